"""Scenes for the gallery: leagues, with seasons that run, and what a server keeps of its matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from simcord.builders import ChannelHandle

from bot.league.contest import acts
from bot.league.tournament.acts import Begin, Finish
from bot.league.tournament.seating import dealer_of, due_slot
from bot.simulation.cast import Habits, Player
from bot.simulation.rehearsal import Rehearsal
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of
from tests.e2e.test_times import Agreeing
from tests.e2e.test_times import season as of_four
from tests.e2e.test_umpire import DAY
from tests.e2e.world import World
from tests.gallery.abroad import Abroad
from tests.gallery.camera import Shown
from tests.gallery.scenes import Scene, of_all, of_one
from tests.tables.history import History, in_turns, mixed

PLAYERS = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gro", "Hal")
LEAGUE = {"name": "Sunday league"}
ROUNDS = {"format": "rounds", "rounds": 6, "size": 4, "length": 3}

Played = Callable[[World], Awaitable[Club]]
"""Plays a season up to some moment."""


# Seasons


def announced(*players: str, **options: Any) -> Played:
    """A season for which these have signed up."""

    async def play(world: World) -> Club:
        club = Club(world)
        for name in PLAYERS[4:]:
            world.member(name)
        await club.open(*players, **{**LEAGUE, **options})
        await world.pass_time(30)
        return club

    return play


def rounds(played: int, **options: Any) -> Played:
    """A season of eight players of which so many rounds were played; the next one has been drawn."""

    async def play(world: World) -> Club:
        club = await announced(*PLAYERS, **{**ROUNDS, **options})(world)
        await club.decide("start")
        chance = Random(4)
        for _ in range(played):
            await world.pass_time(DAY)
            await play_open_tables(club, chance)
            await world.pass_time(7 * DAY)
        await world.pass_time(30)
        return club

    return play


async def play_open_tables(club: Club, chance: Random) -> None:
    """Play what was drawn. Who stands first in the alphabet plays best, but luck has its part in it."""
    names = {await club.key(name): name for name in PLAYERS}
    for key, fixture in club.season.play.fixtures.items():
        if club.season.play.outcome(key) is None:
            seated = sorted(names[entry] for entry in fixture.entries)
            points = [12 * PLAYERS.index(name) + chance.randrange(120) for name in seated]
            await club.played(dict(zip(seated, points, strict=True)), key)


def tournament(games: int = 13) -> Played:
    """A tournament of eight players, of which so many games were played."""

    async def play(world: World) -> Club:
        club = await announced(*PLAYERS, format="pursuit", game="pursuit")(world)
        await club.decide("start")
        chance = Random(6)
        for _ in range(games):
            state = club.season.play.tournament
            due = [(due_slot(state, table) or 9, table.round, table.number, table) for table in state.tables]
            slot, number, at, table = min(due, key=lambda each: (each[1] != state.round, *each[:3]))
            points = [0, *(chance.randrange(4, 60) for _ in table.seats[1:])]
            chance.shuffle(points)
            dealer = dealer_of(state, table, slot) or 0
            await club.act("Una", acts.Game(Begin(number, at, slot, dealer)))
            await club.act("Una", acts.Game(Finish(number, at, slot, tuple(points))))
        await world.pass_time(60)
        return club

    return play


# What is seen of them


def posted(before: Played, words: str) -> Scene:
    """The newest message of the channel in which these words stand."""

    async def scene(world: World) -> Shown:
        await before(world)
        history = reversed(world.channel.history())
        return Shown(world.members["Bo"], next(found for found in history if words in text_of(found)))

    return scene


def looked(
    before: Played, command: str, *presses: str, who: str = "Bo", member: str = "", **options: Any
) -> Scene:
    """What somebody alone is shown by a command in a season, after buttons that they press in it."""

    async def scene(world: World) -> Shown:
        await before(world)
        await reads(world, who)
        chosen = {**options, "member": world.members[member]} if member else options
        screen = world.private(who, await world.slash(who, command, **chosen))
        for label in presses:
            await screen.press(label)
        return of_one(screen)

    return scene


async def reads(world: World, who: str) -> None:
    """Let somebody read the language of the screen, also if they came when it was chosen for all others."""
    if isinstance(world, Abroad):
        user = world.members[who].id
        change = world.bot.services.preferences.change_player
        await change(world.guild.id, user, who, language=world.language)


def planned(**options: Any) -> Scene:
    """A season that the umpire has not announced yet."""

    async def scene(world: World) -> Shown:
        return of_one(await Club(world).slash("create", **{"game": "olsen", **LEAGUE, **ROUNDS, **options}))

    return scene


def previewed(command: str, offer: str = "", **options: Any) -> Scene:
    """A decision that the umpire has still to confirm; ``offer`` is the option that is filled with the first
    thing which is offered for it.
    """

    async def scene(world: World) -> Shown:
        club = await rounds(3)(world)
        filled = {offer: (await club.offered(command, offer))[0][1]} if offer else {}
        return of_one(await club.slash(command, **filled, **options))

    return scene


async def decided(world: World) -> Club:
    """A season in which the umpire has been busy."""
    club = await rounds(3)(world)
    await play_open_tables(club, Random(2))
    book = club.season.play
    bo = await club.key("Bo")
    seats = {key: {seat.player: seat.total for seat in result.seats} for key, result in book.results.items()}
    match = [key for key, seated in seats.items() if bo in seated][-1]
    other = [key for key, seated in seats.items() if bo not in seated][-1]
    loser = next(player for player in seats[match] if player != bo)
    await club.decide("void", match=other, reason="the wrong house rules were in use")
    await club.decide("adjust", player=str(loser), match=match, total=4, reason="a card was counted twice")
    await club.decide("award", player="Hal", points=-10, reason="kept everybody waiting, twice")
    (_, decision), *_ = await club.offered("reverse", "decision")
    await club.decide("reverse", decision=decision, reason="he had told us before")
    await club.decide("withdraw", player="Eva", rest="zero", reason="has moved abroad")
    await club.act("Bo", acts.Appeal(match, bo), "Cleo's last ace was mine, I think.")
    await world.pass_time(30)
    return club


def on_the_desk(before: Played, *chosen: str) -> Scene:
    """What the umpire is shown on the desk, after options that they choose in it by their first words."""

    async def scene(world: World) -> Shown:
        await before(world)
        await reads(world, "Una")
        screen = world.private("Una", await world.slash("Una", "umpire desk"))
        for words in chosen:
            options = [option for menu in screen.menus for option in menu["options"]]
            await screen.choose(
                next(option["value"] for option in options if option["label"].startswith(words))
            )
        return of_one(screen)

    return scene


async def table_on_the_desk(world: World) -> Shown:
    """A table that the umpire has chosen on the desk."""
    await rounds(2)(world)
    screen = world.private("Una", await world.slash("Una", "umpire desk"))
    await screen.choose(screen.menus[0]["options"][0]["value"])
    return of_one(screen)


async def finished(world: World) -> Club:
    """A season that is over."""
    club = await rounds(6)(world)
    await club.decide("confirm", reason="well played")
    await world.pass_time(60)
    return club


def thread_of_a_fixture(ready: int = 1) -> Scene:
    """The thread of a fixture, where so many are there."""

    async def scene(world: World) -> Shown:
        await rounds(2)(world)
        drawn = next(found for found in reversed(world.channel.history()) if "I’m here" in labels_of(found))
        await world.members["Ada"].click(drawn, label="I’m here")
        await world.pass_time(3)
        table = world.bot.services.tables.open_tables()[0]
        world.channel = ChannelHandle(world.env, world.guild, world.env.backend.channels[table.channel_id])
        others = [chair.name for chair in table.chairs if chair.name != "Ada"]
        for name in others[: ready - 1]:
            await world.press(name, "I’m here")
        await world.pass_time(3)
        return of_all(world)

    return scene


# Agreeing on times

Agreed = Callable[[Agreeing], Awaitable[Shown]]


def agreeing(then: Agreed) -> Scene:
    """A table whose players have marked hours, and what is shown of it ``then``."""

    async def scene(world: World) -> Shown:
        table = await of_four(world, remind_day=True)
        third = [table.evening(3, hour) for hour in (18, 19, 20, 21)]
        await table.mark("Ada", *third, *(table.evening(4, hour) for hour in (19, 20)))
        await table.mark("Bo", *third[1:], table.evening(5, 20))
        return await then(table)

    return scene


async def marking(table: Agreeing) -> Shown:
    """Somebody marks the hours that suit them."""
    return of_one(await table.mark("Cleo", table.evening(3, 19), table.evening(3, 20)))


async def proposed(table: Agreeing) -> Shown:
    """The message about a time that is proposed."""
    await table.propose("Cleo", table.evening(3))
    await table.press("Ada", "Accept")
    return Shown(table.world.members["Bo"], table.card())


async def agreed(table: Agreeing) -> Shown:
    """The message about a time that is agreed."""
    await table.agree(table.evening(3), "Cleo", "Ada", "Bo", "Dag")
    return Shown(table.world.members["Bo"], table.card())


async def drawn_to_agree(table: Agreeing) -> Shown:
    """The message about the draw."""
    history = table.world.channel.history()
    return Shown(table.world.members["Bo"], next(each for each in history if "round 1 of" in text_of(each)))


async def asked_once_more(table: Agreeing) -> Shown:
    """The message to those who have not marked their hours."""
    await table.until(table.deadline - 4 * DAY * 1000 + 30_000)
    history = table.world.channel.history()
    return Shown(table.world.members["Dag"], next(each for each in history if text_of(each).startswith("⏰")))


# What a server keeps


def remembered(command: str, *, who: str = "Ada", **options: Any) -> Scene:
    """What somebody alone is shown on a server where much has been played; options that are members' names
    stand for these.
    """

    async def scene(world: World) -> Shown:
        world.member("Una", manage_guild=True, manage_messages=True)
        for name in PLAYERS[4:]:
            world.member(name)
        assert world.bot.database is not None
        history = History(world.bot.database, world.guild.id, world.bot.clock.now())
        await history.meet({name: world.members[name].id for name in PLAYERS})
        await history.matches(mixed(40, Random(1), PLAYERS), ms=900)
        await history.matches(in_turns(16, Random(2)))
        chosen = {key: world.members.get(str(value), value) for key, value in options.items()}
        return of_one(world.private(who, await world.slash(who, command, **chosen)))

    return scene


# The rehearsal


def rehearsed(told: str) -> Scene:
    """A season is rehearsed until it tells this, which is shown."""

    async def scene(world: World) -> Shown:
        for name in (*PLAYERS[4:], "Rehearsal"):
            world.member(name)
        habits = {"Cleo": Habits(late=True), "Finn": Habits(forgets=1), "Hal": Habits(leaves=2)}
        cast = [Player(name, world.members[name], habits.get(name, Habits())) for name in PLAYERS]
        club, narrator = Club(world), world.members["Rehearsal"]
        rehearsal = Rehearsal(world.env, world.bot, world.guild, world.channel, narrator, cast, Random(1))
        await club.open(**{**LEAGUE, "format": "rounds", "rounds": 2, "size": 4, "length": 1})
        while told not in await rehearsal.go_on():
            if len(club.season.signed) == len(PLAYERS):
                await club.decide("start")
        found = [message for message in world.channel.history() if told in message.content]
        return Shown(world.members["Ada"], found[-1])

    return scene
