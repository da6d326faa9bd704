"""Duplicate deals: one person plays one deal against computers, which answer at once. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date, timedelta
from hashlib import sha256
from typing import Final, Literal, cast, get_args

from bot.games import GAMES
from bot.games.api import Event, Move, Observation, Seat
from bot.match_file import Line, Origin, Replay, read_line
from bot.milliseconds import DAY
from bot.players import Level
from bot.storage.duplicate import DuplicateDealRow, DuplicatePlayRow
from bot.tables import table as acts
from bot.tables.computers import COMPUTERS, chosen_move, reaction_of
from bot.tables.log import TableLogEntry
from bot.tables.pace import forced_move
from bot.tables.people import Chair, deal_over
from bot.tables.replays import PastMatch
from bot.tables.table import Table
from bot.user_text import raw_text

EPOCH: Final = date(1970, 1, 1)

SOLO: Final = re.compile(r"s[0-9a-f]{15}")
"""The ids of new cards for one person."""

OPPONENTS: Final = 2
"""The computers in a daily."""

SoloLevel = Literal["easy", "normal"]
"""How well the computers play with new cards. Hard ones think for too long to answer at once."""

SOLO_LEVELS: Final[tuple[SoloLevel, ...]] = get_args(SoloLevel)

MOST: Final = 5_000
"""The most moves that computers make after one move of the person."""

Mark = Literal["played", "called", "drew_first", "drew", "passed", "forgot"]
"""How a turn of the person went: they played a card, with its call or after drawing, they took cards, did
nothing, or forgot a call.
"""


# The daily


def day_of(now: int) -> int:
    """Return the day (days since 1970) of a time (ms), in UTC."""
    return now // DAY


def end_of(day: int) -> int:
    """Return when (ms) a day ends in UTC."""
    return (day + 1) * DAY


def date_of(day: int) -> date:
    """Return the date of a day."""
    return EPOCH + timedelta(days=day)


def game_of(day: int, games: Sequence[str]) -> str:
    """Return the game of a day's daily: one of ``games`` after the other."""
    return games[day % len(games)]


def daily(day: int, games: Sequence[str], secret: bytes) -> DuplicateDealRow:
    """Return the daily of a day, whose cards follow from ``secret`` and the date."""
    game = game_of(day, games)
    spec = GAMES[game].spec
    return DuplicateDealRow(
        deal=str(day),
        place_id=0,
        game=game,
        rules=spec.version,
        seats=1 + OPPONENTS,
        seat=0,
        options={} if spec.length is None else {spec.length: 1},
        secret=secret.hex(),
        contributions=[f"{date_of(day):%Y%m%d}"],
        until=end_of(day),
        day=day,
    )


# New cards


def solo(place_id: int, game: str, level: SoloLevel, secret: bytes, until: int) -> DuplicateDealRow:
    """Return new cards of a game for one person, which follow from ``secret``, to be played until a time
    (ms).
    """
    spec = GAMES[game].spec
    return DuplicateDealRow(
        deal=f"s{sha256(secret).hexdigest()[:15]}",
        place_id=place_id,
        game=game,
        rules=spec.version,
        seats=min(max(1 + OPPONENTS, spec.seats[0]), spec.seats[-1]),
        seat=0,
        options={} if spec.length is None else {spec.length: 1},
        secret=secret.hex(),
        contributions=[],
        until=until,
        level=level,
    )


def shared(deal: DuplicateDealRow, run: DuplicatePlayRow, until: int) -> DuplicateDealRow:
    """Return the cards that a person has played alone, for others to beat until a time (ms)."""
    return replace(
        deal,
        deal=f"{deal.deal}.1.{deal.seat}",
        until=until,
        person=run.person,
        place=run.place,
        points=run.points,
    )


# A deal of a match


def cards_of(
    table: Table, match: PastMatch, seat: Seat, until: int, deal: int | None = None
) -> DuplicateDealRow | None:
    """Return a deal of a finished match as it was dealt to ``seat``, to be played until a time (ms): the
    given one, or else the last that ended. None if ``seat`` had no cards in it, or if the cards are unknown.
    """
    replay = match.replay
    ends = list(_ends(replay, seat))
    found = next((at for at in reversed(ends) if deal in (None, replay.positions[at].deal)), None)
    found = ends[-1] if found is None and ends else found
    if found is None or not replay.is_played_again:
        return None
    first = replay.deal_of(found).start
    beginning = table.beginning if first == 0 else table.game.dump(replay.positions[first - 1].state)
    seen, over = replay.observe(found), deal_over(replay.positions[found].events)
    if seen is None or over is None:
        return None
    came = outcome_of(seen, over, seat, table.game_key)
    holder = match.chairs[seat].at(found)
    kept = {key: value for key, value in (beginning or {}).items() if key not in ("options", "seed")}
    return DuplicateDealRow(
        deal=f"{table.table_id}.{replay.positions[found].deal}.{seat}",
        place_id=table.place_id,
        game=table.game_key,
        rules=table.game.spec.version,
        seats=len(table.chairs),
        seat=seat,
        options=table.options,
        secret=table.secret.hex(),
        contributions=list(table.contributions),
        until=until,
        beginning=kept or None,
        person=holder.person,
        computer=raw_text(holder.name) if holder.person is None else None,
        place=came.place,
        points=came.points,
    )


