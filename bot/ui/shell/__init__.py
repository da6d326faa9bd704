"""What every press and command goes through, whatever it is about."""
