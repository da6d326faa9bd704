"""Matches that are watched again, as people see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Move
from bot.players.review import TURNS, Review, Slip, Turn
from bot.record import Eyes, Replay, replay_of, replay_of_events
from bot.tables import Chair, PastMatch
from bot.tables.replays import Source
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import table_alt
from bot.ui.replays.views import film_message, film_of, replay_message, shown_hands
from bot.ui.replays.whatif import looking_message, whatif_alt, whatif_message
from tests.budget.moments import ID, NAMES
from tests.record.at_random import some_record


def replay_screens(key: str, say: Translator) -> Iterator[tuple[Callable[..., Any], PastMatch, Any, Any]]:
    """Positions of a match with the most seats of this one's kind, through all eyes; and of one that is only
    told.
    """
    replay = _full(key)
    chairs = tuple(
        Chair(NAMES[seat % len(NAMES)], f"p{seat}", ID + seat if seat != 1 else None)
        for seat in range(replay.seats)
    )
    played, told = (_match(key, chairs, each, source) for each, source in _sources(replay))
    yield from _whatif_screens(played, say)
    everybody: list[Eyes] = ["table", "open", *range(replay.seats)]
    for at in {0, *_fullest(replay), replay.last}:
        moves = film_of(replay, at)
        yield film_message, played, moves, (say, Illustration("replay.gif", b"", "*"))
        yield replay_message, told, at, ("table", say)
        for eyes in everybody:
            seen = replay.observe(at)
            assert seen is not None
            alt = table_alt(seen, past_wording(played, say, at), hands=shown_hands(replay, at, eyes)).text
            yield replay_message, played, at, (eyes, say, Illustration("replay.png", b"", alt), True)


@cache
def _full(key: str) -> Replay:
    """A match with the most seats."""
    return replay_of(some_record(key, Random(key), seats=GAMES[key].spec.seats[-1]))


def _fullest(replay: Replay) -> Iterator[int]:
    """The positions with the most cards in one hand, and in all."""
    counts = {at: seen.counts for at in range(replay.last) if (seen := replay.observe(at))}
    yield max(counts, key=lambda at: max(counts[at]))
    yield max(counts, key=lambda at: sum(counts[at]))


def _whatif_screens(
    match: PastMatch, say: Translator
) -> Iterator[tuple[Callable[..., Any], PastMatch, Any, Any]]:
    """The longest reviews: of all turning points that the match could have, and of each kind of luck."""
    replay = match.replay
    longest = sorted(range(1, replay.last + 1), key=lambda at: -len(str(replay.positions[at].events)))
    turns = tuple(Turn(at, 0.994, 0.001) for at in sorted(longest[:TURNS]))
    better = max(
        (move for at in longest[:TURNS] for move in _moves(replay, at)), key=len, default=Move("draw")
    )
    slip = Slip(turns[0].at - 1, better, 0.5)
    curve = tuple((at, at / replay.last) for at in range(replay.last + 1))
    for found in (
        Review(curve, turns, -0.99, 0.99, 48, slip),
        Review(curve, turns, 0.99, 0.5, 48, slip),
        Review(curve[:2], (), 0.0, 0.0, 0, None),
    ):
        picture = Illustration("chances.png", b"", whatif_alt(match, found, say))
        yield whatif_message, match, 0, (found, say, picture)
        yield whatif_message, match, 0, (found, say)
    yield looking_message, match, say, ()


def _moves(replay: Replay, at: int) -> Iterator[Move]:
    for seat in range(replay.seats):
        if (seen := replay.observe(at, seat)) is not None:
            yield from seen.legal


def _sources(replay: Replay) -> tuple[tuple[Replay, Source], tuple[Replay, Source]]:
    told = [(each.line, replay.happened(at, "table")) for at, each in enumerate(replay.positions)]
    return (replay, "rules"), (replay_of_events(replay.game, replay.seats, told), "older")


def _match(key: str, chairs: tuple[Chair, ...], replay: Replay, source: Source) -> PastMatch:
    return PastMatch("z" * 8, ID, ID, ID, key, chairs, replay, source)
