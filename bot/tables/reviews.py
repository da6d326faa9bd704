"""Reviews: a finished match is analysed for one player, from that player's view. Workers do it piece by
piece, so that thinking computers get their turns too. Reviews are cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from hashlib import sha256
from itertools import islice
from typing import cast

from bot.games import GAMES
from bot.games.api import Event, Move, Observation, Seat
from bot.match_file.replay import FALSE
from bot.players import reviews
from bot.players.review import (
    Assessment,
    Review,
    SeenMoment,
    first_looks,
    look_at,
    review,
    second_looks,
    together,
)
from bot.tables.replays import PastMatch
from bot.tables.workers import Workers

KEPT = 64
"""How many reviews are kept in memory. Each has a few numbers for each move."""
PIECE = 4
"""How many positions a worker analyses in one piece, which takes about a tenth of a second."""
WAITING = 8
"""How many matches may wait for their review."""

PENALTIES = ("call_missed", *FALSE)
"""The events by which players pay for a missing call."""

Key = tuple[str, Seat, int]
"""The table, the seat, and the number of its holder (0 is the first)."""


class Reviews:
    """Reviews matches for their players."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._known: OrderedDict[Key, asyncio.Task[Review]] = OrderedDict()
        """Finished reviews and those in progress."""
        self._one_at_a_time = asyncio.Lock()

    def of(self, match: PastMatch, user_id: int) -> tuple[Seat, asyncio.Task[Review]] | None:
        """Return the seat that a user had in a match, and its review, which takes seconds unless it is
        cached. Other callers may share the task, so shield it.

        None if there is no review: for users who had no seat or forfeited, if the cards aren't known, if no
        computer can continue a deal of the game, and if too many reviews are waiting.
        """
        key = _key(match, user_id)
        if key is None:
            return None
        if key not in self._known:
            if sum(not each.done() for each in self._known.values()) >= WAITING:
                return None
            making = asyncio.create_task(self._make(match, key[1], user_id), name=f"review {match.table_id}")
            self._known[key] = making
            making.add_done_callback(partial(self._done, key))
        self._known.move_to_end(key)
        return key[1], self._known[key]

    def is_possible(self, match: PastMatch, user_id: int) -> bool:
        """Return whether a match can be reviewed for a user."""
        return _key(match, user_id) is not None

    def known(self, match: PastMatch, user_id: int) -> Review | None:
        """Return a user's review of a match if it is cached."""
        key = _key(match, user_id)
        made = self._known.get(key) if key else None
        return made.result() if made is not None and made.done() and not made.cancelled() else None

    def _done(self, key: Key, made: asyncio.Task[Review]) -> None:
        """Keep the newest reviews. A failed review is tried again on the next request."""
        if made.cancelled() or made.exception() is not None:
            self._known.pop(key, None)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _make(self, match: PastMatch, seat: Seat, user_id: int) -> Review:
        seed = sha256(f"review:{match.table_id}:{seat}".encode()).digest()
        async with self._one_at_a_time:
            moments = await asyncio.to_thread(moments_of, match, seat, user_id)
            first = await self._looks(moments, first_looks(moments), seed, closer=False)
            closer = await self._looks(moments, second_looks(moments, first), seed, closer=True)
        return review(moments, together(first, closer))

    async def _looks(
        self, moments: Sequence[SeenMoment], where: Sequence[int], seed: bytes, *, closer: bool
    ) -> Mapping[int, Assessment]:
        found: dict[int, Assessment] = {}
        left = iter(where)
        while piece := {at: moments[at] for at in islice(left, PIECE)}:
            found |= await self._workers.run(look_at, piece, seed, closer)
        return found


def _key(match: PastMatch, user_id: int) -> Key | None:
    """Return the key of a user's review; None if the match can't be reviewed for them."""
    held = match.seat_of(user_id)
    if held is None or not reviews(match.game) or not match.replay.is_played_again:
        return None
    seat, number = held
    chair = match.chairs[seat]
    has_left = chair.forfeited and number == len(chair.earlier)
    return None if has_left else (match.table_id, seat, number)


def moments_of(match: PastMatch, seat: Seat, user_id: int) -> list[SeenMoment]:
    """Return what ``seat`` saw at all positions of a match whose cards are known, and what the user chose
    there.
    """
    return list(_moments(match, seat, user_id))


def _moments(match: PastMatch, seat: Seat, user_id: int) -> Iterator[SeenMoment]:
    replay, chair = match.replay, match.chairs[seat]
    out_of_turn = GAMES[match.game].spec.out_of_turn

    def is_own(at: int) -> bool:
        line = replay.positions[at].line
        return line.seat == seat and chair.at(at).user_id == user_id

    for at in range(replay.last + 1):
        seen, choice = cast(Observation, replay.observe(at, seat)), None
        if at < replay.last and is_own(at + 1) and replay.positions[at + 1].line.origin == "person":
            move = Move.parse(replay.positions[at + 1].line.move)
            if move.verb not in out_of_turn:
                choice = Move(move.verb, tuple(word for word in move.args if word != "!"))
        events = replay.positions[at].events if chair.at(at).user_id == user_id else ()
        yield SeenMoment(seen, choice, any(_is_penalty(event, seat) for event in events))


def _is_penalty(event: Event, seat: Seat) -> bool:
    return event.to is None and event.key in PENALTIES and event.data.get("seat") == seat
