"""Presets: usual ways to play that an umpire chooses for a new season, the bot's own and those of the server.
A preset is the settings that it changes, as written in forms; an empty one means the default. Values typed or
chosen by hand stay.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.games import GAMES
from bot.league.season import SeasonSettings
from bot.milliseconds import MINUTE, WEEK
from bot.services import key_of
from bot.tables import Refused
from bot.ui.i18n.spans import span_of
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.i18n.user_text import alone, label_text
from bot.ui.seasons.options import OPTIONS, ChannelOption, DateOption, NameOption, RoleOption, options_of
from bot.ui.umpire.estimate import fitting_length, is_too_slow, longest
from bot.ui.umpire.settings import FilledIn, value_in_field
from bot.user_text import UserText, look_alike, seen_as

PresetValues = Mapping[str, str]

MOST = 10
"""The most presets that a server can save."""
QUARTER = 15 * MINUTE
SHORT_ROUND = 30 * MINUTE
"""The length (ms) of a round in an evening, if a match fits into it."""
OPEN_FOR = 4 * WEEK
"""How long (ms) an open season lasts."""
_TONIGHT: PresetValues = {
    "clock": "fast",
    "size": "4",
    "grace": "5",
    "late": "yes",
    "places": "",
    "signup-closes": "",
    "starts": "",
    "reminders": "none",
    "schedule": "never",
}
OWN: Mapping[str, PresetValues] = {
    "evening": {"format": "rounds", "rounds": "4", **_TONIGHT},
    "weekly": {
        "format": "rounds",
        "rounds": "6",
        "round-length": "7 days",
        "clock": "normal",
        "size": "4",
        "length": "",
        "grace": "10",
        "late": "yes",
        "reminders": "both",
        "schedule": "weekly",
    },
    "cup": {"format": "cup", "seeding": "rating", **_TONIGHT},
    "open": {
        "format": "open",
        "clock": "normal",
        "length": "",
        "late": "yes",
        "schedule": "weekly",
    },
}
"""The presets of the bot. Those of an evening have short rounds, see :func:`preset_values`."""


def preset_values(preset: str, settings: SeasonSettings, typed: Collection[str], now: int) -> PresetValues:
    """The values of one of the bot's presets for a season of these ``settings`` that begins from ``now`` (ms)
    on. Matches of an evening are as short as its rounds, or the rounds as long as a match.
    """
    values = dict(OWN[preset])
    if preset == "open":
        values["ends"] = f"<t:{((settings.starts or now) + OPEN_FOR) // 1000}>"
    if preset in ("evening", "cup"):
        values |= _of_an_evening(_with(values, settings, typed))
    return values


def _with(values: PresetValues, settings: SeasonSettings, typed: Collection[str]) -> SeasonSettings:
    """The settings with what decides how long a match takes."""
    chosen = {key: values[key] for key in ("format", "clock") if key not in typed}
    size = settings.size if "size" in typed else int(values["size"])
    return replace(settings, size=size, length=0, round_hours=0, round_minutes=30, **chosen)  # type: ignore[arg-type]  # our own words


def _of_an_evening(settings: SeasonSettings) -> PresetValues:
    """How long rounds and matches are."""
    minutes, length = SHORT_ROUND // MINUTE, fitting_length(settings)
    if not is_too_slow(settings) or length or settings.clock == "slow":
        return {"round-length": f"{minutes} min", "length": str(length) if is_too_slow(settings) else ""}
    return {"round-length": f"{-(-longest(settings) // QUARTER) * QUARTER // MINUTE} min", "length": ""}


def applicable(values: PresetValues, settings: SeasonSettings, typed: Collection[str]) -> PresetValues:
    """What of these values a season of these settings can have, without what was typed."""
    wanted = {option: value for option, value in values.items() if option not in typed}
    chosen = {key: wanted[key] for key in ("game", "format", "clock") if key in wanted}
    target = replace(settings, **chosen)  # type: ignore[arg-type]  # as they stood in a form
    if length := wanted.get("round-length"):
        target = replace(target, round_hours=0, round_minutes=span_of(length) // MINUTE)
    known = {*options_of(target)}
    if GAMES[target.game].spec.length is None:
        known -= {"length"}
    if target.game != values.get("game", target.game):
        known -= {"houserules"}
    return {option: value for option, value in wanted.items() if option in known}


def saved_from(shown: FilledIn, say: Translator) -> PresetValues:
    """The settings of a preset that is saved from a draft: all but names, channels, roles and dates, and
    house rules that are not a set of the server.
    """
    values = {
        option: value_in_field(option, shown, say)
        for option in options_of(shown.settings)
        if not isinstance(OPTIONS[option], NameOption | ChannelOption | RoleOption | DateOption)
    }
    return {option: value for option, value in values.items() if value or option != "houserules"}


def with_preset(
    saved: Mapping[str, PresetValues], name: UserText, values: PresetValues
) -> Mapping[str, PresetValues]:
    """The presets of a server with one more, or with another of the same name.

    Raises Refused ``preset_taken`` if one of the bot's is called so, and ``preset_full`` if there are too
    many.
    """
    own = (UserText(translator(locale)(f"preset-{key}")) for locale in locales() for key in OWN)
    if any(look_alike(seen_as(name), seen_as(each)) for each in own):
        raise Refused("preset_taken", name=name)
    others = {each: kept for each, kept in saved.items() if key_of(UserText(each)) != key_of(name)}
    if len(others) >= MOST:
        raise Refused("preset_full", count=MOST)
    return {**others, alone(label_text(name)): values}
