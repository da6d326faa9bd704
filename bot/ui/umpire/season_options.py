"""Making the terms of a season from what an umpire has written for its options, and checking them.

These are pure functions, which refuse invalid options before anything is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import UTC, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from bot.games import GAMES
from bot.games.api import BadOptions
from bot.league.results import SCORING_VERSION
from bot.league.season import FORMATS, Terms, format_of
from bot.league.season.formats.league import CALLING_OPTIONS
from bot.milliseconds import DAY, MINUTE
from bot.services import RuleSet, clock_changes, zone_named
from bot.tables import ClockName, Refused
from bot.ui.seasons.options import OPTIONS, DateOption, Reading, options_of_formats
from bot.ui.shell.refusals import Refusals
from bot.user_text import NO_TEXT, UserText

KNOWN_AHEAD = 1500 * DAY
"""For how long (ms) after the announcement a season knows when clocks change."""
SHORTEST_ROUND, LONGEST_ROUND = 10 * MINUTE, 90 * DAY
"""The shortest and the longest round (ms)."""


def values_of(written: Mapping[str, str], reading: Reading, found: Refusals) -> dict[str, Any]:
    """The terms that the options mean which somebody has ``written``. What cannot be read is added to
    ``found``.
    """
    values = dict[str, Any]()
    for name in OPTIONS:
        if name in written:
            with found.collect("" if name == "name" else name):
                values |= OPTIONS[name].read(written[name], reading)
    return values


def usual_terms(values: Mapping[str, Any], channel: int, clock: ClockName) -> Terms:
    """The terms of a season of which only these ``values`` are chosen: one of rounds if any is about them."""
    of_rounds = {"size", "rounds", "round_hours"} & values.keys()
    return Terms(UserText(""), next(iter(GAMES)), "rounds" if of_rounds else "open", channel, clock)


def moved(terms: Terms, announced: int, now: int) -> Terms:
    """The terms of a season that was ``announced`` then (ms), with its dates as far ahead as they were then,
    by its clocks.
    """
    later = terms.clock_at(now) - terms.clock_at(announced)
    dates = (option.terms[0] for option in OPTIONS.values() if isinstance(option, DateOption))
    changes: dict[str, Any] = {
        date: terms.time_at(terms.clock_at(at) + later) for date in dates if (at := getattr(terms, date))
    }
    return replace(terms, **changes)


def game_of(values: Mapping[str, Any], base: Terms) -> str:
    """The game of the season: the one chosen, the only one of the format, or that of ``base``."""
    only = FORMATS[values["format"]].facts.game if "format" in values else None
    return values.get("game") or only or base.game


def drafted(base: Terms, values: Mapping[str, Any], rules: RuleSet | None, found: Refusals) -> Terms:
    """The terms ``base`` with the ``values`` that somebody has chosen. ``rules`` is None to keep its house
    rules.

    What contradicts itself is added to ``found``; where anything is, the terms are good for nothing.
    """
    game = game_of(values, base)
    if game != base.game:
        # Another game has other house rules and may have no length to choose.
        length = 0 if GAMES[game].spec.length is None else base.length
        base = replace(base, house_rules=NO_TEXT, options={}, length=length)
    terms = replace(base, **{**values, "game": game, "scoring_version": SCORING_VERSION})
    if rules is not None:
        terms = replace(terms, house_rules=rules.name, options=dict(rules.options))
    if "round_hours" in values and "grace" not in values:
        terms = replace(terms, grace=min(terms.grace, _longest_grace(terms)))
    if "ends" not in format_of(terms).facts.options:
        terms = replace(terms, ends=None)
    for refused in _inconsistencies(values, terms):
        found.add(refused)
    return terms


def in_zone(terms: Terms, zone: str | None, now: int) -> Terms:
    """The terms of a season that is played by the clocks of a ``zone`` (None: UTC), as they are known at
    ``now`` (ms), also for a round that was drawn before.
    """
    known = (zone_named(zone) if zone else None) or ZoneInfo("UTC")
    offsets = clock_changes(known, now - LONGEST_ROUND, now + KNOWN_AHEAD)
    known_by = offsets if any(ahead for _, ahead in offsets) else ()
    return replace(terms, zone=known.key, offsets=known_by)


def clocks_of(terms: Terms) -> tzinfo:
    """The clocks by which the days of a season are counted."""
    return zone_named(terms.zone) or UTC


def _inconsistencies(values: Mapping[str, Any], terms: Terms) -> Iterator[Refused]:
    """Everything that is missing in the terms, contradicts itself, or goes beyond its limits."""
    spec, facts = GAMES[terms.game].spec, format_of(terms).facts
    if facts.game not in (None, terms.game):
        yield Refused("umpire_pursuit_game", game=GAMES[facts.game].spec.name)
    chosen = [name for name, option in OPTIONS.items() if option.terms[0] in values]
    for name in chosen:
        if name in options_of_formats() - facts.options:
            yield Refused("umpire_not_for_format", option=name)
        if terms.clock == "slow" and name in CALLING_OPTIONS & facts.options:
            yield Refused("umpire_not_for_slow", option=name)
    if terms.length and spec.length is None:
        yield Refused("no_length", game=spec.name)
    if terms.round_time < SHORTEST_ROUND:
        yield Refused("umpire_round_too_short", minutes=SHORTEST_ROUND // MINUTE)
    elif terms.round_time > LONGEST_ROUND:
        yield Refused("umpire_round_too_long", days=LONGEST_ROUND // DAY)
    elif values.get("grace", 0) > _longest_grace(terms):
        yield Refused("umpire_grace_too_long", count=_longest_grace(terms))
    yield from _out_of_order(terms)
    if "size" in facts.options and not spec.seats[0] <= terms.size <= spec.seats[-1]:
        yield Refused("umpire_size", game=spec.name, least=spec.seats[0], most=spec.seats[-1])
    else:
        yield from _unplayable(terms, terms.size if "size" in facts.options else spec.seats[0])


def _longest_grace(terms: Terms) -> int:
    """The most minutes that a table can wait for whoever is late: in the other half of the round it is
    played.
    """
    return terms.round_time // MINUTE // 2


def _out_of_order(terms: Terms) -> Iterator[Refused]:
    """That the sign-up closes after the start, or the end does not come after both."""
    closes, starts, ends = terms.signup_closes, terms.starts, terms.ends
    if closes is not None and starts is not None and starts < closes:
        yield Refused("umpire_starts_early")
    if ends is not None and ends <= max(closes or 0, starts or 0):
        yield Refused("umpire_ends_early")


def _unplayable(terms: Terms, seats: int) -> Iterator[Refused]:
    """That the game does not accept the house rules with that number of seats."""
    try:
        GAMES[terms.game].new(seats, bytes(32), terms.rules_of_play)
    except BadOptions as bad:
        yield Refused(f"options-{bad.code}", **bad.data)
