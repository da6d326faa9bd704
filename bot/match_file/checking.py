"""Replay a match file through the rules of its game, and check it. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from bot.games import GAMES
from bot.games.api import BadOptions, IllegalMove, Move, Result, Step
from bot.games.seats import by_totals
from bot.games.shuffle import commitment, link, match_seed
from bot.match_file.format import MatchFile, digest
from bot.match_file.lines import Line

SENTENCES = {
    "commitment": "The commitment doesn't match the secret, so a different one was promised at the start.",
    "digest": "The digest doesn't match the file, so something in it was changed.",
    "link": "The link doesn't match the commitment, so the server's chain has a different one there.",
    "options": "The match can't begin, because these house rules or seats don't go together ({code}).",
    "move": "Line {line} ({move}) is against the rules: {code}.",
    "beginning": "The match can't begin: {error}.",
    "unfinished": "The match hasn't ended after its last line, so lines are missing.",
    "result": "The result should be {result}.",
    "not_stopped": "The match has ended after its last line, so it should have the result {result}.",
}
"""Sentence for each kind of :class:`MatchFileFault`."""


QUOTED = 400
"""Maximum number of characters that a sentence quotes from a match file."""


@dataclass(frozen=True, slots=True)
class MatchFileFault:
    """A fault in a match file: a key of :data:`SENTENCES`, and the values for its sentence."""

    code: str
    data: Mapping[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        return SENTENCES[self.code].format(**{key: _shown(value) for key, value in self.data.items()})


def _shown(value: Any) -> str:
    text = str(value)
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def is_checkable(record: MatchFile) -> bool:
    """Return whether the match was played by the rules of this version."""
    return record.game in GAMES and GAMES[record.game].spec.version == record.rules


def played_again(record: MatchFile) -> Iterator[tuple[Line, Step]]:
    """Yield every line of the match file with the state that it leads to and its events.

    Raises BadOptions, IllegalMove or ValueError if the rules don't allow the match.
    """
    game, first = GAMES[record.game], record.lines[0]
    seed, seats = match_seed(record.secret, record.contributions), len(record.players)
    if record.beginning is None:
        step = game.new(seats, seed, record.options)
    else:
        begun = {**record.beginning, "options": dict(record.options), "seed": seed.hex()}
        state = game.load(begun)
        step = game.apply(state, min(game.to_act(state)), Move("deal"))
    yield first, step
    for line in record.lines[1:]:
        step = game.apply(step.state, line.seat or 0, Move.parse(line.move))
        yield line, step


def check(record: MatchFile) -> list[MatchFileFault]:
    """Return all contradictions between the match file and its rules, secret and moves; empty if there are
    none. If it is not :func:`checkable <is_checkable>`, only the hashes are checked.
    """
    return [*_wrong_hashes(record), *(_wrong_moves(record) if is_checkable(record) else ())]


def _wrong_hashes(record: MatchFile) -> Iterator[MatchFileFault]:
    if commitment(record.secret) != record.commitment:
        yield MatchFileFault("commitment")
    if "digest" in record.proof and record.proof["digest"] != digest(record):
        yield MatchFileFault("digest")
    if "link" in record.proof and record.proof["link"] != link(
        record.proof.get("previous", ""), record.commitment, record.proof.get("table", "")
    ):
        yield MatchFileFault("link")


def _wrong_moves(record: MatchFile) -> Iterator[MatchFileFault]:
    state: Any = None
    lines = 0
    try:
        for _, step in played_again(record):
            state = step.state
            lines += 1
    except BadOptions as bad:
        yield MatchFileFault("options", {"code": bad.code})
        return
    except IllegalMove as illegal:
        yield MatchFileFault(
            "move", {"line": lines + 1, "move": record.lines[lines].move, "code": illegal.code}
        )
        return
    except ValueError as error:
        yield MatchFileFault("beginning", {"error": str(error)})
        return
    yield from _wrong_end(record, state)


def _wrong_end(record: MatchFile, state: Any) -> Iterator[MatchFileFault]:
    game = GAMES[record.game]
    result, said = game.result(state), record.result
    if record.how == "over":
        if result is None:
            yield MatchFileFault("unfinished")
        elif said is None or not _is_same(said, result):
            yield MatchFileFault("result", {"result": _told(result)})
    elif result is not None:
        yield MatchFileFault("not_stopped", {"result": _told(result)})
    elif said is not None and not _is_same(said, stands := _standing(record.game, state)):
        yield MatchFileFault("result", {"result": _told(stands)})


def _is_same(said: Result, result: Result) -> bool:
    """Return whether two results are equal. Seats that share a place may be in any order."""
    return said._replace(places=tuple(tuple(sorted(group)) for group in said.places)) == result


def _standing(key: str, state: Any) -> Result:
    """Return the result of a stopped match."""
    game = GAMES[key]
    return by_totals(game.observe(state, None).totals, low_wins=game.spec.low_wins)


def _told(result: Result) -> str:
    chips = "" if result.chips is None else f", chips {list(result.chips)}"
    return f"places {[list(group) for group in result.places]}, totals {list(result.totals)}{chips}"
