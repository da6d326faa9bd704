"""The extras: packages that not every operator needs."""

from __future__ import annotations


def installing(extra: str) -> str:
    """The command that installs an extra, and leaves what is installed."""
    return f"uv sync --no-dev --inexact --extra {extra}"
