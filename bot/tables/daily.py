"""The daily deal: one person against computers, which answer at once. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

from bot.games import GAMES
from bot.games.api import Move, Seat
from bot.match_file import Line, Origin, read_line
from bot.tables import table as acts
from bot.tables.computers import COMPUTERS, chosen_move, reaction_of
from bot.tables.log import TableLogEntry
from bot.tables.pace import forced_move
from bot.tables.people import Chair
from bot.tables.table import Table

EPOCH: Final = date(1970, 1, 1)

OPPONENTS: Final = 2

OWN: Final[Seat] = 0
"""The person's seat."""

MOST: Final = 5_000
"""The most moves that computers make after one move of the person."""


def day_of(now: int, zone: tzinfo = UTC) -> int:
    """Return the day (days since 1970) of a time (ms) by the clocks in ``zone``."""
    return (datetime.fromtimestamp(now // 1000, zone).date() - EPOCH).days


def end_of(day: int, zone: tzinfo = UTC) -> int:
    """Return when (ms) a day ends in ``zone``: at midnight, or when its clocks skip midnight."""
    following = datetime.combine(EPOCH + timedelta(days=day + 1), time(), zone)
    return round(following.timestamp()) * 1000


def contribution(day: int) -> str:
    """Return the text added to the secret of a day's deal: the date as a number."""
    return f"{EPOCH + timedelta(days=day):%Y%m%d}"


def dealt(
    game: str, place_id: int, day: int, secret: bytes, who: Chair, at: int, zone: tzinfo = UTC
) -> Table:
    """Return the table of a ``day``'s deal in ``zone``, dealt to ``who`` at a time (ms). Its version is 2."""
    spec = GAMES[game].spec
    lobby = Table(
        table_id=f"{game}-{contribution(day)}",
        place_id=place_id,
        channel_id=0,
        host=str(who.person),
        game_key=game,
        clock="normal",
        ranked=False,
        secret=secret,
        created_at=at,
        options={} if spec.length is None else {spec.length: 1},
        chairs=(who, *(Chair(name, level="normal") for name in COMPUTERS[:OPPONENTS])),
        deadline=end_of(day, zone),
        version=1,
    )
    return acts.deal(lobby, (contribution(day),), at)


def is_over(table: Table) -> bool:
    """Return whether the deal has ended, even if the match would continue."""
    return table.phase != "playing" or table.observe(None).phase == "between"


def replayed(table: Table, lines: Iterable[str]) -> Table:
    """Return the table after these moves. Raises IllegalMove if the rules have changed since."""
    at = table.created_at
    for text in lines:
        line = read_line(text)
        at += line.after
        table, _ = acts.play(table, line.seat or OWN, Move.parse(line.move), line.origin, at)
    return table


def played(table: Table, move: Move, now: int) -> tuple[Table, list[str]]:
    """Make the person's move at a time (ms), then the computers' moves. Return the table and a line for each
    move. Raises IllegalMove.
    """
    before = table.log[-1].at
    table, entry = acts.play(table, OWN, move, "person", now)
    table, answers = answered(table, now)
    return table, [_line(entry, before), *answers]


def answered(table: Table, now: int) -> tuple[Table, list[str]]:
    """Make all moves that need no decision of the person: the computers', and the person's own where only one
    is legal. Return the table and a line for each move.
    """
    lines: list[str] = []
    for _ in range(MOST):
        todo = None if is_over(table) else _todo(table)
        if todo is None:
            break
        before = table.log[-1].at
        origin: Origin = "forced" if todo[0] == OWN else "computer"
        table, entry = acts.play(table, *todo, origin, now)
        lines.append(_line(entry, before))
    return table, lines


def _todo(table: Table) -> tuple[Seat, Move] | None:
    """Return the next move that needs no decision of the person, with its seat, or None."""
    computers = range(1, len(table.chairs))
    for seat in computers:
        if table.observe(seat).legal and (reaction := reaction_of(table, seat)) is not None:
            return seat, reaction
    actor = acts.next_actor(table)
    if actor is None:
        return None
    move = forced_move(table, OWN) if actor == OWN else chosen_move(table, actor, calling=True)
    return None if move is None else (actor, move)


def _line(entry: TableLogEntry, before: int) -> str:
    return str(Line(max(0, entry.at - before), entry.seat, entry.origin, entry.move))


@dataclass(frozen=True, slots=True)
class DailyOutcome:
    """What the person achieved in a deal."""

    place: int
    points: int
    """The person's points, or otter heads in a game that counts those."""


def outcome(table: Table) -> DailyOutcome:
    """Return the outcome of a deal that has ended. Its winner is first, the others follow by points."""
    over = next(event for event in reversed(table.log[-1].events) if event.key == "deal_over")
    seen = table.observe(None)
    points: Sequence[int] = seen.table["scores"] if "heads" in seen.table else over.data["points"]
    winners = over.data.get("seats") or [over.data["winner"]]
    better = 1 if table.game.spec.low_wins else -1
    ranks = [(seat not in winners, better * each) for seat, each in enumerate(points)]
    return DailyOutcome(1 + sum(rank < ranks[OWN] for rank in ranks), points[OWN])
