"""Benchmarks: ``python -m tests.bench NAME [options]`` (``--help`` lists each one's own)."""
