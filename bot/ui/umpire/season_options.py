"""Making the terms of a season from the options of ``/umpire create``, and checking them.

These are pure functions, which refuse invalid options before anything is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from datetime import UTC, tzinfo
from typing import Any
from zoneinfo import ZoneInfo

from bot.games import GAMES
from bot.games.api import BadOptions
from bot.league.contest import FORMATS, Terms, format_of
from bot.league.results import SCORING_VERSION
from bot.milliseconds import DAY, MINUTE
from bot.services import RuleSet, clock_changes, zone_named
from bot.tables import Refused
from bot.ui.i18n.hours import hours_between
from bot.ui.i18n.moments import moment_of
from bot.ui.i18n.spans import span_of
from bot.ui.seasons.terms import OF_CALLS
from bot.ui.shell.refusals import Refusals
from bot.user_text import NO_TEXT, UserText, is_clear

LONGEST_NAME = 40
"""The most characters of a league's name."""
MARKUP = set("`*_~|<>@\\[]")
"""Characters that a league's name may not contain, because Discord reads them as markup."""
KNOWN_AHEAD = 1500 * DAY
"""For how long (ms) after the announcement a season knows when clocks change."""
SHORTEST_ROUND, LONGEST_ROUND = 10 * MINUTE, 90 * DAY
"""The shortest and the longest round (ms)."""

AS_WRITTEN = (
    *("clock", "format", "length", "size", "rounds", "places", "late"),
    *("division_size", "moving", "seeding", "tie", "grace"),
)
"""The options that become terms without a conversion."""


@dataclass(frozen=True, slots=True)
class SeasonOptions:
    """The options that an umpire has written. None stands for an option that was left out."""

    name: str | None = None
    game: str | None = None
    format: str | None = None
    clock: str | None = None
    length: int | None = None
    size: int | None = None
    rounds: int | None = None
    round_length: str | None = None
    places: int | None = None
    signup_closes: str | None = None
    starts: str | None = None
    ends: str | None = None
    late: bool | None = None
    division_size: int | None = None
    moving: int | None = None
    seeding: str | None = None
    tie: str | None = None
    carry: bool | None = None
    hours: str | None = None
    grace: int | None = None

    @property
    def chosen(self) -> Iterator[str]:
        """The names of the options that are written."""
        return (each.name for each in fields(self) if getattr(self, each.name) is not None)


@dataclass(frozen=True, slots=True)
class Earlier:
    """The earlier season that a new one takes its terms from."""

    terms: Terms
    announced: int
    """When it was announced (ms). Its times are moved by the time that has passed since."""


def game_of(written: SeasonOptions, earlier: Earlier | None) -> str:
    """The game of the season: the one written, the only one of the format, the earlier season's, or the
    first.
    """
    only = FORMATS[written.format].facts.game if written.format is not None else None
    return written.game or only or (earlier.terms.game if earlier else next(iter(GAMES)))


def _usual_format(written: SeasonOptions) -> str:
    """The format of a season for which nobody has chosen one: rounds if something of them is written."""
    of_rounds = written.size, written.rounds, written.round_length
    return "open" if of_rounds == (None, None, None) else "rounds"


def drafted(
    written: SeasonOptions,
    rules: RuleSet | None,
    channel: int,
    clock: str,
    now: int,
    found: Refusals,
    earlier: Earlier | None = None,
    zone: tzinfo = UTC,
    days: tzinfo | None = None,
) -> Terms:
    """The terms that the options describe at ``now`` (ms), written by somebody in ``zone``, with ``days`` by
    other clocks than theirs. An option that is left out is taken from ``earlier``.

    ``rules`` is None to keep the house rules of ``earlier``. ``clock`` is the default clock. What is invalid
    or contradicts itself is added to ``found``; where anything is, the terms are good for nothing.
    """
    game = game_of(written, earlier)
    base = (
        _carried_over(earlier, game, now)
        if earlier
        else Terms(UserText(""), game, _usual_format(written), channel, _clock(clock))
    )
    changes: dict[str, Any] = {
        name: value for name in AS_WRITTEN if (value := getattr(written, name)) is not None
    }
    if written.carry is not None:
        changes["playoff_carry"] = written.carry
    changes |= _read(written, now, zone, days, found)
    if rules is not None:
        changes |= {"house_rules": rules.name, "options": dict(rules.options)}
    terms = replace(base, game=game, channel=channel, scoring_version=SCORING_VERSION, **changes)
    if written.grace is None and written.round_length is not None:
        terms = replace(terms, grace=min(terms.grace, _longest_grace(terms)))
    if "ends" not in format_of(terms).facts.options:
        terms = replace(terms, ends=None)
    for refused in _inconsistencies(written, terms):
        found.add(refused)
    return terms


