"""Typed rows of tables, matches and people. Fields have the names of their columns.

Discord's ids are integers, and times are milliseconds since 1970 in UTC. JSON is read and written here, so
other modules never see it as text.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, fields
from typing import Any, Literal, Protocol, TypeVar

from bot.match_file.lines import Origin
from bot.user_text import NO_TEXT, UserText

Phase = Literal["lobby", "playing", "over", "ended", "closed"]
"""``over``: played to the end; ``ended``: stopped without counting; ``closed``: a lobby that never
started.
"""

PERSON = re.compile(r"\b[0-9a-f]{16}\b")
"""Pattern for the key of a person in a text."""

R = TypeVar("R")


class BoardLine(Protocol):
    """The place of a line on any leaderboard."""

    @property
    def line(self) -> int:
        """The number of the line on the whole board, from 1."""

    @property
    def own(self) -> bool:
        """Whether this is the line of the person who asked."""


L = TypeVar("L", bound=BoardLine)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user in one place. All other rows contain only the key."""

    person: str
    place_id: int
    user_id: int
    name: UserText


@dataclass(frozen=True, slots=True)
class HouseRulesRow:
    """A named set of house rules of a server, for one game."""

    place_id: int
    game: str
    name: UserText
    options: Mapping[str, Any]
    """Options that differ from the default."""
    changed_by: str
    """The key of the person who changed it last, followed by the time."""
    changed_at: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """The fields that a table in memory shares with its row: a new field with its column is read and saved
    with them. Times are milliseconds.
    """

    table_id: str
    """Eight characters of a-z and 0-9."""
    _: KW_ONLY
    place_id: int
    channel_id: int
    host: str
    """The key of a person."""
    ranked: bool
    created_at: int
    house_rules: UserText = NO_TEXT
    """Name of the set of the options; empty if they were chosen one by one."""
    in_thread: bool = False
    """Whether the table has its own thread."""
    phase: Phase = "lobby"
    version: int = 0
    turn_version: int = 0
    """Version of the newest turn move. Older buttons are stale."""
    deadline: int | None = None
    pinged_version: int = 0
    """Turn (as ``turn_version``) whose player was pinged or has begun to play."""
    warned_version: int = 0
    """Turn whose player was warned that time is running out."""
    message_id: int | None = None
    told_version: int = 0
    """Newest version that the message of the table shows."""
    told_deadline: int | None = None
    """Deadline that the message shows, at ``told_version``."""
    started_at: int | None = None
    finished_at: int | None = None
    season: str | None = None
    """Season of the table. Such a table is ranked."""
    fixture: str | None = None
    """Id of its scheduled match in the season. Such a match begins without a press."""
    due: int | None = None
    """Deadline of the scheduled match, for people to read. The season enforces it."""
    called_until: int | None = None
    """End of the ready check; 0 if there is none now, None for a table without ready checks."""
    held_until: int | None = None
    """Until when its clocks are stopped, because the umpire was called; None if they run."""
    keeps_seats: bool = False
    """Whether its match has no forfeits, as in a tournament: a computer plays for absent players until they
    return.
    """
    beginning: Mapping[str, Any] | None = None
    """Starting position between deals, without seed and options; None for a new match."""
    removals: int = 0
    """How often people have deleted the table's message since it was last asked for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(StoredTable):
    """A table in a channel: its lobby, its match, or what remains after it."""

    game: str
    rules_version: int
    options: Mapping[str, Any]
    clock: str
    secret: str = field(repr=False)
    """Secret bytes behind the shuffles, in hex. Public only after the match."""
    commitment: str
    """SHA-256 of the secret, in hex."""
    position: Mapping[str, Any] | None = field(default=None, repr=False)
    tally: Sequence[Mapping[str, int]] = ()
    """Counts for each seat in the current deal."""
    contributions: Sequence[str] = ()
    """Contributions to the seed at the start of the match: ids of presses and messages, hashes of words."""
    vote: Mapping[str, Any] | None = None
    """The votes on ending the match, if that was proposed."""


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message sent to Discord without an answer yet."""

    nonce: str
    place_id: int
    channel_id: int
    about: str
    at: int
    follows: int | None = None
    """Id of the last message in the channel before it; None if unknown."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat with its person or named computer."""

    seat: int
    person: str | None = None
    computer: UserText | None = None
    press: int | None = None
    """Id of the press on Join, which is part of the seed."""
    word: str = ""
    """SHA-256 (hex) of the person's word for the seed; empty without one."""
    misses: int = 0
    """Missed turns in a row."""
    stand_in: bool = False
    forfeited: bool = False
    withdrawn: bool = False
    """Whether an umpire removed the player."""
    excused: bool = False
    """Whether the umpire removed the player without a forfeit."""
    from_deal: int = 1
    """First deal that the person plays from its start."""
    deals: int = 0
    """Deals that have ended since they got the seat."""
    deals_stood_in: int = 0
    """Those of these deals in which the clock and computers made most of their moves."""
    away_until: int | None = None
    """When the person said they will be back."""
    absent: bool = False
    """Whether the person was absent at the start of the match, and has no cards."""
    level: str | None = None
    """Level of a computer; None for people."""
    earlier: Sequence[Mapping[str, Any]] = ()
    """Earlier holders of the seat in order: ``until`` (version of the table), ``person`` or ``computer``, and
    ``level``.
    """
    user_id: int | None = None
    """Read from the person's row and never written with a seat. None for computers and forgotten people."""
    name: UserText | None = None
    """Read like :attr:`user_id`."""


