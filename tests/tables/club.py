"""Tables, people and a service at work, with what a test does not care about filled in."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Event, Move, Seat
from bot.games.french import CODES
from bot.games.shuffle import match_seed
from bot.shards import Shards
from bot.storage import Database, MoveRow, SeatRow, open_database
from bot.storage.rows import from_columns
from bot.tables import Chair, Pace, Pings, Refused, Table, Tables, Who, next_actor
from bot.tables import table as acts
from bot.tables.computers import COMPUTERS
from bot.tables.rows import seat_row, vote
from tests.tables.clock import START, HandClock
from tests.template import new_database

GUILD = 2**60 + 1
NAMES = ("Ada", "Bo", "Cleo", "Dag", "Eve", "Finn", "Gro", "Hans", "Ida", "Jan")

SECOND = 1000
PACE = Pace(
    clocks={"fast": 30 * SECOND, "normal": 120 * SECOND, "slow": 86_400 * SECOND},
    computer_pause=(SECOND, SECOND),
    next_deal=20 * SECOND,
    lobby=1800 * SECOND,
    slow_lobby=3 * 86_400 * SECOND,
    misses=3,
)


def person(number: int) -> Who:
    """One of the members of the club; number 0 opens the tables."""
    return Who(number + 1, NAMES[number])


ADA, BO, CLEO, DAG = (person(number) for number in range(4))
MOD = Who(99, "Mo", moderator=True)


def lobby(people: int = 1, computers: int = 0, **fields: Any) -> Table:
    """A lobby where so many people and computers sit."""
    chairs = [Chair(NAMES[n], f"p{n}", n + 1, 1000 + n) for n in range(people)]
    chairs += [Chair(name) for name in COMPUTERS[:computers]]
    defaults: dict[str, Any] = {
        "table_id": "table",
        "place_id": GUILD,
        "channel_id": 7,
        "host": "p0",
        "game_key": "olsen",
        "clock": "normal",
        "ranked": False,
        "secret": bytes(range(32)),
        "created_at": START,
        "options": {},
        "chairs": tuple(chairs),
        "version": 1,
    }
    return Table(**defaults | fields)


def match(
    people: int = 2, computers: int = 0, position: Mapping[str, Any] | None = None, **fields: Any
) -> Table:
    """A match that has just begun, or stands as ``position`` says."""
    table = acts.start(lobby(people, computers, **fields), ADA, 5000, START)
    if position is None:
        return table
    return replace(table, state=table.game.load(full(table, **position)))


def full(table: Table, **position: Any) -> dict[str, Any]:
    """The position with every card that is not named in its stock, so that it can be stored."""
    packs = 1 if len(table.chairs) <= 5 else 2
    stock = Counter(CODES * packs)
    stock.subtract(" ".join((*position["hands"], position.get("discard", ""))).split())
    return {
        "game": table.game_key,
        "seats": len(table.chairs),
        "options": dict(table.options),
        "stock": " ".join(stock.elements()),
        **position,
    }


def stacked(top: str, **position: Any) -> dict[str, Any]:
    """The position for two with ``top`` uppermost in its stock, and every card that is not named below."""
    rest = Counter(CODES)
    rest.subtract(" ".join((*position["hands"], position["discard"], top)).split())
    return {**position, "stock": " ".join((top, *rest.elements()))}


@contextlib.contextmanager
def refusal(code: str) -> Iterator[None]:
    """What is done herein must be refused, with this code."""
    import pytest  # not above: what is killed at work imports this module too, and pytest takes long

    with pytest.raises(Refused) as refused:
        yield
    assert refused.value.code == code


def on_turn(table: Table) -> int:
    """The seat on turn; between deals any."""
    return min(table.game.to_act(table.state))


def some_move(table: Table, seat: int, chance: Random) -> Move:
    """A random legal move of ``seat``, in half of the plays with its call, where it may come with a card."""
    seen = table.observe(seat)
    move = chance.choice(seen.legal)
    calls = move.verb == "play" and chance.random() < 0.5 and not seen.options.get("calls_by_hand")
    return Move("play", (*move.args, "!")) if calls else move


def owner(table: Table, seat: int) -> Who:
    """The person at ``seat``."""
    chair = table.chairs[seat]
    assert chair.user_id is not None
    return Who(chair.user_id, chair.name)


class Club:
    """A service on a database file. Closing and opening it again is a restart of the bot."""

    database: Database
    tables: Tables

    def __init__(
        self, path: Path, *, pace: Pace = PACE, clock: HandClock | None = None, busy_timeout_ms: int = 50
    ) -> None:
        self.path = path
        self._busy_timeout_ms = busy_timeout_ms
        self.pace = pace
        self.clock = clock or HandClock()
        self.changes: list[Table] = []
        self.pings: list[Table] = []
        self.pings_of: Callable[[Table, Seat], Pings] = lambda table, seat: "default"
        self.may_join: Callable[[Table, str], None] = lambda table, person: None
        self.ping_from: Callable[[Table, Seat, int], int] = lambda table, seat, at: at
        """When the person at a seat wishes to be pinged."""
        self.shards = Shards()
        self.chance = Random(1)
        self._secrets = Random(0)
        self._press = 5000
        self._channel = 100

    async def open(self) -> Club:
        new_database(self.path)
        self.database = await open_database(
            self.path, busy_timeout_ms=self._busy_timeout_ms, clock=self.clock.now
        )
        self.tables = self.new_tables()
        self.changes.clear()
        self.pings.clear()
        self.tables.changed.subscribe(self.changes.append)
        self.tables.pinged.subscribe(self.pings.append)
        await self.tables.clocks.restore()
        behind = map(self.tables.find, self.tables.clocks.needing_news())
        self.changes.extend(table for table in behind if table is not None)  # as the bot's start sees to
        return self

    def new_tables(self) -> Tables:
        """A service on the open database that has not taken anything up yet."""
        return Tables(
            self.database,
            self.clock,
            self.pace,
            self.chance,
            lambda: self._secrets.randbytes(32),
            pings_of=lambda table, seat: self.pings_of(table, seat),
            may_join=lambda table, person: self.may_join(table, person),
            ping_from=lambda table, seat, at: self.ping_from(table, seat, at),
            shards=self.shards,
        )

    async def close(self) -> None:
        await self.tables.clocks.close()
        await self.database.close()

    async def restart(self, ms: int = 0) -> None:
        """Stop, let time go by, and start again."""
        await self.close()
        await self.clock_stops(ms)
        await self.open()

    async def clock_stops(self, ms: int) -> None:
        """Time goes by while nobody looks at the clock."""
        self.clock = HandClock(self.clock.now() + ms)

    # What people do

    def press(self) -> int:
        """The id of the next press."""
        self._press += 1
        return self._press

    async def sit(
        self,
        people: int = 2,
        computers: int = 0,
        options: Mapping[str, Any] | None = None,
        place_id: int = GUILD,
        **how: Any,
    ) -> Table:
        """A lobby in a channel of its own, where so many sit. ``how`` is said to ``Tables.open``."""
        self._channel += 1
        table = await self.tables.lobbies.open(
            place_id, self._channel, ADA, self.press(), **{"game": "olsen", "options": options or {}, **how}
        )
        for number in range(1, people):
            await self.tables.lobbies.join(table.table_id, person(number), self.press())
        for _ in range(computers):
            await self.tables.lobbies.add_computer(table.table_id, ADA)
        return self.now(table)

    async def deal(
        self, people: int = 2, computers: int = 0, position: Mapping[str, Any] | None = None, **how: Any
    ) -> Table:
        """A match that has begun, or stands as ``position`` says: then the bot has been restarted on it."""
        table = await self.sit(people, computers, **how)
        table = await self.tables.lobbies.start(table.table_id, ADA, self.press())
        if position is not None:
            await self.close()
            with contextlib.closing(sqlite3.connect(self.path)) as file, file:
                file.execute(
                    "UPDATE tables SET position = ? WHERE table_id = ?",
                    (json.dumps(table.game.dump(table.game.load(full(table, **position)))), table.table_id),
                )
            await self.clock_stops(0)
            await self.open()
        return self.now(table)

    async def make(self, table: Table, who: Who, text: str) -> Table:
        """Make a move at the table as it is now."""
        return await self.tables.matches.submit(
            table.table_id, who, self.now(table).version, Move.parse(text)
        )

    async def play(self, table: Table, chance: Random) -> Table:
        """Have the person on turn make a random legal move."""
        table = self.now(table)
        seat = on_turn(table)
        return await self.tables.matches.submit(
            table.table_id, owner(table, seat), table.version, some_move(table, seat, chance)
        )

    async def step(self, table: Table, chance: Random) -> Table:
        """Have the person on turn move; where none is, let the time come for what happens by itself."""
        table = self.now(table)
        actor = next_actor(table)
        if actor is not None and table.chairs[actor].present:
            return await self.play(table, chance)
        return await self.step_by_time(table)

    async def step_by_time(self, table: Table) -> Table:
        """Let the time come for what happens next by itself."""
        deadline = self.now(table).deadline
        assert deadline is not None
        await self.clock.advance(max(0, deadline - self.clock.now()))
        return self.now(table)

    # What is so

    def now(self, table: Table) -> Table:
        """The table as the service has it now."""
        found = self.tables.find(table.table_id)
        assert found is not None
        return found

    def column(self, table: Table, name: str) -> Any:
        """A column of the table's row, by a connection that sees what is committed."""
        return committed(self.path, table.table_id)[name]

    async def moves(self, table: Table) -> list[MoveRow]:
        """All moves of a match as they are stored."""
        return await self.database.matches.moves_since(table.table_id)

    def agrees(self, table: Table) -> bool:
        """Whether memory and file say the same of a match: how it stands, and who sits there."""
        table = self.now(table)
        row = committed(self.path, table.table_id)
        names = ("version", "turn_version", "phase", "host", "pinged_version", "warned_version")
        return (
            all(row[name] == getattr(table, name) for name in names)
            and json.loads(row["position"]) == table.game.dump(table.state)
            and json.loads(row["vote"] or "null") == vote(table)
            and seats_of(self.path, table.table_id)
            == [seat_row(n, chair) for n, chair in enumerate(table.chairs)]
        )


