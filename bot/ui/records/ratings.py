"""The screen of a member's rating in a game: what each match has made of it, and why it moved so far."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from discord import ui

from bot.games import GAMES
from bot.league.ratings import SETTLED
from bot.services import RatedMatchRow
from bot.ui.components.layout import message
from bot.ui.components.pagination import BY_TIME, turning
from bot.ui.components.post import ReadyPost
from bot.ui.components.press import GameKey, Number, Page
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.records import TurnStats
from bot.ui.records.drawing import member_name
from bot.ui.records.history import link_to_message
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.user_text import UserText

MATCHES = 8
"""The number of matches on one page."""
IN_FULL = 0.995
"""A match that counts for more than this is said to count in full."""


def rating_message(
    name: UserText,
    user_id: int,
    game: str,
    matches: Sequence[RatedMatchRow],
    page: int,
    more: bool,
    say: Translator,
    *,
    place_id: int,
) -> ui.LayoutView:
    """A page of the matches that have moved a rating, newest first. ``more`` says whether there are older
    ones.
    """
    return message(
        say("rating-title", name=escape_text(name), game=GAMES[game].spec.name, page=page + 1),
        "\n".join(_line(match, place_id, say) for match in matches) or say("rating-empty"),
        say("rating-how", settled=SETTLED),
        turning(lambda to: ShowRating(user_id, game, to), page, page + 1 + more, say, BY_TIME),
        [TurnStats(user_id, 0).button(say)],
    )


def _line(match: RatedMatchRow, place_id: int, say: Translator) -> str:
    weight = match.length * match.settled * match.fresh
    moved = match.new - match.old
    return say(
        "rating-line",
        at=moment(match.finished_at),
        link=link_to_message(place_id, match.channel_id, match.message_id),
        place=match.place,
        moved=abs(moved),
        sign="minus" if moved < 0 else "plus",
        after=match.new,
        counts=None if weight >= IN_FULL else max(1, round(100 * weight)),
        why=joined([say(f"rating-why-{why}") for why in _reasons(match)], say),
    )


def _reasons(match: RatedMatchRow) -> Iterator[str]:
    """Why a match has not counted in full."""
    for why, factor in (("length", match.length), ("settled", match.settled), ("fresh", match.fresh)):
        if factor < IN_FULL:
            yield why


class ShowRating(Plain, template="y:rating:{user}:{game}:{page}"):
    """See how each match changed a member’s rating in a game."""

    user: Number
    game: GameKey
    page: Page


@ShowRating.on_press
async def show_rating(request: Request, press: ShowRating) -> None:
    """Show a page of the matches that have moved a member's rating."""
    matches, more = await request.services.standings.rated_matches(
        request.place_id, press.user, press.game, press.page, MATCHES
    )
    name = await member_name(request, press.user)
    view = rating_message(
        name, press.user, press.game, matches, press.page, more, request.say, place_id=request.place_id
    )
    await request.show_post(ReadyPost(view))  # it takes the place of statistics with their picture
