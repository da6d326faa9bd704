"""What a season asks its format: everything that differs between open seasons, rounds and tournaments.

A format is one module in :mod:`bot.league.contest.formats`, which lists them all by key. It keeps what is
played in ``contest.play``, of a type of its own, and nobody else looks into that but the screens of its
family. Whatever cannot be done raises :class:`~bot.league.refusal.Refused`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from bot.games.api import Event
from bot.league.contest.acts import Act, ClockAct, Command, Record, Start
from bot.league.contest.state import Contest
from bot.league.contest.terms import Counting, Terms
from bot.league.decisions import Force
from bot.league.phrase import Phrase
from bot.league.results import MatchResult
from bot.league.rounds import Tie

Json: TypeAlias = dict[str, object]
Cell: TypeAlias = str | int | float | None
Rows: TypeAlias = Iterator[Sequence[Cell]]
"""A table of a spreadsheet; the first row are its headings."""
NameOf: TypeAlias = Callable[[str], str]
"""The name of a person by their key."""
When: TypeAlias = Callable[[int], str]
"""A moment (ms) as a spreadsheet reads it."""
Divisions: TypeAlias = tuple[tuple[str, ...], ...]
"""Players in order of strength, the highest division first."""


@dataclass(frozen=True, slots=True)
class TimeUp:
    """A fixture that was not played to its end must be brought to one: what becomes of it, its table knows.
    With none named it is the whole season, and every table that still plays in it.
    """

    fixture: str


class Due(NamedTuple):
    """What happens by itself, and when (ms)."""

    at: int
    what: ClockAct | Start | TimeUp


class Place(NamedTuple):
    """Where a fixture is played: 0 where there is no such number."""

    round: int = 0
    division: int = 0
    table: int = 0
    final: bool = False
    playoff: bool = False
    """Whether a tie is played off there, as the umpire has decided."""


class Placing(NamedTuple):
    """A line of the standings, whatever the format."""

    division: int
    place: int | None
    """None: they have none, or none yet."""
    entry: str
    player: str
    score: Fraction | int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What a format is: facts that hold for every season of it."""

    key: str
    """As terms and commands name it, and the phrases of commands: ``choice-format-<key>``."""
    family: str
    """Whose screens and tables it has: ``league`` (matches are recorded in a
    :class:`~bot.league.season_state.SeasonState`) or ``tournament`` (games, one by one).
    """
    game: str | None = None
    """The only game that is played so; None: any."""
    drawn: bool = True
    """Whether the season says who plays whom; otherwise people open tables themselves."""
    divided: bool = False
    """Whether there are divisions."""
    seeded: bool = False
    """Whether players start in the order of their strength, as the terms say."""
    late: bool = True
    """Whether people can enter once it runs, if the terms allow that."""
    forfeits: bool = True
    """Whether who leaves while it runs loses what they have still to play; otherwise only the umpire can let
    them go.
    """
    reopens: bool = True
    """Whether results that were confirmed can be reviewed again for a time."""
    has_deadlines: bool = True
    """Whether fixtures have deadlines, of which people are reminded; else a round lasts until all have
    played.
    """
    counting: Counting = "all"
    """How matches make the score, unless the umpire says otherwise."""
    options: frozenset[str]
    """The options of a new season that mean something here, of those that not every format knows."""


class Announcement(Protocol):
    """What is said of a season before it is played, and while it is."""

    def described(self, terms: Terms) -> Phrase:
        """How it is played, in a sentence or two."""

    def counting(self, terms: Terms) -> Iterator[Phrase]:
        """How it counts: a sentence for each thing that players should know."""

    def figures(self, contest: Contest) -> Iterator[tuple[str, Cell]]:
        """What the count goes by beside the terms: the name of each figure, and its value."""

    def ends(self, contest: Contest) -> int | None:
        """The day (ms) that ends it; None: there is none."""

    def stands(self, contest: Contest) -> Phrase:
        """Where a season stands that runs."""


class Entries(Protocol):
    """Who is in a season, from its start on."""

    def start(self, contest: Contest, players: Sequence[str], act: Start, at: int) -> Contest:
        """Begin with these players, two or more."""

    def enter(self, contest: Contest, player: str, at: int) -> Contest | None:
        """Let somebody in once it runs; None: there is no place free, so that they wait for one. Refused:
        ``signup_closed``, ``withdrawn``.
        """

    def leave(self, contest: Contest, player: str, command: Command) -> Contest:
        """Let go somebody who holds an entry. Refused: ``ask_umpire``."""

    def removal(self, contest: Contest, player: str) -> Act:
        """The act by which somebody goes who is to be forgotten."""

    def people(self, contest: Contest) -> Iterable[str]:
        """The keys of all who have had a part in what is played."""


