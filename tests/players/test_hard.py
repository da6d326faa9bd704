"""The hard player: the best of the moves that it has tried, within its time, by all house rules."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.games import GAMES
from bot.games.api import Move, Observation
from bot.players import hard, normal
from bot.players.net import judged, names_of, net
from bot.players.ole.trials import OleTrials
from bot.players.skills import SKILLS
from bot.players.trials import Trials
from tests.players.test_greedy import play, some_rules

JUDGED = [key for key, skill in SKILLS.items() if skill.is_judged]


def some_observations(key: str, seats: int, rules: dict[str, Any], seed: int) -> list[Observation]:
    """What the seats on turn have seen in a match with these house rules, where they had a choice."""
    found: list[Observation] = []

    def watched(observation: Observation, chance: Random) -> Move:
        if len(observation.legal) > 1:
            found.append(observation)
        return normal.choose(observation, chance)

    play(key, [watched] * seats, seed, rules, most=120)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_the_same_chance_is_the_same_choice(key: str) -> None:
    chosen = 0
    for seen in some_observations(key, 4, {}, 1)[:40:8]:
        move = hard.choose(seen, Random(5))
        assert move == hard.choose(seen, Random(5))
        plain = Move(move.verb, tuple(word for word in move.args if word != "!"))
        assert plain in seen.legal
        chosen += 1
    assert chosen > 2


def test_a_call_that_is_due_comes_first() -> None:
    game = GAMES["pursuit"]
    position = {"game": "pursuit", "seats": 3, "hands": ["9H", "KS QS", "4D 5D"], "discard": "9C"}
    seen = game.observe(game.load(position | {"pending": {"seat": 0, "said": False}}), 0)
    assert hard.choose(seen, Random(1)) == Move("call")


@pytest.mark.parametrize("key", GAMES)
def test_it_plays_by_all_house_rules(key: str) -> None:
    """Also by those that its trials do not know."""
    game, chance = GAMES[key], Random(2)
    for seed in range(3):
        seats = chance.choice(game.spec.seats[:4])
        for seen in some_observations(key, seats, some_rules(key, seats, chance), seed)[::25]:
            assert hard.choose(seen, Random(1), calling=False) in seen.legal


def test_it_leaves_the_usual_move_for_one_that_wins_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A token is for whoever has nothing to lay, and the last cards of a hand win the deal."""
    game, worse = GAMES["ole"], "token"
    position = {"game": "ole", "seats": 3, "turn": 1, "table": "R2"}
    seen = game.observe(game.load({**position, "hands": ["R1 B2 G3", "R9 B8", "Y4 Y5"]}), 1)
    first = {move: float(str(move) == worse) for move in seen.legal}
    assert worse in map(str, first)
    skill = replace(SKILLS["ole"], features=lambda _: [(m, (w,)) for m, w in first.items()])
    monkeypatch.setitem(SKILLS, "ole", skill)
    monkeypatch.setattr(normal, "weights", lambda _: (1.0,))
    assert str(normal.choose(seen, Random(1), calling=False)) == worse
    assert hard.choose(seen, Random(1), calling=False).verb == "play"


@pytest.mark.parametrize("key", JUDGED)
def test_where_there_is_a_net_it_does_what_that_judges_best(key: str) -> None:
    assert SKILLS[key].is_stronger
    for seen in some_observations(key, 5, {}, 4)[:60:4]:
        found = judged(seen)
        if len(found) > 1:
            assert hard.choose(seen, Random(1), calling=False) == found[0][0]
            assert found == sorted(found, key=lambda each: -each[1])


@pytest.mark.parametrize("key", ["olsen", "pursuit"])
def test_a_net_lays_the_ace_that_another_card_can_follow(key: str) -> None:
    game = GAMES[key]
    position = {"game": key, "seats": 2, "discard": "3H", "hands": ["9H AH", "2C 4C 5D KD"]}
    seen = game.observe(game.load({**position, "stock": "6C 7C TD JS 6D TS 4S 9S"}), 0)
    assert str(hard.choose(seen, Random(1), calling=False)) == "play AH"


def test_a_net_gives_nobody_the_points_that_win() -> None:
    """But those of another column, and it takes its own win where it has one."""
    game = GAMES["otter"]
    position = {"game": "otter", "seats": 3, "columns": ["5 1", "11 13", "2 1"], "last_actor": 2}
    position |= {"points": ["", "", "6 4"], "hands": ["6 7", "4 9 10", "5 11 12"]}
    seen = game.observe(game.load(position), 0)
    assert all(move.verb == "collect" for move in seen.legal)
    found = hard.choose(seen, Random(1))
    assert not str(found).endswith("-")
    seen = game.observe(
        game.load({**position, "columns": ["5", "9 12", "1 4"], "hands": ["6", "4 9", "5"]}), 0
    )
    assert len([move for move in seen.legal if move.verb == "play"]) > 1
    assert len(judged(seen)) == 1


def test_a_net_knows_what_it_is_told() -> None:
    """One that was trained on other numbers is refused."""
    for key in JUDGED:
        assert len(net(key, names_of(key)).direct) == len(names_of(key))
        with pytest.raises(ValueError, match="other numbers"):
            net(key, names_of(key)[1:])


def counted(trials: type[Trials], monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What decisions cost from now on in the deals that are tried: the last number grows."""
    made: list[int] = []
    plain = trials.play_out

    def counting(self: Trials, *args: Any) -> tuple[list[int], int]:
        gains, moves = plain(self, *args)
        made[-1] += moves + hard.BEGINNING
        return gains, moves

    monkeypatch.setattr(trials, "play_out", counting)
    return made


def test_its_time_is_bounded_by_the_moves_it_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    """No more deals are begun once it has made so many moves in them."""
    made = counted(OleTrials, monkeypatch)
    for seen in some_observations("ole", 4, {}, 3)[:60:6]:
        made.append(0)
        hard.choose(seen, Random(1))
    assert max(made) > 0
    assert max(made) < 1.2 * SKILLS["ole"].steps
