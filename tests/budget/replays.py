"""Matches that are watched again, as people see them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from bot.record import Eyes, Replay, replay_of, replay_of_events
from bot.tables import Chair, PastMatch
from bot.tables.replays import Source
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import past_wording
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import table_alt
from bot.ui.replays.views import film_message, film_of, replay_message, shown_hands
from tests.budget.moments import ID, NAMES
from tests.record.at_random import some_record

POSITIONS = 4
"""So many of a match are looked at, beside the last."""


def replay_screens(key: str, say: Translator) -> Iterator[tuple[Callable[..., Any], PastMatch, Any, Any]]:
    """Positions of a match with the most seats of this one's kind, through all eyes; and of one that is only
    told.
    """
    chance = Random(key)
    replay = replay_of(
        max((some_record(key, chance) for _ in range(6)), key=lambda record: len(record.players))
    )
    chairs = tuple(
        Chair(NAMES[seat % len(NAMES)], f"p{seat}", ID + seat if seat != 1 else None)
        for seat in range(replay.seats)
    )
    played, told = (_match(key, chairs, each, source) for each, source in _sources(replay))
    everybody: list[Eyes] = ["table", "open", *range(replay.seats)]
    for at in (*chance.choices(range(replay.last), k=POSITIONS), replay.last):
        moves = film_of(replay, at)
        yield film_message, played, moves, (say, Illustration("replay.gif", b"", "*"))
        yield replay_message, told, at, ("table", say)
        for eyes in everybody:
            seen = replay.observe(at)
            assert seen is not None
            alt = table_alt(seen, past_wording(played, say, at), hands=shown_hands(replay, at, eyes))
            yield replay_message, played, at, (eyes, say, Illustration("replay.png", b"", alt))


def _sources(replay: Replay) -> tuple[tuple[Replay, Source], tuple[Replay, Source]]:
    told = [(each.line, replay.happened(at, "table")) for at, each in enumerate(replay.positions)]
    return (replay, "rules"), (replay_of_events(replay.game, replay.seats, told), "older")


def _match(key: str, chairs: tuple[Chair, ...], replay: Replay, source: Source) -> PastMatch:
    return PastMatch("z" * 8, ID, ID, ID, key, chairs, replay, source)
