"""`olsen try-program`: let a program play against normal computers, and show its dialogue."""

from __future__ import annotations

import secrets
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.exits import Exit, failed
from bot.games import GAMES
from bot.games.api import Event, IllegalMove, Move, Observation
from bot.players import choose, react
from bot.programs import Crowded, Host, Program, ProgramFault
from bot.programs.listing import command_of
from bot.programs.process import unheard
from bot.tables.guests import FAULTS

SEAT = 0
"""Where the program sits."""
SHOWN = 2000
"""The most characters of a line that are printed."""


@dataclass
class Tally:
    """The moves and the matches of the program so far."""

    won: float = 0
    moves: int = 0
    times: list[float] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    def report(self) -> None:
        """Print how long the moves have taken, and which were not made."""
        if self.times:
            longest, mean = max(self.times), sum(self.times) / len(self.times)
            print(f"{self.moves} moves, {1000 * mean:.1f} ms each, the longest {1000 * longest:.0f} ms")
        for fault in self.faults[:20]:
            print(f"fault: {fault}")
        if self.faults:
            print(f"{len(self.faults)} of its moves were made by a normal computer instead.")


async def try_program(
    words: Sequence[str],
    *,
    game: str,
    seats: int,
    matches: int = 1,
    seconds: float = 2,
    mebibytes: int = 256,
    threads: bool = False,
    seed: str = "",
) -> Exit:
    """Play ``matches`` of a program against normal computers, and print the result. If it is one match, print
    the dialogue too. Where a table would let the program go, the trial ends.

    Return FAILED if the program failed to make a move, and USAGE if it cannot be tried.
    """
    if seats not in GAMES[game].spec.seats:
        few, most = GAMES[game].spec.seats[0], GAMES[game].spec.seats[-1]
        return failed(f"{GAMES[game].spec.name} takes {few} to {most} seats.", Exit.USAGE)
    try:
        command = command_of(tuple(words), Path.cwd(), "COMMAND")
    except ValueError:
        return failed(f"There is no program {words[0]!r} here.", Exit.USAGE)
    program = Program("mine", "Mine", "you", command, frozenset({game}), seconds, mebibytes, threads)
    heard = _shown if matches == 1 else unheard
    host, tally = Host([program], errors=_complained, heard=heard), Tally()
    seed, played = seed or secrets.token_hex(4), 0
    try:
        for number in range(matches):
            if not await _match(host, program, seats, f"{seed}-{number}", tally):
                print(f"! {FAULTS} moves of a match failed, so a table would remove the program now")
                break
            played += 1
    finally:
        await host.close()
    print(f"\nseed {seed}: {tally.won:g} of {played} matches won, {seats} at the table")
    tally.report()
    return Exit.FAILED if tally.faults else Exit.OK


def _complained(said: bytes) -> None:
    """Print what the program has written to standard error."""
    sys.stderr.write(said.decode("utf-8", "backslashreplace"))


def _shown(way: str, line: bytes) -> None:
    """Print a line of the dialogue."""
    text = line.decode("utf-8", "backslashreplace").rstrip()
    print(way, text if len(text) <= SHOWN else f"{text[:SHOWN]}…")


async def _match(host: Host, program: Program, seats: int, seed: str, tally: Tally) -> bool:
    """One match to its end; False if the program has failed so often before that a table lets it go."""
    (key,) = program.games
    game, chance = GAMES[key], Random(seed)  # noqa: S311 - nothing is at stake
    step, before = game.new(seats, seed.encode(), {}), len(tally.faults)
    events, state = list(step.events), step.state

    def apply(seat: int, move: Move) -> None:
        nonlocal state
        made = game.apply(state, seat, move)
        events.extend(made.events)
        state = made.state

    while (result := game.result(state)) is None:
        if len(tally.faults) - before >= FAULTS:
            return False
        for seat in range(seats):
            if seat != SEAT and (reaction := react(game.observe(state, seat), "normal", chance)):
                apply(seat, reaction)
        seat = min(game.to_act(state), default=SEAT)
        seen = game.observe(state, seat)
        if seat != SEAT or seen.phase == "between":
            apply(seat, choose(seen, "normal", chance))
            continue
        move = await _asked(host, program, seed, seen, events, tally)
        try:
            apply(seat, move or choose(seen, "normal", chance))
        except IllegalMove as illegal:
            print(f"! illegal ({illegal.code}): {move}")
            tally.faults.append(f"illegal ({illegal.code}): {move}")
            host.blame(seed, SEAT)
            apply(seat, choose(seen, "normal", chance))
    first = result.places[0]
    tally.won += (SEAT in first) / len(first)
    host.dismiss(seed, result)
    await host.dismissed()
    return True


async def _asked(
    host: Host,
    program: Program,
    match: str,
    seen: Observation,
    events: Sequence[Event],
    tally: Tally,
) -> Move | None:
    """The move of the program; None if it has made none."""
    tally.moves += 1
    began = time.perf_counter()
    try:
        move = await host.decide(
            program, match, seen, len(events), lambda version: events[version:] if version else events
        )
    except (ProgramFault, Crowded) as fault:
        tally.faults.append(str(fault))
        print(f"! {fault}")
        return None
    tally.times.append(time.perf_counter() - began)
    return move