def _read(
    written: SeasonOptions, now: int, zone: tzinfo, days: tzinfo | None, found: Refusals
) -> Mapping[str, Any]:
    """The terms that are written as texts. What cannot be read is added to ``found``."""
    terms: dict[str, Any] = {}
    if written.name is not None:
        with found.collect():
            terms["league"] = clean(written.name)
    if written.round_length is not None:
        with found.collect("round-length"):
            minutes = span_of(written.round_length) // MINUTE
            terms["round_hours"], terms["round_minutes"] = divmod(minutes, 60)
    if written.hours is not None:
        with found.collect("hours"):
            terms["hours"] = hours_between(written.hours)
    for name in ("signup_closes", "starts", "ends"):
        if (text := getattr(written, name)) is not None:
            with found.collect(name.replace("_", "-")):
                terms[name] = moment_of(text, now, zone, days)
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


def clean(text: str) -> UserText:
    """A league's name as it is stored. Raises Refused ``umpire_name`` if it is not a valid name, and
    ``name_unseen`` if part of it cannot be seen.
    """
    name = " ".join(text.split())
    if not 0 < len(name) <= LONGEST_NAME or set(name) & MARKUP:
        raise Refused("umpire_name", count=LONGEST_NAME)
    if not is_clear(name):
        raise Refused("name_unseen")
    return UserText(name)


def _carried_over(earlier: Earlier, game: str, now: int) -> Terms:
    """The terms of the earlier season, with its times moved to be as far ahead as they were then, by its
    clocks.
    """
    terms = earlier.terms
    later = terms.clock_at(now) - terms.clock_at(earlier.announced)
    moved: dict[str, Any] = {
        field.name: terms.time_at(terms.clock_at(at) + later)
        for field in fields(terms)
        if field.name in ("signup_closes", "starts", "ends") and (at := getattr(terms, field.name))
    }
    terms = replace(terms, **moved)
    if terms.game == game:
        return terms
    # Another game has other house rules and may have no length to choose.
    length = 0 if GAMES[game].spec.length is None else terms.length
    return replace(terms, house_rules=NO_TEXT, options={}, length=length)


def _inconsistencies(written: SeasonOptions, terms: Terms) -> Iterator[Refused]:
    """Everything that is missing in the terms, contradicts itself, or goes beyond its limits."""
    spec, facts = GAMES[terms.game].spec, format_of(terms).facts
    if facts.game not in (None, terms.game):
        yield Refused("umpire_pursuit_game", game=GAMES[facts.game].spec.name)
    for name in _special(written):
        if name not in facts.options:
            yield Refused("umpire_not_for_format", option=name.replace("_", "-"))
    if terms.clock == "slow":
        for name in sorted(OF_CALLS & facts.options):
            if getattr(written, name) is not None:
                yield Refused("umpire_not_for_slow", option=name)
    if terms.length and spec.length is None:
        yield Refused("no_length", game=spec.name)
    if terms.round_time < SHORTEST_ROUND:
        yield Refused("umpire_round_too_short", minutes=SHORTEST_ROUND // MINUTE)
    elif terms.round_time > LONGEST_ROUND:
        yield Refused("umpire_round_too_long", days=LONGEST_ROUND // DAY)
    elif (written.grace or 0) > _longest_grace(terms):
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


def _special(written: SeasonOptions) -> Iterator[str]:
    """The written options that exist only in some formats."""
    known = frozenset[str]().union(*(each.facts.options for each in FORMATS.values()))
    return (name for name in written.chosen if name in known)


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


def _clock(text: str) -> Any:
    """The name of a clock. The caller knows that it is valid, but a type checker does not."""
    return text
