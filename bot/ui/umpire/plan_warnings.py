"""What a preview of a season warns of before it is announced."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import Terms, format_of, time_of_round, times
from bot.milliseconds import DAY, HOUR, MINUTE
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.options import options_of
from bot.ui.umpire.estimate import fitting_clock, fitting_length, is_too_slow, longest, turns

UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
"""The units in which the time of a match is told; two of one are the least."""


def warnings(terms: Terms, say: Translator) -> Iterator[str]:
    """Warnings about too few places for a table, a first round whose players are called outside the hours of
    play, and matches that are too long for a round, with what would help.
    """
    season_format = format_of(terms)
    has_hours = "hours" in options_of(terms) and times.is_called_at_once(terms)
    if has_hours and terms.starts is not None and not times.is_in_hours(terms, terms.starts):
        yield say("umpire-warn-hours")
    if "size" in season_format.facts.options and terms.places is not None and terms.places < terms.size:
        yield say("umpire-warn-places", places=terms.places, size=terms.size)
    if season_format.facts.drawn and not season_format.facts.has_deadlines:
        if terms.clock == "slow":
            yield say("umpire-warn-pursuit", turns=turns(terms))
        return
    if not is_too_slow(terms):
        return
    length, clock = fitting_length(terms), fitting_clock(terms)
    shorter = length and (not terms.length or length < terms.length)
    time = longest(terms)
    unit, span = next((unit, span) for unit, span in UNITS if time >= 2 * span or span == MINUTE)
    yield say(
        "umpire-warn-slow",
        turns=turns(terms),
        clock=say(f"clock-{terms.clock}"),
        time=say("term-span", unit=unit, time=time // span),
        round=say("term-span", **time_of_round(terms)),
        fitting=say(f"clock-{clock}") if clock else None,
        length=length if shorter else None,
    )
