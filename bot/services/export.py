"""A person's data in readable form that identifies no other person. Pure."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from bot.storage import PERSON, AheadRow, DealRow, MoveRow, RatedMatchRow, RatingRow, ResultRow, SeatRow
from bot.storage.duplicate import DuplicatePlayRow, SharedCards
from bot.user_text import visible

MENTION = re.compile(r"<@[!&]?\d+>|(?<!\d)\d{17,20}(?!\d)")
"""Matches the Discord id of a person or a role in a text."""

SOMEBODY = "somebody"

TIMES = range(1_400_000_000_000, 4_100_000_000_000)
"""Milliseconds of the years 2014 to 2099. In a season's log, numbers in this range are times."""

FREE_TEXT = ("reason", "text", "answer")
"""The fields of a season's log with texts written by people."""


class Others:
    """Other people in the data. Each has a number, the same in the whole export."""

    def __init__(self, own: str, names: Mapping[str, str]) -> None:
        """``own``: the key of the exporting person. ``names``: people's names by key."""
        self._own = own
        self._numbers: dict[str, int] = {}
        written = [(key, name) for key, name in names.items() if key != own]
        others = {each.strip(): key for key, name in written for each in (visible(name), name)}
        longest_first = sorted((name for name in others if len(name) > 1), key=len, reverse=True)
        self._keys = {name.casefold(): key for name, key in others.items()}
        words = "|".join(map(re.escape, longest_first))
        self._named = re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) if words else None

    def name(self, person: str) -> str:
        """Return the name of a person in the export."""
        if person == self._own:
            return "you"
        return f"another player {self._numbers.setdefault(person, len(self._numbers) + 1)}"

    def text(self, text: str) -> str:
        """Return a text that people wrote, without other people's names and ids."""
        text = MENTION.sub(SOMEBODY, text)
        if self._named is not None:
            text = self._named.sub(lambda found: self._called(found[0]), text)
        return self.keys(text)

    def keys(self, text: str) -> str:
        """Return a text with people's keys replaced."""
        return PERSON.sub(lambda found: self.name(found[0]), text)

    def plain(self, value: Any, key: str = "") -> Any:
        """Return JSON of a season's log with people replaced and times written as ISO 8601."""
        if isinstance(value, str):
            return self.text(value) if key in FREE_TEXT else self.keys(value)
        if isinstance(value, Mapping):
            return {self.keys(str(name)): self.plain(each, str(name)) for name, each in value.items()}
        if isinstance(value, list):
            return [self.plain(each, key) for each in value]
        return iso(value) if type(value) is int and value in TIMES else value

    def _called(self, name: str) -> str:
        key = self._keys.get(name.casefold())
        return SOMEBODY if key is None else self.name(key)


def iso(ms: int | None) -> str | None:
    """Format a time (ms since 1970) as ISO 8601 in UTC."""
    if ms is None:
        return None
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def table_data(
    table: Mapping[str, Any],
    seats: Sequence[SeatRow],
    results: Sequence[ResultRow],
    deals: Sequence[DealRow],
    moves: Iterable[MoveRow],
    ahead: Iterable[AheadRow],
    own: str,
    others: Others,
) -> dict[str, Any]:
    """Export a table at which ``own`` sits or has sat. Other people only appear with their seats and
    results.
    """
    return {
        "table": table["table_id"],
        "game": table["game"],
        "channel_id": str(table["channel_id"]),
        "phase": table["phase"],
        "clock": table["clock"],
        "ranked": bool(table["ranked"]),
        "house_rules": table["house_rules"] or None,
        "options": json.loads(table["options"]),
        "season": table["season"],
        "fixture": table["fixture"],
        "opened_by_you": bool(table["hosted"]),
        "opened_at": iso(table["created_at"]),
        "started_at": iso(table["started_at"]),
        "finished_at": iso(table["finished_at"]),
        "seats": [_seat(seat, own, others) for seat in seats],
        "result": [_result(result, own, others) for result in results],
        "your_deals": [_deal(deal) for deal in deals if deal.person == own],
        "your_moves": [_move(move) for move in moves if move.person == own],
        "your_moves_ahead": [_ahead(row) for row in ahead if row.person == own],
    }