OF_PERSON = ("user_id", "name")
"""Fields of a seat that are read from the person's row."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A move, with its public events."""

    version: int
    """Version of the table after the move."""
    move: str
    seat: int | None
    """None for the first deal of the match."""
    person: str | None
    origin: Origin
    at: int
    events: list[Any] = field(repr=False)
    """JSON as the caller gave it."""


@dataclass(frozen=True, slots=True)
class AheadRow:
    """A player's queued moves."""

    seat: int
    person: str
    moves: str = field(repr=False)
    """Moves as text, the most wanted first, separated by commas."""
    deal: int
    """Deal of the queued moves, followed by the hand they were chosen from."""
    hand: str = field(repr=False)
    made_at: int
    let_go: str = ""
    """Reason for dropping them; empty while they are queued."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a match for one seat."""

    seat: int
    person: str | None
    computer: UserText | None
    place: int
    """1 is best; tied seats share a place."""
    won: bool
    winners: int
    """Number of seats that share the win."""
    total: int
    chips: int | None
    deals: int
    deals_won: int
    points: int
    """Points of all deals together."""
    calls_due: int
    calls_made: int
    calls_missed: int
    forfeited: bool
    counts: bool
    """Whether it counts for leaderboards."""
    scoring_version: int
    """Version of the scoring rules for this match."""
    from_deal: int = 1
    """First deal that the person played from its start."""
    deals_stood_in: int = 0
    """Deals in which the clock and computers made most of their moves."""
    excused: bool = False
    """Whether an umpire has removed them without a forfeit."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """The result of a deal for one seat."""

    deal: int
    seat: int
    person: str | None
    points: int
    place: int
    won: bool
    calls_due: int
    calls_made: int
    calls_missed: int
    stand_in: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """Number of rows of each kind in a database."""

    guilds: int
    people: int
    open_tables: int
    matches: int


to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Return a value as compact JSON."""


_JSON = (
    "options",
    "contributions",
    "position",
    "tally",
    "events",
    "vote",
    "earlier",
    "beginning",
    "settings",
    "act",
    "before",
    "after",
    "data",
    "met",
)
_TRUTHS = (
    *("ranked", "in_thread", "stand_in", "forfeited", "withdrawn", "excused", "won", "counts", "own", "void"),
    *("own_table", "keeps_seats"),
)
_READ: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(_JSON, json.loads),
    **dict.fromkeys(_TRUTHS, bool),
    "earlier": lambda text: tuple(json.loads(text)),
}
_WRITE: dict[str, Callable[[Any], Any]] = dict.fromkeys(_JSON, to_json)


def rows_of(kind: type[R], many: Iterable[Mapping[str, Any]]) -> list[R]:
    """Build rows of ``kind`` from the columns of a query, which have the names of its fields."""
    return [
        kind(
            **{
                name: value if value is None or name not in _READ else _READ[name](value)
                for name, value in columns.items()
            }
        )
        for columns in many
    ]


def from_columns(kind: type[R], columns: Mapping[str, Any]) -> R:
    """Build a single row as :func:`rows_of` does."""
    (row,) = rows_of(kind, (columns,))
    return row


def readable(kind: type[R], many: Iterable[Mapping[str, Any]], key: str) -> list[R]:
    """Build rows of ``kind``. Unreadable rows are logged by their column ``key`` and left out."""
    rows: list[R] = []
    for columns in many:
        try:
            rows.append(from_columns(kind, columns))
        except (ValueError, TypeError, RecursionError) as error:  # not readable by json.loads
            log.error("cannot read %s %s, so it stays as it is: %s", key, columns[key], error)
    return rows


def to_columns(row: Any) -> dict[str, Any]:
    """Return the fields of ``row`` as parameters for a query."""
    return as_columns({column.name: getattr(row, column.name) for column in fields(row)})


def as_columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values of some fields of a row as parameters for a query."""
    return {
        name: value if value is None or name not in _WRITE else _WRITE[name](value)
        for name, value in values.items()
    }


def with_table(table_id: str, row: Any) -> dict[str, Any]:
    """Return the fields of ``row`` as parameters, with the id of its table."""
    return {"table_id": table_id, **to_columns(row)}


def settings_in(row: Mapping[str, Any] | None, column: str = "settings") -> dict[str, Any]:
    """Return the settings of a row; empty if they are not a JSON object, because databases are sometimes
    edited by hand.
    """
    try:
        kept = json.loads(row[column]) if row else {}
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def paged(lines: Sequence[L], offset: int, limit: int) -> tuple[tuple[L, ...], L | None, tuple[L, ...]]:
    """Split the lines that come with a page of a board into three groups: the ``limit`` lines after the first
    ``offset``, the line of the person who asked, and the lines on other pages.
    """
    shown = range(offset + 1, offset + limit + 1)
    return (
        tuple(line for line in lines if line.line in shown),
        next((line for line in lines if line.own), None),
        tuple(line for line in lines if line.line not in shown and not line.own),
    )
