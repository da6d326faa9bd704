"""The players of a table agree on its time, from the draw to the match, across restarts."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

import discord
import pytest_asyncio

from bot.league.decisions import Replace, Withdraw
from bot.league.season import Appointment, Season, acts, season_state, times
from bot.tables import Who
from tests.e2e.screen import Private, id_of, labels_of, text_of, told, values_of
from tests.e2e.test_season_messages import DAY, HOUR, about, act, announced, entered, left_to_tell, messages
from tests.e2e.world import World

FOUR = ("Ada", "Bo", "Cleo", "Dag")
AGREEING = {"size": 4, "round_hours": 168, "hours": (17, 23), "schedule": "never"}
QUIET = {"remind_day": False, "remind_hour": False}
MS = 1000
CARDS = ("🗓", "📅", "🤝", "🃏", "🏁 Sunday")
"""How the message begins that shows how a time stands."""


class Agreeing:
    """A season of one table, and what its players see and press."""

    def __init__(self, world: World, season: Season) -> None:
        self.world = world
        self.key = season.key
        state = season_state(season)
        assert state is not None
        (self.fixture,) = state.fixtures

    @property
    def season(self) -> Season:
        season = self.world.bot.services.seasons.store.known(self.key)
        assert season is not None
        return season

    @property
    def appointment(self) -> Appointment:
        return self.season.appointments.get(self.fixture, Appointment())

    @property
    def deadline(self) -> int:
        state = season_state(self.season)
        assert state is not None
        return state.deadline(self.fixture)

    def evening(self, day: int, hour: int = 20) -> int:
        """An hour of a day after the start, by UTC."""
        start = self.season.started_at or 0
        return start - start % (DAY * MS) + (day * DAY + hour * HOUR) * MS

    async def screen(self, name: str) -> Private:
        """The times of the table, as a player opens them from the message about the draw."""
        (drawn,) = about(self.world, "## Sunday · season 1 · round 1")
        return self.world.private(name, await self.world.members[name].click(drawn, label="Mark my hours"))

    async def mark(self, name: str, *hours: int) -> Private:
        """Choose hours (ms) on the screen, each on its day."""
        screen = await self.screen(name)
        for day in sorted({at // (DAY * MS) for at in hours}):
            await screen.choose(f"l:times:{self.key}:{day}:{self.fixture}")
            chosen = [str(at) for at in hours if at // (DAY * MS) == day]
            menu = self.hours(screen)
            await screen.member.select(screen.message, chosen, custom_id=menu["custom_id"])
        return screen

    def hours(self, screen: Private) -> dict[str, Any]:
        """The menu of hours."""
        (menu,) = [menu for menu in screen.menus if menu["custom_id"].startswith("l:mark:")]
        return menu

    async def propose(self, name: str, at: int) -> Private:
        screen = await self.screen(name)
        await screen.choose(f"l:times:{self.key}:{at // (DAY * MS)}:{self.fixture}")
        await screen.choose(f"l:propose:{self.key}:{at}:{self.fixture}")
        await self.world.pass_time(12)
        return screen

    def card(self) -> Any:
        """The message that shows how the time stands."""
        shown = [each for each in messages(self.world) if text_of(each).startswith(CARDS)]
        (card,) = shown
        return card

    async def press(self, name: str, label: str) -> str:
        """Press a button of that message, and read what is answered."""
        said = told(await self.world.members[name].click(self.card(), label=label))
        await self.world.pass_time(12)
        return said

    async def until(self, at: int) -> None:
        """Let time go by until a moment (ms)."""
        await self.world.pass_time((at - self.world.bot.clock.now()) / MS)

    async def agree(self, at: int, *names: str) -> None:
        """The first of the players proposes a time, and the others accept it."""
        await self.propose(names[0], at)
        for name in names[1:]:
            await self.press(name, "Accept")


async def season(world: World, *names: str, **settings: Any) -> Agreeing:
    season = await announced(world, **{**AGREEING, **QUIET, **settings})
    season = await entered(world, season, *(names or FOUR))
    return Agreeing(world, await act(world, season, acts.Start()))


@pytest_asyncio.fixture
async def agreeing(world: World) -> Agreeing:
    return await season(world)


def pings(world: World, message: Any) -> set[str]:
    policy = world.env.backend.messages[message.channel.id][message.id].allowed_mentions
    found = {user.id for user in message.mentions if policy.allows_user(user.id)}
    return {name for name, member in world.members.items() if member.id in found}


# From the draw to the match


async def test_a_round_from_the_draw_to_the_match_at_an_agreed_time(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    assert pings(world, drawn) == set(FOUR), "all are told at the draw, once"
    assert labels_of(drawn) == ["Mark my hours", "I’m here", "Fixtures"]

    screen = await agreeing.mark("Ada", at, agreeing.evening(3, 21))
    assert "✅ 2 hours saved." in screen.text
    assert "Answered: Ada · not yet: " in screen.text
    await world.restart()
    screen = await agreeing.mark("Bo", at)
    assert f"<t:{at // MS}:f> suits" in screen.text
    options = agreeing.hours(screen)["options"]
    assert [option["value"] for option in options if option.get("default")] == [str(at)]
    assert "suits 1 others" in options[3]["description"]

    await agreeing.propose("Cleo", at)
    card = proposed = agreeing.card()
    assert pings(world, card) == {"Ada", "Bo", "Dag"}
    assert f"Cleo proposes <t:{at // MS}:F>" in text_of(card)
    assert labels_of(card) == ["Accept", "I can’t then", "Times"]
    assert "You accepted" in await agreeing.press("Ada", "Accept")
    assert "Accepted by Cleo · Ada" in text_of(agreeing.card())
    await world.restart()
    await agreeing.press("Bo", "Accept")
    assert agreeing.appointment.at is None
    await agreeing.press("Dag", "Accept")
    assert agreeing.appointment.at == at
    card = agreeing.card()
    assert text_of(card).startswith("🤝")
    assert card.id == proposed.id, "all have accepted it, and none of them is pinged again"
    assert labels_of(card) == ["Make an event", "Times"]

    await world.restart()
    await agreeing.until(at - 9 * 60 * MS)
    (thread,) = world.channel.threads
    (call,) = messages(world, thread)
    assert pings(world, call) == set(FOUR)
    for name in FOUR:
        await world.members[name].click(call, label="I’m here")
    await world.pass_time(20)
    table = world.bot.services.seasons.table_of(agreeing.season, agreeing.fixture)
    assert table is not None
    assert table.phase == "playing"
    assert "is running" in text_of(agreeing.card())
    assert labels_of(agreeing.card()) == []
    await world.as_bot(world.bot.services.tables.matches.score_as_it_stands(table.table_id))
    await world.pass_time(90)
    assert text_of(agreeing.card()).startswith("🏁")
    assert left_to_tell(world) == []


async def test_silence_of_a_few_agrees_after_two_days(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(4)
    await agreeing.propose("Ada", at)
    await agreeing.press("Bo", "Accept")
    await agreeing.press("Cleo", "Accept")
    await world.restart()
    await world.pass_time(2 * DAY - 60)
    assert agreeing.appointment.at is None
    await world.pass_time(120)
    assert agreeing.appointment.at == at
    assert pings(world, agreeing.card()) == {"Dag"}, "the others have accepted it"


async def test_silence_counts_from_the_ping_that_waits_for_the_morning(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC")
    agreeing = await season(world)
    at = agreeing.evening(4)
    await agreeing.propose("Ada", at)  # it is midnight
    assert pings(world, agreeing.card()) == set()
    await agreeing.press("Bo", "Accept")
    await agreeing.press("Cleo", "Accept")
    await agreeing.until(agreeing.evening(2, 7))
    assert agreeing.appointment.at is None
    (later,) = [each for each in about(world, "🔔") if str(agreeing.card().id) in text_of(each)]
    assert pings(world, later) == {"Dag"}
    await agreeing.until(agreeing.evening(2, 8) + 60 * MS)
    assert agreeing.appointment.at == at


async def test_who_declines_has_another_time_proposed(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    await agreeing.propose("Ada", at)
    await agreeing.press("Bo", "Accept")
    card = agreeing.card()
    said = await agreeing.press("Dag", "I can’t then")
    assert "You declined" in said
    declined = agreeing.card()
    assert "Dag can’t play" in text_of(declined)
    assert pings(world, declined) == {"Ada"}
    assert card.id not in [message.id for message in messages(world)]
    screen = await agreeing.screen("Bo")
    (proposals,) = [menu for menu in screen.menus if any(":propose:" in each for each in values_of(menu))]
    assert f"l:propose:{agreeing.key}:{at}:{agreeing.fixture}" not in values_of(proposals)


async def test_the_bot_sets_the_hour_that_most_have_marked(agreeing: Agreeing) -> None:
    world = agreeing.world
    for name, hours in (("Ada", (18, 19)), ("Bo", (19, 20)), ("Cleo", (19,))):
        await agreeing.mark(name, *(agreeing.evening(6, hour) for hour in hours))
    await world.restart()
    await agreeing.until(agreeing.deadline - 2 * DAY * MS + 30 * MS)
    assert agreeing.appointment.at == agreeing.evening(6, 19)
    assert text_of(agreeing.card()).startswith("📅")
    assert pings(world, agreeing.card()) == set(FOUR)
    await agreeing.until(agreeing.evening(6, 19) - 9 * 60 * MS)
    assert len(world.channel.threads) == 1


async def test_where_nobody_has_answered_nobody_is_called_and_nobody_forfeits(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.until(agreeing.deadline - 60 * MS)
    await world.restart()
    assert agreeing.appointment.at is None
    await world.pass_time(120)
    assert world.channel.threads == []
    state = season_state(agreeing.season)
    assert state is not None
    assert state.outcome(agreeing.fixture) is None
    assert times.standing(agreeing.season, agreeing.fixture) == "nobody"
    (told_umpire,) = about(world, "⌛ **Sunday")
    assert pings(world, told_umpire) == {"Mo"}


async def test_everybody_reads_hours_by_their_own_clock(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    tokyo, ada = await _screens(agreeing, at)
    assert "Asia/Tokyo" in tokyo.text
    shown = {option["value"]: option["label"] for option in agreeing.hours(tokyo)["options"]}
    assert shown[str(at)] == "05:00"
    shown = {option["value"]: option["label"] for option in agreeing.hours(ada)["options"]}
    assert shown[str(at)] == "20:00"
    await tokyo.press("The same on every day")
    assert "✅ Saved for every day." in tokyo.text
    marks = agreeing.appointment.marks[await _person(world, "Bo")]
    assert len(marks) > 4
    assert {mark % (DAY * MS) for mark in marks} == {at % (DAY * MS)}


async def _screens(agreeing: Agreeing, at: int) -> tuple[Private, Private]:
    world = agreeing.world
    bo = world.members["Bo"]
    await world.bot.services.preferences.change_player(world.guild.id, bo.id, "Bo", zone="Asia/Tokyo")
    tokyo = await agreeing.screen("Bo")
    await tokyo.choose(f"l:times:{agreeing.key}:{at // (DAY * MS) + 1}:{agreeing.fixture}")
    menu = agreeing.hours(tokyo)
    await tokyo.member.select(tokyo.message, [str(at)], custom_id=menu["custom_id"])
    ada = await agreeing.screen("Ada")
    await ada.choose(f"l:times:{agreeing.key}:{at // (DAY * MS)}:{agreeing.fixture}")
    return tokyo, ada


async def _person(world: World, name: str) -> str:
    people = await world.bot.services.seasons.names(world.bot.services.seasons.running(world.guild.id)[0])
    return next(key for key, row in people.items() if row.user_id == world.members[name].id)


async def test_marks_are_among_the_data_of_who_has_made_them(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    await agreeing.mark("Ada", at)
    _, data = await world.bot.services.privacy.data(world.members["Ada"].id, 10**7)
    (marked,) = [line["act"] for season in json.loads(data).values() for line in lines_of(season)]
    assert marked["hours"] == [datetime.fromtimestamp(at / MS, UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")]
    await world.bot.services.privacy.forget(world.members["Ada"].id, None)
    await world.pass_time(12)
    assert "Ada" not in text_of(about(world, "## Sunday · season 1\n")[0])
    screen = await agreeing.screen("Bo")
    assert "Answered:" not in screen.text, "who is forgotten has left, and their marks count no more"


def lines_of(part: Any) -> list[dict[str, Any]]:
    """The lines of seasons' logs in a part of an export by which hours were marked."""
    lines = part.get("seasons", ()) if isinstance(part, dict) else ()
    return [line for line in lines if line["act"]["kind"] == "Mark"]


