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

from bot.record.lines import Origin
from bot.user_text import NO_TEXT, UserText

Phase = Literal["lobby", "playing", "over", "ended", "closed"]
"""``over``: played to the end; ``ended``: stopped without counting; ``closed``: a lobby that never
started.
"""

PERSON = re.compile(r"\b[0-9a-f]{16}\b")
"""Finds the key of a person in a text."""

R = TypeVar("R")


class BoardLine(Protocol):
    """What any line of a leaderboard says of its place there, whatever is listed."""

    @property
    def line(self) -> int:
        """The number of the line on the whole board, from 1."""

    @property
    def own(self) -> bool:
        """Whether this is the line of the person who asks."""


L = TypeVar("L", bound=BoardLine)

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user in one guild. All other rows contain only the key."""

    person: str
    guild_id: int
    user_id: int
    name: UserText


@dataclass(frozen=True, slots=True)
class HouseRulesRow:
    """A named set of house rules of a guild, for one game."""

    guild_id: int
    game: str
    name: UserText
    options: Mapping[str, Any]
    """The options that differ from the default."""
    changed_by: str
    """The key of the person who changed it last, followed by the time."""
    changed_at: int


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What a table in memory and its row have alike: a new field with its column is read and saved with them.
    Times are milliseconds.
    """

    table_id: str
    """Eight characters of a-z and 0-9."""
    _: KW_ONLY
    guild_id: int
    channel_id: int
    host: str
    """The key of a person."""
    ranked: bool
    created_at: int
    house_rules: UserText = NO_TEXT
    """The name of the set that the options are from; empty if they were chosen one by one."""
    in_thread: bool = False
    """Whether the table has a thread of its own."""
    phase: Phase = "lobby"
    version: int = 0
    turn_version: int = 0
    """The version of the newest turn move. Older buttons are stale."""
    deadline: int | None = None
    pinged_version: int = 0
    """The turn (as ``turn_version``) whose player was pinged or has begun to play."""
    warned_version: int = 0
    """The turn whose player was warned that time is nearly up."""
    message_id: int | None = None
    told_version: int = 0
    """The newest version that the message of the table shows."""
    told_deadline: int | None = None
    """The deadline that the message shows, at ``told_version``."""
    started_at: int | None = None
    finished_at: int | None = None
    league: str | None = None
    """The season that the table belongs to. Such a table is ranked."""
    fixture: str | None = None
    """The id of its fixture in the season. A fixture begins without a press."""
    due: int | None = None
    """When a fixture must be played, for people to read. The season enforces it."""
    called_until: int | None = None
    """Until when the players of a fixture are called; 0 if they are not now, None without calls."""
    held_until: int | None = None
    """Until when its clocks stand still, because the umpire was asked to come; None if they run."""
    keeps_seats: bool = False
    """Whether nobody forfeits its match, as in a tournament: a computer plays for whoever is away, until they
    take their seat back.
    """
    beginning: Mapping[str, Any] | None = None
    """The position between deals that it begins from, without seed and options; None for a new match."""
    removals: int = 0
    """How often others have deleted the table's message since somebody last asked for it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow(StoredTable):
    """A table in a channel: its lobby, its match, or what remains of it."""

    game: str
    rules_version: int
    options: Mapping[str, Any]
    clock: str
    secret: str = field(repr=False)
    """The bytes behind the shuffles, in hex. They are public only after the match."""
    commitment: str
    """SHA-256 of the secret, in hex."""
    position: Mapping[str, Any] | None = field(default=None, repr=False)
    tally: Sequence[Mapping[str, int]] = ()
    """What was counted for each seat in the current deal."""
    contributions: Sequence[str] = ()
    """What was added to the secret when the match began: ids of presses and messages, hashes of words."""
    votes: Sequence[Mapping[str, Any]] = ()
    """The proposals at the table, and who agrees."""


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message that was sent to Discord and has no answer yet."""

    nonce: str
    guild_id: int
    channel_id: int
    about: str
    at: int
    follows: int | None = None
    """The id of the last message in the channel before it; None: it is not known."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat and who sits there: a person, or a computer with a name."""

    seat: int
    person: str | None = None
    computer: UserText | None = None
    press: int | None = None
    """The id of the press on Join, which is part of the seed."""
    word: str = ""
    """The SHA-256 (hex) of the word that the person has added to the seed; empty if they have not."""
    misses: int = 0
    """The number of turns in a row that ran out of time."""
    stand_in: bool = False
    forfeited: bool = False
    withdrawn: bool = False
    """Whether that was an umpire's doing."""
    excused: bool = False
    """Whether the umpire does not hold it against them."""
    from_deal: int = 1
    """The first deal that the person plays from its beginning."""
    deals: int = 0
    """The number of deals that have ended since they have the seat."""
    deals_stood_in: int = 0
    """How many of these a computer has played for them."""
    away_until: int | None = None
    """When the person will be back, as they have said."""
    absent: bool = False
    """Whether the person was absent when the match began, and has no cards."""
    level: str | None = None
    """How well a computer plays; None for people."""
    earlier: Sequence[Mapping[str, Any]] = ()
    """Who held the seat before, the earliest first: ``until`` (the version of the table), ``person`` or
    ``computer``, and ``level``.
    """
    user_id: int | None = None
    """Read from the person's row and never written with a seat. None for computers and people who were
    forgotten.
    """
    name: UserText | None = None
    """Read like :attr:`user_id`."""


