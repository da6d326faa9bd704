"""Two presses and an edit of one message that overtake each other, while Discord misbehaves.

Whatever the order in which they arrive and in which they are answered, and whatever becomes of the answers:
in the end people see what is committed, once, and nobody was told what is not so.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from itertools import permutations
from random import Random
from typing import Any, Protocol

import pytest
from discord.ui import LayoutView
from simcord.results import InteractionResult

from bot.games.api import Move
from bot.tables import Table, Who, next_actor
from bot.ui.components.layout import components_of
from bot.ui.components.post import ReadyPost, button_ids
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.posts import HandPosts
from bot.ui.presses.hands import MakeMove, ShowHand
from bot.ui.tables.lobby import Join, LeaveLobby
from tests.by_day import first
from tests.discord.requests import Request
from tests.e2e.screen import Private, parts, plain, text_of
from tests.e2e.world import World

ORDERS = tuple(permutations(range(3)))
GAP = 0.7
"""Seconds between two answers, or two arrivals: the third comes after a press was acknowledged for late."""
FAILURES = ("late answer", "late effect", "lost answer", "refused", "gone or doubled")
MOVES_OF_A_ROUND = 3
"""The most moves that the two presses and the edit make, and so the most that can be news together."""
VERSION = re.compile(r":(\d+):")
UNDONE = ("refused-not-shown", "refused-busy", "refused-fault")
DONE = ("saved-not-shown", "saved-fault")
OLSEN = {
    "turn": 0,
    "first_turn": [],
    "discard": "9H",
    "hands": ["9C 4H KC QD 8D 6S 9S", "TS 7H 2C 3D 8S TD", "2D 3C 5S JC JD QS"],
}


class Kind(Protocol):
    """A kind of message: how it is changed, and what it shows when it is true."""

    world: World

    def press(self, number: int) -> tuple[str, Any, str]:
        """Who presses which button of which message, at the table as it is."""
        ...

    async def edit(self) -> None:
        """Something happens that is no press on the message."""
        ...

    def is_edit(self, request: Request) -> bool:
        """Whether the bot edits the message by itself with a request."""
        ...

    async def fresh(self) -> list[ReadyPost]:
        """The message as it would be drawn now: as often as it can look, as news are news only once."""
        ...

    def shown(self) -> Any:
        """The message as people see it."""
        ...

    async def begin(self) -> None:
        """Before each round: the message is there, and can be changed by all three."""
        ...


class PublicTable:
    """The message of a match: whoever is on turn moves, by a button of it or elsewhere."""

    def __init__(self, world: World) -> None:
        self.world, self.chance = world, Random(10)

    async def begin(self) -> None:
        """See :class:`Kind`."""

    def move(self) -> tuple[str, str]:
        """Who is to move, and a move of theirs."""
        table = self.world.now
        seat = next_actor(table)
        if seat is None:
            return table.chairs[0].name, "deal"
        legal = table.observe(seat).legal
        plays = [move for move in legal if move.verb == "play"] or legal
        return table.chairs[seat].name, str(self.chance.choice(plays))

    def press(self, number: int) -> tuple[str, Any, str]:
        """See :class:`Kind`."""
        name, move = self.move()
        return (
            name,
            self.world.message,
            MakeMove(self.world.now.table_id, self.world.now.version, move).custom_id,
        )

    async def edit(self) -> None:
        """See :class:`Kind`."""
        name, move = self.move()
        await self.world.as_bot(submitted(self.world, name, move))

    def is_edit(self, request: Request) -> bool:
        """See :class:`Kind`."""
        return request.edits

    async def fresh(self) -> list[ReadyPost]:
        """See :class:`Kind`."""
        table, draw = self.world.now, self.world.bot.services.publisher._draw
        told = range(table.version, max(table.version - MOVES_OF_A_ROUND, 0) - 1, -1)
        return [await draw(replace(table, told_version=version)) for version in told]

    def shown(self) -> Any:
        """See :class:`Kind`."""
        return self.world.message


class Lobby(PublicTable):
    """The message of a lobby: two people sit down or get up, and the host sees to a computer."""

    def press(self, number: int) -> tuple[str, Any, str]:
        """See :class:`Kind`."""
        name, table = ("Bo", "Cleo")[number], self.world.now
        is_here = table.seat_of(self.world.members[name].id) is not None
        return name, self.world.message, (LeaveLobby if is_here else Join)(table.table_id).custom_id

    async def edit(self) -> None:
        """See :class:`Kind`."""
        tables, table = self.world.bot.services.tables, self.world.now
        change = (
            tables.lobbies.remove_computer
            if any(not c.person for c in table.chairs)
            else tables.lobbies.add_computer
        )
        await self.world.as_bot(change(table.table_id, Who(self.world.members["Ada"].id, "Ada", False)))


class Hand(PublicTable):
    """A private hand: its owner moves and looks at it otherwise, while others move."""

    async def begin(self) -> None:
        """See :class:`Kind`."""
        self.hand: Private = await self.world.hand("Ada")

    def press(self, number: int) -> tuple[str, Any, str]:
        """See :class:`Kind`."""
        hand, table = self.world.presses(0), self.world.now
        name, move = self.move()
        if number == 0 and name == "Ada":
            return "Ada", self.hand.message, hand.move(move)
        tracked = self.world.bot.services.hands.tracked(table, 0)
        is_by_rank = tracked is not None and tracked.view.settings.sort == "rank"
        return "Ada", self.hand.message, hand.show(page=0, sort="suit" if is_by_rank else "rank")

    def is_edit(self, request: Request) -> bool:
        """See :class:`Kind`."""
        return request.method == "PATCH" and request.parts[0] == "webhooks"

    async def fresh(self) -> list[ReadyPost]:
        """See :class:`Kind`."""
        services, table = self.world.bot.services, self.world.now
        tracked = services.hands.tracked(table, 0)
        view = tracked.view if tracked else HandView()
        if tracked and 0 not in table.observe(0).to_act:  # it is drawn anew when what concerns Ada changes
            assert tracked.table.observe(0).hand == table.observe(0).hand
            table = tracked.table
        drawing = HandPosts(services.renderer, services.publisher.is_shut_out, services.tables.recaps.shown)
        post, _ = await drawing.draw(table, 0, view, self.world.say, self.world.bot.tiles)
        return [post]

    def shown(self) -> Any:
        """See :class:`Kind`."""
        (message,) = [
            one
            for one in self.world.env.backend.messages[self.world.channel.id].values()
            if one.visible_to(self.world.members["Ada"].id)
            and one.is_ephemeral
            and "### Your hand" in text_of(one)
        ]
        return message


async def submitted(world: World, name: str, move: str) -> Table:
    """Somebody moves, by a command or a button elsewhere."""
    who, table = Who(world.members[name].id, name, False), world.now
    return await world.bot.services.tables.matches.submit(
        table.table_id, who, table.version, Move.parse(move)
    )


class Round:
    """Two presses and an edit, and what is noted of them."""

    def __init__(self, kind: Kind, failure: str, arrivals: tuple[int, ...], answers: tuple[int, ...]) -> None:
        self.kind, self.world = kind, kind.world
        self.failure, self.arrivals, self.answers = failure, arrivals, answers
        self.broken = (ORDERS.index(arrivals) + ORDERS.index(answers)) % 3
        """Which of the three fails, where one does."""
        self.presses: list[tuple[Any, bool]] = []
        """The presses, and whether they have changed anything."""

    async def run(self) -> None:
        """Have it happen, and see that all is well in the end."""
        await self.kind.begin()
        await self.world.pass_time(1.5)
        for number in self.arrivals:
            await self.act(number)
        await self.world.pass_time(20)
        self.world.unruly.calm()
        await self.world.pass_time(10)
        await self.check()

    async def act(self, number: int) -> None:
        """The two presses are 0 and 1, the edit is 2."""
        version = self.world.now.version
        if number == 2:
            self.misbehave(number, "PATCH", self.kind.is_edit)
            await self.kind.edit()
        else:
            press = self.kind.press(number)
            backend = self.world.env.backend
            known = set(backend.interactions)
            self.misbehave(number, "POST", lambda request: is_answer(request, known))
            (record,) = self.world.emit(press)
            await self.world.env.settle()
            shows = ShowHand.read(press[2])  # the order of the cards is kept
            self.presses.append((record, self.world.now.version > version or bool(shows and shows.sort)))

    def misbehave(self, number: int, method: str, where: Callable[[Request], bool]) -> None:
        """Set the switches for one of the three."""
        unruly, rank = self.world.unruly, self.answers.index(number) + 1
        if self.failure == "late effect":
            unruly.delay(method, "*", where=where, arrival=rank * GAP)
        elif self.failure == "late answer" or number != self.broken:
            unruly.delay(method, "*", where=where, seconds=rank * GAP)
        elif self.failure == "lost answer":
            unruly.lose(method, "*", where=where)
        elif self.failure == "refused":
            unruly.refuse(method, "*", status=503, where=where)
        elif number == 2:
            unruly.double(method, "*", where=where)
        else:
            unruly.refuse(method, "*", status=404, code=10062, where=where)

    async def check(self) -> None:
        """What people see is what is committed, and what they were told is so."""
        table, shown = self.world.now, self.kind.shown()
        assert table.told_version == table.version
        assert [] in [differences(shown, fresh, table) for fresh in await self.kind.fresh()]
        live = [
            message.id
            for message in self.world.channel.history()
            if any(table.table_id in custom_id for custom_id in button_ids(message))
        ]
        assert live == [table.message_id]
        for record, is_done in self.presses:
            self.check_words(InteractionResult(self.world.env, record), is_done=is_done)

    def check_words(self, result: InteractionResult, *, is_done: bool) -> None:
        """Nobody was told that nothing has happened where something has, nor the other way round."""
        answers = [*([result.response] if result.response else []), *result.followups]
        said = "\n".join(text_of(answer) for answer in answers if answer.ephemeral)
        say = self.world.say
        for phrase in UNDONE if is_done else DONE:
            assert say(phrase, fault="").split("`")[0] not in said


def differences(shown: Any, fresh: ReadyPost, table: Table) -> list[str]:
    """What of ``fresh`` is not on a message: lines, buttons, the picture. The message may have more lines."""
    wanted = [part["content"] for part in parts(components_of(fresh.view)) if "content" in part]
    lines = text_of(shown).splitlines()
    found = [line for line in plain("\n".join(wanted)).splitlines() if line not in lines]
    if buttons(shown, table) != buttons(fresh.view, table):
        found.append("buttons")
    if names_of(shown) != ([fresh.picture.name] if fresh.picture else []):
        found.append("picture")
    return found


def is_answer(request: Request, known: set[int]) -> bool:
    """Whether a request is the first answer to a press that was not ``known`` before."""
    return request.is_callback and int(request.parts[1]) not in known


def names_of(message: Any) -> list[str]:
    """The names of the files of a message, which discord.py tells one way and simcord another."""
    return [one["filename"] if isinstance(one, dict) else one.filename for one in message.attachments]


def buttons(message: Any, table: Table) -> list[tuple[Any, ...]]:
    """The buttons and menus of a message, as they work at ``table``: an older version is as good as the
    newest until the next turn.
    """
    components = components_of(message) if isinstance(message, LayoutView) else message.components
    found = [{"disabled": False, "label": "", **part} for part in parts(components) if "custom_id" in part]
    return [
        (part["label"], part["disabled"] or VERSION.sub(partial(_validity, table), part["custom_id"]))
        for part in found
    ]


def _validity(table: Table, version: re.Match[str]) -> str:
    return ":old:" if 0 < int(version[1]) < table.turn_version else ":good:"


@pytest.mark.parametrize("failure", first(FAILURES))
@pytest.mark.parametrize("kind", first([PublicTable, Hand, Lobby]))
async def test_whatever_overtakes_what_people_see_is_what_is_committed(
    world: World, kind: type[PublicTable], failure: str
) -> None:
    await world.bot.services.preferences.change_server(world.guild.id, pings="never")
    if kind is Lobby:
        await world.lobby("Ada", clock="slow")
    else:
        await world.table("Ada", "Bo", "Cleo", clock="slow")
        await world.arrange(**OLSEN)
    message = kind(world)
    # Half of the orders meet each failure, and every two of them some.
    for number, arrivals in enumerate(ORDERS, FAILURES.index(failure)):
        for answers in ORDERS[number % 2 :: 2]:
            await Round(message, failure, arrivals, answers).run()
