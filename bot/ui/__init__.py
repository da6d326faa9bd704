"""What people see and press: layouts, phrases, buttons."""
