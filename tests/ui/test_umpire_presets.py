"""The presets of the bot fit every game, and change nothing that somebody has typed."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC

import pytest

from bot.games import OWN as GAMES
from bot.league.season import SeasonSettings
from bot.milliseconds import HOUR, MINUTE
from bot.services.house_rules import shipped_sets
from bot.tables import Refused
from bot.ui.i18n.translator import translator
from bot.ui.seasons.options import OPTIONS
from bot.ui.umpire.estimate import is_too_slow
from bot.ui.umpire.presets import MOST, OWN, PresetValues, applicable, preset_values, saved_from, with_preset
from bot.ui.umpire.settings import FilledIn
from bot.user_text import UserText
from tests.ui.drafting import settings_of

EN, NOW = translator(), 1_785_585_600_000


def chosen(preset: str, settings: SeasonSettings, *typed: str) -> SeasonSettings:
    """The settings with a preset, as they are read from a form."""
    values = applicable(preset_values(preset, settings, typed, NOW), settings, typed)
    usual = (OPTIONS[option].usual() for option, text in values.items() if not text)
    base = replace(settings, **{name: value for own in usual for name, value in own.items()})
    return settings_of({option: text for option, text in values.items() if text}, None, NOW, base)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("preset", OWN)
def test_a_preset_makes_a_season_of_any_game_whose_matches_fit_into_its_rounds(
    preset: str, game: str
) -> None:
    settings = chosen(preset, SeasonSettings("Spring", game, "open", 5))
    assert settings.format == {"evening": "rounds", "weekly": "rounds"}.get(preset, preset)
    assert not is_too_slow(settings)
    if preset in ("evening", "cup"):
        assert (settings.clock, settings.starts) == ("fast", None)
        assert 30 * MINUTE <= settings.round_time <= HOUR


@pytest.mark.parametrize("before", OWN)
@pytest.mark.parametrize("preset", OWN)
def test_a_preset_is_the_same_after_another_one(preset: str, before: str) -> None:
    settings = SeasonSettings("Spring", "olsen", "open", 5)
    once, again = chosen(preset, settings), chosen(preset, chosen(before, settings))
    values = preset_values(preset, settings, (), NOW)
    assert applicable(values, once, ()) == applicable(values, again, ())
    for option in ("format", "clock", "length", "late"):
        assert getattr(once, option) == getattr(again, option)


def test_what_was_typed_stays_and_what_it_excludes_is_left_out() -> None:
    settings = SeasonSettings("Spring", "olsen", "cup", 5, "slow", size=3, rounds=9)
    kept = chosen("weekly", settings, "format", "clock", "size")
    assert (kept.format, kept.clock, kept.size, kept.rounds, kept.grace) == ("cup", "slow", 3, 9, 10)
    assert kept.round_hours == 168


def test_hours_of_play_are_chosen_with_the_long_rounds_that_have_them() -> None:
    saved = {"format": "rounds", "round-length": "7 days", "hours": "18-22"}
    evening = SeasonSettings("Spring", "olsen", "rounds", 5, round_hours=0, round_minutes=30)
    assert applicable(saved, evening, ()) == saved
    short = {**saved, "round-length": "30 min"}
    assert "hours" not in applicable(short, SeasonSettings("Spring", "olsen", "rounds", 5), ())


def test_a_server_saves_so_many_and_none_by_the_name_of_ours() -> None:
    saved: dict[str, PresetValues] = {f"no. {number}": {} for number in range(MOST)}
    assert with_preset(saved, UserText("NO. 3"), {"rounds": "3"})["NO. 3"] == {"rounds": "3"}
    for name, code in (("another", "preset_full"), ("One Evening", "preset_taken")):
        with pytest.raises(Refused) as refused:
            with_preset(saved, UserText(name), {})
        assert refused.value.code == code


def test_a_preset_names_no_house_rules_that_are_not_on_the_server() -> None:
    usual = SeasonSettings("Spring", "olsen", "open", 5)
    sets = shipped_sets("olsen")
    assert saved_from(FilledIn(usual, sets, UTC), EN)["houserules"] == sets[0].key
    gone = replace(usual, house_rules=UserText("Deleted"), options={"aces": "none"})
    assert "houserules" not in saved_from(FilledIn(gone, sets, UTC), EN)
