"""Seats during a match: absence, return, leaving, removal, coming late, votes to end it.

Pure, like ``table.py``. Computers play for all absent players, so the others can always play on.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.games.api import Seat
from bot.shards import is_server
from bot.tables.log import without_moves
from bot.tables.people import NOBODY, Chair, Refused, Vote, Who
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
    return _seated(table, seat, misses=misses, stand_in=misses >= allowed)


def come_back(table: Table, who: Who) -> Table:
    """Give the seat back to its owner, and wake a match that rests. Raises Refused if they have forfeited, or
    still have the seat at a match that goes on.
    """
    seat = need_own_seat(table, who)
    chair = table.chairs[seat]
    if not chair.stand_in and chair.away_until is None and not table.rests:
        raise Refused("not_away")
    return _seated(replace(table, rests=False), seat, misses=0, stand_in=False, away_until=None)


def rest(table: Table) -> Table:
    """Let a running match sleep until one of its players presses something."""
    need_playing(table)
    return replace(table, rests=True)


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
    left = _seated(table, seat, stand_in=True, forfeited=table.ranked, away_until=None, misses=0)
    return _host_passed_on(left)


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
    good. Raises Refused if the table has ended.
    """
    need_open(table)
    seat = next((seat for seat, chair in enumerate(table.chairs) if chair.person == person), None)
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


# Coming late


def join_in(table: Table, who: Who, person: str) -> Table:
    """Seat ``who`` in a running casual match, in place of a computer, which wakes a match that rests. They
    play its cards at once, and their results count from the next deal. The shuffle keeps what an earlier
    owner of the seat added to it.

    Raises Refused ``ranked_seat``, ``no_one_here`` if all players are away, ``no_seat``, and ``forfeited`` if
    the host removed ``who`` from this match.
    """
    need_playing(table)
    if table.ranked:
        raise Refused("ranked_seat")
    if table.seat_of(who.user_id) is not None:
        raise Refused("already_seated", here="player")
    if not electorate(table):
        raise Refused("no_one_here")
    if any(past.chair.user_id == who.user_id for chair in table.chairs for past in chair.earlier):
        raise Refused("forfeited")
    seats = computer_seats(table)
    if not seats:
        raise Refused("no_seat")
    old, deal = table.chairs[seats[0]], table.observe(None).deal + 1
    past = old.held_until(table.version)
    chair = Chair(who.name, person, who.user_id, old.press, old.word, from_deal=deal, earlier=past)
    chairs = (*table.chairs[: seats[0]], chair, *table.chairs[seats[0] + 1 :])
    table = _host_passed_on(table)  # the seat may be that of a host who was removed
    return replace(table, chairs=chairs, tally=without_moves(table.tally, seats[0]), rests=False)


def takes_late(table: Table) -> bool:
    """Return whether the match has something for a person without a seat: a computer's seat, or on servers
    at least a message at its end.
    """
    return is_server(table.place_id) or bool(computer_seats(table))


def computer_seats(table: Table) -> list[Seat]:
    """Return the seats in the match that belong to no one, the one for the next person first: the bot's own
    computers, then programs, then seats of removed players. A seat whose owner is only away isn't among them.
    """
    out = table.observe(None).out
    ranks = {
        seat: 2 if chair.forfeited else 1 if chair.is_program else 0
        for seat, chair in enumerate(table.chairs)
        if seat not in out and (chair.person is None or chair.forfeited)
    }
    return sorted(ranks, key=lambda seat: (ranks[seat], seat))


# Votes to end the match


def electorate(table: Table) -> frozenset[Seat]:
    """Return the seats that may vote: those whose people are present."""
    return frozenset(seat for seat, chair in enumerate(table.chairs) if chair.present)


def votes_needed(table: Table) -> int:
    """Return how many votes the proposal to end the match needs: more than half, and at least one."""
    return len(electorate(table)) // 2 + 1


def vote_to_end(table: Table, who: Who, now: int) -> Table:
    """Propose to end the match without a result, or agree to it. Raises Refused in a ranked match."""
    seat = need_own_seat(table, who)
    if table.fixture is not None:
        raise Refused("fixture_end")
    if table.ranked:
        raise Refused("ranked_vote")
    ayes = table.vote.ayes if table.vote else frozenset()
    noes = table.vote.noes if table.vote else frozenset()
    return decided(replace(_here(table, seat), vote=Vote(ayes | {seat}, noes - {seat})), now)


def agree(table: Table, who: Who, now: int) -> Table:
    """Vote to end the match, and end it if this was the last vote needed."""
    need_own_seat(table, who)
    need_vote(table)
    return vote_to_end(table, who, now)


def disagree(table: Table, who: Who, now: int) -> Table:
    """Vote against ending the match, and drop the proposal if it can't pass any more."""
    seat = need_own_seat(table, who)
    vote = need_vote(table)
    return decided(replace(_here(table, seat), vote=Vote(vote.ayes - {seat}, vote.noes | {seat})), now)


def need_vote(table: Table) -> Vote:
    """Return the proposal to end the match. Raises Refused if there is none."""
    if table.vote is None:
        raise Refused("no_vote")
    return table.vote


def decided(table: Table, now: int) -> Table:
    """End the match if its players have agreed to that, or drop the proposal if it can't pass any more.

    It may pass because a player leaves and all others have agreed.
    """
    if table.vote is None:
        return table
    people, needed = electorate(table), votes_needed(table)
    ayes = table.vote.ayes & people
    if len(ayes) >= needed:
        voters = [table.chairs[seat] for seat in sorted(ayes)]
        return close(table, now, tuple(Who(chair.user_id or 0, chair.name) for chair in voters))
    return replace(table, vote=None) if len(people - table.vote.noes) < needed else table


# Helpers


def _here(table: Table, seat: Seat) -> Table:
    """Note that a voter is back."""
    return _seated(table, seat, misses=0, stand_in=False)


def _seated(table: Table, seat: Seat, **changes: Any) -> Table:
    chair = replace(table.chairs[seat], **changes)
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def _host_passed_on(table: Table) -> Table:
    """Return the table with a present person as host, if there is one. A host who has only missed turns
    stays.
    """
    if any(chair.person == table.host and (chair.present or chair.dozes) for chair in table.chairs):
        return table
    here = next((chair.person for chair in table.chairs if chair.present), None)
    return table if here is None else replace(table, host=str(here))


def is_withheld(table: Table, seat: Seat) -> bool:
    """Return whether the owner of ``seat`` may no longer see its cards, because they have forfeited and
    others play on.
    """
    return table.is_open and table.chairs[seat].forfeited
