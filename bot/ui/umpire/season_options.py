"""From the options of ``/umpire create`` to the terms of a season: what is taken over, and what makes sense.

Pure; everything that is refused here is said before anything is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from bot.games import GAMES
from bot.games.api import BadOptions, Value
from bot.league.contest import FORMATS, HOUR, Terms, format_of
from bot.services import RuleSet
from bot.tables import Refused
from bot.ui.umpire.times import moment_of, span_of

LONGEST_NAME = 40
"""Characters of a league's name."""
MARKUP = set("`*_~|<>@\\[]")
"""What a league's name may not hold: Discord would draw it otherwise than it was written."""
LONGEST_ROUND = 90 * 24
"""Hours."""

AS_WRITTEN = (
    *("clock", "format", "length", "size", "rounds", "places", "scoring"),
    *("counting", "best", "minimum", "late", "division_size", "moving", "tie"),
)
"""Which options become terms just as they are."""


@dataclass(frozen=True, slots=True)
class SeasonOptions:
    """What an umpire has written; None: nothing."""

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
    scoring: str | None = None
    counting: str | None = None
    best: int | None = None
    minimum: int | None = None
    late: bool | None = None
    division_size: int | None = None
    moving: int | None = None
    tie: str | None = None
    carry: bool | None = None


@dataclass(frozen=True, slots=True)
class Earlier:
    """The season that is to be had again."""

    terms: Terms
    announced: int
    """When (ms). From then on its times count, as those of the new one do from now on."""


def game_of(written: SeasonOptions, earlier: Earlier | None) -> str:
    """The game that is wished for: the one named, that of the season before, or the first there is."""
    only = FORMATS[written.format].game if written.format is not None else None
    return written.game or only or (earlier.terms.game if earlier else next(iter(GAMES)))


def terms_of(
    written: SeasonOptions,
    rules: RuleSet | None,
    channel: int,
    clock: str,
    now: int,
    earlier: Earlier | None = None,
) -> Terms:
    """The terms that options come to, at ``now`` (ms): what is written goes before what ``earlier`` had.

    ``rules`` are None where those of ``earlier`` stay; ``clock`` is what is taken where none is named.
    Raises Refused with what would make sense.
    """
    game = game_of(written, earlier)
    base = _again(earlier, game, now) if earlier else Terms("", game, "open", channel, _clock(clock))
    given: dict[str, Any] = {
        name: value for name in AS_WRITTEN if (value := getattr(written, name)) is not None
    }
    if written.best is not None:
        given.setdefault("counting", "best")
    if written.carry is not None:
        given["playoff_carry"] = written.carry
    if written.round_length is not None:
        given["round_hours"] = max(1, span_of(written.round_length) // HOUR)
    for name in ("signup_closes", "starts", "ends"):
        if (text := getattr(written, name)) is not None:
            given[name] = moment_of(text, now)
    if written.name is not None:
        given["league"] = clean(written.name)
    if rules is not None:
        given |= {"house_rules": rules.name, "options": dict(rules.options)}
    terms = replace(base, game=game, channel=channel, **given)
    if "ends" not in format_of(terms).options:
        terms = replace(terms, ends=None)
    _need_sense(written, terms)
    return terms


def clean(name: str) -> str:
    """A league's name as it is kept. Raises Refused ``umpire_name``."""
    name = " ".join(name.split())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or set(name) & MARKUP:
        raise Refused("umpire_name", count=LONGEST_NAME)
    return name


def _again(earlier: Earlier, game: str, now: int) -> Terms:
    """What the season before was announced with, its times as far ahead as they were then."""
    terms, later = earlier.terms, now - earlier.announced
    moved = {
        field.name: at + later
        for field in fields(terms)
        if field.name in ("signup_closes", "starts", "ends") and (at := getattr(terms, field.name))
    }
    terms = replace(terms, **moved)
    # Another game has other house rules, and maybe no length to choose.
    return terms if terms.game == game else replace(terms, house_rules="", options={}, length=0)


def _need_sense(written: SeasonOptions, terms: Terms) -> None:
    spec = GAMES[terms.game].spec
    if not terms.league:
        raise Refused("umpire_name_needed")
    its = format_of(terms)
    if its.game not in (None, terms.game):
        raise Refused("umpire_pursuit_game", game=GAMES[its.game].spec.name)
    for name in _special(written):
        if name not in its.options:
            raise Refused("umpire_not_for_format", option=name.replace("_", "-"), format=terms.format)
    if terms.length and spec.length is None:
        raise Refused("no_length", game=spec.name)
    if not spec.seats[0] <= terms.size <= spec.seats[-1] and "size" in its.options:
        raise Refused("umpire_size", game=spec.name, least=spec.seats[0], most=spec.seats[-1])
    if terms.round_hours > LONGEST_ROUND:
        raise Refused("umpire_round_too_long", days=LONGEST_ROUND // 24)
    if written.best is not None and terms.counting != "best":
        raise Refused("umpire_best_alone")
    if terms.counting == "best" and terms.best < 1:
        raise Refused("umpire_best_missing")
    _need_order(terms)
    _need_playable(terms.game, terms.rules_of_play, terms.size if "size" in its.options else None)


def _special(written: SeasonOptions) -> Iterator[str]:
    """The options that were written and do not mean something in every format."""
    known = frozenset[str]().union(*(each.options for each in FORMATS.values()))
    for field in fields(written):
        if field.name in known and getattr(written, field.name) is not None:
            yield field.name


def _need_order(terms: Terms) -> None:
    """Sign-up closes before the start, and the end comes after both."""
    closes, starts, ends = terms.signup_closes, terms.starts, terms.ends
    if closes is not None and starts is not None and starts < closes:
        raise Refused("umpire_starts_early")
    if ends is not None and ends <= max(closes or 0, starts or 0):
        raise Refused("umpire_ends_early")


def _need_playable(game: str, options: Mapping[str, Value], size: int | None) -> None:
    """Raises Refused ``options-...`` for house rules that no table of the season could be played by."""
    try:
        GAMES[game].new(GAMES[game].spec.seats[0] if size is None else size, bytes(32), options)
    except BadOptions as bad:
        raise Refused(f"options-{bad.code}", **bad.data) from bad


def _clock(text: str) -> Any:
    """One of the clocks, as whoever calls has looked it up, which a type checker cannot see."""
    return text
