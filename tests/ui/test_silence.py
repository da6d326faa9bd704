"""What silence costs is said to who has not owed a call, as far as the bot remembers after a restart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.api import Event
from bot.tables import Table, TableLogEntry
from bot.ui.hands.silence import silence_line
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import translator
from tests.tables.club import match

HANDS = ["4H KC", "9C JH 2S", "2D 3C 5S"]


def says_it(table: Table) -> bool:
    return bool(silence_line(table, 0, wording(table, translator("en"))))


def owed(*events: Event) -> Table:
    """A table with Ada on turn, whose next card makes a call due, after these events of an earlier deal."""
    table = match(3, position={"turn": 0, "discard": "9H", "hands": HANDS})
    due = Event("call_due", {"seat": 0}, to=0)
    return replace(table, log=(TableLogEntry(9, 0, "play 9H", "person", "p0", 0, (due, *events)),))


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("key", ["called", "call_missed"])
def test_what_silence_costs_is_said_again_after_a_restart_only_if_it_was_before(key: str, seat: int) -> None:
    table = owed(Event(key, {"seat": seat}))
    [entry] = table.log
    restored = replace(table, log=(replace(entry, events=entry.public),))
    assert says_it(table) == says_it(restored) == (seat == 1)


def test_who_has_owed_a_call_in_this_deal_knows_what_silence_costs() -> None:
    table = owed()
    assert says_it(table)
    tally = ({"calls_due": 1}, *table.tally[1:])
    assert not says_it(replace(table, tally=tally))
