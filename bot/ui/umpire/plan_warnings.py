"""What a preview of a season warns of before it is announced."""

from __future__ import annotations

from collections.abc import Iterator

from bot.league.season import SeasonSettings, format_of, time_of_round, times
from bot.milliseconds import DAY, HOUR, MINUTE
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.options import options_of
from bot.ui.umpire.estimate import fitting_clock, fitting_length, is_too_slow, longest, turns

UNITS = (("days", DAY), ("hours", HOUR), ("minutes", MINUTE))
"""Units for the time of a match; each is used from two of it on."""


def warnings(settings: SeasonSettings, say: Translator) -> Iterator[str]:
    """Warnings about too few places for a table, a first round whose players are called outside the hours of
    play, and matches that are too long for a round, with what would help.
    """
    season_format = format_of(settings)
    has_hours = "hours" in options_of(settings) and times.is_called_at_once(settings)
    if has_hours and settings.starts is not None and not times.is_in_hours(settings, settings.starts):
        yield say("umpire-warn-hours")
    if (
        "size" in season_format.facts.options
        and settings.places is not None
        and settings.places < settings.size
    ):
        yield say("umpire-warn-places", places=settings.places, size=settings.size)
    if season_format.facts.drawn and not season_format.facts.has_deadlines:
        if settings.clock == "slow":
            yield say("umpire-warn-pursuit", turns=turns(settings))
        return
    if not is_too_slow(settings):
        return
    length, clock = fitting_length(settings), fitting_clock(settings)
    shorter = length and (not settings.length or length < settings.length)
    time = longest(settings)
    unit, span = next((unit, span) for unit, span in UNITS if time >= 2 * span or span == MINUTE)
    yield say(
        "umpire-warn-slow",
        turns=turns(settings),
        clock=say(f"clock-{settings.clock}"),
        time=say("season-setting-span", unit=unit, time=time // span),
        round=say("season-setting-span", **time_of_round(settings)),
        fitting=say(f"clock-{clock}") if clock else None,
        length=length if shorter else None,
    )
