"""The drawing of a cup's bracket: the tables of each round, including rounds to come, and the links between
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from bot.league.bracket import Bracket, CupRound, bracket, going_on, sizes_of
from bot.league.season_state import SeasonState
from bot.league.sizes import cut_up

SeatState: TypeAlias = Literal["open", "on", "out", "champion"]
"""Result of a seat in its round."""
Contender: TypeAlias = tuple[str | None, SeatState]
"""An entry; None if not yet known."""
Box: TypeAlias = tuple[Contender, ...]
"""A table; with one seat it is a bye."""
Slot: TypeAlias = tuple[str | None, int]
"""A place in the next round: its entry, or None if not yet known, and the table that it comes from."""


@dataclass(frozen=True, slots=True)
class RoundColumn:
    """A round of the drawing."""

    boxes: tuple[Box, ...]
    """The tables from top to bottom."""
    links: tuple[tuple[int, int], ...]
    """Links of tables, by their indexes in the round before and in this round."""
    drawn: bool = True
    """Whether the pairings are known."""


def outline(state: SeasonState) -> tuple[RoundColumn, ...]:
    """Return the rounds of a started cup, without tiebreakers: those with pairings, and those to come."""
    now, size = bracket(state), state.scoring.size
    stages = [stage for stage in now.stages if not stage.tiebreaker]
    columns: list[RoundColumn] = []
    slots: list[Slot] = []
    for stage in stages:
        came = {entry: box for entry, box in slots if entry}
        boxes = _boxes(now, stage, is_last=stage is stages[-1])
        links = {(came[entry], to) for to, box in enumerate(boxes) for entry, _ in box if entry in came}
        columns.append(RoundColumn(boxes, tuple(sorted(links))))
        slots = _slots(stage, boxes, size)
    if stages[-1].final:
        return tuple(columns)
    return (*columns, *_to_come(slots, size, state.scoring.largest))


def _boxes(now: Bracket, stage: CupRound, *, is_last: bool) -> tuple[Box, ...]:
    """Return the tables of a round in bracket order, with the byes among them."""
    position = {entry: number for number, entry in enumerate(now.order)}
    pending = {entry: tie.round for tie in now.ties for entry in tie.entries}
    known = {*now.left, *pending, *now.out}

    def chair(entry: str) -> Contender:
        lost = now.out.get(entry)
        if pending.get(entry) == stage.number:
            return entry, "open"
        if (lost is not None and lost[0] <= stage.number) or (is_last and entry not in known):
            return entry, "out"
        return entry, "champion" if stage.final else "on"

    tables = [heat.fixture.entries for heat in stage.heats] + [(entry,) for entry in stage.byes]
    ordered = [sorted(table, key=position.__getitem__) for table in tables]
    return tuple(tuple(map(chair, table)) for table in sorted(ordered, key=lambda table: position[table[0]]))


def _slots(stage: CupRound, boxes: Sequence[Box], size: int) -> list[Slot]:
    """Return the places in the next round that the tables of a round lead to."""
    spots = going_on([len(heat.fixture.entries) for heat in stage.heats], len(stage.byes), size)
    slots: list[Slot] = []
    for number, box in enumerate(boxes):
        on = [entry for entry, state in box if state == "on"]
        slots += [(entry, number) for entry in on]
        if any(state == "open" for _, state in box):
            slots += [(None, number)] * (spots - len(on))
    return slots


def _to_come(slots: list[Slot], size: int, largest: int) -> list[RoundColumn]:
    """Return the rounds without pairings, as they will be if no one leaves."""
    columns: list[RoundColumn] = []
    while len(slots) > 1:
        sizes = sizes_of(len(slots), size, largest)
        byes = len(slots) - sum(sizes)
        tables = [*((slot,) for slot in slots[:byes]), *cut_up(slots[byes:], sizes)]
        boxes: list[Box] = [tuple((entry, "open") for entry, _ in table) for table in tables]
        links = {(source, box) for box, table in enumerate(tables) for _, source in table}
        columns.append(RoundColumn(tuple(boxes), tuple(sorted(links)), drawn=False))
        if len(tables) == 1:
            break
        spots = going_on(sizes, byes, size)
        slots = [(None, box) for box, table in enumerate(tables) for _ in range(min(spots, len(table)))]
    return columns
