"""Seats during a match: absence, return, leaving, removal, votes, taking over a seat.

Pure, like ``table.py``. Computers play for all absent players, so the others can always play on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.api import Seat
from bot.tables.log import without_moves
from bot.tables.people import NOBODY, Chair, Refused, Vote, VoteKind, Who
from bot.tables.table import (
    Table,
    close,
    leave_lobby,
    need_host,
    need_open,
    need_own_seat,
    need_playing,
    need_seat,
    next_actor,
)

# Absence and return


def miss(table: Table, seat: Seat, allowed: int) -> Table:
    """Count a turn of ``seat`` that ran out of time. After ``allowed`` of them in a row, a computer takes
    over.
    """
    misses = table.chairs[seat].misses + 1
    return _host_passed_on(_seated(table, seat, misses=misses, stand_in=misses >= allowed))


def come_back(table: Table, who: Who) -> Table:
    """Give the seat back to its owner. Raises Refused if they have forfeited or still have it."""
    seat = need_own_seat(table, who)
    chair = table.chairs[seat]
    if not chair.stand_in and chair.away_until is None:
        raise Refused("not_away")
    return _seated(table, seat, misses=0, stand_in=False, away_until=None)


def set_away(table: Table, who: Who, until: int | None, longest: int) -> Table:
    """Let the clock of ``who`` at a slow table run only from ``until`` (ms), or at once if None, because they
    are back.

    No turn is delayed by more than ``longest`` (ms), however often a player says that they are away.
    """
    seat = need_own_seat(table, who)
    if table.clock != "slow":
        raise Refused("away_not_slow")
    if until is None:
        return _seated(table, seat, misses=0, stand_in=False, away_until=None)
    if next_actor(table) != seat:
        return _seated(table, seat, away_until=until)
    away = _seated(table, seat, away_until=min(until, table.turn_at + longest))
    # They are pinged and warned when they are back.
    return replace(away, pinged_version=0, to_ping=0, warned_version=0)


def leave_match(table: Table, who: Who) -> Table:
    """Leave a running match. A computer plays on. Leaving a ranked match forfeits it, except where seats are
    kept: there the match doesn't wait for the player, who gets the seat back when they return.
    """
    seat = need_seat(table, who)
    chair = table.chairs[seat]
    if chair.forfeited or chair.stand_in:
        raise Refused("left_already")
    if table.keeps_seats:
        return _seated(table, seat, stand_in=True, away_until=None, press=None, misses=0)
    return _host_passed_on(_seated(table, seat, stand_in=True, forfeited=table.ranked, away_until=None))


def remove_player(table: Table, who: Who, seat: Seat) -> Table:
    """Remove the player at ``seat`` on behalf of ``who``, the host or a moderator. A computer plays on for
    good.

    In a ranked match the player forfeits, so only moderators who don't play in it may remove them.
    """
    need_open(table)
    need_host(table, who)
    if table.phase == "lobby" and table.fixture is not None:
        raise Refused("fixture_remove")
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].person is None:
        raise Refused("no_such_player")
    chair = table.chairs[seat]
    if chair.user_id == who.user_id:
        raise Refused("remove_yourself")
    if table.phase == "lobby":
        chairs = table.chairs[:seat] + table.chairs[seat + 1 :]
        if not any(other.person for other in chairs):
            raise Refused("last_player")
        return _host_passed_on(replace(table, version=table.version + 1, chairs=chairs))
    if table.keeps_seats:
        raise Refused("fixture_remove")
    if table.ranked and not table.is_judge(who):
        raise Refused("ranked_remove")
    if chair.forfeited:
        raise Refused("left_already")
    return _host_passed_on(_seated(table, seat, stand_in=True, forfeited=True, away_until=None))


def forget_player(table: Table, person: str, now: int) -> Table:
    """Remove a person who asked to be forgotten.

    They leave a lobby. In a match, and in a fixture with a seat reserved for them, a computer plays on for
    good. Their proposals are dropped. Raises Refused if the table has ended.
    """
    need_open(table)
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.person == person), None)
    table = replace(table, votes=tuple(vote for vote in table.votes if vote.person != person))
    if seat is None:
        return table
    chair = table.chairs[seat]
    if table.phase == "lobby" and table.fixture is None and chair.user_id is not None:
        return leave_lobby(table, Who(chair.user_id, chair.name), now)
    version = table.version + 1 if table.phase == "lobby" else table.version
    left = _seated(replace(table, version=version), seat, stand_in=True, forfeited=True, away_until=None)
    return _host_passed_on(without_name(left, person))


def without_name(table: Table, person: str) -> Table:
    """Return the table with nothing but the key of ``person`` in their past and present chairs."""

    def nameless(chair: Chair) -> Chair:
        earlier = tuple(replace(past, chair=nameless(past.chair)) for past in chair.earlier)
        if chair.person != person:
            return replace(chair, earlier=earlier)
        return replace(chair, name=NOBODY, user_id=None, earlier=earlier)

    return replace(table, chairs=tuple(map(nameless, table.chairs)))


def give_up(table: Table) -> Table:
    """Forfeit an abandoned ranked match for all players. Computers finish it. Where seats are kept, players
    get theirs back when they return.
    """
    if table.keeps_seats:
        chairs = tuple(replace(chair, press=None, misses=0) for chair in table.chairs)
    else:
        chairs = tuple(replace(chair, forfeited=chair.person is not None) for chair in table.chairs)
    return replace(table, chairs=chairs)


# Votes


def electorate(table: Table) -> frozenset[Seat]:
    """Return the seats that may vote: those whose people are present."""
    return frozenset(seat for seat, chair in enumerate(table.chairs) if chair.present)


def votes_needed(table: Table, vote: Vote) -> int:
    """Return how many votes a proposal needs: all for a new player, more than half for ending the match, but
    at least one.
    """
    count = len(electorate(table))
    return max(count, 1) if vote.kind == "seat" else count // 2 + 1


def vote_to_end(table: Table, who: Who, now: int) -> Table:
    """Propose to end the match without a result, or agree to it. Raises Refused in a ranked match."""
    seat = need_own_seat(table, who)
    if table.fixture is not None:
        raise Refused("fixture_end")
    if table.ranked:
        raise Refused("ranked_vote")
    if any(vote.kind == "end" for vote in table.votes):
        return agree(table, who, "end", now)
    table = _here(table, seat)
    return decided(replace(table, votes=(*table.votes, Vote("end", frozenset({seat})))), now)


def ask_for_seat(table: Table, who: Who, person: str, seat: Seat) -> Table:
    """Ask the people at the table for a computer's seat, or for one whose owner is absent."""
    need_playing(table)
    if table.ranked:
        raise Refused("ranked_seat")
    if table.seat_of(who.user_id) is not None:
        raise Refused("already_seated", here="player")
    if not 0 <= seat < len(table.chairs) or table.chairs[seat].present:
        raise Refused("seat_taken")
    if any(vote.kind == "seat" for vote in table.votes):
        raise Refused("vote_open")
    if not electorate(table):
        raise Refused("nobody_to_ask")
    vote = Vote("seat", frozenset(), seat=seat, person=person, user_id=who.user_id, name=who.name)
    return replace(table, votes=(*table.votes, vote))