class Course(Protocol):
    """What happens in a season that runs, and what the log says of it."""

    def carry_out(self, contest: Contest, command: Command) -> Contest:
        """The contest after an act of tables, clock or umpire. Refused for acts of other formats:
        ``not_a_league``, ``not_pursuit``.
        """

    def record(self, contest: Contest, *matches: Record) -> Contest:
        """Matches are over, all at once: a season of ten thousand is read in seconds. Refused as
        :meth:`carry_out`.
        """

    def resumed(self, contest: Contest, command: Command) -> Contest:
        """The contest, which runs again, with every deadline to come later by as long as the pause was."""

    def altered(self, contest: Contest, terms: Terms, command: Command) -> Contest:
        """The contest, which has begun, with these terms and what follows from them for what is played.
        Refused: ``earlier``, ``rounds_played``.
        """

    def about(self, contest: Contest, act: Act) -> frozenset[str]:
        """What a decision is about, so that nobody decides on what has changed since they looked."""

    def own_table(self, before: Contest, after: Contest, command: Command) -> bool:
        """Whether the actor plays where their decision was about."""

    def changes(self, before: Contest, after: Contest, act: Act) -> tuple[Json, Json]:
        """What an act has changed in the play, as it was and as it is, for the log."""

    def written(self, act: Act, after: Contest) -> Act:
        """The act as the log holds it, with all that chance has decided."""

    def news(self, before: Contest, after: Contest, command: Command) -> Iterator[Event]:
        """What is told beside what is told of every season, in order."""

    def timetable(self, contest: Contest, now: int) -> Iterator[Due]:
        """What happens by itself while it runs, in no order; a round drawn late, at ``now``, is as long."""


class Fixtures(Protocol):
    """What is to be played, by whom, where and until when."""

    def called(self, contest: Contest) -> Sequence[str]:
        """The fixtures that are to get a table now, or have one where they are still to be played."""

    def is_wanted(self, contest: Contest, fixture: str) -> bool:
        """Whether a fixture is still to be played, be the season paused or not."""

    def is_over(self, contest: Contest, fixture: str) -> bool:
        """Whether nothing that happens at the table of a fixture matters any more."""

    def players_of(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """Who is to play a fixture, in the order of the seats, without those who have withdrawn. Refused:
        ``no_fixture``.
        """

    def seated(self, contest: Contest, fixture: str) -> tuple[str, ...]:
        """The entries of a fixture, withdrawn or not; none where there is no such fixture."""

    def of_entry(self, contest: Contest, entry: str) -> Sequence[str]:
        """The fixtures that an entry is still to play."""

    def to_come(self, contest: Contest, entry: str) -> bool:
        """Whether an entry has something to play, now or at tables that are still to be drawn."""

    def place_of(self, contest: Contest, fixture: str) -> Place | None:
        """Where a fixture is played; None: there is no such fixture."""

    def deadline(self, contest: Contest, fixture: str) -> int | None:
        """Until when (ms) a fixture can be played; None: nobody is hurried."""

    def position(self, contest: Contest, fixture: str) -> Mapping[str, Any] | None:
        """The position with which its match begins; None: a new match."""

    def ended(self, contest: Contest, news: str, data: Mapping[str, Any]) -> Sequence[str]:
        """The fixtures of whose end a piece of news tells."""

    def rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Every seat of every table that was drawn."""


class Matches(Protocol):
    """What has been played, as far as it is recorded match by match."""

    def result(self, contest: Contest, match: str) -> MatchResult | None:
        """How a match that was recorded as a whole has ended, as it was played."""

    def force(self, contest: Contest) -> Force:
        """What the umpire has decided about matches, by which ratings go too."""

    def played_at(self, contest: Contest, match: str, player: str) -> int:
        """When (ms) a match of a player was over. Refused: ``no_match``, ``not_there``."""

    def rows(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Everything that was played."""

    def decisions(self, contest: Contest, name: NameOf, when: When) -> Rows:
        """Every decision about what was played, and about those who play."""


Reviewed = Literal["playoff", "champion"]
"""What follows when results are confirmed: the next part is drawn, or the champion is named."""


class Standings(Protocol):
    """How a season stands."""

    def placings(self, contest: Contest) -> tuple[Placing, ...]:
        """Everybody in order, division by division; nobody before it has started."""

    def equals(self, contest: Contest) -> Sequence[str]:
        """The entries between whom the umpire can settle a tie, the highest places first."""

    def reviewed(self, contest: Contest) -> Reviewed | None:
        """What follows when the umpire confirms what was played; None while something is to be played."""

    def ties(self, contest: Contest) -> Sequence[Tie]:
        """The ties as it stands now that the umpire must decide before it can go on or be over."""

    def winners(self, contest: Contest) -> tuple[str, ...]:
        """The players who have won a season that is over; more than one where they share it."""

    def next_divisions(self, contest: Contest, staying: Collection[str]) -> Divisions:
        """The divisions of the next season, for those who play on; none where there are none."""

    def rows(self, contest: Contest, name: NameOf) -> Rows:
        """The standings."""


@dataclass(frozen=True, slots=True)
class Format:
    """How seasons of one kind are entered, played, counted and ended: a part for each subject."""

    facts: Facts
    announcement: Announcement
    entries: Entries
    course: Course
    fixtures: Fixtures
    matches: Matches
    standings: Standings
