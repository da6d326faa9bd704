"""The options of a season: the values that each takes, and how a value is read that somebody has written.

The command that opens a season has these options, and what was announced is altered by the same.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, NamedTuple, get_args

from bot.games import GAMES
from bot.league.contest import FORMATS, Schedule, Terms
from bot.milliseconds import MINUTE
from bot.tables import ClockName, Refused
from bot.ui.components.offers import Suggestion, picked
from bot.ui.i18n.spans import span_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined
from bot.ui.seasons.terms import FIELDS, REMINDERS, choice_name


class Numbers(NamedTuple):
    """The whole numbers from ``least`` to ``most``."""

    least: int
    most: int


LENGTH, SIZE, ROUNDS, PLACES = Numbers(0, 20), Numbers(2, 10), Numbers(1, 30), Numbers(2, 1000)
DIVISION_SIZE, MOVING = Numbers(3, 100), Numbers(0, 10)
GRACE = Numbers(1, 60)
NUMBERS: Mapping[str, Numbers] = {
    "length": LENGTH,
    "size": SIZE,
    "rounds": ROUNDS,
    "places": PLACES,
    "division-size": DIVISION_SIZE,
    "moving": MOVING,
    "grace": GRACE,
}
CHOICES: dict[str, Sequence[str]] = {
    "game": tuple(GAMES),
    "format": tuple(FORMATS),
    "clock": get_args(ClockName),
    "seeding": ("rating", "signup", "lot"),
    "tie": ("auto", "umpire"),
    "late": ("yes", "no"),
    "carry": ("yes", "no"),
    "reminders": tuple(REMINDERS.values()),
    "schedule": get_args(Schedule),
}
"""The values of options that have few."""
MOMENTS = ("signup-closes", "starts", "ends")
NEEDED = ("name", "game", "format", "channel")
"""The options that every season has a value for."""


def offers(option: str, say: Translator) -> list[Suggestion]:
    """The values of an option that has few, each with its name."""
    return [Suggestion(choice_name(option, value, say), value) for value in CHOICES.get(option, ())]


def read(option: str, text: str, say: Translator) -> Any:
    """The value of an option that ``text`` means, as the command that opens a season gets it.

    Raises Refused ``umpire_whole_number``, ``umpire_choice``, and ``umpire_span`` for a grace that is no
    time.
    """
    if option == "grace" and not text.strip().isdecimal():  # people write `15 minutes`, as they read it
        text = str(span_of(text) // MINUTE)
    if option in NUMBERS:
        return number_in(text, NUMBERS[option])
    if option in CHOICES:
        known = offers(option, say)
        names = joined((offer.name for offer in known), say)
        value = picked(text, known, Refused("umpire_choice", choices=names))
        return value == "yes" if option in ("late", "carry") else value
    return text


def number_in(text: str, numbers: Numbers) -> int:
    """The whole number that ``text`` says. Raises Refused ``umpire_whole_number`` if it is none of these."""
    text = text.strip()
    if re.fullmatch(r"[+-]?[0-9]{1,9}", text) and numbers.least <= int(text) <= numbers.most:
        return int(text)
    raise Refused("umpire_whole_number", least=numbers.least, most=numbers.most)


def unwritten(option: str) -> dict[str, Any]:
    """What the terms of an option are where nobody has written it; for none of :data:`NEEDED`."""
    defaults = {field.name: field.default for field in fields(Terms)}
    return {name: defaults[name] for name in FIELDS[option] if name != "options"}
