"""Records of matches that were played at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import get_args

from bot.games import GAMES
from bot.games.api import BadOptions, Option, Value
from bot.games.shuffle import commitment, match_seed
from bot.match_file import FIRST, Line, MatchFile, MatchFilePlayer, Origin
from tests.games.at_random import some_move, some_options

FEW = 10
"""Options with more values than these are covered by the first, the last, and some between."""


def offered(option: Option) -> Sequence[Value]:
    """The values of an option that matches are to cover: all, or of a long row some."""
    values = list(option.values)
    if len(values) <= FEW:
        return values
    return list(dict.fromkeys([option.default, *values[1:3], values[len(values) // 10], values[-1]]))


def some_records(key: str, matches: int, first: int = 0) -> Iterator[MatchFile]:
    """Matches of a game from number ``first`` up to ``matches``, the same ones each time. In every other one
    each option takes its values in turn, as the numbers of seats do, so that few matches have all of them.
    """
    seats = GAMES[key].spec.seats
    for number in range(first, matches):
        chance, turn = Random(f"{key} {number}"), number // 2
        if number % 2:
            yield some_record(key, chance)
        else:
            yield some_record(key, chance, _in_turn(key, turn), seats[turn % len(seats)])


def _in_turn(key: str, number: int) -> dict[str, Value]:
    options = {}
    for option in GAMES[key].spec.options:
        values = list(offered(option))
        Random(f"{key} {option.key} {number // len(values)}").shuffle(values)
        options[option.key] = values[number % len(values)]
    return options


def covered(records: Iterable[MatchFile]) -> Mapping[str, Mapping[Value, int]]:
    """How many of these matches of a game were played by each value of each option, and by how many."""
    counts: dict[str, Counter[Value]] = {}
    for record in records:
        for option in GAMES[record.game].spec.options:
            value = record.options.get(option.key, option.default)
            counts.setdefault(option.key, Counter())[value] += 1
        counts.setdefault("seats", Counter())[len(record.players)] += 1
    return counts


def missing(key: str, counts: Mapping[str, Mapping[Value, int]]) -> list[tuple[str, Value]]:
    """The values of options, and the numbers of seats, that no match was played by."""
    spec = GAMES[key].spec
    wanted = [(option.key, value) for option in spec.options for value in offered(option)]
    wanted += [("seats", seats) for seats in spec.seats]
    return [(name, value) for name, value in wanted if not counts.get(name, {}).get(value)]


def some_record(
    key: str, chance: Random, wanted: Mapping[str, Value] | None = None, seats: int = 0
) -> MatchFile:
    """A whole match of a game, with random house rules, names and seats, if their number is not given. Of the
    ``wanted`` options so many are changed that they fit together and to the seats.
    """
    game = GAMES[key]
    options = dict(wanted or {})
    while True:
        sitting = seats or chance.choice(game.spec.seats)
        if wanted is None:
            options = some_options(game, chance)
        secret = chance.randbytes(32)
        contributions = [str(chance.getrandbits(60)) for _ in range(sitting + 1)]
        try:
            state = game.new(sitting, match_seed(secret, contributions), options).state
        except BadOptions:
            if wanted is not None:
                option = chance.choice(game.spec.options)
                options[option.key] = chance.choice(offered(option))
            continue
        lines = [FIRST]
        while game.result(state) is None:
            seat, move = some_move(game, state, sitting, chance)
            lines.append(Line(chance.randrange(600) * 100, seat, chance.choice(get_args(Origin)), str(move)))
            state = game.apply(state, seat, move).state
        return MatchFile(
            game=key,
            rules=game.spec.version,
            options=options,
            players=[_some_player(chance) for _ in range(sitting)],
            commitment=commitment(secret),
            secret=secret,
            contributions=contributions,
            started=1_790_000_000_000 + chance.randrange(10**9),
            lines=lines,
            how="over",
            result=game.result(state),
        )


def _some_player(chance: Random) -> MatchFilePlayer:
    if chance.random() < 0.3:
        return MatchFilePlayer("computer", level=chance.choice(("", "easy", "normal", "hard")))
    return MatchFilePlayer("person", chance.choice(("", "", "Ann", "Øyvind", '"\\ \u202e猫')))
