"""What may be done at a table, and what follows from it: a model beside the bot's own code.

It says why something has to be refused, and how a table looks after it was done. Times are in milliseconds.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.games.api import Move, Seat
from bot.players import levels_of
from bot.tables import Chair, Table, TableLogEntry

HOST_ALONE = 180_000
"""For so long only its host starts a lobby."""


@dataclass(frozen=True)
class Ask:
    """What somebody wants at a table."""

    user_id: int
    is_staff: bool
    press: int
    """The id of the press."""
    words: tuple[str, ...]
    """The words of the button's id behind the table, as ``easy`` of ``a:level:<table>:easy``."""
    at: int
    """When it is looked at."""


def chair_of(table: Table, ask: Ask) -> Chair | None:
    """The chair of who asks."""
    return next((chair for chair in table.chairs if chair.user_id == ask.user_id), None)


def seat_of(table: Table, user_id: int) -> Seat | None:
    """Where a user sits."""
    return next((seat for seat, chair in enumerate(table.chairs) if chair.user_id == user_id), None)


def is_here(chair: Chair) -> bool:
    """Whether a person plays their seat themselves."""
    return chair.person is not None and not chair.stand_in and not chair.forfeited


def is_open(table: Table) -> bool:
    """Whether it is not over."""
    return table.phase in ("lobby", "playing")


def on_turn(table: Table) -> Seat | None:
    """Who alone must move."""
    seats = table.game.to_act(table.state) if table.state is not None else frozenset()
    return min(seats) if len(seats) == 1 else None


def _is_host(table: Table, ask: Ask) -> bool:
    chair = chair_of(table, ask)
    hosts = table.fixture is None and chair is not None and chair.person == _host(table)
    return ask.is_staff or hosts


def _host(table: Table) -> str:
    """Who hosts a table; while they aren't there, the first person who is."""
    here = [chair.person for chair in table.chairs if chair.person is not None and is_here(chair)]
    return table.host if table.host in here or not here else here[0]


def _is_asked(table: Table) -> bool:
    return any(chair.person is not None and chair.press is None for chair in table.chairs)


def _has_computers(table: Table) -> bool:
    return any(chair.person is None for chair in table.chairs)


def _target(table: Table, ask: Ask) -> Chair | None:
    """Whom it is about: the user whose id is in the button's, or else who asks."""
    user_id = int(ask.words[0]) if ask.words and ask.words[0].isdigit() else ask.user_id
    return next((chair for chair in table.chairs if chair.user_id == user_id), None)


def _is_forfeited(table: Table, ask: Ask) -> bool:
    chair = chair_of(table, ask)
    return chair.forfeited if chair is not None else _was_removed(table, ask)


def _was_removed(table: Table, ask: Ask) -> bool:
    """Whether somebody has had to get up, and another one sits there now."""
    return any(past.chair.user_id == ask.user_id for chair in table.chairs for past in chair.earlier)


def _is_gone(chair: Chair | None) -> bool:
    return chair is not None and (chair.forfeited or chair.stand_in)


def _is_in(table: Table, ask: Ask) -> bool:
    chair = chair_of(table, ask)
    return chair is not None and chair.press is not None


def _may_not_come(table: Table, ask: Ask) -> bool:
    """Whether somebody without a seat finds none in a running match."""
    out = table.observe(None).out
    is_free = any(
        seat not in out and (chair.person is None or chair.forfeited)
        for seat, chair in enumerate(table.chairs)
    )
    has_company = any(map(is_here, table.chairs))
    is_barred = table.ranked or _was_removed(table, ask)
    return chair_of(table, ask) is None and (is_barred or not has_company or not is_free)


def _may_not_start(table: Table, ask: Ask) -> bool:
    waited = ask.at >= table.created_at + HOST_ALONE
    return not _is_host(table, ask) and not (waited and chair_of(table, ask) is not None)


Reason = Callable[[Table, Ask], bool]

