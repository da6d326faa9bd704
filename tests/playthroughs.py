"""Golden playthroughs: a whole match of each game as text, move by move, kept to be read as a diff.

``python -m tests.playthroughs [GAME...] [--write]`` shows what the rules of today make of the stored matches,
as a diff, and stores that with ``--write``. The exit status is 1 if anything differs and was not written.

A stored match is played again with the moves that it holds, so only a change of the rules, or of what is seen
and told, can change its text. A game that has none, or whose match the rules no longer let pass, is played
anew by computer players who are careless at times.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields
from difflib import unified_diff
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from bot.games import GAMES
from bot.games.api import BadOptions, Event, Game, IllegalMove, Move, Observation, Result, Seat, Value
from bot.players.greedy import choose

FOLDER = Path(__file__).parent / "games" / "playthroughs"
SEATS = 3
"""Where the game has them: few enough to read, and who is next still depends on the direction of play."""
DEALS = 2
"""Where the house rules can say so."""
CARELESS = 0.25
"""How often a computer makes any legal move, without its call: so that calls are missed too."""
LONGEST = 250
"""More moves than this nobody would read."""
TRIES = 30
"""Of so many matches the one in which most happens is kept."""

MOVE = re.compile(r"\d+  seat (\d+)  (.+)")
NOTHING = "-"

Facts = Mapping[str, str]
"""What somebody knows of a match, one text for each field."""


class Match(NamedTuple):
    """A match as it was played: all that its text follows from."""

    game: str
    seats: int
    seed: bytes
    options: dict[str, Value]
    moves: list[tuple[Seat, Move]]


def path_of(key: str) -> Path:
    """Where the playthrough of a game is stored."""
    return FOLDER / f"{key}.txt"


def command_for(key: str) -> str:
    """What stores the playthrough of a game anew."""
    return f"python -m tests.playthroughs {key} --write"


def stored(key: str) -> str:
    """The stored playthrough of a game; empty where there is none."""
    path = path_of(key)
    return path.read_text(encoding="utf-8") if path.exists() else ""


def difference(key: str) -> str:
    """What the rules of today would change in the stored playthrough of a game, as a unified diff."""
    before, after = stored(key), renewed(key)
    names = f"{key}, as it is stored", f"{key}, as it is played now"
    return "\n".join(unified_diff(before.splitlines(), after.splitlines(), *names, n=5, lineterm=""))


def renewed(key: str) -> str:
    """The stored match of a game as far as the rules of today let it pass; without one a new match."""
    text = stored(key)
    return told(read(text)) if text else told(played(key))


# Playing


def played(key: str) -> Match:
    """A match of a game in which much happens; the same one while nobody changes the game or the players."""
    tries = [match for number in range(TRIES) if (match := attempt(key, Random(f"{key} {number}")))]
    if not tries:
        raise ValueError(f"{key}: a match always takes more than {LONGEST} moves, which is too much to read")
    return max(tries, key=lambda match: (len(kinds_of_events(match)), -len(match.moves)))


def attempt(key: str, chance: Random) -> Match | None:
    """A match, or nothing if it takes too long."""
    game = GAMES[key]
    seats = min(max(SEATS, game.spec.seats[0]), game.spec.seats[-1])
    options: dict[str, Value] = {game.spec.length: DEALS} if game.spec.length else {}
    match = Match(key, seats, chance.randbytes(4), options, [])
    state = game.new(*match[1:4]).state
    while game.result(state) is None:
        if len(match.moves) == LONGEST:
            return None
        seat, move = some_move(game, state, seats, chance)
        match.moves.append((seat, move))
        state = game.apply(state, seat, move).state
    return match


def kinds_of_events(match: Match) -> set[str]:
    """The keys of all that happens in a match."""
    game = GAMES[match.game]
    state, events = game.new(*match[1:4])
    kinds = {event.key for event in events}
    for seat, move in match.moves:
        state, events = game.apply(state, seat, move)
        kinds |= {event.key for event in events}
    return kinds


def some_move(game: Game[Any], state: Any, seats: int, chance: Random) -> tuple[Seat, Move]:
    """A move of any seat that has one, on turn or with a call or challenge to make."""
    seat = chance.choice([seat for seat in range(seats) if game.legal_moves(state, seat)])
    if chance.random() < CARELESS:
        return seat, chance.choice(game.legal_moves(state, seat))
    return seat, choose(game.observe(state, seat), chance)


# Reading and writing


def read(text: str) -> Match:
    """The match that a playthrough tells."""
    head, _, story = text.partition("\n\n")
    about = dict(line.split(maxsplit=1) for line in head.splitlines())
    moves = [MOVE.fullmatch(line) for line in story.splitlines()]
    return Match(
        game=about["game"],
        seats=int(about["seats"]),
        seed=bytes.fromhex(about["seed"]),
        options=json.loads(about["options"]),
        moves=[(int(move[1]), Move.parse(move[2])) for move in moves if move],
    )


def told(match: Match) -> str:
    """The text of a match under the rules of today."""
    return "".join(f"{line}\n" for line in lines(match))


def is_whole(text: str) -> bool:
    """Whether a playthrough comes to a result: every move was legal, and they ended the match."""
    return "\nresult  " in text


def lines(match: Match) -> Iterator[str]:
    """A playthrough, line by line; it breaks off at what the rules refuse."""
    game = GAMES[match.game]
    yield f"game     {match.game}"
    yield f"version  {game.spec.version}"
    yield f"seats    {match.seats}"
    yield f"seed     {match.seed.hex()}"
    yield f"options  {json.dumps(match.options)}"
    yield from ("", "0  start")
    try:
        state, events = game.new(*match[1:4])
    except BadOptions as refusal:
        yield entry("refused", refusal.code)
        return
    seen = observations(game, state, match.seats)
    yield from happened(events)
    yield from changed([{} for _ in seen], seen)
    for number, (seat, move) in enumerate(match.moves, 1):
        yield from ("", f"{number}  seat {seat}  {move}")
        try:
            state, events = game.apply(state, seat, move)
        except IllegalMove as refusal:
            yield entry("refused", refusal.code)
            return
        before, seen = seen, observations(game, state, match.seats)
        yield from happened(events)
        yield from changed(before, seen)
    if result := game.result(state):
        yield from ("", f"result  {shown(result)}")


def happened(events: Iterable[Event]) -> Iterator[str]:
    """A line for each event, and who alone may see it."""
    for event in events:
        yield entry("event" if event.to is None else f"to {event.to}", shown(event))


def changed(before: Sequence[Facts], seen: Sequence[Facts]) -> Iterator[str]:
    """A line for each field of the observations that has changed, once for all who see the same."""
    for field in dict.fromkeys(field for facts in (*seen, *before) for field in facts):
        values: dict[str, list[int]] = {}
        for viewer, (old, new) in enumerate(zip(before, seen, strict=True)):
            if old.get(field, NOTHING) != (value := new.get(field, NOTHING)):
                values.setdefault(value, []).append(viewer)
        for value, viewers in values.items():
            yield entry(names(viewers, len(seen)), f"{field} = {value}")


def names(viewers: Sequence[int], count: int) -> str:
    """Who sees something: seats, and after them the spectator."""
    if len(viewers) == count:
        return "all"
    watching = ["spectator"] if count - 1 in viewers else []
    return " ".join([*(f"seat {viewer}" for viewer in viewers if viewer < count - 1), *watching])


def entry(who: str, what: str) -> str:
    """A line below a move."""
    return f"    {who:10} {what}"


def observations(game: Game[Any], state: Any, seats: int) -> list[Facts]:
    """What each seat sees, and a spectator, who comes last."""
    return [facts_of(game.observe(state, viewer)) for viewer in (*range(seats), None)]


def facts_of(seen: Observation) -> Facts:
    """An observation, field by field."""
    whole = {field.name: getattr(seen, field.name) for field in fields(seen)}
    table, drawn = whole.pop("table"), {kind: whole.pop(kind) for kind in ("lines", "hints")}
    facts = {key: shown(value) for key, value in whole.items()}
    facts |= {f"table.{key}": shown(value) for key, value in table.items()}
    for kind, events in drawn.items():
        met: Counter[str] = Counter()
        for event in events:
            met[event.key] += 1
            again = f" {met[event.key]}" if met[event.key] > 1 else ""
            facts[f"{kind}.{event.key}{again}"] = "table" if event.data == seen.table else shown(event.data)
    return facts


def shown(value: Any) -> str:
    """A value of an observation or event in one line."""
    match value:
        case Move():
            return str(value)
        case Event():
            return f"{value.key} {shown(value.data)}"
        case Result():
            return shown(value._asdict())
        case Mapping() if value:
            return " ".join(f"{key}={json.dumps(each, ensure_ascii=False)}" for key, each in value.items())
        case frozenset():
            return json.dumps(sorted(value))
        case [Move(), *_]:
            return ", ".join(map(str, value))
        case [str(), *_] if all(value):
            return " ".join(value)
        case str() if value:
            return value
        case [] | "" | None:
            return NOTHING
    return json.dumps(value, ensure_ascii=False)


def main(arguments: Sequence[str]) -> int:
    """Show or store what has become of the playthroughs."""
    parser = argparse.ArgumentParser(prog="python -m tests.playthroughs")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; all by default")
    parser.add_argument("--write", action="store_true", help="store the matches as they are played now")
    chosen = parser.parse_args(arguments)
    if unknown := set(chosen.games) - set(GAMES):
        parser.error(f"there is no game {', '.join(sorted(unknown))}")
    differs = False
    for key in chosen.games or GAMES:
        if chosen.write:
            write(key)
        elif found := difference(key):
            print(found)
            differs = True
    return int(differs)


def write(key: str) -> None:
    """Store the playthrough of a game: the stored match as it is played now, or else a new one."""
    text = renewed(key)
    FOLDER.mkdir(exist_ok=True)
    path_of(key).write_text(text if is_whole(text) else told(played(key)), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
