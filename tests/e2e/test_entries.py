"""Who is in a season: those who wait for a place, and those who get one."""

from __future__ import annotations

from typing import Any

import pytest

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.test_umpire import DAY
from tests.e2e.world import World


@pytest.fixture
def club(world: World) -> Club:
    return Club(world)


def announced(world: World, text: str) -> Any:
    """The newest message in the channel that has this text."""
    return next(message for message in reversed(world.channel.history()) if text in text_of(message))


async def join(world: World, name: str) -> str:
    """Press Join at the season's announcement."""
    return told(await world.members[name].click(world.channel.history()[0], label="Join"))


async def leave(world: World, name: str) -> None:
    """Leave the season, and say so twice."""
    screen = world.private(name, await world.slash(name, "league leave"))
    await screen.press("Leave the season")
    await world.pass_time(15)


async def test_a_free_place_goes_to_who_has_waited_and_not_to_who_comes(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", places=2, format="open")
    await world.pass_time(15)
    await leave(world, "Ada")
    message = announced(world, "a spot opened up")
    assert (
        text_of(message)
        == f"🪑 <@{world.members['Cleo'].id}>, a spot opened up in **Spring · season 1**. You’re in!"
    )
    assert [user.id for user in message.mentions] == [world.members["Cleo"].id]
    assert "You’re number 1 on the waiting list" in await join(world, "Dag")
    assert club.season.players == (await club.key("Bo"), await club.key("Cleo"))
    await world.members["Cleo"].click(message, label="Leave the season")
    await world.pass_time(15)
    assert not club.season.plays(await club.key("Dag")), "Cleo has only been asked whether she is sure"
    await leave(world, "Cleo")
    assert club.season.plays(await club.key("Dag"))


async def test_those_who_wait_are_asked_while_the_season_runs(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", places=2, format="open")
    await world.pass_time(15)
    screen = await club.go("check-in", until="2 days")
    assert "the waiting list once" in screen.text
    assert club.season.check_in_until is None, "nobody has been asked yet"
    await screen.press("Confirm")
    await world.pass_time(15)
    asked = announced(world, "still want a spot?")
    assert {user.id for user in asked.mentions} == {world.members[name].id for name in ("Cleo", "Dag")}
    info = world.private("Cleo", await world.slash("Cleo", "league info"))
    assert "⏰ Press **I’m here**" in info.text
    await world.members["Dag"].click(asked, label="I’m here")
    await leave(world, "Bo")
    assert club.season.plays(await club.key("Dag"))
    assert not club.season.plays(await club.key("Cleo"))
    refused = told(await world.members["Ada"].click(asked, label="I’m here"))
    assert "not in this season" in refused


async def test_nobody_is_asked_while_nobody_waits(club: Club) -> None:
    await club.begin("Ada", "Bo")
    assert "The waiting list is empty" in await club.refused("check-in", until="2 days")


async def test_a_withdrawal_is_shown_with_who_is_withdrawn_first_and_the_others_counted(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, format="rounds", rounds=1, size=6)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await club.played({name: number for number, name in enumerate(names)}, fixture)
    text = (await club.go("withdraw", player="Bo", reason="has moved", rest="zero")).text
    lines = [line for line in text.splitlines() if line.startswith("- ")]
    assert lines[0].startswith("- **Bo**:")
    assert lines[0].endswith("→ **out**")
    assert lines[-1] == "- 4 others move one place up."
    assert len(lines) == 2


async def test_nobody_is_champion_without_a_card(club: Club) -> None:
    await club.begin("Ada", "Bo", format="rounds", rounds=1, size=2)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    where = dict(await club.offered("table"))
    assert list(where.values()) == [fixture]
    await club.decide("forfeit", which=fixture, player="Ada", reason="Bo never came")
    await club.world.pass_time(15)
    screen = await club.go("confirm", reason="the end")
    assert "There is no champion." in screen.text
    assert "First without a card dealt, so not champion: Ada" in screen.text
    await screen.press("Confirm")
    await club.world.pass_time(15)
    assert "No champion." in text_of(announced(club.world, "has ended"))
    assert labels_of(announced(club.world, "has ended")) == ["Standings"]


async def test_a_replacement_is_asked_and_accepts_by_a_button(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", format="rounds", length=1)
    screen = await club.go("replace", player="Bo", member=world.members["Mo"], reason="has moved")
    assert "Mo is asked to take over from Bo." in screen.text
    assert "Nothing changes until they accept." in screen.text
    await screen.press("Confirm")
    await world.pass_time(15)
    asked = announced(world, "asks you to take over")
    assert [user.id for user in asked.mentions] == [world.members["Mo"].id]
    assert labels_of(asked) == ["Accept", "Decline", "Info"]
    assert club.season.plays(await club.key("Bo"))
    assert (
        "Mo is asked to take over from Bo"
        in world.private("Una", await world.slash("Una", "league info")).text
    )
    refused = told(await world.members["Dag"].click(asked, label="Accept"))
    assert refused == world.say("refused-league-not_offered")
    assert "The spot is yours" in told(await world.members["Mo"].click(asked, label="Accept"))
    assert club.season.plays(await club.key("Mo"))
    assert not club.season.plays(await club.key("Bo"))
    await world.pass_time(15)
    decided = text_of(announced(world, "Mo takes over from Bo"))
    assert "Una" in decided
    assert "has moved" in decided
    again = told(await world.members["Mo"].click(asked, label="Decline"))
    assert again == world.say("refused-league-offer_over")
    assert "Mo takes over from Bo" in (await club.slash("log")).text


async def test_who_declines_or_does_not_answer_is_left_in_peace_and_the_umpire_is_told(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", places=2, format="open", late=False)
    await club.decide("replace", player="Bo", reason="has moved")
    await world.pass_time(15)
    asked = announced(world, "asks you to take over")
    assert "All right" in told(await world.members["Cleo"].click(asked, label="Decline"))
    await world.pass_time(15)
    message = announced(world, "doesn’t take Bo’s spot")
    assert [user.id for user in message.mentions] == [world.members["Una"].id]
    await club.decide("replace", player="Bo", member=world.members["Dag"], reason="has moved")
    await world.pass_time(2 * DAY + 15)
    assert "Dag hasn’t answered the offer of Bo’s spot" in text_of(announced(world, "hasn’t answered"))
    late = told(await world.members["Dag"].click(announced(world, "asks you"), label="Accept"))
    assert late == world.say("refused-league-offer_over")
    assert club.season.plays(await club.key("Bo"))


async def test_an_offer_outlives_a_restart_and_a_newer_one_takes_its_place(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", format="open")
    await club.decide("replace", player="Bo", member=world.members["Mo"], reason="has moved")
    await world.pass_time(15)
    first = announced(world, "asks you to take over")
    again = await club.go("replace", player="Bo", member=world.members["Dag"], reason="has moved")
    assert "This replaces your offer to another player." in again.text
    await again.press("Confirm")
    await world.restart()
    await world.pass_time(15)
    assert told(await world.members["Mo"].click(first, label="Accept")) == world.say(
        "refused-league-offer_over"
    )
    info = world.private("Dag", await world.slash("Dag", "league info"))
    await info.press("Accept")
    assert club.season.plays(await club.key("Dag"))


async def test_a_player_goes_to_another_division(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia", "Gro"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, format="divisions", rounds=2, **{"division-size": 4, "round-length": "1 day"})
    ada = await club.key("Ada")
    division = club.season.play.division_of(ada)  # type: ignore[union-attr]  # a league that has started
    other = 3 - division
    screen = await club.go("move", player="Ada", division=other, reason="far too strong")
    assert f"Ada goes to division {other}." in screen.text
    assert "Current pairings stay." in screen.text
    await screen.press("Confirm")
    key = str(club.season.seq)
    assert club.season.play.division_of(ada) == other  # type: ignore[union-attr]  # a league that has started
    await club.world.pass_time(1.1 * DAY)
    state = club.season.play
    (table,) = [each for each in state.fixtures.values() if each.round == 2 and ada in each.entries]  # type: ignore[union-attr]  # a league that has started
    assert table.division == other
    assert "You can’t undo this, because" in await club.refused("reverse", decision=key, reason="x")


async def test_the_order_is_shown_before_the_start_and_the_umpire_changes_it(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.open(*names, format="divisions", **{"division-size": 3})
    screen = await club.go("start")

    def order_by(why: str, *players: str) -> str:
        found = list[str]()
        for division, first in ((1, 1), (2, 4)):
            own = club.numbered(*players[first - 1 : first + 2], first=first)
            found.append(f"### {club.world.say('dashboard-division', number=division, count=3)}")
            found.append(club.world.say("umpire-start", why=why, promised=None, off=0, names=own))
        return "\n".join(found)

    assert order_by("unrated", *names) in screen.text

    async def write(order: str) -> None:
        form = await screen.press("Change the order")
        await screen.member.submit_modal(form, {"order": order})

    for wrong in ("Fia", "0", "7", "2 2", "3-1"):
        form = await screen.press("Change the order")
        said = told(await screen.member.submit_modal(form, {"order": wrong}))
        assert said == club.world.say("refused-umpire_order", most=6)
    await write("6, 2-3")
    assert "Saved." in screen.text
    assert order_by("hand", "Fia", "Bo", "Cleo", "Ada", "Dag", "Eli") in screen.text
    club.world.member("Gro")
    await club.act("Gro", acts.SignUp(await club.key("Gro")))
    await write("1")
    assert "Another umpire just changed this." in screen.text
    assert club.numbered("Gro", first=7) in screen.text
    await screen.press("Confirm")
    state = club.season.play
    keys = [await club.key(name) for name in ("Fia", "Bo", "Cleo", "Ada", "Dag", "Eli", "Gro")]
    assert list(state.entrants) == keys  # type: ignore[union-attr]  # a league that has started


async def goes(world: World, name: str) -> None:
    """A member leaves the server. The bot is not told."""
    world.env.backend.remove_member(world.guild.id, world.members[name].id)
    await world.env.settle()


async def test_who_has_left_the_server_does_not_start_and_the_umpire_is_told(club: Club) -> None:
    world = club.world
    await club.open("Ada", "Bo", "Cleo", format="rounds", rounds=2)
    await goes(world, "Cleo")
    screen = await club.go("start")
    assert "**2 play:** Ada, Bo" in screen.text
    assert "**No spot:** Cleo" in screen.text
    await screen.press("Confirm")
    await world.pass_time(15)
    told_of = announced(world, "Cleo left the server")
    assert [user.id for user in told_of.mentions] == [world.members["Una"].id]


async def test_who_leaves_while_a_season_runs_is_not_drawn_until_they_are_back(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", "Dag", format="rounds", rounds=3, **{"round-length": "1 day"})
    await goes(world, "Dag")
    dag = await club.key("Dag")
    await world.pass_time(1.1 * DAY)
    state = club.season.play
    drawn = [each.entries for each in state.fixtures.values() if each.round == 2]  # type: ignore[union-attr]  # a league that has started
    assert sorted(entry for table in drawn for entry in table) == sorted(set(state.entries) - {dag})  # type: ignore[union-attr]  # a league that has started
    assert "**Dag** left the server" in (await club.slash("dashboard")).text
    assert club.season.plays(dag), "leaving can be undone"
    world.members["Dag"] = world.guild.add_member(world.members["Dag"].user)
    await world.pass_time(1.1 * DAY)
    state = club.season.play
    drawn = [each.entries for each in state.fixtures.values() if each.round == 3]  # type: ignore[union-attr]  # a league that has started
    assert dag in [entry for table in drawn for entry in table]


async def test_who_is_alone_because_the_other_has_left_wins_by_forfeit_when_it_is_time(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", format="rounds", rounds=1, size=2)
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    await club.decide("appoint", which=fixture, until="in 3 hours", reason="agreed")
    await goes(world, "Bo")
    await world.pass_time(2.9 * 3600)
    assert club.season.appointments[fixture].call is not None
    assert not club.season.appointments[fixture].forfeited_at, "leaving can be undone until it is time"
    await world.members["Ada"].click(announced(world, "round 1 of 1"), label="I’m here")
    await world.pass_time(1500)
    assert club.season.appointments[fixture].forfeited_at
    state = club.season.play
    assert state.accounts[await club.key("Ada")].score == 100  # type: ignore[union-attr]  # a league that has started


async def test_two_members_of_one_name_are_told_apart_everywhere(club: Club) -> None:
    world = club.world
    world.member("Ann")
    await club.open("Ada", "Ann", "Bo", format="rounds", rounds=1, size=3)
    world.write("UPDATE people SET name = 'Ada' WHERE name = 'Ann'")
    shown = {name: f"Ada ({str(world.members[name].id)[-4:]})" for name in ("Ada", "Ann")}
    assert len(set(shown.values())) == 2
    preview = await club.go("start")
    assert all(name in preview.text for name in shown.values())
    await preview.press("Confirm")
    await world.pass_time(15)
    assert all(name in text_of(world.channel.history()[0]) for name in shown.values())
    (fixture,) = club.season.play.fixtures  # type: ignore[union-attr]  # a league that has started
    assert {*shown.values(), "Bo"} <= set((await club.go("table", which=fixture)).offers)
    await club.decide("withdraw", player="Ann", reason="has moved")
    standings = world.private("Bo", await world.slash("Bo", "league standings"))
    assert all(name in standings.text for name in shown.values())
    assert not club.season.plays(await club.key("Ann"))
    assert club.season.plays(await club.key("Ada"))
