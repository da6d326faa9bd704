"""Presets: usual ways to play that an umpire chooses for a new season, the bot's own and those of the server.

A preset is the settings that it changes, as they are written in forms; empty for what is to be as usual. What
somebody has typed or chosen stays as it is.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace

from bot.games import GAMES
from bot.league.season import Terms
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
"""The presets of the bot. Those of an evening have short rounds, see :func:`settings_of`."""


def settings_of(preset: str, terms: Terms, typed: Collection[str], now: int) -> PresetValues:
    """The settings of one of the bot's presets for a season of these ``terms`` that begins from ``now`` (ms)
    on. Matches of an evening are as short as its rounds, or the rounds as long as a match.
    """
    settings = dict(OWN[preset])
    if preset == "open":
        settings["ends"] = f"<t:{((terms.starts or now) + OPEN_FOR) // 1000}>"
    if preset in ("evening", "cup"):
        settings |= _of_an_evening(_with(settings, terms, typed))
    return settings


def _with(settings: PresetValues, terms: Terms, typed: Collection[str]) -> Terms:
    """The terms with what decides how long a match takes."""
    chosen = {key: settings[key] for key in ("format", "clock") if key not in typed}
    size = terms.size if "size" in typed else int(settings["size"])
    return replace(terms, size=size, length=0, round_hours=0, round_minutes=30, **chosen)  # type: ignore[arg-type]  # our own words


def _of_an_evening(terms: Terms) -> PresetValues:
    """How long rounds and matches are."""
    minutes, length = SHORT_ROUND // MINUTE, fitting_length(terms)
    if not is_too_slow(terms) or length or terms.clock == "slow":
        return {"round-length": f"{minutes} min", "length": str(length) if is_too_slow(terms) else ""}
    return {"round-length": f"{-(-longest(terms) // QUARTER) * QUARTER // MINUTE} min", "length": ""}


def applicable(settings: PresetValues, terms: Terms, typed: Collection[str]) -> PresetValues:
    """What of these settings a season of these terms can have, without what was typed."""
    wanted = {option: value for option, value in settings.items() if option not in typed}
    chosen = {key: wanted[key] for key in ("game", "format", "clock") if key in wanted}
    target = replace(terms, **chosen)  # type: ignore[arg-type]  # as they stood in a form
    if length := wanted.get("round-length"):
        target = replace(target, round_hours=0, round_minutes=span_of(length) // MINUTE)
    known = {*options_of(target)}
    if GAMES[target.game].spec.length is None:
        known -= {"length"}
    if target.game != settings.get("game", target.game):
        known -= {"houserules"}
    return {option: value for option, value in wanted.items() if option in known}


def saved_from(shown: FilledIn, say: Translator) -> PresetValues:
    """The settings of a preset that is saved from a draft: all but names, channels, roles and dates."""
    return {
        option: value_in_field(option, shown, say)
        for option in options_of(shown.terms)
        if not isinstance(OPTIONS[option], NameOption | ChannelOption | RoleOption | DateOption)
    }


def with_preset(
    saved: Mapping[str, PresetValues], name: UserText, settings: PresetValues
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
    return {**others, alone(label_text(name)): settings}
