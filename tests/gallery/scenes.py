"""Scenes for the gallery. A scene is played in a world of its own, by people and computers, and gives the
message to be photographed.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from random import Random
from typing import Any

from bot.games import GAMES
from bot.players.greedy import choose
from bot.tables import next_actor
from tests.e2e.screen import Private, menus_of, values_of
from tests.e2e.test_result import three_eights
from tests.e2e.world import World
from tests.gallery.camera import Shown

Scene = Callable[[World], Awaitable[Shown]]

PEOPLE = ("Ada", "Bo", "Cleo")


# How a scene is set


async def dealt(
    world: World,
    game: str,
    *,
    moves: int = 0,
    people: tuple[str, ...] = PEOPLE,
    computers: int = 1,
    **more: Any,
) -> None:
    """Start a match and play so many moves."""
    await world.table(*people, computers=computers, game=game, **more)
    chance = Random(f"{game} {moves}")
    for _ in range(moves):
        await move(world, chance)
    await world.pass_time(2)


async def move(world: World, chance: Random) -> None:
    """Let whoever is on turn make a sensible move; between deals, deal."""
    table = world.now
    actor = next_actor(table)
    if actor is None:
        await world.press(table.chairs[0].name, "Next deal")
        return
    chair = table.chairs[actor]
    if chair.user_id is None or not chair.present:
        await world.pass_time(3)
        return
    chosen = choose(table.observe(actor), chance)
    await world.at_once((chair.name, world.message, world.presses(actor).move(str(chosen))))
    await world.pass_time(1)


async def until(world: World, reached: Callable[[World], bool], chance: Random, most: int = 400) -> None:
    """Play on until something is reached."""
    for _ in range(most):
        if reached(world):
            break
        await move(world, chance)
    assert reached(world)
    await world.pass_time(0.5)


def on_turn(name: str) -> Callable[[World], bool]:
    """Whether it is somebody's turn."""

    def reached(world: World) -> bool:
        actor = next_actor(world.now)
        return actor is not None and world.now.chairs[actor].name == name

    return reached


def of_all(world: World, viewer: str = "Bo") -> Shown:
    """The public message."""
    return Shown(world.members[viewer], world.message)


def of_one(private: Private) -> Shown:
    """A private message."""
    return Shown(private.member, private.message)


# Scenes


def lobby(game: str, computers: int = 1, **more: Any) -> Scene:
    """A lobby with two people and most often a computer."""

    async def scene(world: World) -> Shown:
        await world.lobby("Ada", "Bo", computers=computers, game=game, **more)
        await world.pass_time()
        return of_all(world)

    return scene


def in_lobby(label: str, **more: Any) -> Scene:
    """What the host is shown when she presses a button of the lobby."""

    async def scene(world: World) -> Shown:
        await world.lobby("Ada", "Bo", computers=1, **more)
        return of_one(world.private("Ada", await world.press("Ada", label)))

    return scene


def table(game: str, moves: int, **more: Any) -> Scene:
    """The public message after so many moves."""

    async def scene(world: World) -> Shown:
        await dealt(world, game, moves=moves, **more)
        return of_all(world)

    return scene


def at_table(label: str, *further: str, who: str = "Ada", game: str = "olsen", **more: Any) -> Scene:
    """What somebody is shown when they press a button of the table, and ``further`` ones in what they are
    shown.
    """

    async def scene(world: World) -> Shown:
        await dealt(world, game, moves=5, **more)
        private = world.private(who, await world.press(who, label))
        for pressed in further:
            await private.press(pressed)
        return of_one(private)

    return scene


def everybody(*scenes: Scene) -> Scene:
    """What everybody in the channel sees after scenes, a while later."""

    async def scene(world: World) -> Shown:
        for played in scenes:
            await played(world)
        await world.pass_time(3)
        return of_all(world)

    return scene


