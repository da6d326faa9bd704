"""What an adversary types: texts, names, numbers and whatever fits the pattern of a field."""

from __future__ import annotations

from functools import cache
from typing import Any, TypeVar

from hypothesis import HealthCheck, Phase, given
from hypothesis import seed as seeded
from hypothesis import settings as running
from hypothesis import strategies as st

T = TypeVar("T")

MANY = 40
"""So many examples are drawn of each strategy."""

NASTY = (
    *("", " ", "\u200b", "\u2800", "\u3164", "\u202e\u202e", "\u2066x\u2069", "ﷺ" * 30, "é" * 99),
    *("@everyone", "@here", "<@&1>", "<@1>", "<#1>", "</play:1>", "<t:1:R>", "<:x:1>", "<id:guide>"),
    *("=1+1", "=HYPERLINK(1)", "+1", "-1", "@SUM(1)", "\t=1", "x;=1+1;", '"', "'; DROP TABLE people; --"),
    *(
        "# loud",
        "-# small",
        "> said",
        "- groceries",
        "1. one",
        "```",
        "``",
        "||",
        "**",
        "\\",
        "[x](https://x.no)",
    ),
    *(
        "https://evil.no",
        "discord.gg/evil",
        "{0}",
        "{ $name }",
        "%s",
        "%(name)s",
        "\n\n\n",
        "a\nb",
        "\r",
        "\x00",
    ),
    *("0", "1", "²", "١", "１２", "1e9", "1.5", "inf", "nan", "9" * 20, "9" * 5000, "-" * 6000, "x" * 6000),
    *("tomorrow", "2 days", "in 9999 years", "0 hours", "2026-02-30", "25:00", "31.12.9999 23:59", "now"),
    *("none", "all", "null", "true", "olsen", "pursuit", "as_written", "end_points", "22-7", "Europe/Oslo"),
)
"""Texts that have a meaning to Discord, to a spreadsheet, to a database, to Python or to the bot itself."""

TEXTS = st.one_of(
    st.text(max_size=60),
    st.text("\u202a\u202e\u2066\u2069\u200b\u2800 abc", max_size=30),
    st.text("<@!&#>:/0123456789", min_size=2, max_size=30),
)

NUMBERS = (
    *(0, 1, 2, 3, 5, 25, 26, 99, 100, 1_000, 99_999, -1, -2, -100_000),
    *(2**31, 2**53 - 1, 2**63 - 1, 2**63, 9_999_999_999_999_999_999),
)

NAMES = tuple(text for text in NASTY if 1 <= len(text) <= 32)
"""Texts that Discord takes for a name on a server."""


@cache
def texts(seed: int) -> tuple[str, ...]:
    """The texts of a seed: those that mean something, and some that hypothesis comes up with."""
    return (*NASTY, *drawn(TEXTS, seed))


@cache
def names(seed: int) -> tuple[str, ...]:
    """The names of a seed that members give themselves, each up to 32 characters long."""
    return (*NAMES, *drawn(st.text(min_size=1, max_size=32), seed))


@cache
def matching(pattern: str, seed: int) -> tuple[str, ...]:
    """Texts that match the pattern of a field of an id."""
    return drawn(st.from_regex(pattern, fullmatch=True).filter(str.isprintable), seed, 12)


def drawn(strategy: st.SearchStrategy[T], seed: int, count: int = MANY) -> tuple[T, ...]:
    """Examples of a strategy, the same ones for the same seed."""
    found: list[T] = []

    @seeded(seed)
    @running(
        max_examples=count,
        deadline=None,
        database=None,
        derandomize=False,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def collect(example: Any) -> None:
        found.append(example)

    collect()
    return tuple(found)
