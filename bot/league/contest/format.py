"""What a format is: everything that differs between open seasons, rounds, cups and tournaments.

A format is one module in :mod:`bot.league.contest.formats`, which lists all of them by key. It keeps the
state of play in ``contest.play``, as a type of its own. Nobody else reads that but the screens of its family.
Whatever a format does not allow raises :class:`~bot.league.illegal.IllegalAct`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from bot.games.api import Event
from bot.league.contest.acts import Act, ClockAct, Command, Record, Start
from bot.league.contest.state import Contest
from bot.league.contest.terms import Terms
from bot.league.decisions import Force
from bot.league.phrase import Phrase
from bot.league.results import MatchResult
from bot.league.rounds import Tie

Json: TypeAlias = dict[str, object]
Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Iterator[Sequence[Cell]]
"""The rows of a spreadsheet. The first one has the headings."""
NameOf: TypeAlias = Callable[[str], str]
"""Returns the name of a person, given their key."""
When: TypeAlias = Callable[[int], str]
"""Returns a time (ms) as a spreadsheet reads it."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """The time of a fixture is up, and it must be brought to an end. What that is follows from what has
    happened at its table.

    If no fixture is named, the time of the whole season is up, and every table that still plays in it is
    meant.
    """

    fixture: str


class Due(NamedTuple):
    """Something that the clock does, with its time (ms)."""

    at: int
    what: ClockAct | Start | TimeUp


class Place(NamedTuple):
    """Where a fixture is played. A number is 0 if the format has no such number."""

    round: int = 0
    division: int = 0
    table: int = 0
    final: bool = False
    playoff: bool = False
    """Whether a tie is played off there, because the umpire has decided so."""


class Placing(NamedTuple):
    """A line of the standings of any format."""

    division: int
    place: int | None
    """None if the entry has no place, or none yet."""
    entry: str
    player: str
    score: Fraction | int | None
    played: bool
    """Whether anything counts for the entry yet, so that its place is one that it has won."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """The facts that hold for every season of a format."""

    key: str
    """The name of the format in terms and commands. In Discord it is shown as the phrase
    ``choice-format-<key>``.
    """
    family: str
    """The family whose screens and tables the format has: ``league`` records whole matches in a
    :class:`~bot.league.season_state.SeasonState`, ``tournament`` counts single games.
    """
    game: str | None = None
    """The only game that can be played in this format; None if it is any game."""
    drawn: bool = True
    """Whether the season decides who plays whom. If not, people open tables themselves."""
    divided: bool = False
    """Whether the season has divisions."""
    seeded: bool = False
    """Whether players start in the order of their strength, as the terms say."""
    late: bool = True
    """Whether players can enter after the start, if the terms allow it."""
    forfeits: bool = True
    """Whether players who leave a running season forfeit what they still have to play. If not, only the
    umpire can let them go.
    """
    reopens: bool = True
    """Whether confirmed results can be reviewed again for some time."""
    has_deadlines: bool = True
    """Whether fixtures have deadlines, of which players are reminded. If not, a round lasts until everybody
    has played.
    """
    options: frozenset[str]
    """The options of a new season that the format knows, out of those that not every format knows."""


class Announcement(Protocol):
    """What people are told about a season before and while it is played."""

    def described(self, terms: Terms) -> Phrase:
        """How a season is played, in a sentence or two."""

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """How a season counts: a sentence for each thing that players should know."""

    def figures(self, contest: Contest) -> Iterator[tuple[str, Cell]]:
        """The figures beside the terms that the count depends on: the name and the value of each."""

    def ends(self, contest: Contest) -> int | None:
        """When (ms) the season ends; None if no day is set."""

    def stands(self, contest: Contest) -> Phrase:
        """What is played in a season that runs."""

    def follows(self, contest: Contest) -> Phrase:
        """Until when that lasts, and what comes then."""


class Entries(Protocol):
    """Who takes part in a season from its start on."""

    def start(self, contest: Contest, players: Sequence[str], act: Start, at: int) -> Contest:
        """Start with these players, of whom there are at least two."""

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """Let a player enter a running season. Return None if no place is free, so that they have to wait.

        Refused: ``signup_closed``, ``withdrawn``.
        """

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Let a player go who holds an entry. Refused: ``ask_umpire``."""

    def removal(self, contest: Contest, player: str) -> Act:
        """The act that takes out of the season a player who is to be forgotten."""

    def people(self, contest: Contest) -> Iterable[str]:
        """The keys of all people who have had a part in the season."""


