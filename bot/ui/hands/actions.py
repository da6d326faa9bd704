"""Handle presses in a hand."""

from __future__ import annotations

from dataclasses import replace

from bot.games.api import IllegalMove, Move
from bot.services import PlayerSettings, Sort
from bot.tables import NOW, Refused, StorageError, Table, next_actor
from bot.tables.callers import challenger, missed_call, possible_caller
from bot.tables.seating import takes_late
from bot.ui.components.layout import message
from bot.ui.delivery.hand_view import HandView
from bot.ui.delivery.hands import HandAnswer
from bot.ui.hands.hand import possible
from bot.ui.i18n.players import player_name
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.hands import ChooseWord, MakeMove, ShowHand
from bot.ui.presses.tables import JoinIn
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.pressed import own_seat


@MakeMove.on_press
async def make_move(request: TableRequest, press: MakeMove) -> None:
    """Submit a move, from a button of a hand or of the table's public message."""
    table = request.table
    seat = own_seat(request, table, press.seat)
    if request.is_private:
        async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
            await _move_from_hand(answer, request, table, press)
    else:
        await request.services.publisher.answer(request.interaction, await submit(request, table, press))


async def submit(request: Request, table: Table, press: MakeMove) -> Table:
    """Submit a move. A call or challenge that came too late for its button is refused kindly, and costs
    nothing.
    """
    move, tables = Move.parse(press.move), request.services.tables
    is_at_table = move.verb == "call" and press.version == NOW
    if is_at_table and next_actor(table) is not None and possible_caller(table) is None:
        raise _no_call(request, table)
    try:
        return await tables.matches.submit(table.table_id, request.who, press.version, move)
    except IllegalMove as refused:
        table = await tables.get(table.table_id)
        if refused.code == "no_call_due":
            raise _no_call(request, table) from refused
        faster = challenger(table, move) if refused.code == "nothing_to_challenge" else None
        if faster not in (None, own_seat(request, table)):
            raise Refused("challenge_late", name=player_name(table, faster, request.say)) from refused
        raise


def _no_call(request: Request, table: Table) -> Refused | IllegalMove:
    """Return why there is no call to make: another player's move came first, or none is due."""
    seat = own_seat(request, table)
    faster = missed_call(table, seat)
    if faster is None:
        return IllegalMove("no_call_due")
    return Refused("call_late", name=player_name(table, faster, request.say))


async def _move_from_hand(answer: HandAnswer, request: Request, table: Table, press: MakeMove) -> None:
    """Submit a move, and answer with the hand. A refusal appears above the cards."""
    notice, kept = "", HandView(settings=request.settings)
    try:
        table = await submit(request, table, press)
    except (IllegalMove, Refused, StorageError) as refused:
        table = await request.services.tables.get(table.table_id)
        notice = _refusal(request, answer, refused)
        if isinstance(refused, StorageError):
            kept = replace(kept, begun=answer.hand.view.begun)  # the same press may work in a moment
    await answer.show(table, replace(kept, page=answer.hand.view.page), request.say, notice)


@ChooseWord.on_press
async def open_menu(request: TableRequest, press: ChooseWord) -> None:
    """Show the choices for the next word of a move, or the hand if none of them is legal any more."""
    table = request.table
    seat = own_seat(request, table, press.seat)
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        view = HandView(answer.hand.view.page, press.words, request.settings)
        is_stale = possible(table, seat, view).begun != view.begun
        notice = _refusal(request, answer, Refused("stale")) if is_stale else ""
        await answer.show(table, view, request.say, notice)


@ShowHand.on_press
async def show_hand(request: TableRequest, press: ShowHand) -> None:
    """Show a hand: in place if it was pressed in a hand, otherwise in a new message that replaces the older
    one.
    """
    table = request.table
    if table.phase == "playing" and table.seat_of(request.user_id) is None:
        if not takes_late(table):
            raise Refused("no_seat")
        await request.private(
            message(request.say("refused-not_seated"), [JoinIn(press.table).button(request.say)])
        )
        return
    seat = own_seat(request, table, press.seat)
    settings = await _sorted(request, table, press.sort or None)
    view = HandView(press.page, "", settings)
    if not request.is_private:
        await request.services.hands.open(request.interaction, table, seat, view, request.say)
        return
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        from_hand = press.seat is not None  # other messages lead to the hand too
        notice = request.say("hand-lost_touch") if from_hand and answer.was_lost else ""
        await answer.show(table, view, request.say, notice)


def _refusal(request: Request, answer: HandAnswer, refused: Refused | IllegalMove | StorageError) -> str:
    is_stale = isinstance(refused, Refused) and refused.code == "stale"
    return request.say("hand-lost_touch") if is_stale and answer.was_lost else refusal(refused, request.say)


async def _sorted(request: Request, table: Table, sort: Sort | None) -> PlayerSettings:
    """Return the user's settings, with the order of cards changed to ``sort`` if it is given."""
    if sort is None:
        return request.settings
    user = request.interaction.user
    return await request.services.preferences.change_player(
        table.place_id, user.id, shown_name(user), sort=sort
    )