REASONS: Mapping[str, Reason] = {
    "already_seated": lambda table, ask: chair_of(table, ask) is not None,
    "ready_already": _is_in,
    "table_full": lambda table, ask: len(table.chairs) >= table.game.spec.seats[-1],
    "fixture_stranger": lambda table, ask: table.fixture is not None and chair_of(table, ask) is None,
    "fixture_leave": lambda table, ask: table.fixture is not None,
    "fixture_start": lambda table, ask: table.fixture is not None,
    "fixture_end": lambda table, ask: table.fixture is not None,
    "fixture_host": lambda table, ask: table.fixture is not None and not ask.is_staff,
    "fixture_again": lambda table, ask: table.fixture is not None,
    "fixture_remove": lambda table, ask: table.fixture is not None,
    "not_seated": lambda table, ask: chair_of(table, ask) is None,
    "not_host": lambda table, ask: not _is_host(table, ask),
    "not_starter": lambda table, ask: _may_not_start(table, ask) and chair_of(table, ask) is not None,
    "no_computer": lambda table, ask: not _has_computers(table),
    "ranked_computers": lambda table, ask: table.ranked and table.season is None,
    "league_computers": lambda table, ask: table.season is not None,
    "ranked_rules": lambda table, ask: table.ranked and table.season is None,
    "league_rules": lambda table, ask: table.season is not None,
    "ranked_end": lambda table, ask: table.ranked,
    "ranked_vote": lambda table, ask: table.ranked,
    "ranked_remove": lambda table, ask: table.ranked,
    "too_few_seats": lambda table, ask: len(table.chairs) < table.game.spec.seats[0],
    "too_few_people": lambda table, ask: len(table.chairs) < table.game.spec.seats[0],
    "not_joined": lambda table, ask: _is_asked(table),
    "already_started": lambda table, ask: table.phase != "lobby",
    "match_over": lambda table, ask: not is_open(table),
    "not_started": lambda table, ask: table.phase == "lobby",
    "left_already": lambda table, ask: _is_gone(_target(table, ask)) or _is_gone(chair_of(table, ask)),
    "forfeited": _is_forfeited,
    "not_away": lambda table, ask: (
        (chair := chair_of(table, ask)) is None or not (chair.stand_in or chair.away_until or table.rests)
    ),
    "no_vote": lambda table, ask: table.vote is None,
    "no_such_level": lambda table, ask: bool(ask.words) and ask.words[0] not in levels_of(table.game_key),
    "no_such_player": lambda table, ask: _target(table, ask) is None,
    "remove_yourself": lambda table, ask: _target(table, ask) is chair_of(table, ask),
    "last_player": lambda table, ask: sum(chair.person is not None for chair in table.chairs) < 2,
    "ahead_slow": lambda table, ask: table.clock != "slow",
    "ahead_turn": lambda table, ask: (
        on_turn(table) is not None and on_turn(table) == seat_of(table, ask.user_id)
    ),
    "ahead_gone": lambda table, ask: all(
        chosen.seat != seat_of(table, ask.user_id) for chosen in table.ahead
    ),
    "not_ready": lambda table, ask: table.fixture is None or not _is_in(table, ask),
}
"""Why something is refused: for each code, whether it is so at a table."""


def _is_full(table: Table, ask: Ask) -> bool:
    return chair_of(table, ask) is None and REASONS["table_full"](table, ask)


def _is_kept_from(table: Table, ask: Ask) -> bool:
    """Whether a ranked match is not to be ended, or somebody removed from it, by who asks."""
    plays = chair_of(table, ask) is not None
    return table.ranked and table.phase == "playing" and (not ask.is_staff or plays)


def _is_computers(table: Table, ask: Ask) -> bool:
    return table.ranked and _has_computers(table)


NEEDED: Mapping[str, tuple[str | Reason, ...]] = {
    "a:join": ("match_over", "already_started", _is_in, _is_full, "fixture_stranger"),
    "a:unready": ("match_over", "already_started", "not_seated", "not_ready"),
    "a:leave": ("match_over", "already_started", "not_seated", "fixture_leave"),
    "a:add": (
        "match_over",
        "already_started",
        "not_host",
        "ranked_computers",
        "league_computers",
        "table_full",
    ),
    "a:remove": ("match_over", "already_started", "not_host", "no_computer"),
    "a:level": ("match_over", "already_started", "not_host", "no_such_level", "no_computer"),
    "a:start": (
        *("match_over", "already_started", "fixture_start", _may_not_start, _is_computers),
        *("too_few_seats", "not_joined"),
    ),
    "a:back": ("match_over", "not_started", "not_seated", "forfeited", "not_away"),
    "a:quit": ("match_over", "not_seated", "left_already"),
    "a:kick": ("match_over", "not_host", "no_such_player", "remove_yourself"),
    "a:end": ("match_over", "fixture_end", "not_host", _is_kept_from),
    "a:vote": ("match_over", "not_started", "not_seated", "forfeited", "fixture_end", "ranked_vote"),
    "a:yes": ("match_over", "not_started", "not_seated", "forfeited", "no_vote"),
    "a:no": ("match_over", "not_started", "not_seated", "forfeited", "no_vote"),
    "a:in": ("match_over", "not_started", "forfeited", _may_not_come),
    "a:ahead": ("match_over", "not_started", "not_seated", "forfeited", "ahead_slow", "ahead_turn"),
    "a:unahead": ("match_over", "not_started", "not_seated", "forfeited", "ahead_gone"),
}
"""What forbids what: none of it may have been so at a table where it was done."""


