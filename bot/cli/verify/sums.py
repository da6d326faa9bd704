"""What is added up from matches: records, chips and ratings, which are added up again. Pure."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from bot.cli.verify.findings import Difference, compared
from bot.league import ledger
from bot.league.effect import Effective
from bot.league.ratings import Rating, changes
from bot.league.results import MatchResult
from bot.shards import named
from bot.storage.months import of_month
from bot.tables.ratings import change_rows, rating_rows

Row = Mapping[str, Any]

RECORD = (
    *("matches", "wins", "deals", "deals_won", "points", "calls_due", "calls_made", "calls_missed"),
    *("uncounted", "last_at"),
)
_SUMS = ("deals", "deals_won", "points", "calls_due", "calls_made", "calls_missed")
_CHANGE = ("table_id", "old", "new", "length", "settled", "fresh")
_RATING = ("mu", "sigma", "matches", "shown", "weight", "met")
_NEAR = 1e-6
"""The most by which two ratings may differ that were computed on different machines."""


def records(results: Iterable[Row], leagues: Mapping[str, str], kept: Iterable[Row]) -> Iterator[Difference]:
    """Compare the records ``kept`` with what ``results`` add up to.

    ``leagues`` has the scope of each season's league.
    """
    wanted: defaultdict[tuple[Any, ...], Counter[str]] = defaultdict(Counter)
    for row in results:
        if row["person"] is None or row["void"]:
            continue
        scopes = ["", of_month(row["month"])]
        if row["season"] is not None:
            scopes += [f"season:{row['season']}", leagues.get(row["season"], "league:?")]
        for scope in scopes:
            record = wanted[row["place_id"], row["game"], scope, row["person"]]
            if row["counts"]:
                record["matches"] += 1
                record["wins"] += row["won"]
                record.update({name: row[name] for name in _SUMS})
                record["last_at"] = max(record["last_at"], row["finished_at"])
            else:
                record["uncounted"] += 1
    found = {_place(row): row for row in kept}
    nothing = dict.fromkeys(RECORD, 0)
    for place in sorted({*wanted, *found}):
        place_id, game, scope, person = place
        where = f"{named(place_id)}, record of {person} in {game} ({scope or 'all time'})"
        yield from compared(where, {name: wanted[place][name] for name in RECORD}, found.get(place, nothing))


def _place(row: Row) -> tuple[Any, ...]:
    return row["place_id"], row["game"], row["scope"], row["person"]


def chips(
    place_id: int,
    transactions: Sequence[Row],
    postings: Iterable[Row],
    balances: Iterable[Row],
    payouts: Mapping[str, Sequence[tuple[str | None, int]]],
) -> Iterator[Difference]:
    """Compare the ledger of a server's chips with itself, with the balances, and with the ``payouts``: of
    each match with a pot, who sat there and what they got.
    """
    server = f"{named(place_id)}, chips"
    posted: defaultdict[int, dict[str, int]] = defaultdict(dict)
    for row in postings:
        posted[row["seq"]][row["account"]] = row["amount"]
    known = {row["seq"]: row for row in transactions}
    for number in range(1, max(known, default=0) + 1):
        if number not in known:
            yield Difference(server, f"transaction {number} is missing")
    running: Counter[str] = Counter()
    settled: Counter[str] = Counter()
    for seq in sorted({*known, *posted}):
        where = f"{server}, transaction {seq}"
        if seq not in known:
            yield Difference(where, "there are postings, but no transaction")
        elif sum(posted[seq].values()):
            yield Difference(
                where, f"its postings add up to {sum(posted[seq].values())}, but should add up to 0"
            )
        else:
            settled[str(known[seq]["table_id"])] += known[seq]["kind"] == "match"
            yield from _transaction(where, known[seq], posted, running, payouts)
        running.update(posted[seq])
    for table_id in payouts:
        if settled[table_id] != 1:
            yield Difference(f"match {table_id}", f"its chips were paid out {settled[table_id]} times")
    stored = {row["account"]: row["balance"] for row in balances}
    for account in sorted({*stored, *running}):
        should = {"balance": running[account]}
        yield from compared(f"{server}, account {account}", should, {"balance": stored.get(account, 0)})


def _transaction(
    where: str,
    row: Row,
    posted: Mapping[int, Mapping[str, int]],
    before: Mapping[str, int],
    payouts: Mapping[str, Sequence[tuple[str | None, int]]],
) -> Iterator[Difference]:
    own = posted[row["seq"]]
    should: Mapping[str, int] = own
    if row["kind"] == "match":
        seats = payouts.get(row["table_id"])
        if seats is None:
            yield Difference(where, f"match {row['table_id']} wasn't played for chips")
            return
        try:
            paid = ledger.settled("", 0, "", [person for person, _ in seats], [got for _, got in seats])
        except ValueError:
            yield Difference(f"match {row['table_id']}", "the chips of its seats don't add up to 0")
            return
        should = dict(paid.postings)
    elif row["kind"] == "undone":
        if row["undoes"] not in posted:
            yield Difference(where, f"it undoes transaction {row['undoes']}, which doesn't exist")
            return
        should = {account: -amount for account, amount in posted[row["undoes"]].items()}
    else:
        after = {before.get(each, 0) + own.get(each, 0) for each in {*before, *own} - {ledger.BANK}}
        if len(after) > 1:
            yield Difference(where, "players have different balances afterwards")
    if dict(own) != dict(should):
        yield Difference(where, f"its postings are {dict(own)}, but should be {dict(should)}")


def ratings(
    where: str,
    results: Iterable[tuple[int, MatchResult]],
    seen: Effective,
    kept: Iterable[Row],
    made: Iterable[Row],
) -> Iterator[Difference]:
    """Compare the ratings ``kept`` of a game in a server, and the changes that have ``made`` them, with what
    its matches come to. ``results`` has each with its number, in order; ``seen`` is as
    :func:`bot.seasons.tables.effective_in` gives it.
    """
    wanted: dict[str, Rating] = {}
    lines: dict[tuple[str, int], Row] = {}
    for number, result in results:
        effective = seen(result)
        if effective is not None:
            changed = changes(wanted, effective)
            wanted |= {person: change.after for person, change in changed.items()}
            for row in change_rows(result.match, changed):
                lines[row.person, number] = {name: getattr(row, name) for name in _CHANGE}
    rows = {row.person: {name: getattr(row, name) for name in _RATING} for row in rating_rows(0, "", wanted)}
    found = {row["person"]: row for row in kept}
    for person in sorted({*rows, *found}):
        yield from _near(f"{where}, rating of {person}", rows.get(person), found.get(person))
    stored = {(row["person"], row["number"]): row for row in made}
    for person, number in sorted({*lines, *stored}):
        said = f"{where}, rating of {person} after match {number}"
        yield from _near(said, lines.get((person, number)), stored.get((person, number)))


def _near(where: str, should: Row | None, found: Row | None) -> Iterator[Difference]:
    if should is None or found is None:
        yield Difference(where, "it is missing" if found is None else "it should not be there")
        return
    for name, value in should.items():
        if not _is_near(value, found[name]):
            yield Difference(where, f"{name} is {found[name]!r}, but should be {value!r}")


def _is_near(one: Any, other: Any) -> bool:
    if isinstance(one, Mapping):
        return (
            isinstance(other, Mapping)
            and one.keys() == other.keys()
            and all(_is_near(value, other[key]) for key, value in one.items())
        )
    return abs(one - other) < _NEAR if isinstance(one, float) else bool(one == other)


def numbers(results: Iterable[Row]) -> Iterator[Difference]:
    """The matches of a game in a server have numbers from 1 on, each its own. ``results`` is ordered by
    server, game and number.
    """
    for (place_id, game), rows in groupby(results, lambda row: (row["place_id"], row["game"])):
        tables: defaultdict[int, set[str]] = defaultdict(set)
        for row in rows:
            tables[row["number"]].add(row["table_id"])
        for number in range(1, max(tables) + 1):
            if len(tables[number]) != 1:
                what = f"{len(tables[number])} matches have the number {number}"
                yield Difference(f"{named(place_id)}, {game}", what)
