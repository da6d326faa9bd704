"""What is kept, as typed rows: a field is called as its column is.

Identifiers of Discord are integers, times are milliseconds since 1970 in UTC, and JSON is read and written
here, so that nobody else sees text where there is a structure.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import Any, Literal, TypeVar

Phase = Literal["lobby", "playing", "over", "ended", "closed"]
"""over: played to the end; ended: stopped without counting; closed: a lobby that never started."""

Origin = Literal["person", "computer", "timeout", "stand_in", "forced"]
"""Who made a move: the owner of the seat, a computer's seat, the clock, a computer for an absent owner, or
nobody, as there was no other.
"""

PERSON = re.compile(r"\b[0-9a-f]{16}\b")
"""The key of a person in a text, as storage makes it."""

R = TypeVar("R")

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A user in one guild. The key alone appears in every other row."""

    person: str
    guild_id: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True)
class HouseRulesRow:
    """A set of house rules that a guild has named, for one game."""

    guild_id: int
    game: str
    name: str
    options: Mapping[str, Any]
    """Those that differ from the default."""
    changed_by: str
    """The key of the person who changed it last, and below when."""
    changed_at: int


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table in a channel: its lobby, its match, or what is left of it."""

    table_id: str
    """Eight characters of a-z and 0-9, made by us."""
    guild_id: int
    channel_id: int
    host: str
    """A person's key."""
    game: str
    rules_version: int
    options: Mapping[str, Any]
    clock: str
    ranked: bool
    secret: str = field(repr=False)
    """The bytes behind the shuffles, in hex. Public only when the match is over."""
    commitment: str
    """SHA-256 of the secret, in hex."""
    created_at: int
    phase: Phase = "lobby"
    message_id: int | None = None
    position: Mapping[str, Any] | None = field(default=None, repr=False)
    tally: Sequence[Mapping[str, int]] = ()
    """For each seat, what the running deal has counted so far."""
    version: int = 0
    turn_version: int = 0
    """The version that the newest turn move made; buttons older than this are stale."""
    deadline: int | None = None
    told_version: int = 0
    """The newest version that the table's message shows."""
    told_deadline: int | None = None
    """The deadline that it says."""
    start_press: int | None = None
    started_at: int | None = None
    finished_at: int | None = None
    house_rules: str = ""
    """Name of the set of house rules, if they are of one."""
    in_thread: bool = False
    """Whether the channel is a thread made for the table."""
    votes: Sequence[Mapping[str, Any]] = ()
    """What is proposed at the table and who agrees."""
    pinged_version: int = 0
    """The turn, as its ``turn_version``, whose player has been pinged."""
    warned_version: int = 0
    """The same for the warning that time is nearly up."""
    league: str | None = None
    """The season at whose table it is."""
    fixture: str | None = None
    """Which of the season's fixtures it is."""
    due: int | None = None
    """By when a fixture is to be played."""
    beginning: Mapping[str, Any] | None = None
    """The position that the match begins from, if not from a new one."""
    removals: int = 0
    """How often others have deleted the table's message since it was last asked for."""


@dataclass(frozen=True, slots=True)
class PostRow:
    """A message on its way to Discord, whose answer has not come."""

    nonce: str
    guild_id: int
    channel_id: int
    about: str
    at: int


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A chair and who sits in it: a person, or a computer by its name."""

    seat: int
    person: str | None = None
    computer: str | None = None
    press: int | None = None
    """The id of the press on Join, a part of the seed."""
    misses: int = 0
    """Turns in a row that the clock had to play."""
    stand_in: bool = False
    forfeited: bool = False
    withdrawn: bool = False
    """Whether that was an umpire's doing."""
    excused: bool = False
    """Whether the umpire does not hold it against them."""
    from_deal: int = 1
    """The first deal that the person plays from its beginning."""
    away_until: int | None = None
    """Until when the person said to be away."""
    user_id: int | None = None
    """Read from the person's row, never written with a seat; None for computers and for the forgotten."""
    name: str | None = None
    """Read as :attr:`user_id` is."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """An accepted move, and the public events that it caused."""

    version: int
    """The table's version that it made."""
    move: str
    seat: int | None
    """None for the opening, which is nobody's move."""
    person: str | None
    origin: Origin
    at: int
    events: list[Any] = field(repr=False)
    """JSON, as the caller gave it."""


@dataclass(frozen=True, slots=True)
class ResultRow:
    """How a match ended for one seat."""

    seat: int
    person: str | None
    computer: str | None
    place: int
    """1 is best; equal seats share it."""
    won: bool
    winners: int
    """How many share the win."""
    total: int
    chips: int | None
    deals: int
    deals_won: int
    points: int
    """The sum of the points of the deals."""
    calls_due: int
    calls_made: int
    calls_missed: int
    forfeited: bool
    counts: bool
    """Whether leaderboards count it."""
    from_deal: int = 1
    """The first deal that the person has played from its beginning."""
    deals_stood_in: int = 0
    """At the end of how many deals a computer played for them."""
    excused: bool = False
    """Whether an umpire has taken them out without holding it against them."""
    counts_by: int = 1
    """The rule by which the match counts."""


@dataclass(frozen=True, slots=True)
class DealRow:
    """How one deal ended for one seat."""

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
    """How much a database holds."""

    guilds: int
    people: int
    open_tables: int
    matches: int


def to_json(value: Any) -> str:
    """``value`` as compact JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


_JSON = (
    "options",
    "position",
    "tally",
    "events",
    "votes",
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
    "own_table",
)
_READ: dict[str, Callable[[Any], Any]] = {
    **dict.fromkeys(_JSON, json.loads),
    **dict.fromkeys(_TRUTHS, bool),
}
_WRITE: dict[str, Callable[[Any], Any]] = dict.fromkeys(_JSON, to_json)


def from_columns(kind: type[R], columns: Mapping[str, Any]) -> R:
    """Make a row of ``kind`` from the columns of a query, which are called as its fields are."""
    return kind(
        **{
            name: value if value is None or name not in _READ else _READ[name](value)
            for name, value in columns.items()
        }
    )


def readable(kind: type[R], many: Iterable[Mapping[str, Any]], key: str) -> list[R]:
    """Make rows of ``kind`` of those that can be read. The others are logged by their column ``key``."""
    rows: list[R] = []
    for columns in many:
        try:
            rows.append(from_columns(kind, columns))
        except (ValueError, TypeError, RecursionError) as error:  # not what json.loads reads
            log.error("%s %s cannot be read and is left as it is: %s", key, columns[key], error)
    return rows


def to_columns(row: Any) -> dict[str, Any]:
    """The fields of ``row`` as parameters of a query."""
    values = {column.name: getattr(row, column.name) for column in fields(row)}
    return {
        name: value if value is None or name not in _WRITE else _WRITE[name](value)
        for name, value in values.items()
    }


def with_table(table_id: str, row: Any) -> dict[str, Any]:
    """The same with the id of the table that the row belongs to."""
    return {"table_id": table_id, **to_columns(row)}


def settings_in(row: Mapping[str, Any] | None, column: str = "settings") -> dict[str, Any]:
    """The settings of a row. People edit databases by hand: what is no JSON object sets nothing."""
    try:
        kept = json.loads(row[column]) if row else {}
    except ValueError:
        return {}
    return kept if isinstance(kept, dict) else {}
