"""``python -m tests.match_file.dictionary``: make the dictionary that archives of matches share.

What is archived is read with the dictionary that it was written with: with another one, archives are of
another form (:data:`bot.storage.archives.FORM`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bot.games import GAMES
from bot.games.api import Event
from bot.players.greedy import choose
from bot.resources import data_folder
from bot.storage.archives import text_of
from bot.storage.rows import MoveRow

SIZE = 32_000
"""What deflate can look back, nearly."""


def played(key: str, chance: Random) -> Iterator[MoveRow]:
    """A match among computers, written down as one among people."""
    game = GAMES[key]
    seats = chance.choice([number for number in (2, 3, 4, 5) if number in game.spec.seats])
    people = [f"{chance.getrandbits(64):016x}" for _ in range(seats)]
    state, events = game.new(seats, chance.randbytes(32), {})
    at = 1_790_000_000_000
    yield MoveRow(1, "", None, None, "computer", at, _told(events))
    version = 1
    while game.result(state) is None:
        seat = min(game.to_act(state))
        for other in range(seats):
            if any(move.verb in game.spec.out_of_turn for move in game.legal_moves(state, other)):
                seat = other
        move = choose(game.observe(state, seat), chance)
        state, events = game.apply(state, seat, move)
        version += 1
        at += chance.randrange(600, 20_000)
        yield MoveRow(version, str(move), seat, people[seat], "person", at, _told(events))


def _told(events: Iterable[Event]) -> list[Any]:
    return [[event.key, event.data] for event in events if event.to is None]


def main() -> None:
    """Write the dictionary: of every game as much, the ends of matches, in which most can happen."""
    texts = []
    for key in GAMES:
        chance = Random(key)
        matches = [text_of(list(played(key, chance))) for _ in range(20)]
        texts.append("\n".join(matches)[-SIZE // len(GAMES) :])
    path = data_folder() / "match_file" / "dictionary.txt"
    path.write_text("\n".join(texts), encoding="utf-8")
    print(f"{path}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
