"""The export of a league: its tables, results, decisions and standings as rows, and its people.

The standings can be computed again from these rows and the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from bot.league.account import AccountLine
from bot.league.decisions import (
    Adjust,
    Award,
    Decision,
    Enter,
    Extend,
    Replace,
    Reverse,
    Settle,
    Tiebreaker,
    Void,
    Withdraw,
    in_force,
    match_entered,
    named,
)
from bot.league.effect import effective
from bot.league.results import MatchResult
from bot.league.scoring_rules import Fixture, is_tiebreaker, tiebreaker_key
from bot.league.season.format import Cell, NameOf, Rows, When
from bot.league.season_state import SeasonState
from bot.league.standings import Row
from bot.user_text import raw_text

TABLES = (
    *("table", "round", "division", "seat", "player", "entry", "drawn_at_utc", "deadline_utc", "match"),
    "tiebreaker",
)
RESULTS = (
    *("match", "table", "round", "played_at_utc", "player", "person", "entry", "place", "points"),
    *("place_played", "points_played", "deals", "from_deal", "ranked", "by_forfeit", "entered", "forfeited"),
    *("stood_in_percent", "void", "worth", "gave", "why_not", "won", "decisions"),
)
DECISIONS = (
    *("number", "at_utc", "by", "kind", "match", "tables", "entry", "player", "person", "total", "points"),
    *("rest", "order", "until_utc", "takes_back", "in_force", "reason"),
)
STANDINGS = (
    *("division", "place", "player", "entry", "score", "matches", "opponents", "wins"),
    *("per_deal", "settled_by", "withdrawn", "seed", "lost_in_round", "place_there", "average"),
)


def tables(state: SeasonState | None, name: NameOf, when: When) -> Rows:
    """Return every seat of every paired table, after a row of headings."""
    yield TABLES
    if state is None:
        return
    for fixture in state.fixtures.values():
        outcome = state.settles(fixture.key)
        for number, entry in enumerate(fixture.entries, start=1):
            yield (
                *(fixture.key, fixture.round, fixture.division, number, name(state.holder(entry)), entry),
                *(when(fixture.drawn), when(state.deadline(fixture.key)), outcome.match if outcome else None),
                yes(is_tiebreaker(fixture.key)),
            )


def results(state: SeasonState | None, name: NameOf, when: When) -> Rows:
    """Return every seat of every match, and every match missed by a withdrawn entry, after a row of
    headings.
    """
    yield RESULTS
    if state is None:
        return
    lines = {(own.entry, line.key): line for own in state.accounts.values() for line in own.lines}
    for result in state.results.values():
        yield from _seats(state, result, lines, name, when)
    for (entry, key), line in lines.items():
        if line.kind == "forfeit" and key in state.fixtures:
            yield _missed(state, entry, line, name, when)


def _seats(
    state: SeasonState,
    result: MatchResult,
    lines: Mapping[tuple[str, str], AccountLine],
    name: NameOf,
    when: When,
) -> Iterator[tuple[Cell, ...]]:
    seen = effective(result, state.rulings) or result
    fixture = state.fixtures.get(result.fixture or "")
    for seat, played in zip(seen.seats, result.seats, strict=True):
        entry = state.roster.entry_at(seat.player, result.at) if seat.player else None
        yield (
            *(result.match, result.fixture, fixture.round if fixture else None, when(result.at)),
            *(name(seat.player) if seat.player else "", seat.player, entry, seat.place, seat.total),
            *(played.place, played.total, seat.deals, seat.from_deal, yes(result.ranked)),
            *(yes(not result.played), yes(result.entered), yes(seat.absent)),
            round(100 * seat.stood_in, 3),
            *(yes(result.match in state.rulings.voids), *_counted(lines.get((entry or "", result.match)))),
        )


def _missed(state: SeasonState, entry: str, line: AccountLine, name: NameOf, when: When) -> tuple[Cell, ...]:
    fixture: Fixture = state.fixtures[line.key]
    holder = state.holder(entry)
    return (
        *(None, fixture.key, fixture.round, when(line.at), name(holder), holder, entry, *[None] * 4),
        *(0, None, "yes", "yes", "no", yes(line.worth is not None), 0, "no", *_counted(line)),
    )


def _counted(line: AccountLine | None) -> tuple[Cell, ...]:
    """Return the effect of an account's line, the reason if it has none, and the decisions about it."""
    if line is None:
        return (None, None, "no_entry", "no", "")
    worth = None if line.worth is None else round(float(line.worth), 6)
    return (worth, round(float(line.gave), 6), line.why, yes(line.won), " ".join(line.decisions))