def _ends(replay: Replay, seat: Seat) -> Iterator[int]:
    """Yield the positions at which deals end in which ``seat`` had cards."""
    for at, position in enumerate(replay.positions):
        over = deal_over(position.events)
        if over is not None and over.data["points"][seat] is not None:
            yield at


def match_of(deal: str) -> str:
    """Return the id of the match, or of the new cards, that a deal comes from."""
    return deal.partition(".")[0]


def is_of_match(deal: str) -> bool:
    """Return whether the cards of a deal were dealt in a match before, given its id."""
    return "." in deal and SOLO.fullmatch(match_of(deal)) is None


def other_seats(deal: str) -> tuple[str, str]:
    """Return the ids between which those of all seats of the same deal of a match are."""
    match, number, _ = deal.split(".")
    return f"{match}.{number}.", f"{match}.{number}/"


# Playing


def dealt(deal: DuplicateDealRow, who: Chair, at: int) -> Table:
    """Return the table of a deal, dealt to ``who`` at a time (ms). Its version is 2. Raises ValueError if the
    rules can't deal it any more.
    """
    names, level = iter(COMPUTERS), cast(Level, deal.level)
    lobby = Table(
        table_id=deal.deal,
        place_id=deal.place_id,
        channel_id=0,
        host=str(who.person),
        game_key=deal.game,
        clock="normal",
        ranked=False,
        secret=bytes.fromhex(deal.secret),
        created_at=at,
        options=deal.options,
        chairs=tuple(
            who if seat == deal.seat else Chair(next(names), level=level) for seat in range(deal.seats)
        ),
        deadline=None if deal.day is None else deal.until,
        version=1,
        beginning=deal.beginning,
    )
    return acts.deal(lobby, tuple(deal.contributions), at)


def own_seat(table: Table) -> Seat:
    """Return the seat of the person."""
    return next(seat for seat, chair in enumerate(table.chairs) if chair.person is not None)


def is_over(table: Table) -> bool:
    """Return whether the deal has ended, even if the match would continue."""
    return table.phase != "playing" or table.observe(None).phase == "between"


def replayed(table: Table, lines: Iterable[str]) -> Table:
    """Return the table after these moves. Raises IllegalMove if the rules have changed since."""
    after = table
    for after, _ in _steps(table, lines):  # noqa: B007 - the last one is the result
        pass
    return after


def _steps(table: Table, lines: Iterable[str]) -> Iterator[tuple[Table, TableLogEntry]]:
    """Yield the table after each of these moves, and the log entry of the move."""
    at, own = table.created_at, own_seat(table)
    for text in lines:
        line = read_line(text)
        at += line.after
        seat = own if line.seat is None else line.seat
        table, entry = acts.play(table, seat, Move.parse(line.move), line.origin, at)
        yield table, entry


def played(table: Table, move: Move, now: int) -> tuple[Table, list[str]]:
    """Make the person's move at a time (ms), then the computers' moves. Return the table and a line for each
    move. Raises IllegalMove.
    """
    before = table.log[-1].at
    table, entry = acts.play(table, own_seat(table), move, "person", now)
    table, answers = answered(table, now)
    return table, [_line(entry, before), *answers]


def answered(table: Table, now: int) -> tuple[Table, list[str]]:
    """Make all moves that need no decision of the person: the computers', and the person's own where only one
    is legal. Return the table and a line for each move.
    """
    lines: list[str] = []
    own = own_seat(table)
    for _ in range(MOST):
        todo = None if is_over(table) else _todo(table, own)
        if todo is None:
            break
        before = table.log[-1].at
        origin: Origin = "forced" if todo[0] == own else "computer"
        table, entry = acts.play(table, *todo, origin, now)
        lines.append(_line(entry, before))
    return table, lines


