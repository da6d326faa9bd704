"""Two hundred presses on one table that come at once, in any order, while time runs: there is one history."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Literal, NamedTuple

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bot.games.api import Move, Value
from bot.storage import MoveRow
from bot.tables import Table, next_actor
from bot.tables.rows import position
from bot.ui.presses.hands import HandPresses, MakeMove, ShowHand
from bot.ui.presses.tables import ComeBack
from bot.ui.tables.confirm import End
from tests.e2e.world import NAMES, World
from tests.tables.club import replayed

PRESSES, SMALLEST = 200, 3
"""Presses on a table, and the fewest that come at once."""

Kind = Literal["play", "again", "late", "other", "call", "challenge", "hand", "another's", "back"]


class Press(NamedTuple):
    """Somebody presses something; what it is depends on the table at that moment."""

    kind: Kind
    who: int
    pick: int
    """Which of the moves, or of the presses of before."""


class Batch(NamedTuple):
    """Some presses that come at once."""

    size: int
    steps: int
    """How far the bot gets with the first half before time jumps and the other half comes."""
    jump: float
    """Seconds by which it does, while they are under way; below 0: until the time of the turn is up."""
    pause: float
    """Seconds until the next ones."""


KINDS: tuple[Kind, ...] = (
    "play",
    "play",
    "play",
    "again",
    "late",
    "other",
    "call",
    "call",
    "challenge",
    "hand",
)
RARE: tuple[Kind, ...] = ("another's", "back")
SECONDS = (0.0, 0.0, 0.0, 1.0, 3.0, 6.0, -1.0)

presses = st.builds(Press, st.sampled_from(KINDS + RARE), st.integers(0, 3), st.integers(0, 99))
batches = st.builds(
    Batch, st.integers(SMALLEST, 25), st.integers(0, 12), st.sampled_from(SECONDS), st.sampled_from(SECONDS)
)


class Race:
    """A table of four people who press as they are told, and what came of it."""

    def __init__(self, world: World, table: Table) -> None:
        self.world = world
        self.table_id = table.table_id
        self.before: list[tuple[str, str]] = []
        """All presses so far: by whom, and the button's id."""
        self.records: list[Any] = []

    @property
    def now(self) -> Table:
        """The table as the bot has committed it."""
        table = self.world.bot.services.tables.find(self.table_id)
        assert table is not None
        return table

    async def moves(self) -> list[MoveRow]:
        """All its moves, as they are stored."""
        assert self.world.bot.database is not None
        return await self.world.bot.database.matches.moves_since(self.table_id)

    async def run(self, batch: Batch, planned: list[Press]) -> None:
        """Send presses at the table as it stands, while time goes by; all must be answered, each once."""
        if not planned:
            return
        table, made = self.now, len(await self.moves())
        sent = [self.press(table, press) for press in planned]
        half = len(sent) // 2
        records = self.emit(sent[:half])
        for _ in range(batch.steps):
            await asyncio.sleep(0)
        self.world.env.backend.advance_clock(self.seconds(batch.jump))
        records += self.emit(sent[half:])
        await self.world.env.settle()
        self.check_answers(records)
        self.check_moves(table, sent, (await self.moves())[made:])
        if batch.pause:
            await self.world.pass_time(self.seconds(batch.pause))

    def emit(self, sent: list[tuple[str, str]]) -> list[Any]:
        return self.world.emit(*((name, self.world.message, custom_id) for name, custom_id in sent))

    def seconds(self, wanted: float) -> float:
        """How many seconds are meant."""
        deadline, clock = self.now.deadline, self.world.bot.clock
        return wanted if wanted >= 0 or deadline is None else max(0, deadline - clock.now()) / 1000

    # Presses

    def press(self, table: Table, press: Press) -> tuple[str, str]:
        """Who presses a button of which id."""
        if press.kind in ("again", "late") and self.before:
            sent = self.before[-1 if press.kind == "again" else press.pick % len(self.before)]
        else:
            seat, custom_id = self.button(table, press)
            sent = NAMES[seat], custom_id
        self.before.append(sent)
        return sent

    def button(self, table: Table, press: Press) -> tuple[int, str]:
        """The seat of who presses, and the id of the button."""
        who, table_id = press.who, table.table_id
        match press.kind:
            case "call":
                return who, MakeMove(table_id, 0, "call").custom_id
            case "challenge":
                return who, MakeMove(table_id, 0, f"challenge {press.pick % 4}").custom_id
            case "hand":
                return who, ShowHand(table_id).custom_id
            case "back":
                return who, ComeBack(table_id).custom_id
        actor = next_actor(table)
        seat = who if actor is None or press.kind == "other" else actor
        moves = table.observe(seat).legal or (Move("draw"),)
        move = str(moves[press.pick % len(moves)])
        if move.startswith("play") and press.pick % 2:
            move += " !"
        presser = who if press.kind == "another's" else seat
        return presser, HandPresses(table_id, seat, table.version).move(move)

    # What came of them

    def check_answers(self, records: list[Any]) -> None:
        """Each press has had one answer, and no more than one; none where its three seconds had gone by."""
        for record in records:
            path = f"/interactions/{record.id}/"
            statuses = [sent.status for sent in self.world.unruly.log if sent.path.startswith(path)]
            assert statuses
            assert statuses.count(200) + statuses.count(204) == (0 if 404 in statuses else 1)
        self.records += records

    def check_moves(self, table: Table, sent: list[tuple[str, str]], new: list[MoveRow]) -> None:
        """What was accepted is what somebody pressed for themselves, and of all turn moves one at most.

        All of these were pressed when the table was as it was before, or earlier.
        """
        own = [move for move in new if move.origin == "person"]
        for move in own:
            assert move.seat is not None
            name = table.chairs[move.seat].name
            assert any(
                who == name and custom_id.startswith("t:") and custom_id.endswith(f":{move.move}")
                for who, custom_id in sent
            )
        turns = [move for move in own if Move.parse(move.move).verb not in table.game.spec.out_of_turn]
        assert len(turns) <= 1
        called = [(move.seat, move.move) for move in own if move not in turns]
        if not turns and len(new) == len(own):
            assert len(set(called)) == len(called), "a second press of a button is none"


