"""Matches that were played once, written straight into a database."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any

from bot.league.hints import FairPlayHint
from bot.storage import Database, MoveRow, Transaction
from tests.storage.rows import a_move, a_result, a_table, begin, change, finish
from tests.tables.clock import START
from tests.tables.club import GUILD

NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn", "Gro", "Hans", "Ida", "Jan", "Kari", "Liv")
USERS = {name: number for number, name in enumerate(NAMES, 1)}
MINUTE, DAY = 60_000, 86_400_000


class History:
    """A server's matches, written straight into its database."""

    def __init__(self, database: Database, place_id: int = GUILD, now: int = START) -> None:
        """All but those for which another time is named were played in the two months before ``now``."""
        self.database = database
        self.place_id = place_id
        self.now = now
        self.numbers = count(1)
        self.people: dict[str, str] = {}

    async def meet(self, users: Mapping[str, int]) -> None:
        """Let these people be known."""
        async with self.database.transaction() as tx:
            for name, user_id in users.items():
                self.people[name] = await tx.people.key_for(self.place_id, user_id, name)

    async def matches(
        self, all_of: Iterable[Sequence[str]], ms: int | None = None, **table: Any
    ) -> list[str]:
        """Matches of these people, whoever is named first winning; an hour lies between two. Where ``ms`` is
        given, the winner has called so long after their last card but one.
        """
        async with self.database.transaction() as tx:
            return [await self._match(tx, names, ms, **table) for names in all_of]

    async def _match(
        self, tx: Transaction, names: Sequence[str], ms: int | None, at: int = 0, **table: Any
    ) -> str:
        number = next(self.numbers)
        key = f"m{number:07d}"
        at = at or self.now - DAY * 60 + number * 60 * MINUTE
        people = [self.people.get(name) for name in names]
        await tx.tables.create(
            a_table(key, **{"place_id": self.place_id, "channel_id": 7, "message_id": number, **table})
        )
        opening = a_move(
            1, move="", seat=None, person=None, origin="computer", at=at - 10 * MINUTE, events=[]
        )
        await begin(tx, key, opening, position={}, contributions=["1"])
        calls = called(people[0], at - MINUTE, ms) if ms else []
        moves = [MoveRow(version, **move) for version, move in enumerate(calls, 2)]
        await change(tx, key, moves, version=1 + len(moves), told_version=9)
        results = [
            a_result(seat, person, place=1 + seat, won=seat == 0) for seat, person in enumerate(people)
        ]
        await finish(tx, key, at=at, results=results)
        return key

    def who(self, hint: FairPlayHint) -> list[str]:
        names = {person: name for name, person in self.people.items()}
        return sorted(names[player] for player in hint.players)


def called(person: str | None, at: int, ms: int) -> list[dict[str, Any]]:
    """A card, another player's call in between, and the call for it ``ms`` later."""
    own: dict[str, Any] = {"seat": 0, "person": person, "origin": "person"}
    return [
        {**own, "move": "play 8C =S", "at": at, "events": [["played", {"seat": 0, "cards": "8C"}]]},
        {
            **own,
            "move": "call",
            "seat": 1,
            "person": None,
            "at": at + 20,
            "events": [["false_call", {"seat": 1}]],
        },
        {**own, "move": "call", "at": at + ms, "events": [["called", {"seat": 0}]]},
    ]


def mixed(times: int, chance: Random, names: Sequence[str] = NAMES) -> list[list[str]]:
    """Tables of four who sit down with whoever is there, and of whom anybody may win."""
    return [chance.sample(names, 4) for _ in range(times)]


def in_turns(times: int, chance: Random) -> list[list[str]]:
    """Matches of Ada, Bo and somebody else, which Ada and Bo win in turn."""
    return [
        [*(("Ada", "Bo") if number % 2 else ("Bo", "Ada")), chance.choice(NAMES[2:])]
        for number in range(times)
    ]
