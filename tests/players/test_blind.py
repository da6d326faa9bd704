"""No player peeks: what it is given is an observation, and hidden cards change nothing in what it does."""

import importlib
import inspect
import pickle
import pkgutil
from collections.abc import Callable, Iterator, Sequence
from random import Random
from types import ModuleType
from typing import Any, get_type_hints
from zlib import crc32

import pytest

import bot.players
from bot.games import GAMES
from bot.games.api import Event, Move, Observation
from bot.players import LEVELS, Level, choose, react
from tests.by_day import first
from tests.games.at_random import dealt_otherwise, open_table, play_out
from tests.training.arena import told

POSITIONS = 200
"""So many positions of each game are looked at, on the way through random matches."""
HARD_EVERY = 25
"""One in so many is for the level that thinks longest."""

Player = Callable[[Observation, Random, Sequence[Event]], Move | None]
Twins = tuple[Any, Any, int, Sequence[Event]]
"""Two states that look alike to a seat, the seat, and what everybody was told of both deals."""


# By types


def modules() -> list[ModuleType]:
    """All modules of the players."""
    found = pkgutil.walk_packages(bot.players.__path__, "bot.players.")
    return [bot.players, *(importlib.import_module(each.name) for each in found)]


def test_players_get_an_observation_and_no_state() -> None:
    """Mypy holds that nobody gives them anything else."""
    for decide in (choose, react):
        hints = get_type_hints(decide)
        assert (hints.pop("seen"), hints.pop("level"), hints.pop("chance")) == (Observation, Level, Random)
        assert hints.pop("past", Sequence[Event]) == Sequence[Event]
        assert set(hints) <= {"calling", "return"}


def test_no_player_knows_of_a_state_or_of_what_reads_one() -> None:
    """Not by name, nor by a module or a set of rules that would lead to one. Whoever tries moves in deals of
    its own knows the rules of those by itself.
    """
    states = {type(game.new(4, b"", {}).state) for game in GAMES.values()}
    for module in modules():
        for name, known in vars(module).items():
            where = f"{module.__name__}.{name}"
            assert not (inspect.isclass(known) and issubclass(known, tuple(states))), where
            assert not hasattr(known, "observe"), where
            assert known is not GAMES, where
            if isinstance(known, ModuleType):
                assert not known.__name__.startswith("bot.games"), where
            if inspect.isfunction(known) and known.__module__.startswith("bot."):
                hints = [str(hint) for hint in known.__annotations__.values()]
                assert not any("State" in hint for hint in hints), where


def test_an_observation_holds_plain_data() -> None:
    """So there is no way from it to what it was made from."""
    for game in GAMES.values():
        state = game.new(4, b"1", {}).state
        for seat in (0, None):
            assert_plain(game.observe(state, seat))


def assert_plain(value: Any) -> None:
    if isinstance(value, Observation):
        value = [getattr(value, name) for name in Observation.__dataclass_fields__]
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, tuple | list | frozenset):
        for each in value:
            assert_plain(each)
    else:
        assert value is None or type(value) in (str, int, bool), value


# By behaviour


def twins(key: str) -> Iterator[Twins]:
    """States of random matches under random rules, each with one that looks the same to a seat of it."""
    game, chance, left = GAMES[key], Random(f"twins of {key}"), POSITIONS
    while left:
        table = open_table(game, chance)
        past = told(table.step)
        for step, _, _ in play_out(game, table, chance):
            past = told(step, past)
            seat = chance.randrange(table.seats)
            if game.to_act(step.state) and chance.random() < 0.1 and game.legal_moves(step.state, seat):
                yield step.state, dealt_otherwise(game, step.state, seat, chance), seat, past
                left -= 1
                if not left:
                    return


def peeks(key: str, player: Player, pair: Twins, seed: int) -> bool:
    """Whether a player does something else where only hidden cards differ, or where its observation has come
    from another process.
    """
    decided = []
    for state in pair[:2]:
        seen = GAMES[key].observe(state, pair[2])
        sent = pickle.loads(pickle.dumps(seen))  # noqa: S301 - pickled just now
        decided += [player(seen, Random(seed), pair[3]), player(sent, Random(seed), pair[3])]
    return len(set(decided)) > 1


def choosing(level: Level) -> Player:
    return lambda seen, chance, past: choose(seen, level, chance, past=past)


def reacting(level: Level) -> Player:
    return lambda seen, chance, past: react(seen, level, chance)


@pytest.mark.parametrize("key", first(GAMES, 2))
def test_hidden_cards_change_nothing(key: str) -> None:
    for number, pair in enumerate(twins(key)):
        on_turn = pair[2] in GAMES[key].to_act(pair[0])
        for level in LEVELS[: 3 if number % HARD_EVERY == 0 else 2]:
            for player in (choosing(level), reacting(level)) if on_turn else (reacting(level),):
                assert not peeks(key, player, pair, number)


@pytest.mark.parametrize("key", GAMES)
def test_who_peeks_is_seen_to(key: str) -> None:
    """A player that finds the state of the match anywhere in memory is told from one that does not."""
    found: list[Any] = []

    def cheat(seen: Observation, chance: Random, past: Sequence[Event]) -> Move:
        hands = str(GAMES[key].dump(found.pop(0))["hands"])
        return seen.legal[crc32(hands.encode()) % len(seen.legal)]

    caught = 0
    for number, pair in zip(range(60), twins(key), strict=False):
        found[:] = [pair[0], pair[0], pair[1], pair[1]]
        caught += peeks(key, cheat, pair, number)
    assert caught > 5
