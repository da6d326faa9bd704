"""Hints: a move that the normal player makes, with a reason that is true of it."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from operator import le, mul
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move, Observation
from bot.games.ole.cards import CARD, DECKS
from bot.players import choose, normal
from bot.players.hints import explain
from bot.players.skills import SKILLS
from bot.ui.i18n.translator import translator
from tests.games.at_random import open_table, play_out
from tests.players.test_greedy import seen

REASONS = frozenset(
    reason
    for skill in SKILLS.values()
    for subject in skill.subjects
    for reason in (subject.more, subject.less)
    if reason
)
"""What is said of a move beside the next best one."""

ALWAYS = frozenset({"call", "challenge", "only", "out", "order", "nothing", "lays", "even", "all"})
"""What is said of a move by itself."""

POSITIONS = 150
CODES = {card: code for code, card in CARD.items()}


def positions(key: str) -> list[tuple[Observation, Any]]:
    """What seats on turn see in random matches."""
    game, chance, found = GAMES[key], Random(f"hints in {key}"), list[tuple[Observation, Any]]()
    while len(found) < POSITIONS:
        table = open_table(game, chance)
        for step, _, _ in play_out(game, table, chance):
            turn = game.to_act(step.state)
            if len(turn) == 1 and chance.random() < 0.2:
                found.append((game.observe(step.state, min(turn)), step.state))
    return found[:POSITIONS]


# What the words say, worked out from the cards alone


def _cards(move: Move) -> list[str]:
    return [word for word in move.args if word[0] not in "=>"] if move.verb == "play" else []


def _left(seen: Observation, move: Move) -> list[str]:
    left = list(seen.hand)
    for card in _cards(move)[: 1 if seen.game == "otter" else None]:
        left.remove(card)
    return left


def _follows(card: str, move: Move) -> bool:
    """Whether a card goes on what a move of a French-suited game lays, for who knows of no special rule."""
    top = _cards(move)[-1]
    named = next((word[1] for word in move.args if word[0] == "="), top[1])
    return card[0] == "8" or card[1] == named or card[0] == top[0]


def _share(cards: list[str], is_so: Callable[[str], bool]) -> float:
    return sum(map(is_so, cards)) / max(len(cards), 1)


def _unseen(seen: Observation) -> list[str]:
    """The cards of a French-suited game or of Olé that lie in the stock or in other hands."""
    if seen.game == "ole":
        left = Counter(CODES[card] for card in DECKS[seen.seats])
    else:
        packs = (sum(seen.counts) + seen.table["stock"] + seen.table["discard"]) // 52
        left = Counter({rank + suit: packs for rank in "A23456789TJQK" for suit in "CDHS"})
    left.subtract([*seen.hand, *seen.table["laid"].split()])
    return list(left.elements())


def _cost(seen: Observation, move: Move) -> int:
    ace, ten = (20, 10) if seen.game == "olsen" else (1, 10)
    eight = {"olsen": 50, "olsen_olsen": 20, "pursuit": 30}[seen.game]
    worth = {"8": eight, "A": ace, **dict.fromkeys("TJQK", ten)}
    plain = (lambda card: 5) if seen.game == "olsen" else (lambda card: int(card[0]))
    return sum(worth[card[0]] if card[0] in worth else plain(card) for card in _cards(move))


def _held(seen: Observation, move: Move) -> int:
    named = next((word[1] for word in move.args if word[0] == "="), _cards(move)[-1][1])
    return sum(card[1] == named and card[0] != "8" for card in _left(seen, move))


def _alone(seen: Observation, move: Move) -> int:
    left = _left(seen, move)
    return sum(
        card[0] != "8" and sum(card[0] == other[0] or card[1] == other[1] for other in left) == 1
        for card in left
    )


def _hidden(seen: Observation, move: Move) -> int:
    named = next((word[1] for word in move.args if word[0] == "="), _cards(move)[-1][1])
    return sum(card[1] == named for card in _unseen(seen))


def _parted(seen: Observation, move: Move) -> int:
    return sum(card[0] == _cards(move)[0][0] for card in _left(seen, move))


def _blocked(seen: Observation, move: Move) -> float:
    return _share(_unseen(seen), lambda card: _follows(card, move))


def _columns(seen: Observation, move: Move) -> list[list[str]]:
    """The columns of Otter after a card was laid."""
    columns = [column.split() for column in seen.table["columns"]]
    columns[int(move.args[1])].append(move.args[0])
    return columns


def _fits(card: str, column: list[str]) -> bool:
    if card in "RX":
        return True
    numbers = [int(other) for other in column if other not in "RX"]
    if not numbers:
        return True
    way = next((b - a for a, b in pairwise(numbers) if a != b), 0)
    return way == 0 or (int(card) - numbers[-1]) * way >= 0


def _places(seen: Observation, move: Move, cards: list[str], most: int = 3) -> int:
    columns = _columns(seen, move)
    return sum(min(sum(_fits(card, column) for column in columns), most) for card in cards)


def _taken(seen: Observation, move: Move) -> list[str]:
    if move.verb == "play":
        return []
    taken: list[str] = seen.table["columns"][int(move.args[0])].split()
    if move.args[1] in taken:
        taken.remove(move.args[1])
    return taken


def _heads(seen: Observation, move: Move) -> int:
    is_own = seen.table["receiver"] == seen.seat
    return 0 if move.verb == "play" or is_own else seen.table["heads"].get(move.args[1], 0)


def _others(seen: Observation, move: Move) -> int:
    columns = enumerate(seen.table["columns"])
    return max(len(column.split()) for place, column in columns if place != int(move.args[0]))


def _next_heads(seen: Observation, move: Move) -> int:
    way = -seen.table["dir"] if move.args[0] == "R" else seen.table["dir"]
    following = int(move.args[2][1:]) if move.args[2:] else ((seen.seat or 0) + way) % seen.seats
    return int(seen.table["scores"][following])


def _height(seen: Observation, card: str) -> tuple[int, int]:
    return -seen.table["order"].index(card[0]), int(card[1:])


def _higher(seen: Observation, card: str, other: str) -> bool:
    """Whether a card goes on another one in Olé."""
    mine, its = _height(seen, card), _height(seen, other)
    return mine[0] > its[0] or mine[1] > its[1]


def _goes_on(seen: Observation, move: Move) -> float:
    return _share(_left(seen, move), lambda card: _higher(seen, card, move.args[0]))


def _climbed(seen: Observation, move: Move) -> tuple[int, int]:
    top = seen.table["top"]
    mine = _height(seen, move.args[0])
    its = _height(seen, top) if top and seen.phase != "opening" else (-3, 0)
    return max(mine[0] - its[0], 0), max(mine[1] - its[1], 0)


def _beaten(seen: Observation, move: Move) -> float:
    return _share(_unseen(seen), lambda card: _higher(seen, card, move.args[0]))


def _laid_on(seen: Observation, move: Move) -> float:
    return _share(_unseen(seen), lambda card: _higher(seen, move.args[0], card))


def _is_in_series(seen: Observation, move: Move) -> bool:
    return move.verb == "play" and min(_climbed(seen, move)) > 0 and seen.phase != "opening"


Truth = Callable[[Observation, Move, Move], bool]
NUMBERS = [str(number) for number in range(1, 14)]


def _more(of: Callable[[Observation, Move], float]) -> Truth:
    return lambda seen, move, beside: of(seen, move) > of(seen, beside)


def _less(of: Callable[[Observation, Move], float]) -> Truth:
    return lambda seen, move, beside: of(seen, move) < of(seen, beside)


def _both_lay(is_so: Truth) -> Truth:
    return lambda seen, move, beside: move.verb == beside.verb == "play" and is_so(seen, move, beside)


TRUTH: dict[str, dict[str, Truth]] = {
    "french": {
        "dear": _more(_cost),
        "cheap": _less(_cost),
        "keeps_eight": lambda _, move, beside: _cards(beside)[0][0] == "8" != _cards(move)[0][0],
        "eight": lambda _, move, beside: _cards(move)[0][0] == "8" != _cards(beside)[0][0],
        "follows": _more(lambda seen, move: _share(_left(seen, move), lambda card: _follows(card, move))),
        "held": _more(_held),
        "blocks": _less(_blocked),
        "loners": _less(_alone),
        "rare": _less(_hidden),
        "whole": _less(_parted),
        "several": _more(lambda _, move: len(_cards(move))),
        "hits": lambda _, move, beside: _cards(move)[0][0] in "A2",
        "turns": lambda seen, move, beside: (
            _cards(move)[0][0] == "Q"
            and seen.counts[((seen.seat or 0) + seen.table["dir"]) % seen.seats] <= 3
        ),
        "together": lambda seen, move, beside: len({card[0] for card in _left(seen, move)}) == 1,
    },
    "otter": {
        "lays": lambda _, move, beside: move.verb == "play" != beside.verb,
        "follows": _both_lay(_more(lambda seen, move: _places(seen, move, _left(seen, move), most=1))),
        "choice": _both_lay(_more(lambda seen, move: _places(seen, move, _left(seen, move)))),
        "open": _both_lay(_more(lambda seen, move: _places(seen, move, NUMBERS))),
        "closes": _both_lay(_less(lambda seen, move: _places(seen, move, NUMBERS))),
        "stuck": lambda seen, move, beside: _places(seen, move, NUMBERS, most=1) < len(NUMBERS),
        "keeps_special": lambda _, move, beside: beside.args[0] in "RX" and move.args[0] not in "RX",
        "special": lambda _, move, beside: move.args[0] in "RX" and beside.args[0] not in "RX",
        "guards": _both_lay(_less(_next_heads)),
        "gets_special": lambda seen, move, beside: bool({"R", "X"} & set(_taken(seen, move))),
        "short": lambda seen, move, beside: (
            move.verb == beside.verb != "play" and _others(seen, move) < _others(seen, beside)
        ),
        "few": _less(lambda seen, move: len(_taken(seen, move))),
        "light": _less(_heads),
        "middle": lambda _, move, beside: (
            move.verb == beside.verb != "play" and abs(int(move.args[2]) - 7) < abs(int(beside.args[2]) - 7)
        ),
    },
    "ole": {
        "climbs": _both_lay(
            lambda seen, move, beside: all(map(le, _climbed(seen, move), _climbed(seen, beside)))
        ),
        "unbeaten": lambda seen, move, beside: _beaten(seen, move) == 0,
        "blocks": _both_lay(_less(_beaten)),
        "follows": _both_lay(_more(_goes_on)),
        "series": lambda seen, move, beside: _is_in_series(seen, move) and _goes_on(seen, move) > 0,
        "hard": _both_lay(_less(_laid_on)),
        "no_token": lambda _, move, beside: move.verb == "play" and beside.verb == "token",
    },
}
"""By game and reason: whether it is true of a move beside another one."""


@pytest.mark.parametrize("key", SKILLS)
def test_a_hint_is_what_the_normal_player_does(key: str) -> None:
    reasons = set()
    for observation, _ in positions(key):
        hint = explain(observation)
        assert hint.move == choose(observation, "normal", Random(0), calling=False)
        reasons.add(hint.why)
    assert len(reasons) > 3


@pytest.mark.parametrize("key", SKILLS)
def test_a_reason_is_true_of_the_cards(key: str) -> None:
    """As a reader takes it, who sees the cards and the next best move."""
    told = set[str]()
    for observation, _ in positions(key):
        hint = explain(observation)
        if hint.beside is not None:
            is_true = TRUTH[key if key in ("otter", "ole") else "french"][hint.why]
            assert is_true(observation, hint.move, hint.beside), hint
            told.add(hint.why)
    assert len(told) > 2


@pytest.mark.parametrize("key", SKILLS)
def test_what_a_move_is_set_beside_is_another_one_that_is_no_better(key: str) -> None:
    features = SKILLS[key].features
    for observation, _ in positions(key):
        hint = explain(observation)
        if hint.beside is not None:
            assert hint.why in REASONS
            weighed = {
                move: sum(map(mul, normal.weights(key), numbers)) for move, numbers in features(observation)
            }
            assert hint.beside != hint.move
            assert weighed[hint.beside] <= weighed[hint.move]


def test_every_reason_has_its_words() -> None:
    for language in ("en", "nb"):
        say = translator(language)
        assert all(say.has(f"hint-{reason}") for reason in REASONS | ALWAYS)


@pytest.mark.parametrize(
    ("position", "move", "reason"),
    [
        ({"hand": "9H", "pending": {"seat": 0, "said": False}}, "call", "call"),
        ({"hand": "9H 4D", "offence": [1], "options": {"enforce": "challenge"}}, "challenge 1", "challenge"),
        ({"hand": "9H"}, "play 9H", "only"),
        ({"hand": "4D 5H"}, "draw", "only"),
        ({"hand": "9H 9S"}, "play 9H 9S", "out"),
    ],
    ids=["a call", "a challenge", "one card", "nothing fits", "the last cards"],
)
def test_what_is_said_of_plain_cases(position: dict[str, Any], move: str, reason: str) -> None:
    hint = explain(seen(**position))
    assert hint.why == reason
    assert str(hint.move) == move or reason == "out"
