"""Chips on screen: statements, balances, and setting all balances back."""