def forbidding(action: str, table: Table, ask: Ask) -> str:
    """Why what was done should have been refused; empty if it was right."""
    for reason in NEEDED[action]:
        holds = REASONS[reason] if isinstance(reason, str) else reason
        if holds(table, ask):
            return reason if isinstance(reason, str) else reason.__name__.strip("_")
    return ""


# What follows


def _own(table: Table, ask: Ask) -> Chair:
    chair = chair_of(table, ask)
    if chair is None:
        raise LookupError(f"user {ask.user_id} has no chair")
    return chair


def _is_counted(before: Table, after: Table, ask: Ask, side: str) -> bool:
    """Whether a vote is counted, or the proposal is decided."""
    return after.vote is None or seat_of(before, ask.user_id) in getattr(after.vote, side)


def _computers(table: Table) -> int:
    return sum(chair.person is None for chair in table.chairs)


FOLLOWS: Mapping[str, Callable[[Table, Table, Ask], bool]] = {
    "a:join": lambda before, after, ask: _own(after, ask).press == ask.press,
    "a:unready": lambda before, after, ask: _own(after, ask).press is None,
    "a:leave": lambda before, after, ask: chair_of(after, ask) is None,
    "a:add": lambda before, after, ask: (
        after.chairs[:-1] == before.chairs and after.chairs[-1].person is None
    ),
    "a:remove": lambda before, after, ask: (
        len(after.chairs) == len(before.chairs) - 1 and _computers(after) == _computers(before) - 1
    ),
    "a:level": lambda before, after, ask: (
        {chair.level for chair in after.chairs if chair.person is None} == set(ask.words[:1])
    ),
    "a:start": lambda before, after, ask: after.phase == "playing" and after.chairs == before.chairs,
    "a:back": lambda before, after, ask: is_here(_own(after, ask)) and not _own(after, ask).misses,
    "a:quit": lambda before, after, ask: (
        chair_of(after, ask) is None
        if before.phase == "lobby"
        else _own(after, ask).stand_in and _own(after, ask).forfeited == before.ranked
    ),
    "a:kick": lambda before, after, ask: (
        _target(after, ask) is None if before.phase == "lobby" else not _is_present(_target(after, ask))
    ),
    "a:end": lambda before, after, ask: after.phase == ("closed" if before.phase == "lobby" else "ended"),
    "a:vote": lambda before, after, ask: not is_open(after) or _is_counted(before, after, ask, "ayes"),
    "a:yes": lambda before, after, ask: _is_counted(before, after, ask, "ayes"),
    "a:no": lambda before, after, ask: _is_counted(before, after, ask, "noes"),
    "a:in": lambda before, after, ask: is_here(_own(after, ask)),
    "a:ahead": lambda before, after, ask: not REASONS["ahead_gone"](after, ask),
    "a:unahead": lambda before, after, ask: REASONS["ahead_gone"](after, ask),
}
"""Whether what was done has followed."""


def _is_present(chair: Chair | None) -> bool:
    return chair is not None and is_here(chair)


def touches(action: str, before: Table, ask: Ask) -> frozenset[int | None]:
    """The users whose chairs an action may change, beside those of computers."""
    target = _target(before, ask) if action == "a:kick" else chair_of(before, ask)
    return frozenset({ask.user_id, None if target is None else target.user_id})


