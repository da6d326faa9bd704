"""The path that every press and command takes: router, requests and presses by kind, permissions, errors."""
