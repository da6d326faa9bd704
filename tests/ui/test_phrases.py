"""The catalogue has every phrase that is asked for, and no other; and what happens in a match can be told."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import NamedTuple, get_args

import pytest
from fluent.runtime import FluentResource

from bot.games import GAMES
from bot.games.api import Event, Move
from bot.tables import ClockName
from bot.ui.phrases import catalogue_files, speaker
from bot.ui.words import SUITS, Wording
from tests.games.test_contract import open_table, some_move

ROOT = Path(__file__).parents[2]
MATCHES = 200
TOLD = 100
"""So many events of each kind are told."""
LONGEST = 2000
LOOK_EVERY = 20
"""One state in so many is drawn, for every seat."""
RARE = (
    Event("false_call", {"seat": 1}),
    Event("table_changed", {"seat": 1}),
    Event("struck", {"points": [110, 120]}),
    Event("call_ignored", {"seat": 0}, to=0),
)
"""What random play does not come to."""

PHRASES = {
    entry.id.name
    for path in catalogue_files("en")
    if path.stem in GAMES or not any((ROOT / "bot" / "games").glob(f"{path.stem}*"))  # of games to come
    for entry in FluentResource(path.read_text(encoding="utf-8")).body
    if hasattr(entry, "id")
}


@cache
def parsed(path: Path) -> list[ast.AST]:
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


@cache
def running() -> list[ast.AST]:
    """The code that a start of the bot imports: a game that is still being made is not in it."""
    taken: set[Path] = set()
    ahead = ["bot.client", *(f"cogs.{path.stem}" for path in (ROOT / "cogs").glob("*.py"))]
    while ahead:
        name = ahead.pop()
        path = ROOT.joinpath(*name.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        if path not in taken and path.is_file():
            taken.add(path)
            for node in parsed(path):
                if isinstance(node, ast.ImportFrom) and node.module:
                    ahead += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return list(chain.from_iterable(map(parsed, taken)))


@cache
def constants() -> set[object]:
    """Every constant in all code there is."""
    nodes = chain.from_iterable(
        parsed(path) for top in ("bot", "cogs") for path in (ROOT / top).rglob("*.py")
    )
    return {node.value for node in nodes if isinstance(node, ast.Constant)}


def texts(node: ast.AST) -> list[str]:
    """The texts that an expression may be: a constant, or either side of a choice between constants."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def first_arguments(function: str) -> set[str]:
    """The first argument of every call of ``function``, by whatever object, where it is a text."""
    calls = [node for node in running() if isinstance(node, ast.Call) and node.args]
    named = [call for call in calls if getattr(call.func, "id", getattr(call.func, "attr", "")) == function]
    return set(chain.from_iterable(texts(call.args[0]) for call in named))


def refusals() -> set[str]:
    """A phrase for each reason to refuse something."""
    return {
        *(f"refused-{reason}" for reason in first_arguments("Refused")),
        *(f"refused-options-{reason}" for reason in first_arguments("BadOptions")),
        *(f"illegal-{reason}" for reason in first_arguments("IllegalMove")),
    }


def house_rules() -> set[str]:
    """A question for each house rule, and words for each value that is no number."""
    options = [(key, option) for key, game in GAMES.items() for option in game.spec.options]
    values = [(key, o.key, v) for key, o in options if not isinstance(o.values, range) for v in o.values]
    return {
        *(f"{key}-option-{option.key}" for key, option in options),
        *(
            f"{key}-option-{option}-{str(v).lower()}"
            for key, option, v in values
            if not isinstance(v, int) or isinstance(v, bool)
        ),
    }


def chosen_by_data() -> set[str]:
    """What else is asked for by a name that only the running bot puts together."""
    return {
        *(f"clock-{clock}" for clock in get_args(ClockName)),
        *(f"suit-{suit}" for suit in SUITS),
        *(f"{key}-{text}" for key in GAMES for text in ("pitch", "examples")),
        *(f"{key}-call" for key, game in GAMES.items() if "call" in game.spec.out_of_turn),
        *("origin-timeout", "origin-stand_in", "refused-other", "illegal-other"),
    }