GAMES: tuple[tuple[str, dict[str, Value]], ...] = (
    ("olsen", {"enforce": "challenge", "false_call": "draw1"}),
    ("olsen_olsen", {"enforce": "auto", "false_call": "draw1"}),
    ("pursuit", {"enforce": "challenge", "false_challenge": 1}),
)


# Shrinking two hundred presses would take an hour.
@settings(
    max_examples=3,
    phases=(Phase.reuse, Phase.generate),
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
@given(
    planned=st.lists(presses, min_size=PRESSES, max_size=PRESSES),
    batches=st.lists(batches, min_size=PRESSES // SMALLEST + 1, max_size=PRESSES // SMALLEST + 1),
    chosen=st.sampled_from(GAMES),
)
async def test_two_hundred_presses_at_once(
    world: World, planned: list[Press], batches: list[Batch], chosen: tuple[str, dict[str, Value]]
) -> None:
    game, rules = chosen
    table = await world.table(*NAMES, game=game, rules=rules)
    race = Race(world, table)
    try:
        for batch in batches:
            some, planned = planned[: batch.size], planned[batch.size :]
            await race.run(batch, some)
        assert len(race.records) == PRESSES
        table, moves = race.now, await race.moves()
        assert replayed(table, moves) == position(table)
        ((version, kept),) = world.rows(
            "SELECT version, position FROM tables WHERE table_id = ?", table.table_id
        )
        assert (version, json.loads(kept)) == (table.version, position(table))
    finally:
        await world.at_once(("Mo", world.message, End(table.table_id).custom_id))
        await world.pass_time()
