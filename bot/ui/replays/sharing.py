"""Share the verdict on a match: the chances, what luck and play did, and the cards to beat."""

from __future__ import annotations

import asyncio

from discord import ui

from bot.games import GAMES
from bot.players.review import Review
from bot.tables import PastMatch, Refused
from bot.ui.components.layout import GREY, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Key
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.presses.replays import ShareVerdict, ShowStory
from bot.ui.replays.story import ACCENT
from bot.ui.replays.verdict import course_of, luck_of, price_of, verdict_alt
from bot.ui.shell.context import Request
from bot.ui.tables.cards import (
    CardSource,
    Dare,
    PostCard,
    ask_where,
    beat_buttons,
    card_foot,
    dare_line,
    dared,
    source_of,
)
from bot.user_text import UserText


@ShareVerdict.on_press
async def share_verdict(request: Request, press: ShareVerdict) -> None:
    """Ask where to post it."""
    back = ShowStory(press.table).button(request.say, "button-go-back", GREY)
    await ask_where(request, PostVerdict(press.table), [back])


class PostVerdict(PostCard, template="a:postverdict:{table}"):
    """Post how much of a match was luck, and how much your play, in the channel where you are."""

    table: Key
    is_own = True

    async def card(self, request: Request) -> ReadyPost:
        """Return the card of the user's review. Raises Refused ``verdict_others`` if there is none for them,
        and as :meth:`bot.tables.reviews.Reviews.of` does.
        """
        services = request.services
        match = await services.tables.replays.get(request.place_id, self.table)
        found = services.tables.reviews.of(match, request.user_id)
        if found is None:
            raise Refused("verdict_others")
        seat, review = found[0], await asyncio.shield(found[1])
        table, say = await services.tables.get(self.table), services.say_in(match.place_id)
        recap = await services.tables.recaps.of(table)
        dare = await dared(request, table, seat, recap.best_deal)
        picture = await services.renderer.draw(course_of(match, review), verdict_alt(match, review, say))
        name, at = shown_name(request.interaction.user), table.finished_at or 0
        source = source_of(request)
        return ReadyPost(shared_verdict(match, review, name, at, dare, source, say, picture), picture)


def shared_verdict(
    match: PastMatch,
    review: Review,
    name: UserText,
    at: int,
    dare: Dare | None,
    source: CardSource,
    say: Translator,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """Build the card of a player's review of a match that ended ``at`` a time (ms). ``dare``: the deal that
    others may beat.
    """
    return message(
        say(
            "shared-verdict",
            name=escape_text(name),
            game=GAMES[match.game].spec.name,
            **luck_of(match, review),
            choices=review.choices,
            play=price_of(review),
        ),
        picture.gallery() if picture else None,
        dare_line(dare, say),
        card_foot(source, at, say),
        beat_buttons(dare.deal if dare else None, source, say) or None,
        accent=ACCENT,
    )