def came_back(before: Table, after: Table, ask: Ask) -> bool:
    """Whether all that has changed is that who presses is there again, after a turn that they missed or while
    the match rested.
    """
    seat = seat_of(before, ask.user_id)
    if seat is None:
        return False
    chair = before.chairs[seat]
    if not (before.rests or (chair.misses and chair.stand_in)):
        return False
    back = replace(chair, misses=0, stand_in=False, away_until=None)
    chairs = (*before.chairs[:seat], back, *before.chairs[seat + 1 :])
    was_there = (before.version, before.phase, chairs, False)
    return (after.version, after.phase, after.chairs, after.rests) == was_there


# A table as such


def oddity(table: Table, misses: int) -> str:
    """What cannot be about a table; empty if nothing. Who misses ``misses`` turns is not waited for."""
    spec, chairs = table.game.spec, table.chairs
    persons = [chair.person for chair in chairs if chair.person is not None]
    users = [chair.user_id for chair in chairs if chair.user_id is not None]
    if len({*persons}) < len(persons) or len({*users}) < len(users):
        return "somebody sits there twice"
    if len(chairs) > spec.seats[-1]:
        return f"{len(chairs)} sit there"
    if is_open(table) != (table.finished_at is None):
        return f"it is {table.phase}, and was finished at {table.finished_at}"
    if not is_open(table) and (table.deadline is not None or table.vote):
        return f"it is {table.phase}, with {table.vote} until {table.deadline}"
    if table.vote is not None and table.vote.ayes & table.vote.noes:
        return f"the votes are {table.vote}"
    if table.phase == "lobby":
        is_hosted = table.fixture is not None or table.host in persons
        return "" if is_hosted else "its host does not sit there"
    return _oddity_of_match(table, misses) if table.phase == "playing" else ""


def _is_asked_for(chair: Chair) -> bool:
    return chair.person is not None and chair.press is None and chair.from_deal == 1


def most_misses(table: Table, misses: int) -> int:
    """After how many missed turns a computer plays: ``misses``, but one in casual matches of one day."""
    is_casual = not table.ranked and table.season is None and table.fixture is None
    return 1 if is_casual and table.clock != "slow" else misses


def _oddity_of_match(table: Table, misses: int) -> str:
    chairs = table.chairs
    if len(chairs) not in table.game.spec.seats:
        return f"{len(chairs)} play"
    # Whoever takes over a seat of a computer later has not added to the shuffle.
    is_asked = any(_is_asked_for(chair) for chair in chairs)
    if is_asked and table.fixture is None:
        return "somebody plays who has not joined"
    if table.ranked and any(chair.person is None for chair in chairs):
        return "a computer plays in a ranked match"
    if table.fixture is None and table.host not in {chair.person for chair in chairs}:
        return "its host does not play there"
    if any(chair.misses >= most_misses(table, misses) and is_here(chair) for chair in chairs):
        return "somebody has missed too many turns and is waited for"
    here = {seat for seat, chair in enumerate(chairs) if is_here(chair)}
    if table.vote is not None:
        needed = len(here) // 2 + 1
        if len(table.vote.ayes & here) >= needed or len(here - table.vote.noes) < needed:
            return f"a vote is not decided: {table.vote}"
    for chosen in table.ahead:
        is_theirs = table.clock == "slow" and chosen.seat in here
        if not is_theirs or chairs[chosen.seat].person != chosen.person:
            return f"seat {chosen.seat} has chosen ahead"
    if not table.hidden and table.deadline is None and (here or table.fixture is None):
        return "nothing will happen there"
    return ""


STEADY = ("place_id", "game_key", "clock", "ranked", "secret", "created_at", "season", "fixture", "beginning")
"""What never changes about a table."""
DEALT = ("options", "house_rules", "contributions", "started_at")
"""What does not change once the cards are dealt."""


def broken_off(before: Table, after: Table) -> str:
    """What has changed between two states that cannot change; empty if nothing."""
    for name in STEADY if before.phase == "lobby" else (*STEADY, *DEALT):
        if getattr(before, name) != getattr(after, name):
            return f"{name}: {getattr(before, name)!r}, then {getattr(after, name)!r}"
    phases = ("lobby", "playing", "over")
    order = [min((phases.index(one.phase) if one.phase in phases else 2), 2) for one in (before, after)]
    if order[0] > order[1] or before.version > after.version:
        return f"{before.phase} {before.version}, then {after.phase} {after.version}"
    if before.phase != "lobby" and len(before.chairs) != len(after.chairs):
        return f"{len(before.chairs)} seats, then {len(after.chairs)}"
    return ""


# Moves

