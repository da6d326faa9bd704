"""Matches that are watched again, as people see them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from bot.games import GAMES
from bot.games.api import Move
from bot.match_file import Eyes, Replay, replay_of, replay_of_events
from bot.players.review import TURNS, Review, Slip, TurningPoint
from bot.tables import Chair, PastMatch
from bot.tables.replays import Source
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import scene_of, table_alt
from bot.ui.pictures.replay import Film, ReplayDrawing
from bot.ui.replays.replays import film_message, film_of, replay_message, shown_hands
from bot.ui.replays.whatif import course_of, looking_message, whatif_alt, whatif_message
from tests.match_file.at_random import some_record
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.moments import ID


def replay_screens(key: str, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """Positions of a match with the most seats of this one's kind, through all eyes; and of one that is only
    told.
    """
    replay = _full(key, clothes)
    chairs = tuple(
        Chair(clothes.names[seat % len(clothes.names)], f"p{seat}", ID + seat if seat != 1 else None)
        for seat in range(replay.seats)
    )
    played, told = (_match(key, chairs, each, source) for each, source in _sources(replay))
    yield from _whatif_screens(played, say, clothes)
    everybody: list[Eyes] = ["table", "open", 0, replay.seats - 1]
    for at in {0, *_fullest(replay), replay.last}:
        moves = film_of(replay, at)
        yield drawn(film_message, played, moves, say, clothes.picture("*", _film(played, at, say)))
        yield drawn(replay_message, told, at, "table", say)
        for eyes in everybody:
            seen = replay.observe(at)
            assert seen is not None
            words, hands = past_wording(played, say, at), shown_hands(replay, at, eyes)
            scene, heads = scene_of(key, seen, words.names), tuple((seen.table.get("heads") or {}).items())
            drawing, alt = (
                ReplayDrawing(scene, hands, heads, clothes.palette),
                table_alt(scene, words, hands).text,
            )
            yield drawn(replay_message, played, at, eyes, say, clothes.picture(alt, drawing), True)


@cache
def _full(key: str, clothes: Clothes) -> Replay:
    """A match, in the worst of clothes with the most seats."""
    return replay_of(some_record(key, Random(key), seats=clothes.of(4, GAMES[key].spec.seats[-1])))


def _film(match: PastMatch, at: int, say: Translator) -> Film:
    scenes = (
        scene_of(match.game, seen, past_wording(match, say, move).names)
        for move in film_of(match.replay, at)
        if (seen := match.replay.observe(move)) is not None
    )
    return Film(tuple(scenes), "classic")


def _fullest(replay: Replay) -> Iterator[int]:
    """The positions with the most cards in one hand, and in all."""
    counts = {at: seen.counts for at in range(replay.last) if (seen := replay.observe(at))}
    yield max(counts, key=lambda at: max(counts[at]))
    yield max(counts, key=lambda at: sum(counts[at]))


def _whatif_screens(match: PastMatch, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The longest reviews: of all turning points that the match could have, and of each kind of luck."""
    replay = match.replay
    longest = sorted(range(1, replay.last + 1), key=lambda at: -len(str(replay.positions[at].events)))
    turns = tuple(TurningPoint(at, 0.994, 0.001) for at in sorted(longest[:TURNS]))
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
        picture = clothes.picture(whatif_alt(match, found, say), course_of(match, found))
        yield drawn(whatif_message, match, 0, found, say, picture)
        yield drawn(whatif_message, match, 0, found, say)
    yield drawn(looking_message, match, say)


def _moves(replay: Replay, at: int) -> Iterator[Move]:
    for seat in range(replay.seats):
        if (seen := replay.observe(at, seat)) is not None:
            yield from seen.legal


def _sources(replay: Replay) -> tuple[tuple[Replay, Source], tuple[Replay, Source]]:
    told = [(each.line, replay.happened(at, "table")) for at, each in enumerate(replay.positions)]
    return (replay, "rules"), (replay_of_events(replay.game, replay.seats, told), "older")


def _match(key: str, chairs: tuple[Chair, ...], replay: Replay, source: Source) -> PastMatch:
    return PastMatch("z" * 8, ID, ID, ID, key, chairs, replay, source)
