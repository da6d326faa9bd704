"""Databases as earlier versions have left them: today's with what was added since taken out again."""

from __future__ import annotations

from collections.abc import Iterator

ADDED: dict[int, tuple[str, ...]] = {
    11: ("DROP TABLE season_people",),
    12: (
        *(f"ALTER TABLE results DROP COLUMN {name}" for name in ("counts_by", "excused")),
        "ALTER TABLE seats DROP COLUMN excused",
        *(f"ALTER TABLE ratings DROP COLUMN {name}" for name in ("weight", "met")),
        "DROP TABLE rating_changes",
    ),
    13: (
        "ALTER TABLE tables DROP COLUMN called_until",
        "ALTER TABLE seats DROP COLUMN absent",
    ),
    14: ("DROP TABLE spendings",),
    15: ("DROP TABLE bars", "DROP TABLE avoidances"),
    16: ("DROP TABLE season_roles",),
    17: ("DROP INDEX tables_ended",),
    18: (
        *(f"ALTER TABLE seasons DROP COLUMN {name}" for name in ("digest", "reasons_digest")),
        "ALTER TABLE season_log DROP COLUMN version",
    ),
    19: ("DROP TABLE reflexes",),
    20: ("DROP TABLE moves_ahead",),
    21: ("DROP TABLE achievements",),
    22: (
        "ALTER TABLE tables DROP COLUMN contributions",
        "ALTER TABLE tables ADD COLUMN start_press INTEGER",
        "ALTER TABLE seats DROP COLUMN word",
    ),
    23: ("DROP TABLE commitments",),
    24: ("ALTER TABLE seats DROP COLUMN level",),
    25: ("DROP TABLE watches",),
    26: ("DROP TABLE daily_runs", "DROP TABLE daily_deals"),
    27: ("ALTER TABLE moves_ahead DROP COLUMN let_go",),
    28: ("ALTER TABLE posts DROP COLUMN follows",),
    29: ("ALTER TABLE seats DROP COLUMN earlier",),
    30: ("DROP TABLE daily_played",),
    31: tuple(f"ALTER TABLE seats DROP COLUMN {name}" for name in ("deals", "deals_stood_in")),
}
"""What takes out again what a migration has added, by its number."""


def back_to(version: int) -> Iterator[str]:
    """The statements that make today's database one of an earlier version."""
    for number in sorted(ADDED, reverse=True):
        if number > version:
            yield from ADDED[number]
    yield f"PRAGMA user_version = {version}"
