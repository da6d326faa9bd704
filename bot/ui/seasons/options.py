"""The options of a season: how each is called, read, told and offered, and which settings it sets.

A new option is a declaration in :data:`OPTIONS`, its phrases (``setting-<name>``), and a field of its
settings. Which formats have it is said by their ``facts``.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, fields
from datetime import datetime, tzinfo
from typing import Any, Literal, NamedTuple, get_args

from bot.games import GAMES
from bot.league.season import FORMATS, Schedule, SeasonSettings, format_of, hours_told, time_of_round, times
from bot.league.season.formats.league import CALLING_OPTIONS
from bot.milliseconds import MINUTE
from bot.services import AS_WRITTEN
from bot.tables import ClockName, Refused
from bot.ui.house_rules.views import set_name, shown_set
from bot.ui.i18n.hours import hours_between
from bot.ui.i18n.moments import DATED, moment_of
from bot.ui.i18n.spans import span_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined
from bot.ui.seasons.names import time_of
from bot.user_text import UserText, is_clear

LONGEST_NAME = 40
"""The most characters of a league's name."""
MARKUP = set("`*_~|<>@\\[]")
"""Characters that a league's name may not contain, because Discord reads them as markup."""

FormName = Literal["match", "format", "rounds", "dates", "counting", "divisions", "name", "posts"]


class Reading(NamedTuple):
    """How options are understood: in which language and when (ms) they were written, in which zone, and by
    which clocks ``days`` are counted if these are others.
    """

    say: Translator
    now: int
    zone: tzinfo
    days: tzinfo | None = None


@dataclass(frozen=True, slots=True)
class SeasonOption:
    """An option of a season, whose value is that of the first term that it sets."""

    name: str
    settings: tuple[str, ...]
    """The names of the settings that it sets."""
    form: FormName
    """The form in which it is changed. No season has more than four options of one form, so that there is
    room for a reason.
    """
    needed: bool = field(default=False, kw_only=True)
    """Whether every season has a value for it, so that its field cannot be empty."""

    def held(self, settings: SeasonSettings) -> tuple[Any, ...]:
        """Return those of ``settings`` that it sets."""
        return tuple(getattr(settings, name) for name in self.settings)

    def usual(self) -> dict[str, Any]:
        """Return its settings if none were written. The house rules themselves stay."""
        return {
            each.name: each.default
            for each in fields(SeasonSettings)
            if each.name in {*self.settings} - {"options"}
        }

    def told(self, settings: SeasonSettings, say: Translator, *, plain: bool = False) -> str:
        """Return what it is set to. ``plain`` is for places where Discord draws no markup."""
        value = self._value(settings)
        if value is None:
            return say(next(filter(say.has, (f"season-settings-empty-{self.name}", "season-setting-none"))))
        return self._told(value, settings, say, plain)

    def filled(self, settings: SeasonSettings, zone: tzinfo, say: Translator) -> str:
        """Return the text of its field for a user in ``zone``; empty without a value."""
        value = self._value(settings)
        return "" if value is None else self._filled(value, settings, zone, say)

    def read(self, text: str, reading: Reading) -> dict[str, Any]:
        """Return the settings that ``text`` means. Raises Refused if it means none."""
        return dict(zip(self.settings, self._read(text, reading), strict=False))

    def about(self, say: Translator) -> str | None:
        """Return how its value is written; None if nothing has to be said of that."""
        phrase = f"season-settings-about-{self.name}"
        return say(phrase) if say.has(phrase) else None

    def _value(self, settings: SeasonSettings) -> Any:
        return self.held(settings)[0]

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return str(value)

    def _filled(self, value: Any, settings: SeasonSettings, zone: tzinfo, say: Translator) -> str:
        return str(value)

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        raise NotImplementedError


