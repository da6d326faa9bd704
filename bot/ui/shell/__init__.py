"""The path of every press and command: router, requests and presses by kind, permissions, errors."""
