"""The preview of a new season: what it says is true of that season, and said once."""

from __future__ import annotations

from typing import Any

import pytest

from bot.league.season import SeasonSettings
from bot.milliseconds import DAY, HOUR
from bot.ui.i18n.translator import translator
from bot.ui.umpire.create import ReadPlan, SeasonDraft, plan_how_screen, plan_screen
from bot.user_text import UserText
from tests.ui.seasons import text

NOON = 1_785_585_600_000
"""A noon in UTC, which is outside the usual hours of play."""
DRAFT = "f" * 8


def draft(**fields: Any) -> SeasonDraft:
    return SeasonDraft(
        SeasonSettings(UserText("Friday"), "olsen", fields.pop("format", "rounds"), 5, **fields)
    )


def preview(**fields: Any) -> str:
    return text(plan_screen(draft(**fields), DRAFT, [], translator()))


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "Players can join before and after the start."),
        ({"signup_closes": NOON}, f"Sign-up closes <t:{NOON // 1000}:f> and opens again after the start."),
        ({"late": False}, "Sign-up closes when the season starts."),
        ({"rounds": 1}, "Sign-up closes when the season starts."),
        ({"late": False, "signup_closes": NOON}, f"Sign-up closes <t:{NOON // 1000}:f>."),
    ],
)
def test_when_players_can_join_is_one_sentence(fields: dict[str, Any], said: str) -> None:
    about = next(line for line in preview(**fields).split("\n") if "The season starts" in line)
    assert about.startswith(f"{said} The season starts")
    assert about.count("Sign-up") + about.count("join") == 1


@pytest.mark.parametrize(
    ("fields", "are_shown"),
    [
        ({"round_hours": 168}, True),
        ({"round_hours": 36}, True),
        ({"round_hours": 0, "round_minutes": 30}, False),
        ({"clock": "slow"}, False),
        ({"format": "open"}, False),
    ],
)
def test_the_hours_of_play_are_shown_where_they_are_kept(fields: dict[str, Any], are_shown: bool) -> None:
    assert ("Hours of play: 17 to 23 (UTC)" in preview(**fields)) == are_shown


@pytest.mark.parametrize(
    ("fields", "warns"),
    [
        ({"round_hours": 36, "starts": NOON}, True),
        ({"round_hours": 36, "starts": NOON + 8 * HOUR}, False),
        ({"round_hours": 36}, False),
        ({"round_hours": 0, "round_minutes": 30, "starts": NOON}, False),
        ({"round_hours": 5 * DAY // HOUR, "starts": NOON}, False),
    ],
)
def test_a_first_round_whose_tables_are_called_outside_those_hours_is_remarked(
    fields: dict[str, Any], warns: bool
) -> None:
    assert ("The first round starts outside the hours of play" in preview(**fields)) == warns


def test_the_screen_of_how_it_is_played_is_called_what_its_button_is() -> None:
    label = ReadPlan(DRAFT, "more").button(translator()).label
    said = text(plan_how_screen(draft(), DRAFT, translator()))
    assert f"### {label}" in said
    assert "scored**" not in said