class NameOption(SeasonOption):
    """The name of the league."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return (label_text if plain else escape_text)(value)

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        return (clean(text),)


@dataclass(frozen=True, slots=True)
class NumberOption(SeasonOption):
    """A whole number from ``least`` to ``most``. Any other is refused as ``umpire_whole_number``."""

    least: int
    most: int
    nothing: int | None = None
    """The number that means that it has no value."""

    def about(self, say: Translator) -> str | None:
        """Return which numbers there are."""
        own = f"season-settings-about-{self.name}"
        return say(own if say.has(own) else "season-settings-numbers", least=self.least, most=self.most)

    def _value(self, settings: SeasonSettings) -> Any:
        value = self.held(settings)[0]
        return None if value == self.nothing else value

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        if re.fullmatch(r"[+-]?[0-9]{1,9}", text.strip()) and self.least <= int(text) <= self.most:
            return (int(text),)
        raise Refused("umpire_whole_number", least=self.least, most=self.most)


class MinutesOption(NumberOption):
    """Some minutes. They are also read with their unit, as people see them."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return say("term-grace", grace=value, check=value + times.notice(settings) // MINUTE)

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        minutes = text if text.strip().isdecimal() else str(span_of(text) // MINUTE)
        return NumberOption._read(self, minutes, reading)


@dataclass(frozen=True, slots=True)
class ChoiceOption(SeasonOption):
    """One of a few values. Any other is refused as ``umpire_choice``."""

    values: Collection[str]
    meanings: Mapping[str, tuple[Any, ...]] | None = None
    """The settings for each value; None if the value is the setting."""
    needed: bool = field(default=True, kw_only=True)

    def offers(self, say: Translator) -> list[tuple[str, str]]:
        """Return the names of the values, each with its value."""
        return [(self._told(value, None, say), value) for value in self.values]

    def _value(self, settings: SeasonSettings) -> Any:
        held = self.held(settings)
        return (
            next(value for value, own in self.meanings.items() if own == held) if self.meanings else held[0]
        )

    def _meaning(self, value: str) -> tuple[Any, ...]:
        return self.meanings[value] if self.meanings else (value,)

    def _told(self, value: Any, settings: SeasonSettings | None, say: Translator, plain: bool = False) -> str:
        if self.name == "game":
            return GAMES[value].spec.name
        phrases = (f"setting-{self.name}-{value}", f"choice-{self.name}-{value}", f"season-setting-{value}")
        return say(next(filter(say.has, phrases)))

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        if text not in self.values:
            names = (name for name, _ in self.offers(reading.say))
            raise Refused("umpire_choice", choices=joined(names, reading.say))
        return self._meaning(text)


class HouseRulesOption(SeasonOption):
    """The set of house rules. Which sets there are, the server says."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        if not value and settings.options:
            return say("rule-set-one-by-one")
        return (set_name if plain else shown_set)(value or AS_WRITTEN, say)


class RoundLengthOption(SeasonOption):
    """How long a round lasts."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return say("season-setting-span", **time_of_round(settings))

    def _filled(self, value: Any, settings: SeasonSettings, zone: tzinfo, say: Translator) -> str:
        return self.told(settings, say)

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        return divmod(span_of(text) // MINUTE, 60)


class HoursOption(SeasonOption):
    """The hours of the day in which it is played, by the clocks of its zone."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return say("season-setting-hours", **hours_told(settings))

    def _filled(self, value: Any, settings: SeasonSettings, zone: tzinfo, say: Translator) -> str:
        return f"{value[0]}-{value[1]}"

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        return (hours_between(text),)


class DateOption(SeasonOption):
    """A time (ms), or none."""

    def about(self, say: Translator) -> str | None:
        """Return examples."""
        return say("season-settings-moments")

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return time_of(value, settings, say, plain=plain)

    def _filled(self, value: Any, settings: SeasonSettings, zone: tzinfo, say: Translator) -> str:
        return f"{datetime.fromtimestamp(value / 1000, zone):{DATED} %H:%M}"

    def _read(self, text: str, reading: Reading) -> tuple[Any, ...]:
        return (moment_of(text, reading.now, reading.zone, reading.days),)


class ChannelOption(SeasonOption):
    """A channel, by its id; None for that of the league. It is read where Discord is asked."""

    def told(self, settings: SeasonSettings, say: Translator, *, plain: bool = False) -> str:
        """Return the mention of the channel."""
        return f"<#{self._value(settings) or settings.channel}>"


class RoleOption(SeasonOption):
    """A role, by its id, or none. It is read where Discord is asked."""

    def _told(self, value: Any, settings: SeasonSettings, say: Translator, plain: bool) -> str:
        return f"<@&{value}>"


YES_NO = {"yes": (True,), "no": (False,)}
REMINDERS = {"both": (True, True), "day": (True, False), "hour": (False, True), "none": (False, False)}
LENGTH = NumberOption("length", ("length",), "match", 0, 20, nothing=0)
SIZE = NumberOption("size", ("size",), "format", 2, 10)
ROUNDS = NumberOption("rounds", ("rounds",), "rounds", 1, 30)
PLACES = NumberOption("places", ("places",), "format", 2, 1000)
SEEDING = ChoiceOption("seeding", ("seeding",), "divisions", ("rating", "signup", "lot"))
DECLARED = (
    NameOption("name", ("league",), "name", needed=True),
    ChannelOption("channel", ("channel",), "name", needed=True),
    ChoiceOption("game", ("game",), "match", GAMES),
    ChoiceOption("format", ("format",), "format", FORMATS),
    HouseRulesOption("houserules", ("house_rules", "options"), "match"),
    ChoiceOption("clock", ("clock",), "match", get_args(ClockName)),
    LENGTH,
    SIZE,
    ROUNDS,
    RoundLengthOption("round-length", ("round_hours", "round_minutes"), "rounds"),
    PLACES,
    DateOption("signup-closes", ("signup_closes",), "dates"),
    DateOption("starts", ("starts",), "dates"),
    DateOption("ends", ("ends",), "dates"),
    ChoiceOption("late", ("late",), "format", YES_NO, YES_NO),
    SEEDING,
    NumberOption("division-size", ("division_size",), "divisions", 3, 100),
    NumberOption("moving", ("moving",), "divisions", 0, 10),
    ChoiceOption("tie", ("tie",), "counting", ("auto", "umpire")),
    ChoiceOption("carry", ("playoff_carry",), "counting", YES_NO, YES_NO),
    HoursOption("hours", ("hours", "zone", "offsets"), "rounds"),
    MinutesOption("grace", ("grace",), "rounds", 1, 60),
    ChoiceOption("reminders", ("remind_day", "remind_hour"), "posts", REMINDERS, REMINDERS),
    ChoiceOption("schedule", ("schedule",), "posts", get_args(Schedule)),
    ChannelOption("log-channel", ("log_channel",), "posts"),
    RoleOption("role", ("role",), "posts"),
)
OPTIONS: Mapping[str, SeasonOption] = {option.name: option for option in DECLARED}
"""The options of a season by their names."""


def options_of(settings: SeasonSettings) -> list[str]:
    """Return the options that matter in a season of such a format, clock and length of rounds. Rounds shorter
    than a day have no ``hours``, because their ready checks open at any hour.
    """
    facts = format_of(settings).facts
    own = facts.options - (frozenset() if settings.calls_players else CALLING_OPTIONS)
    if settings.round_time < times.AT_ONCE:
        own -= {"hours"}
    known = options_of_formats()
    found = [option for option in OPTIONS if option not in known or option in own]
    return found if facts.has_deadlines else [option for option in found if option != "reminders"]


def altered(settings: SeasonSettings, new: SeasonSettings) -> list[SeasonOption]:
    """The options that are not the same in these settings."""
    return [option for option in OPTIONS.values() if option.held(settings) != option.held(new)]


def options_of_formats() -> frozenset[str]:
    """The options that exist only in some formats."""
    return frozenset[str]().union(*(each.facts.options for each in FORMATS.values()))


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
