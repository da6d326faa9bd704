"""Who is on turn is pinged, and is warned before their time is up: each at most once a turn."""

from typing import Any

import pytest

from bot.tables import Pings, Refused, Table, next_actor
from bot.tables.pace import is_waited_for
from bot.tables.timekeeping import BUSY_PAUSE
from tests.tables.clock import START
from tests.tables.club import ADA, BO, PACE, SECOND, Club, committed, held, stacked

TURN = PACE.clocks["normal"]
PING, WARNING = TURN // 4, TURN - TURN // 4
"""Milliseconds after the beginning of a turn with a normal clock."""
HOUR = 3_600 * SECOND

NINES: dict[str, Any] = {"turn": 0, "discard": "9C", "hands": ["9H KD QD", "9S 4S KS"]}
"""Both can lay a nine."""


# Pinged


class Witness:
    """Hears the pings, and looks then whether the turn stands in the file already."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.heard: list[tuple[int, int | None]] = []
        """How long after the start, and who was on turn."""
        club.tables.pinged.subscribe(self)

    def __call__(self, table: Table) -> None:
        row = committed(self.club.path, table.table_id)
        assert row["turn_version"] == table.turn_version == table.to_ping
        self.heard.append((self.club.clock.now() - START, next_actor(table)))


async def was_pinged(club: Club, table: Table) -> None:
    """Discord has the message that pings who is on turn."""
    await club.tables.messages.told(table.table_id, table.version, 1, pinged=table.turn_version)


async def test_a_ping_comes_after_a_while_and_is_kept_once_it_was_told(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    pings = Witness(club)
    await club.clock.advance(PING - 1)
    assert pings.heard == []
    await club.clock.advance(1)
    assert pings.heard == [(PING, 0)]
    assert club.column(table, "pinged_version") == 0
    await was_pinged(club, table)
    assert club.column(table, "pinged_version") == table.turn_version
    now = club.now(table)
    assert (now.version, now.pinged_version) == (table.version, table.turn_version)
    assert now.deadline == table.deadline
    await club.clock.advance(TURN - PING - 1)
    assert pings.heard == [(PING, 0)], "once a turn"


async def test_the_next_turn_has_its_own(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    pings = Witness(club)
    await club.clock.advance(PING)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PING)
    assert pings.heard == [(PING, 0), (2 * PING, 1)]


async def test_who_plays_in_time_is_not_pinged(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    pings = Witness(club)
    await club.clock.advance(PING - 1)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(PING - 1)
    await club.make(table, BO, "play 9S")
    assert pings.heard == []


async def test_at_a_slow_table_at_once(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.clock.advance()
    assert club.now(table).to_ping == table.turn_version, "when it was dealt"
    pings = Witness(club)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance()
    assert pings.heard == [(0, 1)]
    await club.clock.advance(PACE.clocks["slow"] - 1)
    assert pings.heard == [(0, 1)]


async def test_at_a_fast_table_never(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="fast")
    pings = Witness(club)
    await club.clock.advance(PACE.clocks["fast"] - 1)
    assert pings.heard == []
    assert club.now(table).pinged_version == 0


@pytest.mark.parametrize(
    ("wish", "expected"), [("never", []), ("always", [(0, 1)]), ("default", [(PING, 1)])]
)
async def test_as_the_player_on_turn_wishes(club: Club, wish: Pings, expected: list[Any]) -> None:
    """Bo, that is: what Ada wishes does not matter in his turn."""
    table = await club.deal(2, position=NINES)
    club.pings_of = lambda table, seat: wish if seat == 1 else "never"
    pings = Witness(club)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance()
    await club.clock.advance(PING)
    assert pings.heard == expected


async def test_not_again_after_a_restart(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    await club.clock.advance(PING)
    assert [ping.table_id for ping in club.pings] == [table.table_id]
    await was_pinged(club, table)
    await club.restart()
    await club.clock.advance(TURN - PING - 1)
    assert club.pings == []


async def test_again_after_a_restart_if_nobody_got_it(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    await club.clock.advance(PING)
    await club.restart()
    pings = Witness(club)
    await club.clock.advance(1)
    assert pings.heard == [(PING + 1, 0)]
    await was_pinged(club, table)
    await club.restart()
    await club.clock.advance(TURN - PING - 2)
    assert club.pings == []


async def test_not_for_who_was_away_before_the_ping_came(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.clock.advance()
    await club.tables.seats.set_away(ADA, START + HOUR)
    await was_pinged(club, table)
    pings = Witness(club)
    await club.clock.advance(HOUR)
    assert pings.heard == [(HOUR, 0)]


async def test_but_after_a_restart_that_came_before_it(club: Club) -> None:
    await club.deal(2, position=NINES)
    await club.clock.advance(PING - 1)
    await club.restart()
    pings = Witness(club)
    await club.clock.advance(1)
    assert pings.heard == [(PING, 0)]


async def test_not_again_because_somebody_called_or_came_or_went(club: Club) -> None:
    hands = ["9H KD", "9S 4S KS", "4D 3D 3H"]
    table = await club.deal(3, position=NINES | {"hands": hands})
    await club.make(table, ADA, "play 9H")
    pings = Witness(club)
    await club.clock.advance(PING)
    await club.make(table, ADA, "call")
    await club.tables.seats.leave(table.table_id, ADA)
    await club.tables.seats.come_back(table.table_id, ADA)
    await club.clock.advance(TURN - PING - 1)
    assert pings.heard == [(PING, 1)]


LUCKY: dict[str, Any] = stacked("9H", turn=0, discard="9C", hands=["4H 4D KD", "9S 4S KS"])
"""The first must draw, and can then lay what is drawn, or something else."""


async def test_who_goes_on_with_their_own_turn_is_there_already(club: Club) -> None:
    table = await club.deal(2, position=LUCKY)
    pings = Witness(club)
    drawn = await club.make(table, ADA, "draw")
    assert next_actor(drawn) == is_waited_for(drawn) == 0
    await club.clock.advance(TURN - 1)
    assert pings.heard == []
    await club.restart()
    await club.clock.advance(PACE.grace - 1)
    assert club.pings == []


async def test_who_had_a_card_drawn_for_them_is_not(club: Club) -> None:
    await club.deal(2, position=LUCKY)
    pings = Witness(club)
    await club.clock.advance(PACE.forced)
    await club.clock.advance(PING)
    assert pings.heard == [(PACE.forced + PING, 0)]


async def test_nobody_is_pinged_for_a_turn_that_is_no_persons(club: Club) -> None:
    table = await club.deal(2, 1, position=NINES | {"hands": [*NINES["hands"], "9D 3D 3H"], "turn": 2})
    club.pings_of = lambda table, seat: "always"
    pings = Witness(club)
    await club.clock.advance(SECOND - 1)
    assert pings.heard == [], "a computer"
    for who in (ADA, BO):
        await club.tables.seats.leave(table.table_id, who)
    await club.clock.advance(100 * TURN)
    assert pings.heard == [], "asleep"


async def test_between_deals_nobody_is_pinged_or_warned(club: Club) -> None:
    table = await club.deal(2, position={"turn": 0, "discard": "9C", "hands": ["9H", "4S KD"]})
    club.pings_of = lambda table, seat: "always"
    pings = Witness(club)
    between = await club.make(table, ADA, "play 9H")
    await club.clock.advance(PACE.next_deal - 1)
    assert pings.heard == []
    assert club.now(table) is between


# Warned


def warnings(club: Club) -> list[int]:
    """The turns for which somebody has been told of a warning."""
    return [table.warned_version for table in club.changes if table.warned_version == table.turn_version]


async def test_a_warning_is_kept_and_told_before_time_is_up(club: Club) -> None:
    club.pings_of = lambda table, seat: "never"
    table = await club.deal(2, position=NINES)
    await club.clock.advance(WARNING - 1)
    assert warnings(club) == []
    await club.clock.advance(1)
    assert warnings(club) == [table.turn_version]
    assert club.column(table, "warned_version") == club.now(table).warned_version == table.turn_version
    changes = len(club.changes)
    await club.clock.advance(TURN - WARNING - 1)
    assert len(club.changes) == changes, "once"
    await club.clock.advance(1)
    assert club.now(table).log[-1].origin == "timeout"


async def test_the_next_turn_is_warned_anew(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    await club.clock.advance(WARNING)
    moved = await club.make(table, ADA, "play 9H")
    await club.clock.advance(WARNING - 1)
    assert club.now(table).warned_version == table.turn_version
    await club.clock.advance(1)
    assert club.now(table).warned_version == moved.turn_version


async def test_nobody_is_warned_again_after_a_restart(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    await club.clock.advance(WARNING)
    await was_pinged(club, table)
    await club.restart()
    await club.clock.advance(TURN - WARNING - 1)
    assert club.changes == []


async def test_whoever_was_away_is_pinged_and_warned_by_the_time_that_then_runs(club: Club) -> None:
    table = await club.deal(2, position=NINES, clock="slow")
    await club.clock.advance()
    await club.tables.seats.set_away(BO, START + 48 * HOUR)
    pings = Witness(club)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(48 * HOUR - 1)
    assert pings.heard == []
    await club.clock.advance(1)
    assert pings.heard == [(48 * HOUR, 1)]
    await club.clock.advance(22 * HOUR)
    assert club.now(table).warned_version == club.now(table).turn_version


async def test_a_warning_that_could_not_be_kept_is_not_given_until_it_is(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    with held(club.path):
        await club.clock.advance(WARNING)
        assert warnings(club) == []
    await club.clock.advance(BUSY_PAUSE)
    assert warnings(club) == [table.turn_version]


async def test_a_reminder_for_a_match_that_is_over_meanwhile_does_no_harm(club: Club) -> None:
    table = await club.deal(2, position=NINES)
    pings = Witness(club)
    await club.tables.matches.end(table.table_id, ADA)
    await club.clock.advance(TURN)
    assert pings.heard == []
    with pytest.raises(Refused):
        await club.make(table, ADA, "play 9H")


# Quiet hours


async def test_a_ping_in_quiet_hours_follows_when_they_are_over(club: Club) -> None:
    over = 5 * PING
    morning = club.clock.now() + over
    club.ping_from = lambda table, seat, at: max(at, morning)
    table = await club.deal(2, position=NINES, clock="slow")
    pings = Witness(club)
    await club.clock.advance(over - 1)
    assert pings.heard == []
    await club.restart()
    pings = Witness(club)
    await club.clock.advance(1)
    assert pings.heard == [(over, 0)]
    await club.clock.advance(PACE.clocks["slow"] - over - 1)
    assert pings.heard == [(over, 0)]
    assert club.now(table).is_open


async def test_a_ping_follows_quiet_hours_also_if_time_was_nearly_up_in_them(club: Club) -> None:
    over = PACE.clocks["slow"] - PING
    morning = club.clock.now() + over
    club.ping_from = lambda table, seat, at: max(at, morning)
    table = await club.deal(2, position=NINES, clock="slow")
    pings = Witness(club)
    await club.clock.advance(over - 1)
    assert club.now(table).warned_version == club.now(table).turn_version
    assert pings.heard == []
    await club.clock.advance(1)
    assert pings.heard == [(over, 0)]


async def test_nobody_is_pinged_after_quiet_hours_for_a_turn_that_they_have_taken(club: Club) -> None:
    morning = club.clock.now() + 5 * PING
    club.ping_from = lambda table, seat, at: max(at, morning) if seat == 0 else at
    table = await club.deal(2, position=NINES, clock="slow")
    pings = Witness(club)
    await club.make(table, ADA, "play 9H")
    await club.clock.advance(10 * PING)
    assert [seat for _, seat in pings.heard] == [1]
