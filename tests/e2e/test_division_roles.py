"""The roles of divisions: chosen on the dashboard, given at the start, taken at the end, whatever goes
wrong.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import discord
import pytest
import pytest_asyncio

from bot.league.decisions import Transfer, Withdraw
from bot.league.season import acts
from tests.discord.answers import refused
from tests.e2e.club import Club
from tests.e2e.screen import text_of
from tests.e2e.test_dashboard_fixes import Dashboard, dashboard
from tests.e2e.test_privacy import forget
from tests.e2e.world import World

pytestmark = pytest.mark.slow

OPTIONS = {"format": "divisions", "division-size": 3, "size": 3, "rounds": 1}
SIX = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn")


class Parted(Club):
    """A season with two divisions of three, whose players are to have the roles Gold and Silver."""

    def __init__(self, world: World) -> None:
        super().__init__(world)
        for name in SIX[4:]:
            world.member(name)
        self.gold, self.silver = (world.guild.create_role(name) for name in ("Gold", "Silver"))

    async def roles(self) -> Dashboard:
        """The screen of the roles."""
        opened = await dashboard(self)
        await opened.choose("Division roles")
        return opened

    async def pick(self, division: int, *role: Any, on: Dashboard | None = None) -> Dashboard:
        """Choose the role of a division, or none."""
        screen = on or await self.roles()
        press = f"j:role:{self.season.key}:{division}"
        await screen.screen.member.select(screen.screen.message, list(role), custom_id=press)
        return screen

    async def start(self, *, roles: bool = True) -> None:
        """Open the season, choose both roles, and start it."""
        await self.open(*SIX, **OPTIONS)
        if roles:
            await self.pick(1, self.gold)
            await self.pick(2, self.silver)
        await self.decide("start")
        await self.world.pass_time(12)

    async def play(self, act: Any, who: str = "Una") -> None:
        await self.act(who, act, "why")
        await self.world.pass_time(12)

    def have(self, role: Any) -> set[str]:
        """Who has a role."""
        backend, guild = self.world.env.backend, self.world.guild.id
        return {
            name
            for name, member in self.world.members.items()
            if member.id in backend.guilds[guild].members
            and role.id in backend.get_member(guild, member.id).role_ids
        }

    async def in_division(self, number: int) -> set[str]:
        """Who plays in a division."""
        play = self.season.play
        assert play is not None
        keys = {await self.key(name): name for name in (*SIX, *self.world.members)}
        return {keys[play.holder(entry)] for entry in play.entries if play.division_of(entry) == number}

    def said(self, text: str) -> list[str]:
        return [said for each in self.world.channel.history() if text in (said := text_of(each))]


@pytest_asyncio.fixture
async def club(world: World) -> Parted:
    return Parted(world)


async def test_they_are_chosen_on_the_dashboard_and_given_while_the_season_is_played(club: Parted) -> None:
    await club.open(*SIX, **OPTIONS)
    screen = await club.pick(1, club.gold)
    assert f"**Division 1:** {club.gold.mention}" in screen.text
    assert "**Division 2:** no role" in screen.text
    assert "**Division 3:**" not in screen.text, "so many people make two divisions"
    await club.pick(2, club.silver, on=screen)
    assert club.season.settings.division_roles == (club.gold.id, club.silver.id)
    await club.world.pass_time(12)
    assert club.have(club.gold) == club.have(club.silver) == set()
    await club.decide("start")
    await club.world.pass_time(12)
    assert club.have(club.gold) == await club.in_division(1) != set()
    assert club.have(club.silver) == await club.in_division(2) != set()
    mover = sorted(club.have(club.gold))[0]
    await club.play(acts.Decide(Transfer(await club.key(mover), 2)))
    assert mover in club.have(club.silver)
    assert mover not in club.have(club.gold)
    await club.play(acts.Decide(Withdraw(await club.key(mover), "forfeit")))
    assert mover not in club.have(club.silver)
    await club.play(acts.Cancel())
    assert club.have(club.gold) == club.have(club.silver) == set()
    log = await (await club.slash("log")).all_pages("Older")
    assert "Players in division 1 have the role" in log


async def test_who_takes_over_a_place_gets_its_role(club: Parted) -> None:
    await club.start()
    old = sorted(club.have(club.gold))[0]
    club.world.member("Gro")
    await club.replaced(old, "Gro")
    await club.world.pass_time(12)
    assert "Gro" in club.have(club.gold)
    assert old not in club.have(club.gold)


async def test_who_had_the_role_before_keeps_it(club: Parted) -> None:
    world = club.world
    world.env.backend.add_member_role(world.guild.id, world.members["Ada"].id, club.gold.id)
    world.env.backend.add_member_role(world.guild.id, world.members["Ada"].id, club.silver.id)
    await club.start()
    assert club.have(club.gold) == await club.in_division(1) | {"Ada"}
    await club.play(acts.Cancel())
    assert club.have(club.gold) == club.have(club.silver) == {"Ada"}
    assert world.rows("SELECT * FROM season_roles") == []


async def test_a_role_that_goes_on_in_another_season_stays(club: Parted) -> None:
    await club.start()
    first = club.season
    ada = {"Ada"} & club.have(club.gold) or club.have(club.gold)
    screen = await club.drafted(name="Autumn", game="olsen", **OPTIONS)
    await screen.press("Open sign-up")
    seasons = club.world.bot.services.seasons
    (second,) = [each for each in seasons.running(club.world.guild.id) if each.key != first.key]
    for name in SIX:
        await seasons.act(second.key, club.who(name), acts.SignUp)
    for number in (1, 2):
        await seasons.act(second.key, club.who("Una"), acts.NameRole(number, club.gold.id))
    await seasons.act(second.key, club.who("Una"), acts.Start())
    await club.world.pass_time(12)
    assert club.have(club.gold) == set(SIX)
    await seasons.act(first.key, club.who("Una"), acts.Cancel(), "why")
    await club.world.pass_time(12)
    assert club.have(club.gold) == set(SIX) >= ada
    assert club.have(club.silver) == set()
    await seasons.act(second.key, club.who("Una"), acts.Cancel(), "why")
    await club.world.pass_time(12)
    assert club.have(club.gold) == set()


# What goes wrong


async def test_a_role_that_the_bot_cannot_give_is_told_once_and_hinders_nothing(club: Parted) -> None:
    world = club.world
    await club.open(*SIX, **OPTIONS)
    await club.pick(1, club.gold)
    await club.pick(2, club.silver)
    world.env.backend.edit_role(world.guild.id, club.gold.id, {"position": 99})
    await club.decide("start")
    await world.pass_time(12)
    assert club.have(club.gold) == set()
    assert club.have(club.silver) == await club.in_division(2) != set()
    (said,) = club.said("because it’s above mine")
    assert said.startswith(f"⚠️ <@{world.members['Una'].id}>")
    assert "press **Give the roles now**" in said
    asked = requests(world)
    await world.pass_time(2 * 24 * 3600)
    assert requests(world) == asked
    opened = await dashboard(club)
    assert "because it’s above mine" in opened.text
    world.env.backend.edit_role(world.guild.id, club.gold.id, {"position": 1})
    await world.env.settle()
    await opened.press("Division roles…")
    await opened.press("Give the roles now")
    await world.pass_time(12)
    assert club.have(club.gold) == await club.in_division(1) != set()
    assert len(club.said("because it’s above mine")) == 1
    ada = world.members[sorted(club.have(club.gold))[0]]
    world.env.backend.remove_member_role(world.guild.id, ada.id, club.gold.id)
    await opened.press("Give the roles now")
    await world.pass_time(12)
    assert club.have(club.gold) == await club.in_division(1), "what somebody has taken meanwhile"
    assert "because it’s above mine" not in (await dashboard(club)).text


def requests(world: World) -> int:
    """How often Discord was asked to give or take a role."""
    return sum("/roles/" in str(each) for each in world.env.backend.http_requests)


async def test_a_role_that_discord_refuses_for_no_known_reason_is_told_once(club: Parted) -> None:
    world = club.world
    world.env.inject_error("PUT", "/guilds/*/members/*/roles/*", status=403, times=1000)
    await club.start()
    mover = sorted(await club.in_division(2))[0]
    asked = requests(world)
    await club.play(acts.Decide(Transfer(await club.key(mover), 1)))
    assert club.have(club.gold) == club.have(club.silver) == set()
    assert requests(world) <= asked + 2, "each role is tried once"
    assert len(club.said("without the permission Manage Roles")) == 2, "once of each role"


async def test_a_role_for_which_there_is_no_room_is_told_of_and_given_once_there_is(club: Parted) -> None:
    world = club.world
    world.unruly.answer("PUT", "/guilds/*/members/*/roles/*", partial(refused, 400, 30005), times=None)
    await club.start()
    assert club.have(club.gold) == set()
    word, *_ = club.said("may have too many")
    assert "without the permission" not in word
    world.unruly.calm()
    await world.pass_time(3600)
    assert club.have(club.gold) == set(), "it is left alone until somebody has made room"
    await world.as_bot(world.bot.outbox.give_roles(club.season))
    await world.pass_time(60)
    assert club.have(club.gold) == await club.in_division(1) != set()


async def test_a_role_that_was_deleted_is_told_once_and_the_rest_goes_on(club: Parted) -> None:
    await club.start()
    club.world.env.backend.delete_role(club.world.guild.id, club.gold.id)
    mover = sorted(await club.in_division(2))[0]
    await club.play(acts.Decide(Transfer(await club.key(mover), 1)))
    assert mover not in club.have(club.silver)
    assert len(club.said("A division’s role was deleted")) == 1
    await club.play(acts.Cancel())
    assert club.have(club.silver) == set()
    assert len(club.said("A division’s role was deleted")) == 1
    assert club.world.rows("SELECT * FROM season_roles") == []


async def test_a_start_of_the_bot_gives_what_was_not_given_and_nothing_waits_for_it(club: Parted) -> None:
    world = club.world
    world.env.inject_error("PUT", "/guilds/*/members/*/roles/*", status=500, times=1000)
    await club.start()
    assert club.said("round 1 of 1")
    assert club.have(club.gold) == set()
    assert {row[0] for row in world.rows("SELECT state FROM season_roles")} == {"giving"}
    world.env.backend.faults.clear()
    await world.restart(after=120)
    await world.pass_time(120)
    assert club.have(club.gold) == await club.in_division(1) != set()
    assert world.rows("SELECT * FROM notices") == []
    assert {row[0] for row in world.rows("SELECT state FROM season_roles")} == {"given"}
    world.env.inject_error("DELETE", "/guilds/*/members/*/roles/*", status=500, times=1000)
    await club.play(acts.Cancel())
    assert club.have(club.gold)
    world.env.backend.faults.clear()
    await world.restart(after=120)
    await world.pass_time(120)
    assert club.have(club.gold) == set()


async def test_nobody_chooses_a_role_that_allows_more_than_they_may_do(club: Parted) -> None:
    world = club.world
    await club.open(*SIX, **OPTIONS)
    powers = world.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
    screen = await club.roles()
    press = f"j:role:{club.season.key}:1"
    answer = await screen.screen.member.select(screen.screen.message, [powers], custom_id=press)
    assert "allows more than you may do" in "".join(map(text_of, [answer.response, *answer.followups]))
    assert club.season.settings.division_roles == ()


@pytest.mark.parametrize("what", ["the role gets rights", "the umpire loses theirs"])
async def test_rights_are_asked_for_again_when_a_role_is_given(club: Parted, what: str) -> None:
    world, guild = club.world, club.world.guild
    mods = guild.create_role("Mods", permissions=discord.Permissions(manage_threads=True))
    una = world.members["Una"]
    rights = guild.create_role("Rights", permissions=discord.Permissions(manage_threads=True))
    world.env.backend.add_member_role(guild.id, una.id, rights.id)
    await world.env.settle()
    await club.open(*SIX, **OPTIONS)
    await club.pick(1, mods)
    assert club.season.settings.division_roles == (mods.id,)
    if what == "the umpire loses theirs":
        world.env.backend.remove_member_role(guild.id, una.id, rights.id)
    else:
        powers = discord.Permissions(administrator=True).value
        world.env.backend.edit_role(guild.id, mods.id, {"permissions": powers})
    await world.env.settle()
    await club.decide("start")
    await world.pass_time(12)
    assert club.have(mods) == set()
    assert len(club.said("allows more than the person who chose it")) == 1


async def test_who_is_forgotten_loses_the_role(club: Parted) -> None:
    await club.start()
    who = next(name for name in SIX if name in club.have(club.gold))
    await forget(club.world, who)
    await club.world.pass_time(12)
    assert who not in club.have(club.gold)
    assert len(club.world.rows("SELECT * FROM season_roles")) == 5
