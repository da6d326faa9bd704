"""The export of Swedish Pursuit's tournament: its tables, deals, decisions and list as rows.

The list can be computed again from these rows and the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.league.decisions import AdjustDeal, Replace, Settle, ShareVictory, VoidDeal, Withdraw
from bot.league.season.acts import Act, Decide, LogEntry
from bot.league.season.format import Cell, NameOf, Rows, When
from bot.league.season.league_rows import yes
from bot.league.season.pursuit_account import decisions_in, games_in
from bot.league.tournament import Tournament, ranking
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


def tables(state: Tournament | None, name: NameOf) -> Rows:
    """Return every seat of every paired table, after a row of headings."""
    yield TABLES
    if state is None:
        return
    for table in state.tables:
        over = sum(slot.stands == "done" for slot in table.slots)
        for number, entry in enumerate(table.seats, start=1):
            yield (table.round, table.number, number, name(state.holder(entry)), entry, over)


def results(state: Tournament | None, log: Sequence[LogEntry], name: NameOf) -> Rows:
    """Return every deal of every entry, after a row of headings. ``log`` is the season log."""
    yield RESULTS
    if state is None:
        return
    played, about = _as_played(log), _decided(log)
    for key, cell in sorted_cells(state):
        number, slot, entry = key
        seated = next((each.number for each in state.seated(entry) if each.round == number), None)
        before, holder = played.get(key, {}), name(state.holder(entry))
        yield (
            *(number, seated, slot, holder, entry, cell.points, yes(cell.won), cell.how),
            *(before.get("points"), before.get("how"), yes(cell.by_computer)),
            " ".join(map(str, about.get(key, ()))),
        )


def _as_played(log: Sequence[LogEntry]) -> Mapping[CellKey, Mapping[str, Any]]:
    """Return each deal's result before any decision about its points."""
    return {key: cell for line in log if not _adjusts(line.act) for key, cell in games_in(line).items()}


def _adjusts(act: Act) -> bool:
    return isinstance(act, Decide) and isinstance(act.ruling, AdjustDeal)


def _decided(log: Sequence[LogEntry]) -> Mapping[CellKey, Sequence[int]]:
    """Return the numbers of the decisions that have changed each deal, in order."""
    about: dict[CellKey, list[int]] = {}
    for line in decisions_in(log):
        for key in games_in(line):
            about.setdefault(key, []).append(line.seq)
    return about


def decisions(state: Tournament | None, log: Sequence[LogEntry], name: NameOf, when: When) -> Rows:
    """Return every decision, after a row of headings, with its number in the season log."""
    yield DECISIONS
    if state is None:
        return
    for line in decisions_in(log):
        known: dict[str, Cell] = {
            "number": line.seq,
            "at_utc": when(line.at),
            "by": name(line.actor) if line.actor else "",
            "phase": str(line.after.get("phase", "")),
            "reason": raw_text(line.reason),
            **_about(line.act),
        }
        if known.get("entry"):
            known["player"] = name(state.holder(str(known["entry"])))
        yield tuple(known.get(heading) for heading in DECISIONS)


def _about(act: Act) -> dict[str, Cell]:
    """Return the kind and the subject of a decision, by heading."""
    match act:
        case Decide(AdjustDeal(entry, number, slot, sign, points)):
            words = {"=": "to", "+": "plus", "-": "minus"}
            where: dict[str, Cell] = {"entry": entry, "round": number, "game": slot}
            return {"kind": "adjust", **where, "sign": words[sign], "points": points}
        case Decide(VoidDeal(number, table, slot)):
            return {"kind": "void", "round": number, "table": table, "game": slot}
        case Decide(Settle(order)):
            return {"kind": "settle", "entries": " ".join(order), "shared": yes(False)}
        case Decide(ShareVictory()):
            return {"kind": "settle", "entries": "", "shared": yes(True)}
        case Decide(Withdraw(entry) | Replace(entry) as ruling):
            return {"kind": type(ruling).__name__.lower(), "entry": entry}
        case _:
            return {"kind": type(act).__name__.lower()}


def standings(state: Tournament | None, name: NameOf) -> Rows:
    """Return the list, after a row of headings."""
    yield STANDINGS
    if state is None:
        return
    computers = by_computer(state, 1, 2, PLAYOFF)
    for line in ranking(state):
        own = line.sums
        yield (
            *(line.place, name(state.holder(own.entry)), own.entry, *own.rounds[:2], own.combined),
            *(sum(own.wins), own.wins12, own.rounds[2], own.wins[2], computers.get(own.entry, 0)),
            yes(line.finalist),
            *(yes(own.entry in state.champions), yes(own.entry not in state.entries)),
        )
