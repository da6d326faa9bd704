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
from bot.tables.duplicate import daily
from bot.tables.replays import Source
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import table_alt
from bot.ui.pictures.replay import ReplayDrawing
from bot.ui.replays.ending import ending_alt, ending_message, ending_of
from bot.ui.replays.positions import public_scene, shown_hands
from bot.ui.replays.sharing import shared_verdict
from bot.ui.replays.story import Reader, move_screen, overview, reviewing_message
from bot.ui.replays.verdict import course_of, verdict_alt
from bot.ui.tables.cards import Dare
from tests.match_file.at_random import some_record
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.daily import card_source, shared_cards
from tests.samples.moments import ID, NOW


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
    yield from _reviewed(played, say, clothes)
    film = ending_of(played, say).in_colours(clothes.palette)
    yield drawn(ending_message, played, say, clothes.picture(ending_alt(played, say), film))
    everybody: list[Eyes] = ["table", "open", 0, replay.seats - 1]
    for at in {0, *_fullest(replay), replay.last}:
        yield drawn(move_screen, told, at, "table", Reader("table"), say)
        for eyes in everybody:
            picture = _picture(played, at, eyes, say, clothes)
            yield drawn(move_screen, played, at, eyes, Reader("table"), say, picture)


def _picture(match: PastMatch, at: int, eyes: Eyes, say: Translator, clothes: Clothes) -> Illustration | None:
    """What a move looks like through some eyes."""
    words, hands, seen = (
        past_wording(match, say, at),
        shown_hands(match.replay, at, eyes),
        match.replay.observe(at),
    )
    scene = public_scene(match.replay, at, words)
    assert seen is not None
    assert scene is not None
    heads = tuple((seen.table.get("heads") or {}).items())
    drawing = ReplayDrawing(scene, hands, heads, clothes.palette)
    return clothes.picture(table_alt(scene, words, hands).text, drawing)


@cache
def _full(key: str, clothes: Clothes) -> Replay:
    """A match, in the worst of clothes with the most seats."""
    return replay_of(some_record(key, Random(key), seats=clothes.of(4, GAMES[key].spec.seats[-1])))


def _fullest(replay: Replay) -> Iterator[int]:
    """The positions with the most cards in one hand, and in all."""
    counts = {at: seen.counts for at in range(replay.last) if (seen := replay.observe(at))}
    yield max(counts, key=lambda at: max(counts[at]))
    yield max(counts, key=lambda at: sum(counts[at]))


def _reviewed(match: PastMatch, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """The longest reviews: of all turning points that the match could have, and of each kind of luck."""
    replay = match.replay
    longest = sorted(range(1, replay.last + 1), key=lambda at: -len(str(replay.positions[at].events)))
    better = max(
        (move for at in longest[:TURNS] for move in _moves(replay, at)), key=len, default=Move("draw")
    )
    turns = tuple(TurningPoint(at, 0.994, 0.001, better, 0.5) for at in sorted(longest[:TURNS]))
    slip = Slip(turns[0].at - 1, better, 0.5)
    curve = tuple((at, at / replay.last) for at in range(replay.last + 1))
    for found in (
        Review(curve, turns, -0.99, 0.99, 48, slip),
        Review(curve, turns, 0.99, 0.5, 48, slip),
        Review(curve[:2], (), 0.0, 0.0, 0, None),
    ):
        picture, reader = (
            clothes.picture(verdict_alt(match, found, say), course_of(match, found)),
            Reader(0, True, found),
        )
        yield drawn(overview, match, found, reader, say, picture)
        yield drawn(overview, match, found, reader, say)
        source, deal = card_source(clothes), shared_cards(daily(1, (match.game,), bytes(32)))
        name, dare = clothes.names[0], Dare(deal, clothes.names[1])
        yield drawn(shared_verdict, match, found, name, NOW, dare, source, say, picture)
        for turn in found.turns:
            at = turn.at - 1
            yield drawn(move_screen, match, at, 0, reader, say, _picture(match, at, 0, say, clothes))
    yield drawn(move_screen, match, replay.last, "open", Reader(0, True), say)
    yield drawn(reviewing_message, match, 0, say, _picture(match, replay.last, 0, say, clothes))
    yield drawn(reviewing_message, match, 0, say)


def _moves(replay: Replay, at: int) -> Iterator[Move]:
    for seat in range(replay.seats):
        if (seen := replay.observe(at, seat)) is not None:
            yield from seen.legal


def _sources(replay: Replay) -> tuple[tuple[Replay, Source], tuple[Replay, Source]]:
    told = [(each.line, replay.happened(at, "table")) for at, each in enumerate(replay.positions)]
    return (replay, "rules"), (replay_of_events(replay.game, replay.seats, told), "older")


def _match(key: str, chairs: tuple[Chair, ...], replay: Replay, source: Source) -> PastMatch:
    return PastMatch("z" * 8, ID, ID, ID, key, chairs, replay, source)
