"""What a call costs that isn't made: told before a card after which one is due."""

from __future__ import annotations

from bot.games.api import Seat
from bot.tables import Table
from bot.tables.ahead import cost_of_silence, plays_to_call
from bot.ui.i18n.wording import Wording


def silence_line(table: Table, seat: Seat, words: Wording) -> str:
    """Return what silence costs ``seat`` if a call is due after one of its plays, until it has owed a call;
    otherwise an empty text.
    """
    cost = cost_of_silence(table, seat)
    if cost is None or not plays_to_call(table, seat) or _has_owed(table, seat):
        return ""
    return words.say("hand-silence", count=cost.cards, enforce=cost.enforce)


def _has_owed(table: Table, seat: Seat) -> bool:
    """Return whether ``seat`` has owed a call in this deal, or lately in the match, as far as that is stored:
    that a call is due isn't, because only its seat may know.
    """
    return bool(table.tally[seat].get("calls_due")) or any(
        event.key in ("called", "call_missed") and event.data["seat"] == seat
        for entry in table.log
        for event in entry.public
    )
