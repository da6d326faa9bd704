"""A table: a match in a channel, with seats and a clock. Pure: every function gives a new table.

Whoever calls these saves what comes back before showing it to anyone (``bot/tables/service.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from bot.games import GAMES
from bot.games.api import BadOptions, Event, Game, Move, Observation, Seat, Spec, Step, Value
from bot.games.shuffle import commitment, match_seed
from bot.tables.observations import observed
from bot.tables.people import Chair, Refused, Vote, Who

Phase = Literal["lobby", "playing", "over", "ended", "closed"]
"""``over``: played to its end; ``ended``: stopped, does not count; ``closed``: a lobby that never started."""

ClockName = Literal["fast", "normal", "slow"]
Origin = Literal["person", "computer", "timeout", "stand_in", "forced"]
"""``forced``: pressed for a player who had no other move."""

COMPUTERS = (
    "Huginn",
    "Muninn",
    "Ratatosk",
    "Sleipnir",
    "Fenrir",
    "Garm",
    "Heidrun",
    "Tanngrisnir",
    "Nidhogg",
)
"""Names of computer players: the animals of the old Norse tales, one fewer than the seats of any game."""

NOW = 0
"""The version of a press that means the table as it is, whatever has happened meanwhile."""

PATIENCE = 180_000
"""How long (ms) a lobby waits for its host to start; then anybody who sits there may."""

KEPT_ENTRIES = 40
"""How many of its last log entries a table remembers for its message: more than the message ever shows."""

Tally = tuple[Mapping[str, int], ...]
"""For each seat, a number for each statistic."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One accepted move with what it caused: a line of the table's log. The opening is nobody's move."""

    version: int
    seat: Seat | None
    move: str
    origin: Origin
    person: str | None
    at: int
    events: tuple[Event, ...]

    @property
    def public(self) -> tuple[Event, ...]:
        """What everybody may see of it."""
        return tuple(event for event in self.events if event.to is None)


@dataclass(frozen=True, slots=True)
class Table:
    """Everything about one table. ``state`` belongs to the game and is read through :meth:`observe` alone."""

    table_id: str
    guild_id: int
    channel_id: int
    host: str
    game_key: str
    clock: ClockName
    ranked: bool
    secret: bytes
    created_at: int
    options: Mapping[str, Value]
    chairs: tuple[Chair, ...]
    house_rules: str = ""
    """Name of the set that the options are of; empty when they were chosen one by one."""
    in_thread: bool = False
    """Whether the table has a thread of its own."""
    phase: Phase = "lobby"
    state: Any = None
    version: int = 0
    turn_version: int = 0
    seat_versions: tuple[int, ...] = ()
    tally: Tally = ()
    """For each seat, what the running deal has counted so far (``Spec.statistics``)."""
    log: tuple[LogEntry, ...] = ()
    votes: tuple[Vote, ...] = ()
    deadline: int | None = None
    pinged_version: int = 0
    """The turn (as ``turn_version``) whose player has been pinged, or plays already."""
    warned_version: int = 0
    """The turn whose player has been warned that time is nearly up."""
    message_id: int | None = None
    told_version: int = 0
    told_deadline: int | None = None
    """The deadline that the message says, where it shows ``told_version``."""
    given_back: int = 0
    """Milliseconds by which the deadline was moved on in this turn, because nobody could have played."""
    restart: Literal["no", "news", "told"] = "no"
    """Whether the bot was restarted since the last move, and whether the channel has been told."""
    start_press: int | None = None
    started_at: int | None = None
    finished_at: int | None = None
    league: str | None = None
    """The season at whose table it is; such a table is ranked."""
    fixture: str | None = None
    """Which of the season's fixtures it is: its seats are given, and it starts by itself."""
    due: int | None = None
    """By when (ms) a fixture is to be played, for people to read: its season sees to it."""
    beginning: Mapping[str, Any] | None = None
    """The position, between two deals, that it begins from, seed and house rules apart; None: a new match."""
    removals: int = 0
    """How often others have deleted its message since it was last asked for."""

    @property
    def game(self) -> Game[Any]:
        """The rules played here."""
        return GAMES[self.game_key]

    @property
    def commitment(self) -> str:
        """SHA-256 of the secret, public from the moment the lobby opens."""
        return commitment(self.secret)

    @property
    def is_open(self) -> bool:
        """Whether the table still takes its channel."""
        return self.phase in ("lobby", "playing")

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a Discord user, or None."""
        return next((n for n, chair in enumerate(self.chairs) if chair.user_id == user_id), None)

    def observe(self, seat: Seat | None) -> Observation:
        """What a seat or a spectator (None) may know of the match; once it is over or ended, nobody acts."""
        return observed(self.game_key, self.state, seat, is_open=self.is_open)

    @property
    def turn_at(self) -> int:
        """When (ms) the turn that is under way began."""
        began = (entry.at for entry in reversed(self.log) if entry.version <= self.turn_version)
        return next(began, self.started_at or self.created_at)

    @property
    def hidden(self) -> bool:
        """Whether others have deleted the table's message so often that it waits to be asked for."""
        return self.removals > 1

    @property
    def asleep(self) -> bool:
        """Whether nobody is there to play for, though somebody may come back."""
        absent = [chair for chair in self.chairs if chair.person is not None and not chair.present]
        return (
            self.phase == "playing"
            and not any(chair.present for chair in self.chairs)
            and any(not chair.forfeited for chair in absent)
        )