@pytest.mark.parametrize("phrase", sorted(first_arguments("say")))
def test_a_phrase_that_is_said_is_in_the_catalogue(phrase: str) -> None:
    assert phrase in PHRASES


@pytest.mark.parametrize("phrase", sorted(refusals() | house_rules() | chosen_by_data()))
def test_a_phrase_that_is_put_together_is_in_the_catalogue(phrase: str) -> None:
    assert phrase in PHRASES


def test_every_phrase_in_the_catalogue_is_used() -> None:
    def is_used(phrase: str) -> bool:
        start, _, rest = phrase.partition("-")
        of_a_value = any(phrase.startswith(f"{question}-") for question in house_rules())
        by_data = start in (*GAMES, "event", "verb", "illegal") and rest.rpartition("-")[2] in constants()
        in_another = any(f"{{ {phrase} }}" in path.read_text("utf-8") for path in catalogue_files("en"))
        return phrase in constants() or of_a_value or by_data or in_another

    named = refusals() | house_rules() | chosen_by_data()
    assert not [phrase for phrase in PHRASES - named if not is_used(phrase)]


class Played(NamedTuple):
    """Random matches of a game, in words."""

    told: list[tuple[int, Event, bool]]
    """Of how many seats, what, and whether as a line of the drawing."""
    moves: set[tuple[int, Move]]
    """Of how many seats, and what could be pressed; but for the call, which every game words for itself."""


@cache
def matches(key: str) -> Played:
    game, chance = GAMES[key], Random(7)
    seen: list[tuple[int, Event, bool]] = []
    moves: set[tuple[int, Move]] = set()
    kinds: Counter[tuple[str, bool]] = Counter()

    def take(seats: int, event: Event, *, line: bool) -> None:
        kinds[event.key, line] += 1
        if kinds[event.key, line] <= TOLD:
            seen.append((seats, event, line))

    for _ in range(MATCHES):
        seats, _, _, (state, events) = open_table(game, chance)
        for number in range(LONGEST):
            for event in events:
                take(seats, event, line=False)
            for seat in (None, *range(seats)) if number % LOOK_EVERY == 0 else ():
                observation = game.observe(state, seat)
                moves |= {(seats, move) for move in observation.legal[:TOLD] if move.verb != "call"}
                for line in (*observation.lines, *observation.hints):
                    take(seats, line, line=True)
            if game.result(state):
                break
            state, events = game.apply(state, *some_move(game, state, seats, chance))
    return Played([*seen, *((2, event, False) for event in RARE)], moves)


@pytest.mark.parametrize("key", GAMES)
def test_whatever_happens_can_be_told(key: str, caplog: pytest.LogCaptureFixture) -> None:
    for seats, event, line in matches(key).told:
        if event.to is None or line:
            words = Wording(key, [f"Seat{seat}" for seat in range(seats)], speaker())
            text = words.line(event) if line else words.tell(event)
            assert not re.search("None|none|[{}]|  ", text), event
    assert not caplog.messages


@pytest.mark.parametrize("key", GAMES)
def test_whatever_can_be_pressed_has_a_label(key: str, caplog: pytest.LogCaptureFixture) -> None:
    for seats, move in matches(key).moves:
        words = Wording(key, [f"Seat{seat}" for seat in range(seats)], speaker())
        label = f"{words.verb(move.verb)} {words.words((move.verb, *move.args), 1)}"
        assert not re.search("None|none|[{}=>]|  ", label), move
    assert not caplog.messages


def test_every_event_that_a_game_knows_has_been_told() -> None:
    known = first_arguments("tell") | first_arguments("Event") | first_arguments("for_all_and_one")
    told = {event.key for key in GAMES for _, event, _ in matches(key).told}
    assert known <= told


def test_a_game_may_word_an_event_in_its_own_way() -> None:
    words = Wording("olsen", ["Ada", "Bo"], speaker())
    assert words.tell(Event("called", {"seat": 1})) == "📣 Bo: “Olsen One Card!”"
