"""Making the settings of a season from what an umpire has written for its options, and checking them.

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
from bot.league.season import FORMATS, SeasonSettings, format_of
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
    """Return the settings for ``written`` options. Unreadable ones are added to ``found``."""
    values = dict[str, Any]()
    for name in OPTIONS:
        if name in written:
            with found.collect("" if name == "name" else name):
                values |= OPTIONS[name].read(written[name], reading)
    return values


def usual_settings(values: Mapping[str, Any], channel: int, clock: ClockName) -> SeasonSettings:
    """The settings of a season of which only these ``values`` are chosen: one of rounds if any is about
    them.
    """
    of_rounds = {"size", "rounds", "round_hours"} & values.keys()
    return SeasonSettings(UserText(""), next(iter(GAMES)), "rounds" if of_rounds else "open", channel, clock)


def moved(settings: SeasonSettings, announced: int, now: int) -> SeasonSettings:
    """Return the settings of a season in a time ``zone`` (None: UTC) with its clock changes known at ``now``
    (ms), also for a round that was paired before.
    """
    later = settings.clock_at(now) - settings.clock_at(announced)
    dates = (option.settings[0] for option in OPTIONS.values() if isinstance(option, DateOption))
    changes: dict[str, Any] = {
        date: settings.time_at(settings.clock_at(at) + later)
        for date in dates
        if (at := getattr(settings, date))
    }
    return replace(settings, **changes)


def game_of(values: Mapping[str, Any], base: SeasonSettings) -> str:
    """The game of the season: the one chosen, the only one of the format, or that of ``base``."""
    only = FORMATS[values["format"]].facts.game if "format" in values else None
    return values.get("game") or only or base.game


def drafted(
    base: SeasonSettings, values: Mapping[str, Any], rules: RuleSet | None, found: Refusals
) -> SeasonSettings:
    """Return the settings ``base`` with the chosen ``values``. ``rules`` is None to keep its house rules.
    Contradictions are added to ``found``; if there are any, the settings are unusable.
    """
    game = game_of(values, base)
    if game != base.game:
        # Another game has other house rules and may have no length to choose.
        length = 0 if GAMES[game].spec.length is None else base.length
        base = replace(base, house_rules=NO_TEXT, options={}, length=length)
    settings = replace(base, **{**values, "game": game, "scoring_version": SCORING_VERSION})
    if rules is not None:
        settings = replace(settings, house_rules=rules.name, options=dict(rules.options))
    if "round_hours" in values and "grace" not in values:
        settings = replace(settings, grace=min(settings.grace, _longest_grace(settings)))
    if "ends" not in format_of(settings).facts.options:
        settings = replace(settings, ends=None)
    for refused in _inconsistencies(values, settings):
        found.add(refused)
    return settings


def in_zone(settings: SeasonSettings, zone: str | None, now: int) -> SeasonSettings:
    """Return the settings of a season in a time ``zone`` (None: UTC) with its clock changes known at ``now``
    (ms), also for a round that was paired before.
    """
    known = (zone_named(zone) if zone else None) or ZoneInfo("UTC")
    offsets = clock_changes(known, now - LONGEST_ROUND, now + KNOWN_AHEAD)
    known_by = offsets if any(ahead for _, ahead in offsets) else ()
    return replace(settings, zone=known.key, offsets=known_by)


def clocks_of(settings: SeasonSettings) -> tzinfo:
    """The clocks by which the days of a season are counted."""
    return zone_named(settings.zone) or UTC


def _inconsistencies(values: Mapping[str, Any], settings: SeasonSettings) -> Iterator[Refused]:
    """Everything that is missing in the settings, contradicts itself, or goes beyond its limits."""
    spec, facts = GAMES[settings.game].spec, format_of(settings).facts
    if facts.game not in (None, settings.game):
        yield Refused("umpire_pursuit_game", game=GAMES[facts.game].spec.name)
    chosen = [name for name, option in OPTIONS.items() if option.settings[0] in values]
    for name in chosen:
        if name in options_of_formats() - facts.options:
            yield Refused("umpire_not_for_format", option=name)
        if settings.clock == "slow" and name in CALLING_OPTIONS & facts.options:
            yield Refused("umpire_not_for_slow", option=name)
    if settings.length and spec.length is None:
        yield Refused("no_length", game=spec.name)
    if settings.round_time < SHORTEST_ROUND:
        yield Refused("umpire_round_too_short", minutes=SHORTEST_ROUND // MINUTE)
    elif settings.round_time > LONGEST_ROUND:
        yield Refused("umpire_round_too_long", days=LONGEST_ROUND // DAY)
    elif values.get("grace", 0) > _longest_grace(settings):
        yield Refused("umpire_grace_too_long", count=_longest_grace(settings))
    yield from _out_of_order(settings)
    if "size" in facts.options and not spec.seats[0] <= settings.size <= spec.seats[-1]:
        yield Refused("umpire_size", game=spec.name, least=spec.seats[0], most=spec.seats[-1])
    else:
        yield from _unplayable(settings, settings.size if "size" in facts.options else spec.seats[0])


def _longest_grace(settings: SeasonSettings) -> int:
    """Maximum minutes that a table can wait for late players: the other half of the round is for playing."""
    return settings.round_time // MINUTE // 2


def _out_of_order(settings: SeasonSettings) -> Iterator[Refused]:
    """That the sign-up closes after the start, or the end does not come after both."""
    closes, starts, ends = settings.signup_closes, settings.starts, settings.ends
    if closes is not None and starts is not None and starts < closes:
        yield Refused("umpire_starts_early")
    if ends is not None and ends <= max(closes or 0, starts or 0):
        yield Refused("umpire_ends_early")


def _unplayable(settings: SeasonSettings, seats: int) -> Iterator[Refused]:
    """That the game does not accept the house rules with that number of seats."""
    try:
        GAMES[settings.game].new(seats, bytes(32), settings.rules_of_play)
    except BadOptions as bad:
        yield Refused(f"options-{bad.code}", **bad.data)
