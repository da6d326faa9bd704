"""A match looked through from one seat: what it could see then, and luck and play told apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from random import Random

import pytest

from bot.games import GAMES
from bot.games.api import Move, Seat
from bot.players import Level, chances, choose, review
from bot.players.review import LOOKS, Review, SeenMoment, first_looks, look_at, second_looks, together
from bot.players.skills import SKILLS
from tests.by_day import first
from tests.games.at_random import dealt_otherwise, open_table, play_out
from tests.training.arena import called, new_match

Twin = Callable[[object], object]


@pytest.fixture
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is asked is not how right chances are."""
    for module in (chances, review):
        monkeypatch.setattr(module, "DEALS", 4)


def looked_through(moments: list[SeenMoment], seed: bytes = b"1") -> Review:
    def looks(where: Iterable[int], closer: bool = False) -> dict[int, review.Assessment]:
        return look_at({at: moments[at] for at in where}, seed, closer)

    first = looks(first_looks(moments))
    return review.review(moments, together(first, looks(second_looks(moments, first), closer=True)))


def at_random(key: str, chance: Random) -> tuple[list[SeenMoment], list[SeenMoment]]:
    """A random match from a seat, and the same where all that this seat could not see lies otherwise."""
    game, table = GAMES[key], open_table(GAMES[key], chance)
    seat, moments, twins = chance.randrange(table.seats), list[SeenMoment](), list[SeenMoment]()
    for step, actor, move in play_out(game, table, chance):
        turn = actor == seat and move.verb not in game.spec.out_of_turn and seat in game.to_act(step.state)
        choice = Move(move.verb, tuple(word for word in move.args if word != "!")) if turn else None
        twin, paid = dealt_otherwise(game, step.state, seat, chance), chance.random() < 0.02
        moments.append(SeenMoment(game.observe(step.state, seat), choice, paid))
        twins.append(SeenMoment(game.observe(twin, seat), choice, paid))
        if len(moments) == 400:
            break
    return moments, twins


@pytest.mark.usefixtures("few_deals")
@pytest.mark.parametrize("key", first(SKILLS, 2))
def test_any_match_is_looked_through_by_what_the_seat_could_see_alone(key: str) -> None:
    chance = Random(f"reviews of {key}")
    for _ in range(2):
        moments, twins = at_random(key, chance)
        found = looked_through(moments)
        assert found == looked_through(twins)
        assert found.curve[0][0] == 0
        assert found.curve[-1][0] == len(moments) - 1
        assert len(found.curve) <= LOOKS + review.CLOSER_LOOKS
        assert all(0 <= share <= 1 for _, share in found.curve)
        start, end = found.curve[0][1], found.curve[-1][1]
        assert end == pytest.approx(start + found.luck - found.given_up), "nothing is left unexplained"
        assert found.given_up >= 0
        known = dict(found.curve)
        for turn in found.turns:
            assert (known[turn.at - 1], known[turn.at]) == (turn.before, turn.after)
            assert (turn.after > turn.before) == (end >= start), "it turned the match the way it ended"
        assert len(found.turns) <= review.TURNS


def played(key: str, number: int, level: Level, seats: int = 3) -> list[SeenMoment]:
    """A match of one computer of a level against normal ones, from its seat."""
    game, chance, own = GAMES[key], Random(number), number % seats
    state, moments = new_match(key, number, b"review", seats).state, list[SeenMoment]()
    while acting := game.to_act(state):
        seat: Seat = min(acting)
        move = choose(game.observe(state, seat), level if seat == own else "normal", chance)
        bare = Move(move.verb, tuple(word for word in move.args if word != "!"))
        moments.append(
            SeenMoment(game.observe(state, own), bare if seat == own and len(acting) == 1 else None)
        )
        state = called(key, game.apply(state, seat, move).state, seat)
    return [*moments, SeenMoment(game.observe(state, own))]


def given_up(level: Level) -> float:
    """What the choices of a computer gave up in some matches."""
    total = 0.0
    for number in range(3):
        moments = played("pursuit", number, level)
        chosen = {at: moment for at, moment in enumerate(moments) if moment.choice}
        total += sum(each.given_up or 0 for each in look_at(chosen, b"1").values())
    return total


@pytest.mark.slow
def test_a_beginner_gives_more_away_than_a_good_player() -> None:
    assert given_up("easy") > 3 * given_up("normal")


def test_a_blunder_is_found_and_what_was_better() -> None:
    """One card would have won the match, and another was laid."""
    position = {"game": "olsen", "seats": 2, "turn": 0, "discard": "9H", "options": {"deals": 1}}
    hands = ["9C 9D", "AC KC"]
    game = GAMES["olsen"]
    state = game.load({**position, "hands": hands, "stock": "2D 3D 4D 5D 6D 7D", "first_turn": []})
    (wins,) = (move for move in game.legal_moves(state, 0) if len(move.args) == 2 and move.args[0] == "9C")
    blunder = Move("play", ("9C",))
    moments = [
        SeenMoment(game.observe(state, 0), blunder),
        SeenMoment(game.observe(game.apply(state, 0, blunder).state, 0)),
    ]
    found = looked_through(moments)
    assert found.choices == 1
    assert found.slip is not None
    assert set(found.slip.better.args) == set(wins.args)
    assert found.given_up == found.slip.given_up > 0.2
    right = [SeenMoment(moments[0].seen, wins), SeenMoment(game.observe(game.apply(state, 0, wins).state, 0))]
    assert looked_through(right).given_up == 0


def test_to_draw_although_a_card_fits_is_a_choice() -> None:
    """The last card would have won the deal, and another was drawn."""
    position = {"game": "olsen_olsen", "seats": 2, "turn": 0, "discard": "9C", "options": {"deals": 1}}
    game, draw = GAMES["olsen_olsen"], Move("draw")
    state = game.load({**position, "hands": ["9H", "TC KC QC"], "stock": "2D 3D 4D 5D 6D 7S"})
    moments = [
        SeenMoment(game.observe(state, 0), draw),
        SeenMoment(game.observe(game.apply(state, 0, draw).state, 0)),
    ]
    found = looked_through(moments)
    assert found.choices == 1
    assert found.slip is not None
    assert found.slip.better == Move("play", ("9H",))


@pytest.mark.usefixtures("few_deals")
def test_what_a_forgotten_call_cost_is_no_bad_luck() -> None:
    moments = played("ole", 1, "normal")[:40]  # few enough to look at all of them
    free = looked_through(moments)
    drops = [(after - before, at) for (_, before), (at, after) in pairwise(free.curve)]
    at = min(drops)[1]
    paid = [moment._replace(is_penalty=number == at) for number, moment in enumerate(moments)]
    costly = looked_through(paid)
    assert costly.curve == free.curve
    assert costly.given_up > free.given_up
    assert costly.luck > free.luck


def test_a_long_match_is_looked_at_where_it_matters() -> None:
    moments = played("olsen", 5, "normal")
    long = moments * 9
    where = first_looks(long)
    assert len(where) <= LOOKS
    assert {0, len(long) - 1} <= set(where)
    assert sum(long[at].seen.phase == "between" for at in where) >= 9
    assert sum(long[at].choice is not None for at in where) >= review.CHOICES
    for shorter in (moments[:30], moments[:LOOKS]):
        assert first_looks(shorter) == list(range(len(shorter))), "all of it, where there is room"
