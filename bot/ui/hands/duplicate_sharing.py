"""Share how a deal for one went: a line of emojis for the daily, a card for the cards of a match."""

from __future__ import annotations

from discord import ui

from bot.games import GAMES
from bot.services import DuplicatePlay
from bot.ui.components.layout import GOLD, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.hands.duplicate import end_of_play, show
from bot.ui.hands.duplicate_ends import (
    DuplicateEnd,
    alt_of_deal,
    compared,
    day_at,
    emoji_lines,
    line_of,
    podium_of_deal,
)
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, shown_name
from bot.ui.presses.duplicate import DealKey, ShareDeal, ShowDaily, back_to
from bot.ui.shell.context import Request
from bot.ui.tables.cards import (
    CardSource,
    Dare,
    PostCard,
    ask_where,
    beat_buttons,
    came_of,
    card_foot,
    dare_line,
    source_of,
)
from bot.ui.tables.sharing import card_of
from bot.user_text import UserText


@ShareDeal.on_press
async def share_deal(request: Request, press: ShareDeal) -> None:
    """Ask where to post it."""
    await ask_where(request, PostDeal(press.deal), [back_to(press.deal, request.say)])


class PostDeal(PostCard, template="d:post:{deal}"):
    """Post how you did with the daily deal or with shared cards, in the channel where you are."""

    deal: DealKey
    is_own = True

    async def card(self, request: Request) -> ReadyPost:
        """Return the post. Raises Refused ``not_over`` if the deal isn't finished."""
        play = await request.services.duplicate.finished(request.who, self.deal)
        say = request.say_here
        if play.deal.day is not None:
            return ReadyPost(daily_post(play, shown_name(request.interaction.user), say))
        return await (_solo if play.deal.is_solo else _beaten)(request, play, say)

    async def show_posted(self, request: Request, told: str) -> None:
        """Answer with the end of the deal."""
        await show(request, await request.services.duplicate.finished(request.who, self.deal), notice=told)


def daily_post(play: DuplicatePlay, name: UserText, say: Translator) -> ui.LayoutView:
    """Build the post of a daily: how it went, without a word about its cards."""
    deal, run = play.deal, play.run
    told = [say("shared-daily", game=GAMES[deal.game].spec.name, date=day_at(deal))]
    told.append(emoji_lines(play, say))
    came = line_of(deal.game, run, say)
    told.append(say("shared-by", name=escape_text(name), came=came, days=run.streak))
    return message("\n".join(told), [ShowDaily().button(say, "button-play-daily")], accent=GOLD)


async def _solo(request: Request, play: DuplicatePlay, say: Translator) -> ReadyPost:
    """Return the card of new cards that a user has played, for others to beat."""
    source = source_of(request)
    drawing = card_of(source, podium_of_deal(play.table, say), play.run.finished_at or 0, say)
    picture = await request.services.renderer.card(play.table, drawing, alt_of_deal(play.table, say))
    dared = Dare(await request.services.duplicate.dare_solo(play), shown_name(request.interaction.user))
    return ReadyPost(solo_message(play, dared, source, say, picture), picture)


def solo_message(
    play: DuplicatePlay, dared: Dare, source: CardSource, say: Translator, picture: Illustration | None = None
) -> ui.LayoutView:
    """Build the card of new cards that a player has played, which others may beat."""
    deal = dared.deal
    return message(
        say("shared-solo", game=GAMES[deal.game].spec.name, level=say(f"level-{deal.level}")),
        picture.gallery() if picture else None,
        emoji_lines(play, say),
        dare_line(dared, say),
        card_foot(source, play.run.finished_at or 0, say),
        beat_buttons(deal, source, say),
        accent=GOLD,
    )


async def _beaten(request: Request, play: DuplicatePlay, say: Translator) -> ReadyPost:
    """Return the card of shared cards that a user has played."""
    end, source = await end_of_play(request, play), source_of(request)
    drawing = card_of(source, podium_of_deal(play.table, say), play.run.finished_at or 0, say)
    picture = await request.services.renderer.card(play.table, drawing, alt_of_deal(play.table, say))
    name = shown_name(request.interaction.user)
    return ReadyPost(beaten_message(end, name, source, say, picture), picture)


def beaten_message(
    end: DuplicateEnd,
    name: UserText,
    source: CardSource,
    say: Translator,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """Build the card of shared cards that another player, ``name``, has played."""
    deal, run = end.play.deal, end.play.run
    return message(
        beaten_line(end, name, say),
        picture.gallery() if picture else None,
        emoji_lines(end.play, say),
        card_foot(source, run.finished_at or 0, say),
        beat_buttons(deal, source, say),
        accent=GOLD,
    )


def beaten_line(end: DuplicateEnd, name: UserText, say: Translator) -> str:
    """Return how a user did with the cards of another, and how that player did."""
    deal, run = end.play.deal, end.play.run
    return say(
        "shared-dared",
        name=escape_text(name),
        other=escape_text(end.dared_by or UserText(say("former-player"))),
        own=came_of(run, deal.game, say),
        first=came_of(deal, deal.game, say),
        how=compared(deal, run),
    )
