"""One match, played again through its rules. Pure."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from bot.cli.verify.findings import Difference, as_stored, compared, first_difference
from bot.games import GAMES
from bot.games.api import IllegalMove, Move
from bot.games.shuffle import commitment
from bot.league.results import SCORING_VERSION
from bot.storage import DealRow, MoveRow, ResultRow, TableRow
from bot.tables import Refused, Table, TableLogEntry
from bot.tables import table as acts
from bot.tables.ahead import let_go
from bot.tables.log import without_moves
from bot.tables.results import deal_rows, result_of, result_rows
from bot.tables.rows import move_row, position

SHARED = ("place_id", "game", "ranked", "season", "fixture", "clock", "options", "finished_at")
"""The columns of a table that its results repeat."""


@dataclass(frozen=True, slots=True)
class StoredMatch:
    """All that the database's tables store of a match, so that they can be compared."""

    row: TableRow
    table: Table
    """The table as its row and its seats say."""
    moves: Sequence[MoveRow]
    """Those that stand by themselves."""
    archive: Sequence[MoveRow] | None
    deals: Sequence[DealRow]
    results: Sequence[ResultRow]
    no_longer_kept: bool
    """Whether its moves were deleted because it is so old."""
    shared: Sequence[Mapping[str, Any]]
    """What the results repeat of the table (:data:`SHARED`), as it came from the database."""


def is_checkable(row: TableRow) -> bool:
    """Whether the rules that the match was played by are those of this version."""
    return row.game in GAMES and GAMES[row.game].spec.version == row.rules_version


def is_scored_otherwise(results: Sequence[ResultRow]) -> bool:
    """Return whether any results were scored by another version of the scoring rules than this bot has. Then
    they can't be checked.
    """
    return any(row.scoring_version != SCORING_VERSION for row in results)


def differences(match: StoredMatch) -> Iterator[Difference]:
    """All that is not as the moves and the seed make it. The rules have to be those of this version."""
    where, row = f"match {match.row.table_id}", match.row
    if commitment(match.table.secret) != row.commitment:
        yield Difference(where, "the commitment doesn't match the secret")
    if let_go(match.table) != match.table:
        yield Difference(where, "a queued move should have been cancelled")
    if row.phase in ("lobby", "closed"):
        if match.moves or match.archive is not None or match.results or match.deals:
            yield Difference(where, f"its phase is {row.phase}, but there are moves or results")
        return
    is_over = row.phase != "playing"
    if is_over and match.archive is None:
        yield Difference(where, "its archived moves are missing")
        return
    if match.no_longer_kept:
        if row.phase == "over":
            yield from _results(where, match, match.table)
        return
    if is_over and match.moves:
        yield Difference(where, "its moves are stored both in the archive and outside it")
    if not is_over and match.archive is not None:
        yield Difference(where, "it is still being played, but its moves are archived")
    moves = match.archive if is_over and match.archive is not None else match.moves
    yield from _replay(where, match, moves)


def _replay(where: str, match: StoredMatch, moves: Sequence[MoveRow]) -> Iterator[Difference]:
    row = match.row
    if not moves:
        yield Difference(where, "it has no moves")
        return
    at_start = replace(match.table, phase="lobby", state=None, version=moves[0].version - 1, log=())
    try:
        added = acts.contributed(match.table)
        if tuple(row.contributions[: len(added)]) != added:
            yield Difference(where, f"the contributions to its shuffle don't begin with {list(added)}")
        table = acts.deal(at_start, row.contributions, row.started_at or 0)
    except (Refused, ValueError, LookupError) as error:
        yield Difference(where, f"it can't begin: {error}")
        return
    yield from _same_move(where, table.log[0], moves[0])
    deals: list[DealRow] = []
    played = yield from _played(where, table, moves[1:], deals)
    if played is None:
        return
    yield from _position(where, match, played)
    yield from _deals(where, deals, match.deals)
    if row.phase == "over":
        yield from _results(where, match, played)
    elif match.results:
        yield Difference(where, f"its phase is {row.phase}, but there are results")