# The lobby


def join(table: Table, who: Who, person: str, press: int) -> Table:
    """Sit ``who`` down at the next free seat of a lobby, or at the one that is kept for them."""
    need_lobby(table)
    kept = table.seat_of(who.user_id)
    if kept is not None:
        if table.chairs[kept].press is not None:
            raise Refused("already_seated" if table.fixture is None else "ready_already")
        return _changed(table, chairs=_with(table.chairs, kept, replace(table.chairs[kept], press=press)))
    if table.fixture is not None:
        raise Refused("fixture_stranger")
    if len(table.chairs) >= table.game.spec.seats[-1]:
        raise Refused("table_full", count=table.game.spec.seats[-1])
    chair = Chair(who.name, person, who.user_id, press)
    return _changed(table, chairs=(*table.chairs, chair))


def leave_lobby(table: Table, who: Who, now: int) -> Table:
    """Let ``who`` go; the next person becomes host, and a lobby without people closes."""
    need_lobby(table)
    seat = table.seat_of(who.user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.fixture is not None:
        raise Refused("fixture_leave")
    chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
    people = [chair.person for chair in chairs if chair.person is not None]
    if not people:
        return close(replace(table, chairs=chairs), now)
    host = table.host if table.host in people else people[0]
    return _changed(table, chairs=chairs, host=host)


def add_computer(table: Table, who: Who) -> Table:
    """Seat a computer player with a name nobody at the table has yet."""
    need_lobby(table)
    _need_no_computers(table)
    need_host(table, who)
    if len(table.chairs) >= table.game.spec.seats[-1]:
        raise Refused("table_full", count=table.game.spec.seats[-1])
    taken = {chair.name for chair in table.chairs if chair.person is None}
    name = next(name for name in COMPUTERS if name not in taken)
    return _changed(table, chairs=(*table.chairs, Chair(name)))


def remove_computer(table: Table, who: Who) -> Table:
    """Let the computer go that sat down last."""
    need_lobby(table)
    need_host(table, who)
    computers = [n for n, chair in enumerate(table.chairs) if chair.person is None]
    if not computers:
        raise Refused("no_computer")
    chairs = tuple(chair for n, chair in enumerate(table.chairs) if n != computers[-1])
    return _changed(table, chairs=chairs)


def set_option(table: Table, who: Who, key: str, value: Value) -> Table:
    """Change one house rule of a lobby. Raises Refused ``options-...`` for one that does not exist."""
    need_free_rules(table, who)
    options = differing(table.game.spec, {**table.options, key: value})
    return _changed(table, options=options, house_rules="")


def use_house_rules(table: Table, who: Who, name: str, options: Mapping[str, Value]) -> Table:
    """Play a lobby by the set of that name; no other option stays. Raises Refused as :func:`set_option`."""
    need_free_rules(table, who)
    return _changed(table, options=differing(table.game.spec, options), house_rules=name)


def differing(spec: Spec, options: Mapping[str, Value]) -> dict[str, Value]:
    """Those of ``options`` that are not the default. Raises Refused ``options-...`` for what is unknown."""
    try:
        full = spec.options_with(options)
    except BadOptions as bad:
        raise Refused(f"options-{bad.code}", **bad.data) from bad
    defaults = spec.options_with({})
    return {key: value for key, value in full.items() if value != defaults[key]}


def start(table: Table, who: Who, press: int, now: int) -> Table:
    """Begin the match, as whoever may do so wants it. Raises Refused where something is missing for that."""
    need_lobby(table)
    if table.fixture is not None:
        raise Refused("fixture_start")
    need_starter(table, who, now)
    if any(chair.person is None for chair in table.chairs):
        _need_no_computers(table)
    spec = table.game.spec
    if len(table.chairs) < spec.seats[0]:
        raise Refused("too_few_people" if table.ranked else "too_few_seats", count=spec.seats[0])
    asked = next((chair for chair in table.chairs if chair.is_asked), None)
    if asked is not None:
        raise Refused("not_joined", name=asked.name)
    return begin(table, press, now)


def begin(table: Table, press: int, now: int) -> Table:
    """Deal. The seed is made of the table's secret and of presses that the bot does not choose, ``press`` the
    last of them. Raises Refused ``options-...`` where seats and house rules do not go together.
    """
    presses = [chair.press for chair in table.chairs if chair.press is not None]
    seed = match_seed(table.secret, [*presses, press])
    try:
        step = _first_deal(table, seed)
    except BadOptions as bad:
        raise Refused(f"options-{bad.code}", **bad.data) from bad
    seats = len(table.chairs)
    version = table.version + 1
    opening = LogEntry(version, None, "", "computer", None, now, step.events)
    return replace(
        table,
        phase="playing",
        state=step.state,
        version=version,
        turn_version=version,
        seat_versions=(0,) * seats,
        tally=({},) * seats,
        log=(opening,),
        start_press=press,
        started_at=now,
    )


def _first_deal(table: Table, seed: bytes) -> Step:
    game, options = table.game, dict(table.options)
    if table.beginning is None:
        return game.new(len(table.chairs), seed, options)
    state = game.load({**table.beginning, "options": options, "seed": seed.hex()})
    return game.apply(state, min(game.to_act(state)), Move("deal"))


# The match


def is_stale(table: Table, seat: Seat, version: int, move: Move) -> bool:
    """Whether the press behind ``move`` was made before something that takes its meaning away.

    A turn move is stale once any turn move was accepted since the version that the player saw; a call or
    challenge only once the same seat has moved. The buttons for these at the table are everybody's and
    carry NOW for a version: theirs is stale only as a second press, after the same move in the same turn.
    """
    if move.verb in table.game.spec.out_of_turn:
        if version == NOW:
            since = [entry for entry in table.log if entry.version > table.turn_version]
            return any(entry.seat == seat and entry.move == str(move) for entry in since)
        return table.seat_versions[seat] > version
    return table.turn_version > version


def play(table: Table, seat: Seat, move: Move, origin: Origin, now: int) -> tuple[Table, LogEntry]:
    """Make ``move``. Raises IllegalMove; else gives the table after it and the entry to be kept.

    A person's own move ends their absence.
    """
    step = table.game.apply(table.state, seat, move)
    version = table.version + 1
    chair = table.chairs[seat]
    person = chair.person if origin == "person" else None
    entry = LogEntry(version, seat, str(move), origin, person, now, step.events)
    is_turn = move.verb not in table.game.spec.out_of_turn
    moved = replace(
        table,
        state=step.state,
        version=version,
        turn_version=version if is_turn else table.turn_version,
        given_back=0 if is_turn else table.given_back,
        restart="no" if table.restart == "told" else table.restart,
        seat_versions=_with(table.seat_versions, seat, version),
        tally=_counted(table, step.events),
        log=(*table.log, entry)[-KEPT_ENTRIES:],
    )
    if origin == "person" and (chair.misses or chair.stand_in or chair.away_until):
        here = replace(chair, misses=0, stand_in=False, away_until=None)
        moved = replace(moved, chairs=_with(table.chairs, seat, here))
    if is_turn and table.game.to_act(step.state) == {seat} and (origin == "person" or _pinged(table)):
        moved = replace(moved, pinged_version=version)  # whoever goes on with their own turn needs no ping
    if table.game.result(step.state) is not None:
        moved = replace(_settled(moved), phase="over", finished_at=now, deadline=None, votes=())
    return moved, entry


def score(table: Table, now: int) -> Table:
    """Call it a day: the running match is over, and its totals stand as they are."""
    need_playing(table)
    return _changed(_settled(table), phase="over", finished_at=now, deadline=None, votes=())


def _settled(table: Table) -> Table:
    """At a fixture, who is not there at the end has forfeited it, however well a computer played for them."""
    if table.fixture is None:
        return table
    chairs = (replace(chair, forfeited=chair.forfeited or chair.stand_in) for chair in table.chairs)
    return replace(table, chairs=tuple(chairs))


def end(table: Table, who: Who, now: int) -> Table:
    """Stop the match or lobby without a result: host or moderator, and a ranked match a moderator alone who
    does not play in it.
    """
    need_open(table)
    if table.fixture is not None:
        raise Refused("fixture_end")
    need_host(table, who)
    is_judge = who.moderator and table.seat_of(who.user_id) is None
    if table.ranked and table.phase == "playing" and not is_judge:
        raise Refused("ranked_end")
    return close(table, now)


def close(table: Table, now: int) -> Table:
    """Free the channel: a lobby is closed, a match is ended."""
    phase: Phase = "closed" if table.phase == "lobby" else "ended"
    return _changed(table, phase=phase, finished_at=now, deadline=None, votes=())


def next_actor(table: Table) -> Seat | None:
    """The seat that must move now, where it is one seat's duty; None between deals and at the end."""
    seats = table.game.to_act(table.state)
    return next(iter(seats)) if len(seats) == 1 else None


# Who may


def need_open(table: Table) -> None:
    """Raises Refused unless the table still takes its channel."""
    if not table.is_open:
        raise Refused("match_over")


def need_playing(table: Table) -> None:
    """Raises Refused unless the match is running."""
    need_open(table)
    if table.phase == "lobby":
        raise Refused("not_started" if table.fixture is None else "fixture_start")


def need_seat(table: Table, who: Who) -> Seat:
    """The seat of ``who`` in a running match; raises Refused."""
    need_playing(table)
    return need_seat_at(table, who)


def need_seat_at(table: Table, who: Who) -> Seat:
    """The seat of ``who``, in whatever phase the table is; raises Refused."""
    seat = table.seat_of(who.user_id)
    if seat is None:
        raise Refused("not_seated")
    return seat


def need_own_seat(table: Table, who: Who) -> Seat:
    """The seat that ``who`` may play themselves: one that they have not forfeited; raises Refused."""
    seat = need_seat(table, who)
    if table.chairs[seat].forfeited:
        raise Refused("forfeited")
    return seat


def need_host(table: Table, who: Who) -> None:
    """Raises Refused unless ``who`` is the host or a moderator. A fixture has no host among its players."""
    if who.moderator:
        return
    if table.fixture is not None:
        raise Refused("fixture_host")
    if who.user_id != host_of(table).user_id:
        raise Refused("not_host", name=host_of(table).name)


def need_starter(table: Table, who: Who, now: int) -> None:
    """Raises Refused unless ``who`` may start the match: its host, or anybody seated when that takes long."""
    seated, since = table.seat_of(who.user_id) is not None, table.created_at + PATIENCE
    if seated and now >= since:
        return
    try:
        need_host(table, who)
    except Refused as refused:
        if seated:
            raise Refused("not_starter", at=str(since // 1000), **refused.data) from refused
        raise


def host_of(table: Table) -> Chair:
    """The chair of the host."""
    return next(chair for chair in table.chairs if chair.person == table.host)


def need_free_rules(table: Table, who: Who) -> None:
    """Raises Refused unless ``who`` may choose the house rules of a lobby: nobody may in a ranked one."""
    need_lobby(table)
    if table.ranked:
        raise Refused("ranked_rules" if table.league is None else "league_rules")
    need_host(table, who)


def _need_no_computers(table: Table) -> None:
    if table.ranked:
        raise Refused("ranked_computers" if table.league is None else "league_computers")


def need_lobby(table: Table) -> None:
    """Raises Refused unless the match has not begun."""
    need_open(table)
    if table.phase == "playing":
        raise Refused("already_started")


def _pinged(table: Table) -> bool:
    return table.pinged_version == table.turn_version


def _counted(table: Table, events: tuple[Event, ...]) -> Tally:
    """The tally with what ``events`` count; a deal that is dealt starts it anew."""
    tally = [dict(counts) for counts in table.tally]
    for event in events:
        if event.key == "dealt" and event.to is None:
            tally = [{} for _ in tally]
        for statistic, key in table.game.spec.statistics.items():
            if event.key == key:
                counts = tally[event.data["seat"]]
                counts[statistic] = counts.get(statistic, 0) + 1
    return tuple(tally)


def _changed(table: Table, **changes: Any) -> Table:
    return replace(table, version=table.version + 1, **changes)


def _with(items: tuple[Any, ...], index: int, item: Any) -> tuple[Any, ...]:
    return (*items[:index], item, *items[index + 1 :])