OF_PERSON = ("user_id", "name")
"""The fields of a seat that are read from the person's row."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """An accepted move with its public events."""

    version: int
    """The version of the table after the move."""
    move: str
    seat: int | None
    """None for the opening of the match."""
    person: str | None
    origin: Origin
    at: int
    events: list[Any] = field(repr=False)
    """JSON as the caller gave it."""


@dataclass(frozen=True, slots=True)
class AheadRow:
    """What the owner of a seat has chosen ahead of their turn."""

    seat: int
    person: str
    moves: str = field(repr=False)
    """The text of each, the one that is wanted most first, with commas between them."""
    deal: int
    """The deal for which that was, and the hand from which."""
    hand: str = field(repr=False)
    made_at: int
    let_go: str = ""
    """Why it was let go of; empty while it stands."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of a match for one seat."""

    seat: int
    person: str | None
    computer: UserText | None
    place: int
    """1 is best; equal seats share a place."""
    won: bool
    winners: int
    """The number of seats that share the win."""
    total: int
    chips: int | None
    deals: int
    deals_won: int
    points: int
    """The sum of the points of all deals."""
    calls_due: int
    calls_made: int
    calls_missed: int
    forfeited: bool
    counts: bool
    """Whether leaderboards count it."""
    scoring_version: int
    """The version of the rules of scoring by which the match counts."""
    from_deal: int = 1
    """The first deal that the person played from its beginning."""
    deals_stood_in: int = 0
    """The number of deals at whose end a computer played for them."""
    excused: bool = False
    """Whether an umpire has taken them out without holding it against them."""


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
    """The number of rows of each kind in a database."""

    guilds: int
    people: int
    open_tables: int
    matches: int


to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
"""Writes a value as compact JSON."""


_JSON = (
    "options",
    "contributions",
    "position",
    "tally",
    "events",
    "votes",
    "earlier",
    "beginning",
    "terms",
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
    """Make rows of ``kind`` from the columns of a query, which have the names of its fields."""
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
    """Make a single row as :func:`rows_of` does."""
    (row,) = rows_of(kind, (columns,))
    return row


def readable(kind: type[R], many: Iterable[Mapping[str, Any]], key: str) -> list[R]:
    """Make rows of ``kind``. Rows that cannot be read are logged by their column ``key`` and left out."""
    rows: list[R] = []
    for columns in many:
        try:
            rows.append(from_columns(kind, columns))
        except (ValueError, TypeError, RecursionError) as error:  # not what json.loads reads
            log.error("%s %s cannot be read and is left as it is: %s", key, columns[key], error)
    return rows


def to_columns(row: Any) -> dict[str, Any]:
    """The fields of ``row`` as parameters for a query."""
    return as_columns({column.name: getattr(row, column.name) for column in fields(row)})


def as_columns(values: Mapping[str, Any]) -> dict[str, Any]:
    """The values of some fields of a row as parameters for a query."""
    return {
        name: value if value is None or name not in _WRITE else _WRITE[name](value)
        for name, value in values.items()
    }


def with_table(table_id: str, row: Any) -> dict[str, Any]:
    """The same with the id of the table that the row belongs to."""
    return {"table_id": table_id, **to_columns(row)}


def settings_in(row: Mapping[str, Any] | None, column: str = "settings") -> dict[str, Any]:
    """The settings of a row; empty if they are not a JSON object, because operators edit databases by
    hand.
    """
    try:
        kept = json.loads(row[column]) if row else {}
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}


def paged(lines: Sequence[L], offset: int, limit: int) -> tuple[tuple[L, ...], L | None, tuple[L, ...]]:
    """Sort the lines that come with a page of a board into three groups: the ``limit`` lines after the first
    ``offset``, the line of the person who asks, and the lines on other pages.
    """
    shown = range(offset + 1, offset + limit + 1)
    return (
        tuple(line for line in lines if line.line in shown),
        next((line for line in lines if line.own), None),
        tuple(line for line in lines if line.line not in shown and not line.own),
    )
