"""Playing a deal for one, in the user's own private message: its hand, its moves, and its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from discord import ui

from bot.games.api import IllegalMove, Move
from bot.services import DuplicatePlay, Sort
from bot.tables import Refused, StorageError
from bot.tables.duplicate import is_of_match, is_over, match_of, own_seat
from bot.ui.components.layout import Buttons, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import Number, Text
from bot.ui.delivery.hand_view import HandView
from bot.ui.hands.duplicate_ends import DuplicateEnd, alt_of_deal, duplicate_end, podium_of_deal
from bot.ui.hands.hand import hand_message, possible
from bot.ui.hands.menu import picked
from bot.ui.i18n.players import wording
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import shown_name
from bot.ui.pictures.emojis import Tiles
from bot.ui.presses.duplicate import CheckDealt, DealKey, DealRecord, NewCards, PlayDeal, back_to
from bot.ui.presses.hands import HandPresses
from bot.ui.presses.records import CheckMatch
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain


@PlayDeal.on_press
async def play_deal(request: Request, press: PlayDeal) -> None:
    """Deal the cards, or show them as they are now, in a private message."""
    play = await request.services.duplicate.play(request.place_id, request.who, press.deal)
    await show(request, play)


@NewCards.on_press
async def play_new_cards(request: Request, press: NewCards) -> None:
    """Deal new cards, in a private message. Before they replace some that the user has played with, ask."""
    duplicate, say = request.services.duplicate, request.say
    try:
        play = await duplicate.play_solo(
            request.place_id, request.who, press.game, press.level, sure=bool(press.sure)
        )
    except Refused as refused:
        if refused.code != "solo_begun":
            raise
        kept = PlayDeal(str(refused.data["deal"])).button(say, "button-continue-cards")
        instead = NewCards(press.game, press.level, 1).button(say)
        await request.private(message(refusal(refused, say), [kept, instead]))
        return
    await show(request, play)


async def show_unfinished(request: Request) -> bool:
    """Show the deal that the user has begun and not finished, as it is now. Return whether there is one."""
    play = await request.services.duplicate.unfinished(request.who)
    if play is None:
        return False
    await show(request, play, notice=request.say("solo-deal-again"))
    return True


class DealMove(Plain, template="d:t:{deal}:{version}:{move}"):
    """Make a move in a deal that you play alone."""

    deal: DealKey
    version: Number
    move: Text
    is_play = True
    is_anywhere = True


@DealMove.on_press
async def move_in_deal(request: Request, press: DealMove) -> None:
    """Make a move. A refusal appears above the cards."""
    duplicate, notice = request.services.duplicate, ""
    try:
        play = await duplicate.move(request.who, press.deal, press.version, Move.parse(press.move))
    except (IllegalMove, Refused, StorageError) as refused:
        if isinstance(refused, Refused) and refused.code not in ("stale", "duplicate_done"):
            raise
        notice = refusal(refused, request.say)
        play = await duplicate.play(request.place_id, request.who, press.deal)
    await show(request, play, notice=notice)


class DealWord(Plain, template="d:m:{deal}:{version}:{words}"):
    """Complete a move that takes several choices, in a deal that you play alone."""

    deal: DealKey
    version: Number
    words: Text
    is_play = True
    is_anywhere = True


@DealWord.on_press
async def choose_in_deal(request: Request, press: DealWord) -> None:
    """Show the choices for the next word of a move."""
    play = await request.services.duplicate.play(request.place_id, request.who, press.deal)
    await show(request, play, HandView(0, press.words, request.settings))


class DealHand(Plain, template="d:hand:{deal}[:{page}][:{sort}]"):
    """See your cards of a deal that you play alone on another page, or in another order."""

    deal: DealKey
    page: Number = 0
    sort: Annotated[Sort | Literal[""], "suit|rank"] = ""
    is_play = True
    is_anywhere = True


@DealHand.on_press
async def look_at_deal(request: Request, press: DealHand) -> None:
    """Show the hand as chosen."""
    play = await request.services.duplicate.play(request.place_id, request.who, press.deal)
    settings = request.settings
    if press.sort:
        user = request.interaction.user
        settings = await request.services.preferences.change_player(
            request.place_id, user.id, shown_name(user), sort=press.sort
        )
    await show(request, play, HandView(press.page, "", settings))


@CheckDealt.on_press
async def explain_dealt(request: Request, press: CheckDealt) -> None:
    """Explain where the cards of a deal come from, with the button that checks the match of shared ones, or
    that gives the match file of new ones.
    """
    say, back = request.say, back_to(press.deal, request.say)
    if press.deal.isdigit():
        await request.private(message(say("daily-fair"), [back]))
    elif is_of_match(press.deal):
        match = match_of(press.deal)
        check = CheckMatch(match, press.custom_id).button(say)
        await request.private(message(say("duplicate-fair", match=match), [check, back]))
    else:
        await request.private(message(say("solo-fair"), [DealRecord(press.deal).button(say), back]))


async def show(
    request: Request,
    play: DuplicatePlay,
    view: HandView | None = None,
    *,
    notice: str = "",
    files: Buttons = (),
) -> None:
    """Show a play of a deal: the user's hand, or the end of the deal once it is over. ``files``: buttons for
    match files at its end.
    """
    renderer, say, table = request.services.renderer, request.say, play.table
    seat = own_seat(table)
    if is_over(table):
        end = await end_of_play(request, play)
        drawing = podium_of_deal(table, say), alt_of_deal(table, say)
        picture = None if request.settings.text_only else await renderer.podium(table, *drawing)
        view_of_end = duplicate_end(end, request.user_id, say, picture, notice=notice, files=files)
        await request.show_post(ReadyPost(view_of_end, picture))
        return
    view = view or HandView(settings=request.settings)
    cards = picked(table.observe(seat), tuple(view.begun.split(" ")), wording(table, say))
    picture = await renderer.hand(table, seat, say, cards)
    if not play.run.counts and not notice:
        notice = say("duplicate-known")

    async def shown(tiles: Tiles) -> None:
        await request.show_post(ReadyPost(duplicate_hand(play, view, say, tiles, picture, notice), picture))

    await request.services.tiles.use(shown)


async def end_of_play(request: Request, play: DuplicatePlay) -> DuplicateEnd:
    """Return the end of a deal that a user has played, with its board."""
    duplicate = request.services.duplicate
    board = await duplicate.board(play.deal, play.run.place_id)
    return DuplicateEnd(play, board, await duplicate.dared_by(play.deal))


def duplicate_hand(
    play: DuplicatePlay,
    view: HandView,
    say: Translator,
    tiles: Tiles,
    picture: Illustration | None,
    notice: str = "",
) -> ui.LayoutView:
    """Build the user's hand in a deal for one, with the card emojis that may be used."""
    table, seat = play.table, own_seat(play.table)
    presses = DuplicatePresses(play.deal.deal, seat, table.version)
    allowed = possible(table, seat, view)
    return hand_message(table, seat, say, tiles, allowed, picture=picture, notice=notice, presses=presses)


@dataclass(frozen=True, slots=True)
class DuplicatePresses(HandPresses):
    """Makes the ids of the buttons in a hand of a deal for one, whose id stands for a table's."""

    def move(self, text: str) -> str:
        """Return the id of the button that makes the move ``text``."""
        return DealMove(self.table, self.version, text).custom_id

    def choose(self, words: str) -> str:
        """Return the id of the button that shows the choices after ``words``."""
        return DealWord(self.table, self.version, words).custom_id

    def show(self, *, page: int, sort: Sort | Literal[""] = "") -> str:
        """Return the id of the button that shows this hand again, on the given page and in the given
        order.
        """
        return DealHand(self.table, page, sort).custom_id
