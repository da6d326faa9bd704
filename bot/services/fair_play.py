"""Fair play: flags from a server's matches, computed when league staff ask and never stored."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games import GAMES
from bot.league.hints import FairPlayHint, PressedCall, company, speed, turns
from bot.league.results import PEOPLE_NEEDED, MatchResult
from bot.milliseconds import DAY
from bot.storage import Database, MoveRow, OutcomeRow
from bot.storage.archives import unfold
from bot.storage.fair_play import RecentMatch
from bot.tables.clock import Clock
from bot.tables.league_results import match_results
from bot.tables.namesakes import told_apart
from bot.user_text import UserText

DAYS = 90
"""How many days of matches are checked."""
MOST = 2_000
"""The most matches that are checked, the newest first."""
AT_ONCE = 100
"""How many matches are read at once, so that others don't wait long for the database."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """The results of a fair-play check of a server's matches."""

    hints: tuple[FairPlayHint, ...]
    names: Mapping[str, UserText | None]
    """The names of people in the hints, by key; None for forgotten people."""
    matches: Mapping[str, RecentMatch]
    """The matches in the hints, by table."""
    looked_at: int
    """The number of checked matches, followed by the number of days."""
    days: int


class FairPlay:
    """Finds hints for moderators, without storing them."""

    def __init__(self, database: Database, clock: Clock, most: int = MOST) -> None:
        """``most``: the most matches to check."""
        self._most = most
        self._database = database
        self._clock = clock

    async def look(self, place_id: int, user_id: int | None = None, season: str | None = None) -> Evidence:
        """Return hints from the newest matches of a server, or of one season. With ``user_id``, only those
        about that member.

        Raises StorageError.
        """
        since = self._clock.now() - DAYS * DAY
        newest = await self._database.fair_play.recent_matches(
            place_id, since=since, most=self._most, season=season
        )
        recent = {match.table_id: match for match in reversed(newest)}
        results, calls = await self._gathered(place_id, list(recent.values()))
        hints = await asyncio.to_thread(_hints, results, calls)
        if user_id is not None:
            person = await self._database.people.of_user(place_id, user_id)
            hints = [hint for hint in hints if person and person.person in hint.players]
        people = {player for hint in hints for player in hint.players}
        rows = [await self._database.people.by_key(key) for key in sorted(people)]
        known = told_apart(row for row in rows if row is not None)
        names = dict.fromkeys(people) | {row.person: row.name for row in known}
        shown = {table: recent[table] for hint in hints for table in hint.matches}
        return Evidence(tuple(hints), names, shown, len(recent), DAYS)

    async def _gathered(
        self, place_id: int, recent: Sequence[RecentMatch]
    ) -> tuple[list[MatchResult], list[PressedCall]]:
        """Return the results of these matches and the calls in them. They are read in parts, and decompressed
        in a thread.
        """
        results: list[MatchResult] = []
        calls: list[PressedCall] = []
        for start in range(0, len(recent), AT_ONCE):
            bit = {match.table_id: match for match in recent[start : start + AT_ONCE]}
            times = [match.finished_at for match in bit.values()]
            outcomes = await self._database.fair_play.outcomes_ended(place_id, times[0], times[-1])
            archives = await self._database.fair_play.archives_ended(place_id, times[0], times[-1])
            own = [row for row in outcomes if row.table_id in bit]
            folded = {table: archives[table] for table in bit if table in archives}
            ended, pressed = await asyncio.to_thread(_digested, own, folded)
            results += ended
            calls += pressed
        return results, calls


def _hints(results: Sequence[MatchResult], calls: Sequence[PressedCall]) -> list[FairPlayHint]:
    """Return the hints, ignoring matches of one person with computers only, which show nothing about company
    and would hide it.
    """
    together = [
        result for result in results if sum(seat.player is not None for seat in result.seats) >= PEOPLE_NEEDED
    ]
    return [*company(together), *turns(together), *speed(calls)]


def _digested(
    outcomes: Sequence[OutcomeRow], folded: Mapping[str, bytes]
) -> tuple[tuple[MatchResult, ...], list[PressedCall]]:
    results = match_results(outcomes)
    calls = [
        call
        for result in results
        if result.game in GAMES and GAMES[result.game].spec.out_of_turn and result.match in folded
        for call in calls_in(result.match, unfold(folded[result.match]), GAMES[result.game].spec.out_of_turn)
    ]
    return results, calls


def calls_in(match: str, moves: Sequence[MoveRow], out_of_turn: frozenset[str]) -> Iterator[PressedCall]:
    """Yield the calls and challenges of a match that people made themselves and in time.

    A call is possible from the caller's own last turn move, which left them with the card. A challenge is
    possible from when the offence was shown.
    """
    moved: dict[int, int] = {}
    offended: dict[int, int] = {}
    for move in moves:
        happened = dict(move.events)
        since = None
        if move.seat is not None and "called" in happened and move.move.split()[0] in out_of_turn:
            since = moved.get(move.seat)
        elif "challenged" in happened:
            since = offended.get(happened["challenged"]["target"])
        if since is not None and move.origin == "person" and move.person is not None and move.at >= since:
            yield PressedCall(move.person, match, move.at - since)
        if move.seat is not None and move.move.split()[0] not in out_of_turn:
            moved[move.seat] = move.at
        offended |= {data["seat"]: move.at for key, data in move.events if key == "offence"}