def decisions(state: SeasonState | None, name: NameOf, when: When) -> Rows:
    """Return every decision, after a row of headings."""
    yield DECISIONS
    if state is None:
        return
    standing = set(in_force(state.decisions))
    for decision in state.decisions:
        about = _about(decision, state.scoring.key, when)
        person = str(about.get("person") or "")
        people = [person] if person else [state.roster.holder(entry) for entry in named(decision.ruling)]
        known = {
            "number": decision.key,
            "at_utc": when(decision.at),
            "by": name(decision.by) if decision.by else "",
            "kind": type(decision.ruling).__name__.lower(),
            "player": " · ".join(map(name, people)),
            "in_force": yes(_stands(decision, standing)),
            "reason": raw_text(decision.reason),
        }
        yield tuple({**known, **about}.get(heading) for heading in DECISIONS)


def _stands(decision: Decision, standing: set[Decision]) -> bool:
    return decision in standing or isinstance(decision.ruling, Reverse)


def _about(decision: Decision, season: str, when: When) -> dict[str, Cell]:
    """Return the subject of a decision, by heading."""
    match decision.ruling:
        case Enter(fixture):
            return {"match": match_entered(decision), "tables": fixture}
        case Void(match):
            return {"match": match}
        case Adjust(match, player, total):
            return {"match": match, "person": player, "total": total}
        case Award(entry, points):
            return {"entry": entry, "points": points}
        case Settle(order):
            return {"order": " ".join(order)}
        case Tiebreaker(entries, until):
            fixture = tiebreaker_key(season, decision.key)
            return {"tables": fixture, "order": " ".join(entries), "until_utc": when(until)}
        case Withdraw(entry, rest):
            return {"entry": entry, "rest": rest}
        case Replace(entry, player):
            return {"entry": entry, "person": player}
        case Extend(fixtures, until):
            return {"tables": " ".join(fixtures), "until_utc": when(until)}
        case Reverse(key):
            return {"takes_back": key}
        case ruling:
            return {"entry": " ".join(named(ruling))}


def standings(
    rows: Iterable[Row], state: SeasonState | None, lost: Mapping[str, tuple[int, int]], name: NameOf
) -> Rows:
    """Return the standings, after a row of headings. ``lost`` has the round of each entry's loss in a
    knock-out, and its place at the table there.
    """
    yield STANDINGS
    seeds = {entry: number for number, entry in enumerate(state.entrants if state else (), start=1)}
    for row in rows:
        own = row.account
        score = None if own.score is None else round(float(own.score), 3)
        deal = None if own.per_deal is None else round(float(own.per_deal), 6)
        ties = state.rulings.about.get(own.entry, ()) if state else ()
        settled = " ".join(each.key for each in ties if isinstance(each.ruling, Settle | Tiebreaker))
        yield (
            *(row.division, row.place, name(own.player), own.entry, score, own.counted),
            *(own.opponents, own.wins, deal, settled, yes(own.withdrawn), seeds.get(own.entry)),
            *lost.get(own.entry, (None, None)),
            own.regulars.average(own.entry) if own.regulars and own.is_regular else None,
        )


def people(state: SeasonState) -> set[str]:
    """Return the keys of all people who have held an entry, made a decision or played at a table."""
    held = {each.player for own in state.roster.of_entry.values() for each in own}
    seated = {seat.player for result in state.results.values() for seat in result.seats if seat.player}
    return held | seated | {decision.by for decision in state.decisions}


def yes(value: bool) -> str:
    """Return ``yes`` or ``no``."""
    return "yes" if value else "no"
