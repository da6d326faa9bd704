"""The public message of a match that has ended, with or without a result."""

from __future__ import annotations

from discord import ui

from bot.tables import Recap, Table
from bot.tables.reactions import NO_REACTIONS, Reacted
from bot.ui.components.layout import GOLD, LINE, TEXT_LIMIT, Buttons, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.i18n.players import chair_name, wording
from bot.ui.i18n.story import story
from bot.ui.i18n.translator import Translator
from bot.ui.presses.replays import ShowStory
from bot.ui.presses.tables import PlayAgain
from bot.ui.tables.details import ShowDetails
from bot.ui.tables.reacting import reaction_buttons, reaction_line
from bot.ui.tables.result import best_moment, earned_lines, is_captioned, places, played_for, title
from bot.ui.tables.sharing import Share
from bot.ui.tables.table import title_line, undrawn_seats

STORY_LIMIT = 1500
"""The most characters for how the match ended."""


def finished(
    table: Table,
    recap: Recap,
    say: Translator,
    picture: Illustration | None = None,
    reacted: Reacted = NO_REACTIONS,
) -> ui.LayoutView:
    """Build the public message of a match that was played to its end, as a celebration, with the ``picture``
    of its result. It leaves out what the picture shows, and last moves that follow from the result.

    The details of the match, with the proof of the shuffle, are behind a button.
    """
    in_picture = picture is not None and is_captioned(table, recap, say)
    told = [
        title(table, say),
        "" if in_picture else best_moment(table, recap, say),
        "" if table.observe(None).result else say("table-scored"),
        places(table, recap, say, are_drawn=says_all(picture)),
        played_for(table, say),
        earned_lines(table, recap, say),
    ]
    room = TEXT_LIMIT - sum(map(len, told))
    reactions = reaction_line(table, reacted, say)
    reactions = reactions if len(reactions) <= room else ""
    head, *rest = told
    return message(
        head,
        picture.gallery() if picture else None,
        *rest,
        LINE,
        story(table, say, min(STORY_LIMIT, room - len(reactions)), 1, _told_by_result(table)),
        reactions,
        buttons_after(table, say),
        [*reaction_buttons(table, say, reacted), ShowDetails(table.table_id).button(say)],
        accent=GOLD,
    )


def _told_by_result(table: Table) -> set[str]:
    """Return the keys of final events that the result already contains."""
    told = {"match_over", "eliminated"}
    return told | {"deal_over"} if table.observe(None).deal == 1 else told


def stopped(table: Table, say: Translator) -> ui.LayoutView:
    """Build the public message of a match that was ended without a result: the last moves and the points, but
    no cards.
    """
    seen = table.observe(None)
    names = [chair_name(table, seat, say) for seat in range(seen.seats)]
    head, seats = title_line(table, seen, say), undrawn_seats(seen, names, wording(table, say))
    end = say("table-ended")
    room = TEXT_LIMIT - len(head) - len(seats) - len(end)
    return message(
        head,
        story(table, say, min(STORY_LIMIT, room)),
        LINE,
        seats,
        end,
        [*buttons_after(table, say), ShowDetails(table.table_id).button(say)],
    )


def buttons_after(table: Table, say: Translator) -> Buttons:
    """Build the buttons below a match that has ended, at its table and in hands: **Play again**, **Share**
    and **Story**. They fill a row on a phone.
    """
    key = table.table_id
    again = [] if table.fixture is not None else [PlayAgain(key).button(say)]
    shared = [Share(key).button(say)] if table.phase == "over" else []
    return [*again, *shared, ShowStory(key).button(say)]
