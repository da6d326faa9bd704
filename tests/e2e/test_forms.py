"""Forms are found by their ids, as buttons are: nothing is kept of an open one, and a restart is no harm."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.league.season import acts
from bot.services import key_of
from bot.ui.i18n.translator import translator
from tests.e2e.club import Club
from tests.e2e.screen import Private, told
from tests.e2e.world import World

SAY = translator("en")
FRIDAY = f"olsen:{key_of('Friday')}"


def kept(world: World) -> int:
    """How many forms discord.py remembers."""
    return len(world.bot._connection._view_store._modals)


def fields(asked: Any) -> list[str]:
    """The ids of what a form asks for, from top to bottom."""
    assert asked.modal is not None
    return [part["component"]["custom_id"] for part in asked.modal["components"]]


class Open:
    """A form on somebody's screen, and the message with the button that opened it."""

    def __init__(self, screen: Private, form: Any) -> None:
        self.screen, self.form = screen, form

    async def write(self, *values: Any) -> Any:
        """Fill its fields from top to bottom, and send it."""
        return await self.screen.member.submit_modal(
            self.form, dict(zip(fields(self.form), values, strict=True))
        )


async def chips(world: World, label: str) -> Open:
    world.member("Boss", manage_guild=True)
    await world.lobby("Ada")
    (board,) = await world.at_once(("Boss", world.message, "c:board:0"))
    screen = world.private("Boss", board)
    await screen.press(SAY("button-chips-back"))
    return Open(screen, await screen.press(SAY(label)))


async def forgetting(world: World) -> Open:
    await world.lobby("Ada", "Bo")
    screen = world.private("Bo", await world.slash("Bo", "my forget"))
    return Open(screen, await screen.press(SAY("button-forget-here")))


async def of_lobby(world: World) -> Open:
    await world.lobby("Ada", "Bo")
    screen = world.private("Ada", await world.press("Ada", "Change house rules…"))
    await screen.choose(f"v:option:{world.now.table_id}:buy_in")
    return Open(screen, await screen.choose(f"v:own:{world.now.table_id}:buy_in"))


async def of_set(world: World) -> Open:
    world.member("Vera", manage_guild=True)
    made = await world.slash("Vera", "houserules create", game="olsen", name="Friday")
    screen = world.private("Vera", made)
    await screen.choose(f"r:option:{FRIDAY}:buy_in")
    return Open(screen, await screen.choose(f"r:own:{FRIDAY}:buy_in"))


async def to_umpire(world: World) -> Open:
    club = Club(world)
    await club.begin("Ada", "Bo")
    await club.played({"Ada": 10, "Bo": 40})
    screen = world.private("Bo", await world.slash("Bo", "league standings"))
    await screen.press("How it counts for me")
    return Open(screen, await screen.press("Ask the umpire · 1"))


async def of_umpire(world: World, label: str) -> Open:
    club = Club(world)
    await club.begin("Ada", "Bo")
    match = await club.played({"Ada": 10, "Bo": 40})
    await club.act("Bo", acts.Appeal(match, await club.key("Bo")), "I had no cards left")
    screen = await club.go("appeals")
    return Open(screen, await screen.press(label))


FORMS: dict[str, tuple[Callable[[World], Awaitable[Open]], tuple[Any, ...], str]] = {
    "stake": (lambda world: chips(world, "button-chips-stake"), ("750",), "750"),
    "reason": (lambda world: chips(world, "button-chips-reason"), ("a new year",), "✅ "),
    "forget": (forgetting, (SAY("forget-word"),), "I deleted your data"),
    "house rule": (of_lobby, (" 37 ",), "**37**"),
    "house rule of a set": (of_set, (" 37 ",), "**37**"),
    "ask": (to_umpire, ("I had 3 points.",), "“I had 3 points.” No answer yet."),
    "answer": (lambda world: of_umpire(world, "Answer"), ("the log shows two",), "None are open."),
}
"""Each form: how it is opened, what is written, and of what comes then, some words."""


@pytest.mark.parametrize("name", FORMS)
async def test_a_form_that_was_open_across_a_restart_is_answered(world: World, name: str) -> None:
    opened, values, expected = FORMS[name]
    form = await opened(world)
    await world.restart()
    assert told(await form.write(*values)) in ("", form.screen.text)
    await world.pass_time(1)
    assert expected in form.screen.text


async def test_a_form_with_a_menu_is_answered_after_a_restart(world: World) -> None:
    form = await of_umpire(world, "Adjust the result…")
    bo = await Club(world).key("Bo")
    await world.restart()
    await form.write([bo], "0", "he is right")
    assert "Bo: 2. (50) → **1. (150)**" in form.screen.text


async def test_nothing_is_kept_of_forms_that_nobody_sends(world: World) -> None:
    form = await chips(world, "button-chips-reason")
    for _ in range(20):
        await form.screen.press(SAY("button-chips-reason"))
    assert kept(world) == 0


async def test_a_form_is_refused_as_a_press_is(world: World) -> None:
    form = await of_set(world)
    await world.restart()
    assert told(await form.write("a lot")) == SAY("refused-options-bad_value")


async def test_whoever_may_no_longer_do_it_is_told_so_when_they_send_the_form(world: World) -> None:
    form = await of_set(world)
    for role in world.env.backend.guilds[world.guild.id].roles.values():
        role.permissions &= ~discord.Permissions(manage_guild=True).value
    assert told(await form.write("37")) == SAY("refused-not_manager")


async def test_a_form_of_an_older_version_is_answered_too(world: World) -> None:
    form = await of_set(world)
    form.form._interaction.modal["custom_id"] = "0123456789abcdef"
    assert told(await form.write("37")) == SAY("refused-unknown_press")


async def test_what_is_no_form_cannot_be_sent_as_one(world: World) -> None:
    screen = (await of_lobby(world)).screen
    table = world.now.table_id
    for custom_id in (f"v:manage:{table}", "i:notice", "c:board:0", f"j:log:{table}"):
        form = Open(screen, await screen.choose(f"v:own:{table}:buy_in"))
        form.form._interaction.modal["custom_id"] = custom_id
        with world.nothing_changes():
            assert told(await form.write("37")) in (
                SAY("refused-unknown_press"),
                SAY("refused-not_staff", role="none"),
            ), custom_id
