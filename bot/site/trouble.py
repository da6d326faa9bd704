"""Where the running bot writes its site, and what it notes for the doctor when that fails."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

NOTE = "site"
"""Name of the database note about the last failure."""


@dataclass(frozen=True, slots=True)
class SiteTrouble:
    """A failure to write the pages, or nothing."""

    fault: str = ""
    """Its id in the log; empty if the last writing went well."""
    failed_at: int = 0
    """When it happened (ms)."""


def trouble_in(note: str | None) -> SiteTrouble:
    """Return the trouble noted in the database, or none if the note can't be read."""
    try:
        return SiteTrouble(**json.loads(note or "{}"))
    except (TypeError, ValueError):
        return SiteTrouble()


def site_of(beside: Path) -> Path:
    """Return the folder of the site of a database whose files lie ``beside`` a path. If it isn't there when
    the bot starts, nothing is written.
    """
    return beside.parent / "site"
