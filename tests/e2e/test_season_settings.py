"""The settings of a season: the forms of its preview are those on the dashboard, with what is set in them."""

from __future__ import annotations

import pytest_asyncio

from bot.league.season import acts
from bot.ui.umpire.dashboard.settings import free_forms
from tests.e2e.club import Club
from tests.e2e.filling import change, fields, filled
from tests.e2e.screen import told
from tests.e2e.settings import WHY, altered, proposed, settings_screen
from tests.e2e.test_season_messages import about, messages, pinged
from tests.e2e.world import World

ROUNDS = {"format": "rounds", "rounds": 3, "round-length": "5 days"}


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def test_the_tournament_and_divisions_have_settings_of_their_own(club: Club) -> None:
    screen = await club.slash("create", name="Spring", format="pursuit")
    form = await screen.press("How it counts")
    assert list(fields(form)) == ["tie", "carry"]
    await change(screen, club.world, tie="the umpire", carry="yes")
    await screen.press("Open sign-up")
    assert (club.season.settings.tie, club.season.settings.playoff_carry) == ("umpire", True)
    assert "Ties at the cut: the umpire, right away → deals won" in await altered(club, tie="deals won")
    for player in ("Ada", "Bo", "Cleo"):
        await club.act(player, acts.SignUp)
    await club.decide("start")
    opened = await settings_screen(club)
    assert not any(offer.startswith("How it counts") for offer in opened.offers)
    assert "Ties at the cut: deals won, then round 2" in opened.text.split("Fixed")[1]


async def test_several_settings_of_a_form_are_one_alteration_with_one_post(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    await club.world.pass_time(15)
    said = await altered(club, rounds="5", round_length="36 hours", grace="20")
    for change_ in (
        "Rounds: 3 → 5",
        "Length of a round: 5 days → 36 hours",
        "20 minutes, so a ready check takes 30",
    ):
        assert change_ in said
    settings = club.season.settings
    assert (settings.rounds, settings.round_hours, settings.grace) == (5, 36, 20)
    (news,) = about(club.world, "✏️")
    assert pinged(club.world, news) == {club.world.members[name].id for name in ("Ada", "Bo")}


async def test_a_channel_and_a_role_are_chosen_and_nobody_is_told(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", **ROUNDS)
    log, role = club.world.guild.create_text_channel("log"), club.world.guild.create_role("Champion")
    await altered(club, reason="", log_channel=log, role=role, schedule="every day")
    settings = club.season.settings
    assert (settings.log_channel, settings.role, settings.schedule) == (log.id, role.id, "daily")
    assert about(club.world, "✏️") == []
    await altered(club, reason="", log_channel=[], role=[])
    assert (club.season.settings.log_channel, club.season.settings.role) == (None, None)
    assert len(messages(club.world)) > 0


async def test_what_stands_in_a_form_changes_nothing_and_an_empty_field_means_the_usual(club: Club) -> None:
    await club.open("Ada", "Bo", starts="2026-12-24 20:30", places=2, length=3, **ROUNDS)
    for form in free_forms(club.season):
        screen = await settings_screen(club)
        shown = await screen.press(club.world.say(f"season-settings-{form}"))
        sent = await screen.member.submit_modal(shown, filled(club.world, shown, {"reason": WHY}))
        assert told(sent) == "That’s already the current setting."
    await altered(club, places="")
    await altered(club, starts="")
    await altered(club, length="")
    settings = club.season.settings
    assert (settings.places, settings.starts, settings.length) == (None, None, 0)


async def test_all_that_cannot_be_so_is_refused_and_the_draft_stays(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen", **ROUNDS)
    said = told(await change(screen, club.world, size="99", places="one"))
    assert "**Players per table:** Write a whole number from 2 to 10." in said
    assert "**Spots:** Write a whole number from 2 to 1,000." in said
    said = told(await change(screen, club.world, rounds="many"))
    assert "**Rounds:** Write a whole number from 1 to 30." in said
    await change(screen, club.world, rounds="7")
    assert "7 rounds of 5 days each" in screen.text
    await change(screen, club.world, format="cup")
    await screen.press("Open sign-up")
    settings = club.season.settings
    assert (settings.format, settings.size, settings.round_hours) == ("cup", 4, 120)


async def test_what_was_changed_on_a_form_that_is_too_old_is_refused(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", **ROUNDS)
    screen = await settings_screen(club)
    form = await screen.press("Format and spots")
    await club.decide("start")
    values = filled(club.world, form, {"size": "3", "reason": WHY})
    said = told(await screen.member.submit_modal(form, values))
    assert "so you can’t change this any more" in said
    assert club.season.settings.size == 4
    assert "Length of a round: 5 days → 3 days" in (await proposed(club, round_length="3 days")).text
