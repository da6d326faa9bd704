"""Lessons: what they teach, and to whom they are offered."""
