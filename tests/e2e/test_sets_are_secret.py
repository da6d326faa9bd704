"""Two matches that differ only in what one seat holds: all others are sent the same, at the same times, until
the call is made or its window has ended.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from simcord import Env, HttpLogEntry

from bot.games.api import Move
from bot.tables import Who
from tests.by_day import first
from tests.e2e.conftest import PLAIN
from tests.e2e.witness import Witness
from tests.e2e.world import World

STEP, LONGEST = 0.5, 12
"""Seconds between two looks, and after which the next move must have been made."""


class Case(NamedTuple):
    """What Ada holds besides the four of hearts that she lays, in the one match and in the other one."""

    game: str
    one: str
    other: str
    only_one: bool = False
    """Whether a call is due in the one match alone."""


CASES = {
    "two that go together, or not": Case("olsen", "KC KD", "KC QD", only_one=True),
    "three that go together, or not": Case("olsen", "KC KD KS", "KC KD QS", only_one=True),
    "one card or another": Case("olsen", "KC", "QC"),
    "two cards in Ólsen ólsen": Case("olsen_olsen", "KC KD", "KC QD"),
    "one card in Ólsen ólsen": Case("olsen_olsen", "KC", "QC"),
    "two cards in Swedish Pursuit": Case("pursuit", "KC KD", "KC JD"),
    "one card in Swedish Pursuit": Case("pursuit", "KC", "JC"),
}


class Listener(Witness):
    """Takes down what others than Ada can read, and when it was sent."""

    def __init__(self, env: Env, world: World) -> None:
        super().__init__(env, world._table_in)
        self._world = world
        self.heard: list[tuple[int, str, str, Any]] = []

    def append(self, request: HttpLogEntry) -> None:
        """See :class:`Witness`."""
        super().append(request)
        _, reader = self._addressed(request)
        if reader != self._world.members["Ada"].id:
            path = "/".join(part for part in request.path.split("/") if len(part) < 60)  # without tokens
            self.heard.append((self._world.bot.clock.monotonic(), request.method, path, request.json))


NEXT = {
    "forced": "Bo must draw",
    "ahead": "Bo has chosen a card ahead",
    "computer": "a computer is next",
}
"""Whose move comes next, and why it is made without a press."""


async def after_the_play(folder: Path, case: Case, cards: str, comes: str) -> tuple[Any, ...]:
    """What others are sent from Ada's play until just before the next move, which ``comes`` as :data:`NEXT`
    says; also whether her call is due all the time, and when that move is made at last.
    """
    folder.mkdir()
    world = World(folder, Random(1))
    try:
        await world.open()
        people = ("Bo", "Ada") if comes == "computer" else ("Ada", "Bo")
        clock = "slow" if comes == "ahead" else "normal"
        await world.table(*people, computers=1, game=case.game, clock=clock)
        hands = [f"4H {cards}", "4S 3S 5S" if comes == "ahead" else "2S 3S 5S", "6H 7D 9D"]
        if comes == "computer":
            hands[:2] = reversed(hands[:2])
        seat = people.index("Ada")
        stock = "2C 3C 5C 2D 3D"
        await world.arrange(turn=seat, discard="9H", hands=hands, stock=stock, **PLAIN[case.game])
        ada = await world.hand("Ada")
        await world.hand("Bo")
        if comes == "ahead":
            matches, bo = world.bot.services.tables.matches, Who(world.members["Bo"].id, "Bo")
            chosen = [Move("play", ("4S",))]
            await world.as_bot(matches.choose_ahead(world.now.table_id, bo, world.now.version, chosen))
        await world.pass_time(1)
        listener = Listener(world.env, world)
        listener.read |= world.witness.read
        world.env.backend.http_requests = world.witness = listener
        began = world.bot.clock.monotonic()
        await ada.press("4♥")
        played, due = world.now.turn_version, []
        while world.now.turn_version == played:
            heard = [(at - began, *request) for at, *request in listener.heard]
            # Hands and tables do not wait for each other: at one moment either may come first.
            heard.sort(key=lambda request: (request[0], request[1], request[2]))
            due.append(Move("call") in world.now.observe(seat).legal)
            await world.pass_time(STEP)
            assert len(due) * STEP < LONGEST
        assert not listener.leaks
        assert len(set(due)) == 1
        at = [entry.at for entry in world.now.log if entry.version >= played]
        return heard, due[0], at[1] - at[0]  # several forced moves may be made at once
    finally:
        await world.close()


@pytest.mark.parametrize("comes", first(NEXT), ids=NEXT.values())
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
async def test_nobody_is_told_whether_a_call_is_due(tmp_path: Path, case: Case, comes: str) -> None:
    one, due, pause = await after_the_play(tmp_path / "one", case, case.one, comes)
    other, other_due, other_pause = await after_the_play(tmp_path / "other", case, case.other, comes)
    assert one == other
    assert len(one) > 0
    assert pause == other_pause
    assert due == (other_due or case.only_one)
    assert not (case.only_one and other_due)
