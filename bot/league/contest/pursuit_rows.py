"""The export of Swedish Pursuit's tournament: its tables, games, decisions and list as rows.

Whoever has these rows and the rules can count the list again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.league.contest.format import Cell, NameOf, Rows, When
from bot.league.contest.league_rows import yes
from bot.league.contest.sittings import TournamentPlay
from bot.league.tournament import LogEntry, Tournament, acts, ranking
from bot.league.tournament.acts import DECISIONS as DECIDING
from bot.league.tournament.scores import by_computer, sorted_cells
from bot.league.tournament.state import PLAYOFF, CellKey
from bot.user_text import raw_text

TABLES = ("round", "table", "seat", "player", "entry", "games_over")
RESULTS = (
    *("round", "table", "game", "player", "entry", "points", "won", "how", "points_played"),
    *("how_played", "played_by_computer", "decisions"),
)
DECISIONS = (
    *("number", "at_utc", "by", "kind", "round", "table", "game", "entry", "player", "sign", "points"),
    *("entries", "shared", "phase", "reason"),
)
STANDINGS = (
    *("place", "player", "entry", "round_1", "round_2", "combined", "wins", "wins_rounds", "playoff"),
    *("wins_playoff", "games_by_computer", "finalist", "champion", "withdrawn"),
)


def tables(play: TournamentPlay | None, name: NameOf) -> Rows:
    """Every seat of every table that was drawn, after a row of headings."""
    yield TABLES
    if play is None:
        return
    for table in play.tournament.tables:
        over = sum(slot.stands == "done" for slot in table.slots)
        for number, entry in enumerate(table.seats, start=1):
            yield (table.round, table.number, number, _holder(play.tournament, entry, name), entry, over)


def results(play: TournamentPlay | None, name: NameOf, when: When) -> Rows:
    """Every game of every entry, after a row of headings."""
    yield RESULTS
    if play is None:
        return
    state, played, about = play.tournament, _as_played(play.log), _decided(play.log)
    for key, cell in sorted_cells(state):
        number, slot, entry = key
        seated = next((each.number for each in state.seated(entry) if each.round == number), None)
        before = played.get(key, {})
        yield (
            *(number, seated, slot, _holder(state, entry, name), entry, cell.points, yes(cell.won), cell.how),
            *(before.get("points"), before.get("how"), yes(cell.by_computer)),
            " ".join(map(str, about.get(key, ()))),
        )


def _as_played(log: Sequence[LogEntry]) -> Mapping[CellKey, Mapping[str, Any]]:
    """What each game has given before any decision about its points."""
    return {key: cell for line, key, cell in _cells(log) if not isinstance(line.act, acts.Adjust)}


def _decided(log: Sequence[LogEntry]) -> Mapping[CellKey, Sequence[int]]:
    """The numbers of the decisions that have changed each game, in order."""
    about: dict[CellKey, list[int]] = {}
    for line, key, _ in _cells(log):
        if isinstance(line.act, DECIDING):
            about.setdefault(key, []).append(line.seq)
    return about


def _cells(log: Sequence[LogEntry]) -> Iterator[tuple[LogEntry, CellKey, Mapping[str, Any]]]:
    """The games that each line has changed, as they were afterwards."""
    for line in log:
        cells: Any = line.after.get("cells", ())
        for cell in cells:
            yield line, (cell["round"], cell["slot"], cell["entry"]), cell


def decisions(play: TournamentPlay | None, name: NameOf, when: When) -> Rows:
    """Every decision, after a row of headings. Their numbers are those of the tournament's own log."""
    yield DECISIONS
    if play is None:
        return
    for line in play.log:
        if not isinstance(line.act, DECIDING):
            continue
        entry = getattr(line.act, "entry", None)
        known: dict[str, Cell] = {
            "number": line.seq,
            "at_utc": when(line.at),
            "by": name(line.actor) if line.actor else "",
            "kind": type(line.act).__name__.lower(),
            "entry": entry,
            "player": None if entry is None else _holder(play.tournament, entry, name),
            "phase": str(line.after.get("phase", "")),
            "reason": raw_text(line.reason),
        }
        yield tuple({**known, **_about(line.act)}.get(heading) for heading in DECISIONS)


def _about(act: acts.Act | acts.Draw) -> dict[str, Cell]:
    """What a decision is about, by heading."""
    match act:
        case acts.Adjust(_, number, slot, sign, points):
            words = {"=": "to", "+": "plus", "-": "minus"}
            return {"round": number, "game": slot, "sign": words[sign], "points": points}
        case acts.Void(number, table, slot):
            return {"round": number, "table": table, "game": slot}
        case acts.Settle(entries, shared):
            return {"entries": " ".join(map(str, entries)), "shared": yes(shared)}
        case _:
            return {}


def standings(play: TournamentPlay | None, name: NameOf) -> Rows:
    """The list, after a row of headings."""
    yield STANDINGS
    if play is None:
        return
    state, computers = play.tournament, by_computer(play.tournament, 1, 2, PLAYOFF)
    for line in ranking(state):
        own = line.sums
        yield (
            *(line.place, _holder(state, own.entry, name), own.entry, *own.rounds[:2], own.combined),
            *(sum(own.wins), own.wins12, own.rounds[2], own.wins[2], computers.get(own.entry, 0)),
            yes(line.finalist),
            *(yes(own.entry in state.champions), yes(own.entry not in state.active)),
        )


def _holder(state: Tournament, entry: int, name: NameOf) -> str:
    held = state.entry(entry)
    return name(held.user) if held else ""
