"""Chips: accounts, and setting everybody back."""