def _played(
    where: str, table: Table, moves: Iterable[MoveRow], deals: list[DealRow]
) -> Generator[Difference, None, Table | None]:
    """Play moves on at a table, and add to ``deals`` what they decide. Return the table after them; None if
    one of them cannot have been played, or came to something else.
    """
    for move in moves:
        said = f"{where}, move {move.version} ({move.move})"
        if move.version != table.version + 1:
            yield Difference(where, f"move {table.version + 1} is missing, the next one is {move.version}")
            return None
        if (move.person is not None) != (move.origin == "person"):
            yield Difference(said, f"its person is {move.person!r}, but its origin is {move.origin!r}")
        try:
            if move.seat is None:
                raise ValueError("no seat")
            table, entry = acts.play(table, move.seat, Move.parse(move.move), move.origin, move.at)
        except IllegalMove as illegal:
            yield Difference(said, f"it's against the rules: {illegal.code}")
            return None
        except (ValueError, LookupError) as error:
            yield Difference(said, f"it isn't a move: {error}")
            return None
        wrong = list(_same_move(said, entry, move))
        yield from wrong
        if wrong:
            return None
        deals += deal_rows(table, entry.events, table.tally)
        for seat, chair in enumerate(table.chairs):
            if any(past.until == table.version for past in chair.earlier):
                table = replace(table, tally=without_moves(table.tally, seat))
    return table


def _same_move(where: str, entry: TableLogEntry, move: MoveRow) -> Iterator[Difference]:
    again = as_stored(move_row(entry).events)
    if again != move.events:
        yield Difference(
            where, f"its events differ from those of the rules: {first_difference(again, move.events)}"
        )


def _position(where: str, match: StoredMatch, table: Table) -> Iterator[Difference]:
    """How the match stands after its last move. Its end may count as one more version."""
    row = match.row
    if said := first_difference(as_stored(position(table)), as_stored(row.position)):
        yield Difference(where, f"its position isn't where its moves lead: {said}")
    if said := first_difference(as_stored(list(table.tally)), as_stored(list(row.tally))):
        yield Difference(where, f"its tally isn't what its moves lead to: {said}")
    ended_by_move = table.phase == "over"
    if row.phase == "playing" and ended_by_move:
        yield Difference(where, "it has ended by its rules, but its phase is playing")
    if row.phase == "ended" and ended_by_move:
        yield Difference(where, "it has ended by its rules, but has no result")
    version = table.version + (row.phase != "playing" and not ended_by_move)
    if row.version != version:
        yield Difference(where, f"version is {row.version}, but should be {version}")


def _deals(where: str, should: Sequence[DealRow], found: Sequence[DealRow]) -> Iterator[Difference]:
    """Who sat there, or was stood in for, is known of the last deal alone, and is not compared."""
    wanted = {(deal.deal, deal.seat): deal for deal in should}
    stored = {(deal.deal, deal.seat): deal for deal in found}
    for deal, seat in sorted({*wanted, *stored}):
        said = f"{where}, deal {deal}, seat {seat}"
        if (deal, seat) not in stored:
            yield Difference(said, "its result is missing")
        elif (deal, seat) not in wanted:
            yield Difference(said, "there is a result, but no such deal")
        else:
            own = stored[deal, seat]
            now = replace(wanted[deal, seat], person=own.person, stand_in=own.stand_in)
            yield from compared(said, asdict(now), asdict(own))


def _results(where: str, match: StoredMatch, table: Table) -> Iterator[Difference]:
    over = replace(table, phase="over", chairs=match.table.chairs)
    wanted = {each.seat: each for each in result_rows(over, result_of(over), match.deals)}
    stored = {each.seat: each for each in match.results}
    for seat in sorted({*wanted, *stored}):
        said = f"{where}, seat {seat}"
        if seat not in stored:
            yield Difference(said, "its result is missing")
        elif seat not in wanted:
            yield Difference(said, "there is a result, but no such seat")
        elif (own := stored[seat]).scoring_version == SCORING_VERSION:
            now = wanted[seat]
            if _is_unsure(match):
                now = replace(now, counts=own.counts)
            yield from compared(said, asdict(now), asdict(own))
    for seat, shared in sorted(zip(stored, match.shared, strict=True)):
        should = {name: getattr(match.row, name) for name in SHARED}
        yield from compared(f"{where}, seat {seat}", should, shared)
    if len(Counter(each["number"] for each in match.shared)) > 1:
        yield Difference(where, "its seats have different match numbers")


def _is_unsure(match: StoredMatch) -> bool:
    """Return whether a removed player has been forgotten since. Then it's not known whether the match
    counted.
    """
    return any(chair.forfeited and chair.is_former for chair in match.table.chairs)
