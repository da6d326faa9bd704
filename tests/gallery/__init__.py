"""Pictures of all screens, as a phone and a desktop show them."""

from __future__ import annotations

from pathlib import Path

PUBLISHED = Path(__file__).parents[2] / "data" / "art" / "readme"
"""Where the pictures of the README and of docs/leagues are."""
