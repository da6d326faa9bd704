"""Records of matches that were played at random."""

from __future__ import annotations

from random import Random
from typing import get_args

from bot.games import GAMES
from bot.games.api import BadOptions
from bot.games.shuffle import commitment, match_seed
from bot.record import By, Line, MatchRecord, Player
from tests.games.at_random import some_move, some_options


def some_record(key: str, chance: Random) -> MatchRecord:
    """A whole match of a game, with random house rules, seats and names."""
    game = GAMES[key]
    while True:
        seats, options = chance.choice(game.spec.seats), some_options(game, chance)
        secret = chance.randbytes(32)
        contributions = [str(chance.getrandbits(60)) for _ in range(seats + 1)]
        try:
            state = game.new(seats, match_seed(secret, contributions), options).state
        except BadOptions:
            continue
        lines = [Line(0, None, None, "deal")]
        while game.result(state) is None:
            seat, move = some_move(game, state, seats, chance)
            lines.append(Line(chance.randrange(600) * 100, seat, chance.choice(get_args(By)), str(move)))
            state = game.apply(state, seat, move).state
        return MatchRecord(
            game=key,
            rules=game.spec.version,
            options=options,
            players=[_some_player(chance) for _ in range(seats)],
            commitment=commitment(secret),
            secret=secret,
            contributions=contributions,
            started=1_790_000_000_000 + chance.randrange(10**9),
            lines=lines,
            how="over",
            result=game.result(state),
        )


def _some_player(chance: Random) -> Player:
    if chance.random() < 0.3:
        return Player("computer", level=chance.choice(("", "easy", "normal", "hard")))
    return Player("person", chance.choice(("", "", "Ann", "Øyvind", '"\\ \u202e猫')))