CHOICELESS = ("draw", "take", "pass", "token")
"""The verbs of moves that are made for whoever has no other."""


def wrong_forfeits(before: Table, after: Table) -> str:
    """What is wrong about who has forfeited a match after a move; empty if nothing.

    A move makes nobody forfeit but the last one: who was not there in most deals of a ranked match, or is not
    there at the end of a season's. In other matches computers may go on for whoever wants to leave. A ranked
    match that everybody has left is lost for all.
    """
    if after.ranked and not any(map(is_here, before.chairs)):
        return ""
    for seat, (was, chair) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        is_absent = chair.person is not None and 2 * chair.deals_stood_in > chair.deals
        is_over = after.phase == "over" and before.phase == "playing"
        forfeits = (after.ranked and is_absent) or (after.fixture is not None and chair.stand_in)
        had_forfeited = was.forfeited and chair.person == was.person
        if chair.forfeited != (had_forfeited or (is_over and forfeits)):
            return f"seat {seat} has forfeited: {chair.forfeited}, {chair}"
    return ""


def wrong_owners(before: Table, after: Table) -> str:
    """What is wrong about who sits where after a move, which gives nobody a seat; empty if nothing."""
    for seat, (was, chair) in enumerate(zip(before.chairs, after.chairs, strict=True)):
        if chair.person != was.person:
            return f"seat {seat} is {chair.person}'s now"
    return ""


def wrong_counts(before: Table, after: Table) -> str:
    """What is wrong about what is counted for each seat, for the deal that is played; empty if nothing."""
    events = [event for entry in _made(before, after) for event in entry.events]
    dealt = [number for number, event in enumerate(events) if event.key == "dealt" and event.to is None]
    for statistic, key in after.game.spec.statistics.items():
        for seat, counts in enumerate(after.tally):
            own = sum(
                one.key == key and one.data["seat"] == seat for one in events[dealt[-1] if dealt else 0 :]
            )
            should = own + (0 if dealt else before.tally[seat].get(statistic, 0))
            if counts.get(statistic, 0) != should:
                return f"seat {seat} has {counts.get(statistic, 0)} {statistic}, should have {should}"
    return _wrong_moves(before, after)


OF_PERSON = {"moves": ("person", "timeout", "stand_in"), "moves_stood_in": ("timeout", "stand_in")}
"""Who makes the moves that are counted for a person, and those that the person has missed."""


def _wrong_moves(before: Table, after: Table) -> str:
    """What is wrong about how many moves are counted for each seat in a deal; empty if nothing."""
    made, out_of_turn = _made(before, after), {"deal", *before.game.spec.out_of_turn}
    if any(event.key == "dealt" for entry in made for event in entry.events):
        return "" if not any(after.tally) else f"a deal begins with {after.tally}"
    forced = _forced(before, made)
    for name, origins in OF_PERSON.items():
        for seat, (was, counts) in enumerate(zip(before.tally, after.tally, strict=True)):
            turns = [
                each
                for each in made
                if each.seat == seat and Move.parse(each.move).verb not in out_of_turn
                if each.origin == "person" or each.version not in forced
            ]
            should = was.get(name, 0) + sum(each.origin in origins for each in turns)
            is_same = before.chairs[seat].person == after.chairs[seat].person
            if is_same and counts.get(name, 0) != should:
                return f"seat {seat} has {counts.get(name, 0)} {name}, should have {should}"
    return ""


def _forced(before: Table, made: list[TableLogEntry]) -> set[int]:
    """The versions that came of moves without a choice: nobody has missed what is done for them so."""
    game, state, found = before.game, before.state, set()
    for entry in made:
        seat, move = entry.seat or 0, Move.parse(entry.move)
        turns = [one for one in game.legal_moves(state, seat) if one.verb not in game.spec.out_of_turn]
        if turns == [move] and move.verb in CHOICELESS:
            found.add(entry.version)
        state = game.apply(state, seat, move).state
    return found


def _made(before: Table, after: Table) -> list[TableLogEntry]:
    """The moves that were made between two states: one, or several of the same turn."""
    return [entry for entry in after.log if entry.version > before.version]