def agree(table: Table, who: Who, kind: VoteKind, now: int) -> Table:
    """Vote for a proposal, and carry it out if this was the last vote needed."""
    seat = need_own_seat(table, who)
    vote = vote_on(table, kind)
    changed = replace(vote, ayes=vote.ayes | {seat}, noes=vote.noes - {seat})
    return decided(_with_vote(_here(table, seat), changed), now)


def disagree(table: Table, who: Who, kind: VoteKind, now: int) -> Table:
    """Vote against a proposal, and drop it if it can't pass any more."""
    seat = need_own_seat(table, who)
    vote = vote_on(table, kind)
    changed = replace(vote, ayes=vote.ayes - {seat}, noes=vote.noes | {seat})
    return decided(_with_vote(_here(table, seat), changed), now)


def vote_on(table: Table, kind: VoteKind) -> Vote:
    """Return the proposal of a kind. Raises Refused if there is none."""
    vote = next((vote for vote in table.votes if vote.kind == kind), None)
    if vote is None:
        raise Refused("no_vote")
    return vote


def decided(table: Table, now: int) -> Table:
    """Carry out the proposals that have passed, and drop those that can't pass any more.

    A proposal may pass because a player leaves and all others have agreed.
    """
    for vote in table.votes:
        people, needed = electorate(table), votes_needed(table, vote)
        is_void = vote.seat is not None and table.chairs[vote.seat].present  # its owner was back first
        if is_void or len(people - vote.noes) < needed:
            table = _without_vote(table, vote.kind)
        elif len(vote.ayes & people) >= needed:
            if vote.kind == "end":
                names = tuple(table.chairs[seat].name for seat in sorted(vote.ayes & people))
                return close(table, now, names)
            table = _let_in(_without_vote(table, vote.kind), vote)
    return table


def _let_in(table: Table, vote: Vote) -> Table:
    """Seat the person who asked. They play the seat's cards, and their results count from the next deal.

    The shuffle keeps what the seat's earlier owner added to it.
    """
    seat = vote.seat
    if seat is None:
        return table
    old, deal = table.chairs[seat], table.observe(None).deal + 1
    chair = Chair(
        vote.name,
        vote.person,
        vote.user_id,
        old.press,
        old.word,
        from_deal=deal,
        earlier=old.held_until(table.version),
    )
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return _host_passed_on(replace(table, chairs=chairs, tally=without_moves(table.tally, seat)))


def _with_vote(table: Table, changed: Vote) -> Table:
    return replace(table, votes=tuple(changed if vote.kind == changed.kind else vote for vote in table.votes))


def _without_vote(table: Table, kind: VoteKind) -> Table:
    return replace(table, votes=tuple(vote for vote in table.votes if vote.kind != kind))


# Helpers


def _here(table: Table, seat: Seat) -> Table:
    """Note that a voter is back."""
    return _seated(table, seat, misses=0, stand_in=False)


def _seated(table: Table, seat: Seat, **changes: Any) -> Table:
    chair = replace(table.chairs[seat], **changes)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _host_passed_on(table: Table) -> Table:
    """Return the table with a present person as host, if there is one."""
    if any(chair.person == table.host and chair.present for chair in table.chairs):
        return table
    here = next((chair.person for chair in table.chairs if chair.present), None)
    return table if here is None else replace(table, host=str(here))


def is_withheld(table: Table, seat: Seat) -> bool:
    """Return whether the owner of ``seat`` may no longer see its cards, because they have forfeited and
    others play on.
    """
    return table.is_open and table.chairs[seat].forfeited
