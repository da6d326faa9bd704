"""Share a result: a card that stands alone, with the same cards to beat."""

from __future__ import annotations

from datetime import UTC, datetime

from discord import ui

from bot.games import GAMES
from bot.games.api import Seat
from bot.tables import Recap, Refused, Table, Who
from bot.ui.components.layout import GOLD, GREY, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Key
from bot.ui.i18n.translator import Translator
from bot.ui.pictures.card import ShareCard
from bot.ui.pictures.names import drawn_name
from bot.ui.pictures.podium import Podium
from bot.ui.presses.hands import ShowHand
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.shell.own_hand import answer_with_hand
from bot.ui.shell.pressed import table_here
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
from bot.ui.tables.result import best_moment, is_captioned, places, podium_of, result_alt, shared_line, won_by
from bot.user_text import UserText


class Share(AtTable, template="a:share:{table}"):
    """Choose a channel for the card of the result."""

    label = "button-share"


@Share.on_press
async def share(request: TableRequest, press: Share) -> None:
    """Ask where to post the result."""
    table = need_result(request.table)
    from_hand = request.is_private and table.seat_of(request.user_id) is not None
    back = [ShowHand(table.table_id).button(request.say, "button-go-back", GREY)] if from_hand else []
    await ask_where(request, PostResult(table.table_id), back)


class PostResult(PostCard, template="a:sharehere:{table}"):
    """Post the card of the result in the channel where you are."""

    table: Key

    async def card(self, request: Request) -> ReadyPost:
        """Return the card of the match's result."""
        return await result_card(request, need_result(await table_here(request, self.table)))

    async def show_posted(self, request: Request, told: str) -> None:
        """Answer with the user's hand if they have one."""
        table = await table_here(request, self.table)
        if not await answer_with_hand(request, table, told):
            await request.briefly(message(told))


async def result_card(request: Request, table: Table) -> ReadyPost:
    """Return the card of a match's result, with the deal of its moment for others to beat."""
    services, source = request.services, source_of(request)
    say, recap = services.say_in(table.place_id), await services.tables.recaps.of(table)
    dare = await dared(request, table, seat_to_beat(table, request.user_id), recap.best_deal)
    drawing = card_of(source, podium_of(table, recap, say), table.finished_at or 0, say)
    picture = await services.renderer.card(table, drawing, result_alt(table, recap, say))
    return ReadyPost(shared_result(table, recap, request.who, dare, source, say, picture), picture)


def shared_result(
    table: Table,
    recap: Recap,
    sharer: Who,
    dare: Dare | None,
    source: CardSource,
    say: Translator,
    picture: Illustration | None = None,
) -> ui.LayoutView:
    """Build the card of a match's result, with its ``picture``. ``dare``: the deal that others may beat."""
    in_picture = picture is not None and is_captioned(table, recap, say)
    return message(
        shared_line(table, sharer, say),
        picture.gallery() if picture else places(table, recap, say),
        "" if in_picture else best_moment(table, recap, say),
        dare_line(dare, say),
        card_foot(source, table.finished_at or 0, say),
        beat_buttons(dare.deal if dare else None, source, say) or None,
        accent=GOLD,
    )


def seat_to_beat(table: Table, user_id: int) -> Seat:
    """Return the seat whose cards a user dares others to beat: their own, or else the winner's."""
    own = table.seat_of(user_id)
    return next(iter(won_by(table)), 0) if own is None else own


def card_of(source: CardSource, podium: Podium, at: int, say: Translator) -> ShareCard:
    """Return what the picture of a card shows: a podium, what was played, when (ms) and on which server."""
    game, day = GAMES[podium.game].spec, datetime.fromtimestamp(at // 1000, UTC).date()
    server = drawn_name(source.server) if source.server else ""
    by_heads = any(step.kind for step in podium.steps)
    by_deals = say.has(f"{podium.game}-result-total")
    kind = "heads" if by_heads else "deals" if by_deals else "points"
    unit = say("share-unit", kind=kind)
    about = f"{day} · {server}" if server else str(day)
    return ShareCard(podium, drawn_name(UserText(game.name)), about, drawn_name(UserText(unit)))


def need_result(table: Table) -> Table:
    """Return a table if its match has a result. Raises Refused ``not_over``."""
    if table.phase != "over":
        raise Refused("not_over")
    return table