async def test_who_has_marked_no_hours_is_asked_once_more_and_not_at_night(world: World) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, zone="UTC")
    agreeing = await season(world, remind_day=True)
    await agreeing.until(agreeing.deadline - 4 * DAY * MS + 30 * MS)
    (asked,) = about(world, "⏰ **Sunday · season 1, round 1**: press **Mark my hours**")
    assert {user.name for user in asked.mentions} == {"ada", "bo", "cleo", "dag"}
    assert pings(world, asked) == set(), "it is midnight"
    assert labels_of(asked) == ["Mark my hours"]
    await agreeing.until(agreeing.evening(3, 8) + 60 * MS)
    (later,) = [each for each in about(world, "🔔") if str(asked.id) in text_of(each)]
    assert pings(world, later) == set(FOUR)
    await world.restart()
    await agreeing.until(agreeing.deadline - 2 * DAY * MS + 30 * MS)
    assert len(about(world, "⏰")) == 1


async def test_where_somebody_has_marked_hours_the_others_are_named_and_not_pinged(world: World) -> None:
    agreeing = await season(world, remind_day=True)
    await agreeing.mark("Ada", agreeing.evening(6))
    await agreeing.until(agreeing.deadline - 4 * DAY * MS + 30 * MS)
    (asked,) = about(world, "⏰ **Sunday · season 1, round 1**: press **Mark my hours**")
    assert all(f"**{name}**" in text_of(asked) for name in ("Bo", "Cleo", "Dag"))
    assert "**Ada**" not in text_of(asked)
    assert pings(world, asked) == set(), "the bot sets a time in any case, and pings them about that"