def wrong_further(before: Table, after: Table) -> str:
    """What is wrong about the moves that were made at once after another one in its turn; empty if nothing.

    They are those that time or nobody's choice makes, and what a computer does that lays no card.
    """
    game, state, (first, *further) = before.game, before.state, _made(before, after)
    verbs = [Move.parse(first.move).verb]
    for last, entry in itertools.pairwise((first, *further)):
        seat, move = first.seat or 0, Move.parse(entry.move)
        state = game.apply(state, seat, Move.parse(last.move)).state
        verbs.append(move.verb)
        turns = [one for one in game.legal_moves(state, seat) if one.verb not in game.spec.out_of_turn]
        if (entry.seat, entry.origin, entry.at) != (first.seat, first.origin, first.at):
            return f"{entry} was made together with {first}"
        if game.to_act(state) != {seat} or move not in turns:
            return f"{move} was made after seat {seat}'s turn"
        is_right = {
            "timeout": move == game.timeout_move(state, seat),
            "forced": turns == [move],
        }.get(entry.origin, entry.origin != "person" and {*verbs} <= {*CHOICELESS})
        if not is_right:
            return f"{move} was made at once after {last.move}, though there were {turns}"
    return ""


def wrong_move(before: Table, after: Table, ask: Ask | None, misses: int, seen: int | None = None) -> str:
    """What is wrong about the move that was made between two states, and about those made at once after it;
    empty if nothing. It was pressed where the table was shown at the version ``seen``, if that is known.
    """
    made = _made(before, after)
    if [entry.version for entry in made] != [*range(before.version + 1, after.version + 1)]:
        return f"version {after.version} comes after {before.version}"
    entry, state = made[0], before.state
    seat, move = entry.seat, Move.parse(entry.move)
    if seat is None:
        return f"nobody has made {entry.move}"
    chair, came = before.chairs[seat], after.chairs[seat]
    is_turn = move.verb not in before.game.spec.out_of_turn
    if is_turn and seat not in before.game.to_act(before.state):
        return f"seat {seat} was not on turn"
    for each in made:
        state = before.game.apply(state, seat, Move.parse(each.move)).state
    if state != after.state:
        return f"{[each.move for each in made]} do not lead there"
    if unfair := wrong_owners(before, after) or wrong_forfeits(before, after) or wrong_counts(before, after):
        return unfair
    if wrong := wrong_further(before, after):
        return wrong
    if (after.turn_version == after.version) != is_turn or after.seat_versions[seat] != after.version:
        return f"versions {after.turn_version}, {after.seat_versions} after {entry.version}"
    match entry.origin:
        case "person":
            if chair.forfeited or entry.person != chair.person:
                return f"seat {seat} was not {entry.person}'s"
            if ask is not None and seat_of(before, ask.user_id) != seat:
                return f"somebody else has pressed for seat {seat}"
            if ask is not None and (came.misses or came.stand_in):
                return f"who plays seat {seat} is not there"
            if seen is not None and seen < (before.turn_version if is_turn else before.seat_versions[seat]):
                return f"{entry.move} was pressed for version {seen}, before {before.version}"
        case "computer":
            if chair.person is not None:
                return f"a computer has played for {chair.person}"
        case "stand_in":
            if chair.person is None or is_here(chair):
                return f"a computer stood in at seat {seat}"
        case "timeout":
            if on_turn(before) == seat and chair.misses + 1 != came.misses and is_here(chair):
                return f"a miss was not counted: {chair.misses}, {came.misses}"
            is_out = came.misses >= most_misses(before, misses)
            if on_turn(before) == seat and is_out != came.stand_in and is_here(chair):
                return f"{came.misses} misses, and a stand-in is {came.stand_in}"
        case "forced":
            legal = before.game.legal_moves(before.state, seat)
            turns = [one for one in legal if one.verb not in before.game.spec.out_of_turn]
            if turns != [move] or not is_here(chair):
                return f"{move} was not forced: {turns}"
    return ""


def is_spared(before: Table, after: Table) -> str:
    """What is wrong if time ran out for somebody who had nothing to decide; empty if nothing."""
    entry = next(iter(_made(before, after)), None)
    if entry is None or entry.origin != "timeout" or entry.seat is None:
        return ""
    seat, out_of_turn = entry.seat, before.game.spec.out_of_turn
    if on_turn(before) != seat or not is_here(before.chairs[seat]):
        return ""
    turns = [one for one in before.game.legal_moves(before.state, seat) if one.verb not in out_of_turn]
    if len(turns) == 1 and turns[0].verb in CHOICELESS:
        return f"seat {seat} ran out of time, and could only {turns[0]}"
    return ""
