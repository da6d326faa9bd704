"""The terms of a season in sentences, and one by one under the names of the options that set them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, cast

from bot.games import GAMES
from bot.league.contest import FORMATS, LogEntry, Terms, format_of, hours_told, time_of_round, times
from bot.milliseconds import HOUR
from bot.services import AS_WRITTEN
from bot.ui.house_rules.views import differing, set_name, shown_set
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.seasons.names import Names, time_of

OF_CALLS = frozenset({"hours", "grace"})
"""The options that mean something only where players are called to their tables."""
RULES_LIMIT = 700
"""The most characters for a list of house rules."""
FIELDS: Mapping[str, tuple[str, ...]] = {
    "name": ("league",),
    "channel": ("channel",),
    "game": ("game",),
    "format": ("format",),
    "clock": ("clock",),
    "houserules": ("house_rules", "options"),
    "length": ("length",),
    "size": ("size",),
    "rounds": ("rounds",),
    "round-length": ("round_hours", "round_minutes"),
    "places": ("places",),
    "signup-closes": ("signup_closes",),
    "starts": ("starts",),
    "ends": ("ends",),
    "late": ("late",),
    "division-size": ("division_size",),
    "moving": ("moving",),
    "seeding": ("seeding",),
    "tie": ("tie",),
    "carry": ("playoff_carry",),
    "hours": ("hours", "zone", "offsets"),
    "grace": ("grace",),
    "reminders": ("remind_day", "remind_hour"),
    "schedule": ("schedule",),
    "log-channel": ("log_channel",),
    "role": ("role",),
}
"""The options of a season, each with the terms that it sets."""
REMINDERS = {(True, True): "both", (True, False): "day", (False, True): "hour", (False, False): "none"}
"""The reminders before a deadline: a day before it and an hour."""


def play_line(terms: Terms, say: Translator) -> str:
    """The game, its house rules, the clock and the length of a match."""
    rules = shown_set(terms.house_rules or AS_WRITTEN, say)
    if not terms.house_rules and terms.options:
        rules = say("rule-set-one-by-one")
    return say(
        "league-play",
        game=GAMES[terms.game].spec.name,
        rules=rules,
        clock=say(f"clock-{terms.clock}"),
        length=terms.length,
    )


def rules_lines(terms: Terms, say: Translator) -> str:
    """A line for each house rule that is not the default, as many as fit into :data:`RULES_LIMIT`.

    A rule that the game no longer has is left out.
    """
    spec = GAMES[terms.game].spec
    known = {option.key for option in spec.options}
    options = {key: value for key, value in terms.options.items() if key in known}
    lines = differing(spec, options, say).split("\n")
    while sum(map(len, lines)) + len(lines) > RULES_LIMIT:
        lines.pop()
    return "\n".join(lines)


def format_line(terms: Terms, say: Translator) -> str:
    """The format of the season in a sentence or two."""
    phrase = format_of(terms).described(terms)
    return say(phrase.id, **phrase.arguments)


def counting_lines(terms: Terms, say: Translator) -> Iterator[str]:
    """The scoring: what a match gives, which matches count, and how ties are broken."""
    return (say(phrase.id, **phrase.arguments) for phrase in format_of(terms).counting(terms))


def reminders_line(terms: Terms, say: Translator) -> str:
    """The reminders that players get; empty if there are none."""
    if not format_of(terms).facts.has_deadlines or times.is_called_at_once(terms):
        return ""
    day = terms.remind_day and terms.round_time > 24 * HOUR
    hour = terms.remind_hour and terms.round_time > HOUR
    if not (day or hour):
        return ""
    return say("league-reminders", when="both" if day and hour else "day" if day else "hour")


def hours_line(terms: Terms, say: Translator) -> str:
    """The hours of the day in which it is played; empty if a season has none."""
    if "hours" not in options_of(terms):
        return ""
    return say("setting", option=option_name("hours", say), value=option_value("hours", terms, say))


# One by one


def options_of(terms: Terms) -> list[str]:
    """The options that mean something in a season of such a format, clock and length of rounds. Where rounds
    are shorter than a day, tables are called whatever the hour.
    """
    known = frozenset[str]().union(*(each.facts.options for each in FORMATS.values()))
    facts = format_of(terms).facts
    own = facts.options - (frozenset() if terms.calls_players else OF_CALLS)
    if terms.round_time < times.AT_ONCE:
        own -= {"hours"}
    found = [option for option in FIELDS if (name := option.replace("-", "_")) not in known or name in own]
    return found if facts.has_deadlines else [option for option in found if option != "reminders"]


def choice_name(option: str, value: str, say: Translator) -> str:
    """The name of one of the values of an option that has few."""
    if option == "game":
        return GAMES[value].spec.name
    if option in ("late", "carry"):
        return say(f"term-{value}")
    return say(next(filter(say.has, (f"setting-{option}-{value}", f"choice-{option}-{value}"))))


def choice_value(option: str, terms: Terms) -> str:
    """Which value of an option that has few is set."""
    match option:
        case "late" | "carry":
            return "yes" if getattr(terms, FIELDS[option][0]) else "no"
        case "reminders":
            return REMINDERS[terms.remind_day, terms.remind_hour]
        case _:
            return str(getattr(terms, FIELDS[option][0]))


def unset(option: str, say: Translator) -> str:
    """What it means that an option has no value."""
    return say(next(filter(say.has, (f"season-settings-empty-{option}", "term-none"))))


def option_value(option: str, terms: Terms, say: Translator, *, plain: bool = False) -> str:
    """What an option is set to. ``plain`` is for places where Discord draws no markup."""
    value = getattr(terms, FIELDS[option][0])
    match option:
        case "name":
            return label_text(terms.league) if plain else escape_text(terms.league)
        case "channel":
            return f"<#{value}>"
        case "houserules":
            one_by_one = not terms.house_rules and terms.options
            named = (set_name if plain else shown_set)(terms.house_rules or AS_WRITTEN, say)
            return say("rule-set-one-by-one") if one_by_one else named
        case "round-length":
            return say("term-span", **time_of_round(terms))
        case "hours":
            return say("term-hours", **hours_told(terms))
        case "grace":
            return say("term-span", unit="minutes", time=value)
        case "signup-closes" | "starts" | "ends" if value is not None:
            return time_of(value, terms, say, plain=plain)
        case "log-channel":
            return f"<#{value or terms.channel}>"
        case "role" if value is not None:
            return f"<@&{value}>"
        case "length" if not value:
            return unset(option, say)
        case "clock" | "format" | "game" | "seeding" | "tie" | "schedule":
            return choice_name(option, value, say)
        case "late" | "carry" | "reminders":
            return choice_name(option, choice_value(option, terms), say)
        case _:
            return unset(option, say) if value is None else str(value)


def alterations(line: LogEntry, names: Names, say: Translator) -> list[str]:
    """A text for each option whose terms a line of the log has altered: its name, the old value, and the new
    one.
    """
    terms = names.contest.terms
    was, now = (cast(Mapping[str, Any], each.get("terms", {})) for each in (line.before, line.after))
    before, after = replace(terms, **was), replace(terms, **now)
    return [
        say(
            "term-altered",
            option=option_name(option, say),
            was=option_value(option, before, say, plain=names.plain),
            now=option_value(option, after, say, plain=names.plain),
        )
        for option, fields in FIELDS.items()
        if any(was.get(name) != now.get(name) for name in fields)
    ]