def duplicate_data(play: DuplicatePlayRow) -> dict[str, Any]:
    """Export a play of a deal for one."""
    return {
        "deal": play.deal,
        "started_at": iso(play.started_at),
        "finished_at": iso(play.finished_at),
        "place": play.place,
        "points": play.points,
        "counts": play.counts,
        "streak": play.streak,
        "moves": play.moves.splitlines(),
    }


def shared_cards(cards: SharedCards) -> dict[str, Any]:
    """Export a deal whose cards others are dared to beat."""
    return {"deal": cards.deal, "place": cards.place, "points": cards.points, "until": iso(cards.until)}


def rating_data(row: RatingRow, changes: Iterable[RatedMatchRow], others: Others) -> dict[str, Any]:
    """Export a rating, the people whom its owner has met lately, and its change by each match."""
    return {
        "game": row.game,
        "mu": row.mu,
        "sigma": row.sigma,
        "matches": row.matches,
        "shown": row.shown,
        "weight": row.weight,
        "met_lately": {others.name(person): times for person, times in row.met.items()},
        "changes": [
            {
                "table": change.table_id,
                "at": iso(change.finished_at),
                "before": change.old,
                "after": change.new,
                "counted_for_length": change.length,
                "counted_for_settled_opponents": change.settled,
                "counted_for_fresh_opponents": change.fresh,
            }
            for change in changes
        ],
    }


def _seat(seat: SeatRow, own: str, others: Others) -> dict[str, Any]:
    shown: dict[str, Any] = {"seat": seat.seat, "player": _player(seat, others)}
    if seat.level is not None:
        shown["level"] = seat.level
    if seat.earlier:
        shown["held_before"] = [
            {
                "player": others.name(past["person"]) if past["person"] else f"computer {past['computer']}",
                "until_version": past["until"],
            }
            for past in seat.earlier
        ]
    if seat.person == own:
        shown |= {
            "turns_missed_in_a_row": seat.misses,
            "computer_stands_in": seat.stand_in,
            "forfeited": seat.forfeited,
            "from_deal": seat.from_deal,
            "away_until": iso(seat.away_until),
        }
    return shown


def _result(result: ResultRow, own: str, others: Others) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "seat": result.seat,
        "player": _player(result, others),
        "place": result.place,
        "total": result.total,
    }
    if result.person == own:
        numbers = ("won", "chips", "deals", "deals_won", "points", "calls_due", "calls_made", "calls_missed")
        shown |= {name: getattr(result, name) for name in (*numbers, "forfeited", "counts")}
    return shown


def _player(row: SeatRow | ResultRow, others: Others) -> str:
    return f"computer {row.computer}" if row.person is None else others.name(row.person)


def _deal(deal: DealRow) -> dict[str, Any]:
    numbers = ("deal", "seat", "points", "place", "won", "calls_due", "calls_made", "calls_missed")
    return {name: getattr(deal, name) for name in (*numbers, "stand_in")}


def _move(move: MoveRow) -> dict[str, Any]:
    return {"at": iso(move.at), "version": move.version, "seat": move.seat, "move": move.move}


def _ahead(row: AheadRow) -> dict[str, Any]:
    return {"at": iso(row.made_at), "deal": row.deal, "hand": row.hand, "moves": row.moves.split(",")}


def log_data(line: Mapping[str, Any], others: Others) -> dict[str, Any]:
    """Export a line of a season's log: who did what, when, why, and what it has changed."""
    return {
        "season": line["season"],
        "league": line["league"],
        "number": line["number"],
        "game": line["game"],
        "line": line["seq"],
        "at": iso(line["at"]),
        "by": others.name(line["actor"]) if line["actor"] else "the bot",
        "act": others.plain(json.loads(line["act"])),
        "reason": others.text(line["reason"]),
        "before": others.plain(json.loads(line["before"])),
        "after": others.plain(json.loads(line["after"])),
    }


def chips_data(line: Mapping[str, Any], others: Others) -> dict[str, Any]:
    """Export a change of a person's chips, negative if they were given away."""
    return {
        "at": iso(line["at"]),
        "kind": line["kind"],
        "table": line["table_id"],
        "amount": line["amount"],
        "by": others.name(line["actor"]) if line["actor"] else None,
        "reason": others.text(line["reason"]),
    }
