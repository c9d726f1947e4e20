"""The contract every game meets, and what a played game leaves behind."""
