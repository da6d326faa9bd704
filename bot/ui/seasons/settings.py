"""The settings of a season in sentences, and what was altered of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from bot.games import GAMES
from bot.league.season import LogEntry, SeasonSettings, format_of, times
from bot.milliseconds import HOUR
from bot.services import AS_WRITTEN
from bot.ui.house_rules.views import differing, shown_set
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.options import OPTIONS, altered, options_of
from bot.ui.seasons.view import SeasonView

RULES_LIMIT = 700
"""The most characters for a list of house rules."""


def play_line(settings: SeasonSettings, say: Translator) -> str:
    """The game, its house rules, the clock and the length of a match."""
    rules = shown_set(settings.house_rules or AS_WRITTEN, say)
    if not settings.house_rules and settings.options:
        rules = say("rule-set-one-by-one")
    return say(
        "league-play",
        game=GAMES[settings.game].spec.name,
        rules=rules,
        clock=say(f"clock-{settings.clock}"),
        length=settings.length,
    )


def rules_lines(settings: SeasonSettings, say: Translator) -> str:
    """A line for each house rule that is not the default, as many as fit into :data:`RULES_LIMIT`.

    A rule that the game no longer has is left out.
    """
    spec = GAMES[settings.game].spec
    known = {option.key for option in spec.options}
    options = {key: value for key, value in settings.options.items() if key in known}
    lines = differing(spec, options, say).split("\n")
    while sum(map(len, lines)) + len(lines) > RULES_LIMIT:
        lines.pop()
    return "\n".join(lines)


def format_line(settings: SeasonSettings, say: Translator) -> str:
    """The format of the season in a sentence or two."""
    phrase = format_of(settings).described(settings)
    return say(phrase.id, **phrase.arguments)


def counting_lines(settings: SeasonSettings, say: Translator) -> Iterator[str]:
    """The scoring: what a match gives, which matches count, and how ties are broken."""
    return (say(phrase.id, **phrase.arguments) for phrase in format_of(settings).counting(settings))


def reminders_line(settings: SeasonSettings, say: Translator) -> str:
    """The reminders that players get; empty if there are none."""
    if not format_of(settings).facts.has_deadlines or times.is_called_at_once(settings):
        return ""
    day = settings.remind_day and settings.round_time > 24 * HOUR
    hour = settings.remind_hour and settings.round_time > HOUR
    if not (day or hour):
        return ""
    return say("league-reminders", when="both" if day and hour else "day" if day else "hour")


def hours_line(settings: SeasonSettings, say: Translator) -> str:
    """The hours of the day in which it is played; empty if a season has none."""
    if "hours" not in options_of(settings):
        return ""
    return say("setting", option=option_name("hours", say), value=OPTIONS["hours"].told(settings, say))


def alterations(line: LogEntry, view: SeasonView) -> list[str]:
    """A text for each option whose settings a line of the log has altered: its name, the old value, and the
    new one.
    """
    say = view.say
    settings = view.season.settings
    was, now = (cast(Mapping[str, Any], each.get("settings", {})) for each in (line.before, line.after))
    before, after = replace(settings, **was), replace(settings, **now)
    return [
        say(
            "season-setting-altered",
            option=option_name(option.name, say),
            was=option.told(before, say, plain=view.plain),
            now=option.told(after, say, plain=view.plain),
        )
        for option in altered(before, after)
    ]
