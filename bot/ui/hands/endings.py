"""What a hand shows when there are no cards to play: a deal's result, the match's result, and how it was
stopped.
"""

from __future__ import annotations

from discord import ui

from bot.games.api import Move, Seat
from bot.tables import Recap, Table
from bot.tables.people import deal_over
from bot.ui.components.layout import GOLD, GREEN, button, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.hands.hand import news_buttons
from bot.ui.hands.since import last_line
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import listed
from bot.ui.presses.hands import HandPresses
from bot.ui.tables.finished import buttons_after
from bot.ui.tables.result import best_moment, earned_lines, is_captioned, own_place, own_title, places
from bot.ui.tables.table import scores, time_lines, turn_line
from bot.ui.tables.votes import vote_line

OF_RESULT = ("deal_over", "eliminated", "match_over")
"""The keys of the last move's events that the result contains."""


def is_between(table: Table) -> bool:
    """Return whether a deal has ended and the next one has not begun."""
    return table.phase == "playing" and table.observe(None).phase == "between"


def deal_message(table: Table, seat: Seat, say: Translator, notice: str = "") -> ui.LayoutView:
    """Build the message of the owner of ``seat`` between two deals: who won the last one and how, the points,
    the button that deals the next, and what else concerns the owner.
    """
    seen, words = table.observe(seat), wording(table, say)
    over = next((found for entry in reversed(table.log) if (found := deal_over(entry.public))), None)
    is_own = over is not None and over.data["winner"] == seat
    title = say("hand-won-deal", deal=seen.deal) if is_own else words.tell(over) if over else ""
    can_deal = Move("deal") in seen.legal
    press = HandPresses(table.table_id, seat, table.version).move("deal")
    return message(
        notice,
        title and f"### {title}",
        last_line(table, seat, words, OF_RESULT),
        scores(table, seen, say),
        turn_line(table, seen, say, mention=False),
        time_lines(table, say),
        vote_line(table, say),
        [button(press, say("verb-deal"), GREEN)] if can_deal else None,
        news_buttons(table, seat, say),
        accent=GOLD,
    )


def result_message(
    table: Table,
    seat: Seat,
    recap: Recap,
    say: Translator,
    picture: Illustration | None = None,
    notice: str = "",
) -> ui.LayoutView:
    """Build the message of the owner of ``seat`` after a match that was played to its end: who has won, the
    owner's own line, the ``picture`` of the result, and what comes next. Words leave out what the picture
    shows.
    """
    in_picture = picture is not None and is_captioned(table, recap, say)
    own = own_place(table, recap, seat, say, are_drawn=says_all(picture))
    return message(
        notice,
        "\n".join(filter(None, [own_title(table, seat, say), own])),
        "" if table.observe(None).result else say("table-scored"),
        picture.gallery() if picture else None,
        "" if in_picture else best_moment(table, recap, say),
        "" if says_all(picture) else places(table, recap, say, without=seat),
        earned_lines(table, recap, say, seat),
        buttons_after(table, say),
        accent=GOLD,
    )


def stopped_message(table: Table, seat: Seat, say: Translator, notice: str = "") -> ui.LayoutView:
    """Build the message of the owner of ``seat`` after a match that was stopped without a result, and by
    whom.
    """
    by = {who.user_id: table.seat_of(who.user_id) for who in table.stopped_by}
    names = wording(table, say).names
    others = [
        escape_text(who.name if (other := by[who.user_id]) is None else names[other])
        for who in table.stopped_by
        if by[who.user_id] != seat
    ]
    who = listed([say("hand-you"), *others] if seat in by.values() else others, say)
    buttons = buttons_after(table, say)
    return message(notice, say("hand-ended", names=who or None), buttons, accent=GOLD)