def _todo(table: Table, own: Seat) -> tuple[Seat, Move] | None:
    """Return the next move that needs no decision of the person, with its seat, or None."""
    for seat in range(len(table.chairs)):
        if seat != own and table.observe(seat).legal:
            reaction = reaction_of(table, seat)
            if reaction is not None:
                return seat, reaction
    actor = acts.next_actor(table)
    if actor is None:
        return None
    move = forced_move(table, own) if actor == own else chosen_move(table, actor, calling=True)
    return None if move is None else (actor, move)


def _line(entry: TableLogEntry, before: int) -> str:
    return str(Line(max(0, entry.at - before), entry.seat, entry.origin, entry.move))


# What came of it


@dataclass(frozen=True, slots=True)
class DuplicateOutcome:
    """What a player achieved in a deal."""

    place: int
    points: int
    """How many points they were behind the winner, the same way round in all games; or their otter heads, in
    a game that counts those.
    """


def outcome(table: Table) -> DuplicateOutcome:
    """Return the person's outcome of a deal that has ended."""
    return outcome_of(table.observe(None), _over(table), own_seat(table), table.game_key)


def outcome_of(seen: Observation, over: Event, seat: Seat, game: str) -> DuplicateOutcome:
    """Return the outcome of a deal for ``seat``, given the position after it and the event that ended it. Its
    winner is first, the others follow by points.
    """
    figures = _figures(seen, over)
    places = _places(figures, over, game)
    return DuplicateOutcome(places[seat], figures[seat] or 0)


def ranking(table: Table) -> list[tuple[int, Seat, int]]:
    """Return place, seat and points of all players of a deal that has ended, the best first."""
    over = _over(table)
    figures = _figures(table.observe(None), over)
    places = _places(figures, over, table.game_key)
    return sorted(
        (place, seat, points)
        for seat, (place, points) in enumerate(zip(places, figures, strict=True))
        if points is not None
    )


def better(game: str) -> Literal[1, -1]:
    """Return the sign by which points in a deal are sorted: otter heads are good, points are behind."""
    return 1 if GAMES[game].spec.deal_points else -1


def _over(table: Table) -> Event:
    return next(found for entry in reversed(table.log) if (found := deal_over(entry.events)))


def _winners(over: Event) -> Sequence[Seat]:
    """Return the winners of a deal; none if it was blocked without one."""
    winner = over.data["winner"]
    found: Sequence[Seat] = over.data.get("seats") or ([] if winner is None else [winner])
    return found


def _figures(seen: Observation, over: Event) -> list[int | None]:
    """Return the points of each seat as an outcome has them; None for a seat without cards in the deal."""
    if "heads" in seen.table:
        return list(seen.table["scores"])
    points: Sequence[int | None] = over.data["points"]
    first = next((points[seat] or 0 for seat in _winners(over)), 0)
    return [None if own is None else abs(own - first) for own in points]


def _places(figures: Sequence[int | None], over: Event, game: str) -> list[int]:
    sign, winners = better(game), _winners(over)
    ranks = [
        (seat not in winners, points is None, sign * (points or 0)) for seat, points in enumerate(figures)
    ]
    return [1 + sum(other < rank for other in ranks) for rank in ranks]


def marks_of(table: Table, lines: Iterable[str]) -> list[Mark]:
    """Return how each turn of the person went, given the table when the cards were dealt, and the lines of
    all moves.
    """
    return marks((entry for _, entry in _steps(table, lines)), own_seat(table))


def marks(entries: Iterable[TableLogEntry], seat: Seat) -> list[Mark]:
    """Return how each turn of ``seat`` went, given all moves of a deal."""
    found: list[Mark] = []
    has_drawn = False
    for entry in entries:
        if entry.seat == seat and entry.move == "draw":
            has_drawn = True
        elif entry.seat != seat:
            if has_drawn:  # the card ended the turn
                found.append("drew")
            has_drawn = False
        elif (mark := _mark(entry.move, has_drawn=has_drawn)) is not None:
            found.append(mark)
            has_drawn = False
        keys = {event.key for event in entry.public if event.data.get("seat") == seat}
        if found and keys & {"called", "call_missed"}:
            found[-1] = "called" if "called" in keys else "forgot"
    return [*found, "drew"] if has_drawn else found


def _mark(move: str, *, has_drawn: bool) -> Mark | None:
    """Return how the turn went that a move ends; None for one that ends no turn."""
    match move.split():
        case ["play", *_] | ["keep", _, *_]:
            return "drew_first" if has_drawn else "played"
        case ["collect" | "take" | "token", *_]:
            return "drew"
        case ["pass"]:
            return "drew" if has_drawn else "passed"
    return None