def asked_for_a_seat(before: Scene) -> Scene:
    """Dag asks for the seat of the first computer, after a scene at a table."""

    async def scene(world: World) -> Shown:
        await before(world)
        seats = world.private("Dag", await world.press("Dag", "Sit in…"))
        await seats.press("Take a seat")
        (menu,) = menus_of(seats.message)
        await seats.choose(values_of(menu)[0])
        return of_one(seats)

    return scene


def left_by(who: str, before: Scene) -> Scene:
    """The table of a scene, when somebody has left it."""

    async def scene(world: World) -> Shown:
        await before(world)
        await world.slash(who, "leave")
        await world.pass_time(3)
        return of_all(world)

    return scene


def unwelcome() -> Scene:
    """What Ada is told where the bot may not write."""

    async def scene(world: World) -> Shown:
        world.forbid(world.channel, send_messages=False, read_message_history=False)
        return of_one(world.private("Ada", await world.slash("Ada", "play")))

    return scene


def hand(game: str, moves: int, **more: Any) -> Scene:
    """Ada's hand, when it is her turn."""

    async def scene(world: World) -> Shown:
        await dealt(world, game, moves=moves, **more)
        await until(world, on_turn("Ada"), Random(game))
        return of_one(await world.hand("Ada"))

    return scene


def waiting_hand(game: str) -> Scene:
    """Ada's hand while somebody else is on turn."""

    async def scene(world: World) -> Shown:
        await dealt(world, game)
        await until(world, on_turn("Bo"), Random(game))
        return of_one(await world.hand("Ada"))

    return scene


def arranged(
    game: str, *presses: str, people: tuple[str, ...] = PEOPLE, computers: int = 0, **position: Any
) -> Scene:
    """Ada's hand in a given position, after she has pressed buttons there that begin so."""

    async def scene(world: World) -> Shown:
        await world.table(*people, computers=computers, game=game)
        await world.arrange(turn=0, first_turn=[], **position)
        opened = await world.hand("Ada")
        for label in presses:
            await opened.press(next(found for found in opened.labels if found.startswith(label)))
        return of_one(opened)

    return scene


def chosen_ahead(game: str, chosen: Mapping[str, str] | None = None, **position: Any) -> Scene:
    """Ada's hand at a slow table while Bo is on turn: before she plays ahead, or when she has ``chosen``."""

    async def scene(world: World) -> Shown:
        await world.table(*PEOPLE, game=game, clock="slow")
        await world.arrange(turn=1, first_turn=[], **position)
        opened = await world.hand("Ada")
        if chosen is not None:
            (button,) = [part for part in opened.buttons if part["custom_id"].startswith("a:ahead:")]
            form = await opened.press(custom_id=button["custom_id"])
            assert form.modal is not None
            keys = [part["component"]["custom_id"] for part in form.modal["components"]]
            values = {key: [chosen[key]] if key in chosen else [] for key in keys}
            await opened.member.submit_modal(form, values)
        return of_one(opened)

    return scene


def laid(game: str, *plays: tuple[str, str], rules: dict[str, Any] | None = None, **position: Any) -> Scene:
    """The table in a given position after people have pressed cards in their hands, one after the other."""

    async def scene(world: World) -> Shown:
        await world.table(*PEOPLE, game=game, rules=rules)
        await world.arrange(turn=0, first_turn=[], **position)
        for who, label in plays:
            await (await world.hand(who)).press(label)
            await world.pass_time(1)
        return of_all(world)

    return scene


def between(game: str) -> Scene:
    """The table between two deals."""

    async def scene(world: World) -> Shown:
        await dealt(world, game)
        await until(world, lambda world: world.now.observe(None).phase == "between", Random(1))
        return of_all(world)

    return scene


def over(game: str, **rules: Any) -> Scene:
    """The table after a match, of one deal where a match can be so short."""

    async def scene(world: World) -> Shown:
        await dealt(world, game, rules=rules, **({"length": 1} if GAMES[game].spec.length else {}))
        table, chance = world.now, Random(2)
        while (await world.newest(table)).is_open:
            await move(world, chance)
        await world.pass_time(2)
        return of_all(world)

    return scene


