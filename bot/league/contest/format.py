"""The protocol of a format: everything that differs between open seasons, rounds and tournaments.

A format is one module in :mod:`bot.league.contest.formats`, which lists all of them by key. It stores its
state in ``contest.play``, which has a type of its own. Only the format itself and the screens of its family
use it. Methods raise :class:`~bot.league.refusal.Refused` for what cannot be done.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.games.api import Event
from bot.league.contest.acts import Act, ClockAct, Command, Record, Start
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.decisions import Force
from bot.league.phrase import Phrase
from bot.league.results import MatchResult

Json: TypeAlias = dict[str, object]
Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Iterator[Sequence[Cell]]
"""The rows of a spreadsheet. The first one has the headings."""
NameOf: TypeAlias = Callable[[str], str]
"""Returns the name of a person, given their key."""
When: TypeAlias = Callable[[int], str]
"""Returns a time (ms) in the form that a spreadsheet reads."""
Divisions: TypeAlias = tuple[tuple[str, ...], ...]
"""Players in order of strength, the highest division first."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The deadline of a fixture is over and the fixture must be ended; its table decides how.

    Without a fixture it is the end of the season, for every table that still plays in it.
    """

    fixture: str


class Due(NamedTuple):
    """Something that the clock does, and when (ms)."""

    at: int
    what: ClockAct | Start | TimeUp


class Place(NamedTuple):
    """The round, division and table of a fixture. A number is 0 if the format does not have it."""

    round: int = 0
    division: int = 0
    table: int = 0
    final: bool = False


class Placing(NamedTuple):
    """A line of the standings in any format."""

    division: int
    place: int | None
    """The place; None if they have none, or none yet."""
    entry: str
    player: str
    score: Fraction | int | None


class Format(Protocol):
    """A format of seasons: how they are entered, played, scored and ended."""

    # Facts that hold for every season of the format

    @property
    def key(self) -> str:
        """The key in terms, commands and phrase ids (``choice-format-<key>``)."""

    @property
    def family(self) -> str:
        """The family, which decides about screens and tables.

        ``league`` records matches in a :class:`~bot.league.season_state.SeasonState`. ``tournament`` records
        single games.
        """

    @property
    def game(self) -> str | None:
        """The key of the only game with this format; None for any game."""

    @property
    def drawn(self) -> bool:
        """Whether the season draws tables. Otherwise players open tables themselves."""

    @property
    def divided(self) -> bool:
        """Whether there are divisions."""

    @property
    def late(self) -> bool:
        """Whether players can enter after the start, if the terms allow it."""

    @property
    def forfeits(self) -> bool:
        """Whether a player who leaves a running season forfeits their open matches.

        Otherwise only the umpire can withdraw them.
        """

    @property
    def has_deadlines(self) -> bool:
        """Whether fixtures have deadlines with reminders. Otherwise a round lasts until all have played."""

    @property
    def options(self) -> frozenset[str]:
        """Those options of a new season that exist only in some formats, and in this one."""

    # Descriptions

    def described(self, terms: Terms) -> Phrase:
        """The description of the format in a sentence or two."""

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """The scoring, in a sentence for each thing that players should know."""

    def ends(self, contest: Contest) -> int | None:
        """The time (ms) at which the season ends; None if there is no such time."""

    def stands(self, contest: Contest) -> Phrase:
        """The current stage of a running season."""

    # Players

    def start(self, contest: Contest, players: Sequence[str], act: Start, at: int) -> Contest:
        """Start with these players, at least two."""

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """Enter a player after the start. Return None if no place is free, so that they wait for one.

        Refused: ``signup_closed``, ``withdrawn``.
        """

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Remove a player who holds an entry. Refused: ``ask_umpire``."""

    def removal(self, contest: Contest, player: str) -> Act:
        """The act that removes a player who is to be forgotten."""

    # Acts

    def carry_out(self, contest: Contest, command: Command) -> Contest:
        """The contest after an act of tables, the clock or the umpire.

        Refused for acts of other formats: ``not_a_league``, ``not_pursuit``.
        """

    def record(self, contest: Contest, *matches: Record) -> Contest:
        """Matches are over, all at once: a season of ten thousand is read in seconds. Refused as
        :meth:`carry_out`.
        """

    def resumed(self, contest: Contest, command: Command) -> Contest:
        """The contest after a pause, with every later deadline moved by the length of the pause."""

    def about(self, contest: Contest, act: Act) -> frozenset[str]:
        """The names of the subjects of a decision, to refuse it if they have changed since the umpire
        looked.
        """

    def own_table(self, before: Contest, after: Contest, command: Command) -> bool:
        """Whether the actor has decided about a match or table at which they play."""

    def changes(self, before: Contest, after: Contest, act: Act) -> tuple[Json, Json]:
        """The old and the new values of everything that an act has changed, for the log."""

    def written(self, act: Act, after: Contest) -> Act:
        """The act as it is written into the log, with the results of all draws."""

    def news(self, before: Contest, after: Contest, command: Command) -> Iterator[Event]:
        """The news that only this format has, in order."""

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """What the clock does while it runs, in no order. A round drawn late, at ``now`` (ms), is not
        shorter.
        """

    # Fixtures

    def called(self, contest: Contest) -> Sequence[str]:
        """The fixtures that need a table now, or have one at which they are still to be played."""

    def is_wanted(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is still to be played, even if the season is paused."""

    def is_over(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is over, so that nothing at its table matters any more."""

    def players_of(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """The players of a fixture in the order of the seats, without withdrawn ones. Refused:
        ``no_fixture``.
        """

    def seated(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """The entries of a fixture, including withdrawn ones; none if there is no such fixture."""

    def fixtures_of(self, contest: Contest, entry: str) -> Sequence[str]:
        """The fixtures that an entry still has to play."""

    def place_of(self, contest: Contest, fixture: str) -> Place | None:
        """The round, division and table of a fixture; None if there is no such fixture."""

    def deadline(self, contest: Contest, fixture: str) -> int | None:
        """The deadline (ms) of a fixture; None if it has none."""

    def position(self, contest: Contest, fixture: str) -> Mapping[str, Any] | None:
        """The position with which the match of a fixture begins; None for a new match."""

    def ended(self, contest: Contest, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """The fixtures that have ended according to a piece of news (its kind and its data)."""

    # Standings

    def placings(self, contest: Contest) -> tuple[Placing, ...]:
        """All entries in order, division by division; none before the start."""

    def equals(self, contest: Contest) -> Sequence[str]:
        """The entries between which the umpire can settle a tie, the highest places first."""

    def winners(self, contest: Contest) -> tuple[str, ...]:
        """The players who have won a season that is over; several if they share the victory."""

    def result(self, contest: Contest, match: str) -> MatchResult | None:
        """The result of a match as it was played, without decisions; None if there is no such match."""

    def force(self, contest: Contest) -> Force:
        """The combined effect of the umpire's decisions about matches, which ratings use, too."""

    def played_at(self, contest: Contest, match: str, player: str) -> int:
        """When (ms) a match of a player ended. Refused: ``no_match``, ``not_there``."""

    def next_divisions(self, contest: Contest, staying: Collection[str]) -> Divisions:
        """The divisions of the next season for the players who are ``staying``; none without divisions."""

    # Export

    def result_rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """All results."""

    def standing_rows(self, contest: Contest, name: NameOf) -> Rows:
        """The standings."""

    def people(self, contest: Contest) -> Iterable[str]:
        """The keys of all people who took part."""
