"""The Grand Dalmuti for learners: views and moves as numbers."""