def asked_after(label: str, before: Scene, who: str = "Ada") -> Scene:
    """What somebody is shown when they press a button of the table after a scene."""

    async def scene(world: World) -> Shown:
        await before(world)
        return of_one(world.private(who, await world.press(who, label)))

    return scene


def earned(*commands: str) -> Scene:
    """The end of a match in which Ada has earned something, or what she is shown by commands after it."""

    async def scene(world: World) -> Shown:
        await three_eights(world)
        return await alone(*commands)(world) if commands else of_all(world)

    return scene


def shared(before: Scene) -> Scene:
    """The result of a match, after a scene, as it is shared in the channel."""

    async def scene(world: World) -> Shown:
        await before(world)
        key = world.rows("SELECT table_id FROM tables")[0][0]
        asked = world.private("Ada", await world.press("Ada", "Share"))
        await asked.member.select(asked.message, [world.channel], custom_id=f"p:share:{key}")
        await world.pass_time(2)
        return Shown(world.members["Bo"], world.channel.history()[-1])

    return scene


def playing_with(other: str) -> Scene:
    """What Ada is shown who chooses **Play with** in the menu of a member."""

    async def scene(world: World) -> Shown:
        ada, label = world.members["Ada"], "Play with"
        result = await ada.context_menu(world.channel, label, world.members[other])
        return of_one(world.private("Ada", result))

    return scene


def on_the_bench(*asks: str) -> Scene:
    """What Dag is shown who watches a table and asks for something."""

    async def scene(world: World) -> Shown:
        await dealt(world, "olsen", computers=0)
        shown = world.private("Dag", await world.press("Dag", "My hand"))
        for label in asks:
            await shown.press(label)
        return of_one(shown)

    return scene


def replayed(game: str, eyes: str, *goes: str) -> Scene:
    """A match of which Ada watches a position again, after pressing some of the buttons below it."""

    async def scene(world: World) -> Shown:
        await over(game)(world)
        shown = world.private("Ada", await world.press("Ada", "Replay"))
        options = [value for menu in menus_of(shown.message) for value in values_of(menu)]
        await shown.choose(next(value for value in options if value.endswith(f":{eyes}")))
        for go in goes:
            ids = [str(button["custom_id"]) for button in shown.buttons]
            await shown.press(custom_id=next(each for each in ids if each.startswith(f"v:replay-{go}:")))
        return of_one(shown)

    return scene


def looked_through(game: str) -> Scene:
    """A match that Ada has played, looked through for her."""

    async def scene(world: World) -> Shown:
        await over(game)(world)
        return of_one(world.private("Ada", await world.press("Ada", world.say("button-whatif"))))

    return scene


def filmed(game: str) -> Scene:
    """The last moves of a match's first deal, posted for all to see."""

    async def scene(world: World) -> Shown:
        shown = await replayed(game, "o", "share")(world)
        assert shown.message.flags.ephemeral
        return of_all(world)

    return scene


def after(seconds: float, game: str = "olsen", **more: Any) -> Scene:
    """The newest message in the channel when Ada, on turn, has been silent for so long."""

    async def scene(world: World) -> Shown:
        await dealt(world, game, **more)
        await until(world, on_turn("Ada"), Random(3))
        for _ in range(20):
            await world.pass_time(seconds / 20)
        return of_all(world)

    return scene


def alone(*commands: str, who: str = "Ada", after: Scene | None = None, **options: Any) -> Scene:
    """What somebody alone is shown when they use commands, the last with ``options``, ``after`` a scene."""

    async def scene(world: World) -> Shown:
        if after is not None:
            await after(world)
        *first, last = commands
        for command in first:
            await world.slash(who, command)
        return of_one(world.private(who, await world.slash(who, last, **options)))

    return scene
