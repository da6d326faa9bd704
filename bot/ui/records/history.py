"""The history: finished matches, newest first, with a link to each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import tzinfo
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.players import reviews
from bot.services import HistoryRow
from bot.ui.components.layout import menu, menu_id, message
from bot.ui.components.pagination import BY_TIME, turning
from bot.ui.components.press import Number, Page
from bot.ui.i18n.moments import in_full
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.records import CheckMatch, TurnStats
from bot.ui.presses.replays import ShowStory
from bot.ui.records.drawing import member_name
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.user_text import UserText

MATCHES = 6
"""The number of matches on one page."""
NAMED = 5
"""The most players of a match that are named. The rest are counted."""


def history_message(
    matches: Sequence[HistoryRow],
    page: int,
    more: bool,
    say: Translator,
    *,
    place_id: int,
    user_id: int | None = None,
    name: UserText | None = None,
    reader: int,
) -> ui.LayoutView:
    """A page of finished matches of this server, or of one member. ``more`` says whether there are older
    ones. A ``reader`` who sees their own can have them looked through.
    """
    title = say("history-title", name=None if name is None else escape_text(name), page=page + 1)
    turn = turning(lambda to: TurnHistory(user_id or 0, to), page, page + 1 + more, say, BY_TIME)
    numbered, here = list(enumerate(matches, 1)), TurnHistory(user_id or 0, page).custom_id
    told = [(number, match) for number, match in numbered if reviews(match.game)] if user_id == reader else []
    others = [TurnStats(reader if user_id is None else user_id, 0).button(say)]
    others += [] if user_id is None else [TurnHistory(0, 0).button(say, "button-history-all")]
    return message(
        title,
        "\n".join(_line(match, place_id, say) for match in matches) or say("history-empty"),
        _menu(lambda key: CheckMatch(key, here), menu_id("fair", "history"), say("fair-menu"), numbered, say),
        _menu(ShowStory, menu_id("story", "history"), say("story-menu"), told, say),
        turn,
        others,
    )


def match_name(match: HistoryRow, zone: tzinfo, say: Translator) -> UserText:
    """A match in one line, for a list to choose from: when, which game, and who played."""
    at = in_full(match.finished_at, zone, say)
    return UserText(say("history-name", at=at, game=_game(match), players=players_of(match, say)))


def players_of(match: HistoryRow, say: Translator) -> str:
    """The people who have played a match, by name, as plain text."""
    return joined([_label(seat.name, say) for seat in match.seats if seat.person is not None], say)


def _menu(
    press: Callable[[str], Plain],
    custom_id: str,
    placeholder: str,
    matches: Sequence[tuple[int, HistoryRow]],
    say: Translator,
) -> ui.Select[Any] | None:
    """A menu of matches by their numbers on the page, each with its press; None without any."""
    options = [
        (
            press(match.table_id).custom_id,
            say("fair-menu-match", number=number, game=_game(match)),
            players_of(match, say),
        )
        for number, match in matches
    ]
    return menu(custom_id, placeholder, options) if options else None


def _label(name: UserText | None, say: Translator) -> str:
    return say("former-player") if name is None else label_text(name)


def _game(match: HistoryRow) -> str:
    return GAMES[match.game].spec.name


def link_to_message(place_id: int, channel_id: int, message_id: int | None) -> str | None:
    """Where a message stands; None where it was never sent."""
    if message_id is None:
        return None
    return f"https://discord.com/channels/{place_id}/{channel_id}/{message_id}"


def name_of(name: UserText | None, say: Translator) -> str:
    """The name of a player for a text, with markup escaped. None stands for a player who was forgotten."""
    return say("former-player") if name is None else escape_text(name)


def _line(match: HistoryRow, place_id: int, say: Translator) -> str:
    people = [seat for seat in match.seats if seat.person is not None]
    places = [
        say(
            "history-place",
            place=seat.place,
            name=name_of(seat.name, say),
            forfeited=seat.forfeited,
        )
        for seat in people[:NAMED]
    ]
    if len(people) > NAMED:
        places.append(say("history-more", count=len(people) - NAMED))
    return say(
        "history-line",
        at=moment(match.finished_at),
        game=_game(match),
        link=link_to_message(place_id, match.channel_id, match.message_id),
        mark="league" if match.league else "ranked" if match.ranked else None,
        league="" if match.league is None else escape_text(match.league),
        number=str(match.number),
        void=match.void,
        places=joined(places, say),
    )


class TurnHistory(Plain, template="y:{user}:{page}"):
    """See what a member has played, or everyone on this server."""

    user: Number
    """The id of a user; 0 for all."""
    page: Page
    label = "button-history"


@TurnHistory.on_press
async def turn_history(request: Request, press: TurnHistory) -> None:
    """Show a page of the finished matches on this server, of all members or one."""
    user_id, place_id = press.user or None, request.place_id
    name = None if user_id is None else await member_name(request, user_id)
    matches, more = await request.services.standings.history(place_id, user_id, press.page, MATCHES)
    view = history_message(
        matches,
        press.page,
        more,
        request.say,
        place_id=place_id,
        user_id=user_id,
        name=name,
        reader=request.user_id,
    )
    await request.private(view)
