"""The star for learners: views and moves as numbers."""
