"""Presets of a new season: ours and those that a server has saved."""

from __future__ import annotations

import pytest_asyncio

from tests.e2e.club import Club
from tests.e2e.filling import change
from tests.e2e.screen import Private, told
from tests.e2e.world import World


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def save(screen: Private, name: str) -> None:
    await screen.member.submit_modal(await screen.press("Save as preset…"), {"name": name})


async def test_an_evening_is_three_presses_and_what_was_typed_or_edited_stays(club: Club) -> None:
    screen = await club.slash("create", name="Friday", rounds=3)
    assert "haven’t chosen a format" in screen.text
    await screen.press("One evening")
    assert "You haven’t chosen" not in screen.text
    assert "3 rounds of 30 minutes" in screen.text
    await change(screen, club.world, size="3")
    await screen.press("Cup night")
    await screen.press("One evening")
    await screen.press("Open sign-up")
    settings = club.season.settings
    assert (settings.format, settings.rounds, settings.size, settings.clock) == ("rounds", 3, 3, "fast")
    assert (settings.round_time, settings.grace, settings.schedule) == (30 * 60_000, 5, "never")
    assert (settings.remind_day, settings.remind_hour) == (False, False)


async def test_a_preset_is_saved_chosen_replaced_and_deleted(club: Club) -> None:
    screen = await club.slash("create", name="Friday", game="otter", format="divisions", rounds=7)
    await change(screen, club.world, moving="2")
    await save(screen, "Fridays")
    assert "Saved as **Fridays**" in screen.text
    await club.world.restart()
    other = await club.slash("create", name="Spring", rounds=2)
    assert "Fridays" in other.offers
    await other.press("Fridays")
    await other.press("Open sign-up")
    settings = club.season.settings
    assert (settings.game, settings.format, settings.rounds, settings.moving) == ("otter", "divisions", 2, 2)
    assert settings.league == "Spring"
    screen = await club.slash("create", name="Autumn", format="cup")
    await save(screen, "FRIDAYS")
    assert [offer for offer in screen.offers if offer.casefold() == "fridays"] == ["FRIDAYS"]
    form = await screen.press("Delete a preset…")
    (option,) = form.modal["components"][0]["component"]["options"]  # type: ignore[index]  # it was shown
    await screen.member.submit_modal(form, {"name": [option["value"]]})
    assert "**FRIDAYS** is deleted" in screen.text
    assert "FRIDAYS" not in screen.offers


async def test_a_preset_that_is_gone_or_named_like_ours_is_refused(club: Club) -> None:
    screen = await club.slash("create", name="Friday")
    form = await screen.press("Save as preset…")
    said = told(await screen.member.submit_modal(form, {"name": "weekly League"}))
    assert said == "I already have a preset called weekly League. Choose another name."
    await save(screen, "Ours")
    (press,) = [each["value"] for menu in screen.menus for each in menu["options"] if each["label"] == "Ours"]
    await club.world.bot.services.preferences.change_server(club.world.guild.id, presets={})
    (result,) = await club.world.at_once(("Una", screen.message, press))
    assert told(result) == "This preset no longer exists."


async def test_a_form_is_not_opened_again_for_somebody_who_is_not_staff_any_more(club: Club) -> None:
    screen = await club.slash("create", name="Friday")
    form = await screen.press("Save as preset…")
    beside = Private(screen.member, await screen.member.submit_modal(form, {"name": "weekly League"}))
    roles = club.world.env.backend.get_guild(club.world.guild.id).roles.values()
    next(role for role in roles if role.name == "Unas").permissions = 0
    result = await beside.press("Open the form again")
    assert result.modal is None
    assert "staff" in told(result)
