"""What is told of seasons in their channels."""
