"""Plays scenarios: positions, the moves that are made in them and what must come of it, as JSON.

``python -m tests.scenarios FILE...`` prints a line for each scenario that failed and, last,
``N passed, N failed``. The exit status is 1 if any failed or none ran.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.games import GAMES
from bot.games.api import Game, IllegalMove, Move, Result

Json = Mapping[str, Any]

AS_MULTISETS = {"hands", "points", "aside"}
AS_SETS = {"said", "offence", "out", "first_turn"}
EXTRA = {"result", "events"}
STEPS = ("legal", "turn_legal", "illegal", "move", "expect")


class Failure(Exception):  # noqa: N818 - a scenario that failed is the runner's result, not its error
    """What was expected at a step, and what came instead."""


def play(scenario: Json) -> None:
    """Play one scenario. Raises :class:`Failure` at the first step that does not hold."""
    position = scenario["position"]
    game = GAMES.get(position["game"])
    if game is None:
        raise Failure(f"no game {position['game']!r}")
    if not scenario["steps"]:
        raise Failure("no steps")
    state = game.load(position)
    events: list[str] = []
    for number, step in enumerate(scenario["steps"], 1):
        try:
            state = _play_step(game, state, step, events)
        except Failure as failure:
            raise Failure(f"step {number} {json.dumps(step)}: {failure}") from None


def _play_step(game: Game[Any], state: Any, step: Json, events: list[str]) -> Any:
    kind = next((key for key in STEPS if key in step), None)
    allowed = {kind} | (set() if kind == "expect" else {"seat"}) | ({"code"} if kind == "illegal" else set())
    if kind is None or not set(step) <= allowed:
        raise Failure(f"not a step: {sorted(step)}")
    if kind == "expect":
        _expect(game, state, step["expect"], events)
        events.clear()
        return state
    seat, before = step["seat"], game.dump(state)
    if kind in ("legal", "turn_legal"):
        moves = game.legal_moves(state, seat)
        if kind == "turn_legal":
            moves = tuple(move for move in moves if move.verb not in game.spec.out_of_turn)
        _same(sorted(step[kind]), sorted(map(str, moves)), "legal moves")
        return state
    try:
        after = game.apply(state, seat, Move.parse(step[kind]))
    except IllegalMove as refusal:
        if kind == "move":
            raise Failure(f"refused: {refusal.code}") from None
        if "code" in step:
            _same(step["code"], refusal.code, "code")
        _same(before, game.dump(state), "position")
        return state
    if kind == "illegal":
        raise Failure("accepted")
    events += [event.key for event in after.events]
    return after.state


def _expect(game: Game[Any], state: Any, expected: Json, events: Sequence[str]) -> None:
    position = game.dump(state)
    for key, value in expected.items():
        if key == "result":
            _expect_result(value, game.result(state))
        elif key == "events":
            came = iter(events)
            if not all(name in came for name in value):
                raise Failure(f"events: expected {list(value)} in this order, got {list(events)}")
        elif key not in position:
            raise Failure(f"{key}: no key of a position")
        else:
            _same(_comparable(key, value), _comparable(key, position[key]), key)


def _expect_result(expected: Json | None, result: Result | None) -> None:
    if expected is None or result is None:
        _same(expected, result, "result")
        return
    came = result._asdict()
    for key, value in expected.items():
        if key == "places":
            _same([set(group) for group in value], [set(group) for group in came[key]], "result places")
        else:
            _same(value, came[key] and list(came[key]), f"result {key}")


def _comparable(key: str, value: Any) -> Any:
    if key in AS_SETS:
        return set(value)
    if key in AS_MULTISETS:
        if isinstance(value, str):
            return Counter(value.split())
        # missing seats are empty, as in a position
        return {seat: Counter(cards.split()) for seat, cards in enumerate(value) if cards}
    return value


def _same(expected: Any, came: Any, what: str) -> None:
    if expected != came or type(expected) is not type(came):
        raise Failure(f"{what}: expected {expected!r}, got {came!r}")


def scenarios_in(path: Path) -> list[Json]:
    """The scenarios of a file."""
    scenarios: list[Json] = json.loads(path.read_text())
    return scenarios


def run(paths: Iterable[Path]) -> Iterator[tuple[str, str | None]]:
    """Play every scenario of the files; for each its id, and why it failed or None."""
    for path in paths:
        for scenario in scenarios_in(path):
            try:
                play(scenario)
            except Failure as failure:
                yield scenario.get("id", "?"), str(failure)
            except Exception as fault:  # whatever breaks is a scenario that failed, not the end of the run
                yield scenario.get("id", "?"), f"{type(fault).__name__}: {fault}"
            else:
                yield scenario.get("id", "?"), None


def main(arguments: Sequence[str]) -> int:
    """Play the files that are named and print what failed."""
    passed = failed = 0
    for name, reason in run(map(Path, arguments)):
        if reason is None:
            passed += 1
        else:
            failed += 1
            print(f"{name}: {reason}")
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