# Who may, and what is refused


async def test_only_players_of_the_table_say_anything_about_its_time(agreeing: Agreeing) -> None:
    world = agreeing.world
    world.member("Eva")
    await agreeing.propose("Ada", agreeing.evening(3))
    before = agreeing.season
    for label in ("Accept", "I can’t then", "Times"):
        assert "This isn’t your table." in await agreeing.press("Eva", label)
    (drawn,) = about(world, "## Sunday · season 1 · round 1")
    said = told(await world.members["Eva"].click(drawn, label="Mark my hours"))
    assert said.startswith("You have nothing to play")
    assert agreeing.season == before


async def test_what_is_forged_or_late_is_refused_in_words_and_changes_nothing(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    await agreeing.propose("Ada", at)
    card, accept = agreeing.card(), id_of(agreeing.card(), "Accept")
    before = agreeing.season
    for forged in (
        f"l:propose:{agreeing.key}:{at + 1}:{agreeing.fixture}",
        f"l:propose:{agreeing.key}:{at + 400 * DAY * MS}:{agreeing.fixture}",
        f"l:accept:{agreeing.key}:{at + HOUR * MS}:{agreeing.fixture}",
        f"l:times:{agreeing.key}:3:nowhere",
        f"l:mark_all:{agreeing.key}:9999999999999999999:nowhere",
        f"l:event:{agreeing.key}:{agreeing.fixture}",
    ):
        (result,) = await world.at_once(("Bo", card, forged))
        assert told(result)
        assert "fault" not in told(result).casefold()
    assert agreeing.season == before
    await world.at_once(("Bo", card, accept), ("Bo", card, accept))
    assert len(agreeing.appointment.proposal.accepted if agreeing.appointment.proposal else ()) == 2


# What happens meanwhile


async def test_who_takes_over_is_asked_about_the_agreed_time(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(4)
    world.member("Eva")
    await agreeing.agree(at, *FOUR)
    season = agreeing.season
    entry, eva = season.entry_of(await _person(world, "Dag")), await _make_person(world, "Eva")
    assert entry is not None
    await act(world, season, acts.Decide(Replace(entry, eva)))
    assert agreeing.appointment.at is None
    card = agreeing.card()
    assert text_of(card).startswith("🗓")
    assert pings(world, card) == {"Eva"}
    assert "This isn’t your table" in await agreeing.press("Dag", "Accept")
    await agreeing.press("Eva", "Accept")
    assert agreeing.appointment.at == at


async def _make_person(world: World, name: str) -> str:
    return await world.bot.services.seasons.person(world.guild.id, Who(world.members[name].id, name))


async def test_the_proposal_goes_with_who_has_made_it(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.propose("Ada", agreeing.evening(4))
    entry = agreeing.season.entry_of(await _person(world, "Ada"))
    assert entry is not None
    await act(world, agreeing.season, acts.Decide(Withdraw(entry, "forfeit")))
    assert "no time agreed yet" in text_of(agreeing.card())
    assert labels_of(agreeing.card()) == ["Times"]
    assert agreeing.appointment.proposal is None


# Events


def events(world: World) -> list[Any]:
    return list(world.env.backend.get_guild(world.guild.id).scheduled_events.values())


def starts(event: Any) -> int:
    """When (ms) an event begins."""
    return round(datetime.fromisoformat(event.scheduled_start_time).timestamp()) * MS


async def test_an_event_follows_the_time(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    await agreeing.agree(at, *FOUR)
    assert events(world) == []
    assert "I’ll create the event." in await agreeing.press("Bo", "Make an event")
    (event,) = events(world)
    assert "round 1, table 1" in event.name
    assert starts(event) == at
    assert "Make an event" not in labels_of(agreeing.card())
    await world.restart()
    await agreeing.agree(agreeing.evening(4), *reversed(FOUR))
    (event,) = events(world)
    assert starts(event) == agreeing.evening(4)
    assert event.status == 1
    await act(world, agreeing.season, acts.Pause())
    await world.pass_time(6 * DAY)
    await act(world, agreeing.season, acts.Resume())
    (event,) = events(world)
    assert event.status in (3, 4), "the time has passed, and nobody plays then"
    assert left_to_tell(world) == []


async def test_an_event_says_who_plays(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.agree(agreeing.evening(3), *FOUR)
    await agreeing.press("Bo", "Make an event")
    (event,) = events(world)
    assert "Ada" in event.description
    ada = await _person(world, "Ada")
    await act(world, agreeing.season, acts.Decide(Withdraw(ada, "zero")))
    (event,) = events(world)
    assert "Ada" not in event.description
    assert "Bo" in event.description


async def test_a_card_that_could_not_be_edited_is_edited_when_it_can_be(agreeing: Agreeing) -> None:
    world, outbox = agreeing.world, agreeing.world.bot.outbox
    await agreeing.agree(agreeing.evening(3), *FOUR)
    world.unruly.refuse("PATCH", "/channels/*/messages/*", status=403, code=50013, times=None)
    await agreeing.press("Bo", "Make an event")
    assert "Make an event" in labels_of(agreeing.card())
    world.unruly.calm()
    await world.pass_time(HOUR)
    ctx = await outbox._sender.render_context(agreeing.season, ())
    await world.as_bot(outbox._sender.times.refresh(ctx, agreeing.fixture))
    assert "Make an event" not in labels_of(agreeing.card())
    await act(world, agreeing.season, acts.Cancel())
    await world.pass_time(HOUR)
    assert agreeing.key not in str(outbox._sender.kept._kept), "it is over"


async def test_a_card_of_a_table_that_is_gone_is_deleted_after_an_outage(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.propose("Ada", agreeing.evening(3))
    agreeing.card()
    world.unruly.refuse("DELETE", "/channels/*/messages/*", status=503, code=0, times=None)
    await act(world, agreeing.season, acts.PairAgain(world.bot.clock.now() + 7 * 24 * 60 * 60 * MS))
    await world.pass_time(60)
    world.unruly.calm()
    await world.pass_time(HOUR)
    assert not [each for each in messages(world) if text_of(each).startswith(CARDS)]


async def test_an_event_is_taken_away_with_the_season(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.agree(agreeing.evening(3), *FOUR)
    await agreeing.press("Bo", "Make an event")
    await act(world, agreeing.season, acts.Cancel())
    (event,) = events(world)
    assert event.status == 4


async def test_an_event_ends_when_its_match_is_played(agreeing: Agreeing) -> None:
    world, at = agreeing.world, agreeing.evening(3)
    await agreeing.agree(at, *FOUR)
    await agreeing.press("Bo", "Make an event")
    await agreeing.until(at - 9 * 60 * MS)
    (thread,) = world.channel.threads
    (call,) = messages(world, thread)
    for name in FOUR:
        await world.members[name].click(call, label="I’m here")
    await world.pass_time(20)
    (event,) = events(world)
    assert event.status == 1, "it is played, only earlier"
    table = world.bot.services.seasons.table_of(agreeing.season, agreeing.fixture)
    assert table is not None
    await agreeing.until(at + 60 * MS)
    await world.as_bot(world.bot.services.tables.matches.score_as_it_stands(table.table_id))
    await world.pass_time(90)
    assert event.status == 3


async def test_without_the_permission_nobody_is_promised_an_event(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.agree(agreeing.evening(3), *FOUR)
    permit(world, create_events=False)
    assert "give me **Create Events**" in await agreeing.press("Bo", "Make an event")
    assert not agreeing.appointment.has_event
    permit(world, create_events=True)
    assert "I’ll create the event." in await agreeing.press("Bo", "Make an event")
    assert len(events(world)) == 1


async def test_an_event_that_somebody_deletes_stays_deleted(agreeing: Agreeing) -> None:
    world = agreeing.world
    await agreeing.agree(agreeing.evening(3), *FOUR)
    await agreeing.press("Bo", "Make an event")
    (event,) = events(world)
    world.env.backend.delete_scheduled_event(world.guild.id, event.id)
    await act(world, agreeing.season, acts.Appoint(agreeing.fixture, agreeing.evening(4)))
    assert events(world) == []
    assert left_to_tell(world) == []


def permit(world: World, **permissions: bool) -> None:
    """Change what the bot may do in the whole server."""
    backend = world.env.backend
    guild = backend.get_guild(world.guild.id)
    me = guild.members[backend.bot_user.id]
    for role_id in me.role_ids:
        role = guild.roles[role_id]
        new = discord.Permissions(role.permissions)
        new.update(**permissions)
        backend.edit_role(guild.id, role_id, {"permissions": new.value})