@contextlib.asynccontextmanager
async def club_at(path: Path, *, threads: bool = False, **options: Any) -> AsyncIterator[Club]:
    """An open club. Its database answers at once, unless it is to have ``threads`` as in the bot."""
    from tests.at_once import at_once  # not above: it takes pytest

    with contextlib.nullcontext() if threads else at_once():
        club = await Club(path, **options).open()
        try:
            yield club
        finally:
            await club.close()


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process writes to the database, and takes its time."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def committed(path: Path, table_id: str) -> sqlite3.Row:
    """The row of a table in the file, as anybody else would find it now."""
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        row = file.execute("SELECT * FROM tables WHERE table_id = ?", (table_id,)).fetchone()
    assert isinstance(row, sqlite3.Row)
    return row


def seats_of(path: Path, table_id: str) -> list[SeatRow]:
    """The seats of a table in the file."""
    names = [field.name for field in fields(SeatRow) if field.name not in ("user_id", "name")]
    query = f"SELECT {', '.join(names)} FROM seats WHERE table_id = ? ORDER BY seat"  # noqa: S608 - our own names
    with contextlib.closing(sqlite3.connect(path)) as file:
        file.row_factory = sqlite3.Row
        return [from_columns(SeatRow, dict(row)) for row in file.execute(query, (table_id,))]


def replayed(table: Table, moves: list[MoveRow]) -> dict[str, Any]:
    """The position that the stored secret and presses, and then the stored moves, lead to.

    Nothing of the table's own state is used. Versions must follow each other, and the events be the same.
    """
    seed = match_seed(table.secret, table.contributions)
    game = GAMES[table.game_key]
    step = game.new(len(table.chairs), seed, table.options)
    opening, *rest = moves
    assert opening.events == public(step.events)
    assert opening.seat is None
    for version, move in enumerate(rest, opening.version + 1):
        assert move.version == version
        assert move.seat is not None
        step = game.apply(step.state, move.seat, Move.parse(move.move))
        assert move.events == public(step.events)
    return game.dump(step.state)


def public(events: tuple[Event, ...]) -> list[Any]:
    """What is stored of events: those that everybody may see, as JSON has them."""
    shown = [[event.key, event.data] for event in events if event.to is None]
    decoded: list[Any] = json.loads(json.dumps(shown))
    return decoded