class Course(Protocol):
    """What happens in a running season, and what its log says about that."""

    def carry_out(self, contest: Contest, command: Command) -> Contest:
        """The contest after an act of a table, the clock or the umpire. Acts of other formats are refused
        with ``not_a_league`` or ``not_pursuit``.
        """

    def was_played(self, contest: Contest) -> bool:
        """Whether players have begun to play since the start, as far as the season knows, so that it cannot
        be taken back any more. What becomes of matches that were not played does not matter.
        """

    def draws_again(self, contest: Contest) -> bool:
        """Whether the last round of a season that has begun can be drawn again: by lot, and nothing was dealt
        in it.
        """

    def record(self, contest: Contest, *matches: Record) -> Contest:
        """The contest after some matches have ended. They are recorded all at once, so that a season of ten
        thousand matches is read in seconds. Refused as :meth:`carry_out` says.
        """

    def resumed(self, contest: Contest, command: Command) -> Contest:
        """The contest that goes on after a pause. Its deadlines are later by the length of the pause."""

    def altered(self, contest: Contest, terms: Terms, command: Command) -> Contest:
        """A running contest with other terms, and what follows from them for what is played. Refused:
        ``earlier``, ``rounds_played``.
        """

    def about(self, contest: Contest, act: Act) -> frozenset[str]:
        """The names of what a decision is about. It is refused if one of these has changed since its umpire
        looked.
        """

    def own_table(self, before: Contest, after: Contest, command: Command) -> bool:
        """Whether the actor plays in the match, or for the entry, that their decision is about."""

    def changes(self, before: Contest, after: Contest, act: Act) -> tuple[Json, Json]:
        """What an act has changed in the state of play, for the log: the old values and the new ones."""

    def written(self, act: Act, after: Contest) -> Act:
        """The act as it is written into the log, with everything that was drawn by lot."""

    def news(self, before: Contest, after: Contest, command: Command) -> Iterator[Event]:
        """The news of the format, in order. They come after the news that every format has."""

    def may_draw(self, contest: Contest) -> bool:
        """Whether all tables of the last round are over, so that the umpire can have the next one drawn."""

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """What the clock does while the season runs, in no order. A round that is drawn late, at ``now``
        (ms), lasts as long as any other.
        """


class Fixtures(Protocol):
    """What is to be played, by whom, where and until when."""

    def called(self, contest: Contest) -> Sequence[str]:
        """The fixtures that are to be played now: their tables are to be opened, or are open."""

    def is_wanted(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is still to be played, even if the season is paused."""

    def is_over(self, contest: Contest, fixture: str) -> bool:
        """Whether nothing that happens at the table of a fixture matters any more."""

    def players_of(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """The players of a fixture in the order of the seats, without those who have withdrawn. Refused:
        ``no_fixture``.
        """

    def seated(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """The entries of a fixture, withdrawn or not; empty if there is no such fixture."""

    def of_entry(self, contest: Contest, entry: str) -> Sequence[str]:
        """The fixtures that an entry still has to play."""

    def to_come(self, contest: Contest, entry: str) -> bool:
        """Whether an entry still has something to play, now or at tables that are still to be drawn."""

    def place_of(self, contest: Contest, fixture: str) -> Place | None:
        """Where a fixture is played; None if there is no such fixture."""

    def deadline(self, contest: Contest, fixture: str) -> int | None:
        """Until when (ms) a fixture can be played; None if it has no deadline."""

    def position(self, contest: Contest, fixture: str) -> Mapping[str, Any] | None:
        """The position from which the match of a fixture begins; None if it is a new match."""

    def ended(self, contest: Contest, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """The fixtures that have ended according to a piece of news."""

    def rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Every seat of every table that was drawn."""


class Matches(Protocol):
    """What was played, for formats that record it match by match."""

    def result(self, contest: Contest, match: str) -> MatchResult | None:
        """The result of a match as it was played; None if it was not recorded as a whole match."""

    def force(self, contest: Contest) -> Force:
        """The decisions of the umpire about matches. Ratings follow them, too."""

    def played_at(self, contest: Contest, match: str, player: str) -> int:
        """When (ms) a match of a player ended. Refused: ``no_match``, ``not_there``."""

    def rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Everything that was played."""

    def decisions(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Every decision about matches and about players."""


Reviewed = Literal["playoff", "champion"]
"""What follows when results are confirmed: the next part is drawn, or the champion is named."""


class Standings(Protocol):
    """The standings of a season."""

    def placings(self, contest: Contest) -> tuple[Placing, ...]:
        """All entries in order, division by division; empty before the start."""

    def equals(self, contest: Contest) -> Sequence[str]:
        """The entries between which the umpire can settle a tie, the highest places first."""

    def reviewed(self, contest: Contest) -> Reviewed | None:
        """What follows when the umpire confirms the results; None while something is still to be played."""

    def ties(self, contest: Contest) -> Sequence[Tie]:
        """The ties that the umpire must settle before the season can go on or end."""

    def winners(self, contest: Contest) -> tuple[str, ...]:
        """The players who have won a season that is over. If they share the victory, there are several."""

    def rows(self, contest: Contest, name: NameOf) -> Rows:
        """The lines of the standings."""


@dataclass(frozen=True, slots=True)
class Format:
    """How seasons of one kind are entered, played, counted and ended. It has a part for each subject."""

    facts: Facts
    announcement: Announcement
    entries: Entries
    course: Course
    fixtures: Fixtures
    matches: Matches
    standings: Standings
