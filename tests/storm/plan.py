"""What a run is made of: all of it follows from the seed, and can be made less."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.games import GAMES
from tests.storm.weather import USUAL


@dataclass(frozen=True)
class Plan:
    """A run. A smaller one is made by leaving kinds of faults, single faults, people, games or days out."""

    seed: int
    days: float = 1e9
    """Simulated days after which it is over."""
    seconds: float = 1e9
    """Seconds of processor time after which it is over."""
    rounds: int = 1_000_000
    """Times that people come together, after which it is over."""
    servers: int = 3
    people: int = 5
    """People in each server, staff not counted."""
    outside: int = 0
    """Places where the bot was not invited: direct messages, a group and a server by turns."""
    through_presses: bool = False
    """Whether presses let the bot edit the tables of servers."""
    kinds: tuple[str, ...] = USUAL
    skip: frozenset[int] = frozenset()
    """The numbers of faults that do not happen."""
    games: tuple[str, ...] = field(default_factory=lambda: tuple(GAMES))
    with_leagues: bool = True
    with_pictures: bool = False
    """Whether pictures are really drawn, which takes time."""

    @property
    def is_patient(self) -> bool:
        """Whether people take their time, and a normal clock is long enough for time to be missed that is not
        given back: in every fourth run, most often where only clocks are in trouble.
        """
        return self.seed % 12 in (3, 6, 7)

    @property
    def shards(self) -> int:
        """Into how many shards the bot divides its servers: into two in every second run with faults, and in
        every second one without.
        """
        return 2 if self.seed % 4 in (2, 3) else 1
