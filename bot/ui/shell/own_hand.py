"""Answer presses with the user's own hand."""

from __future__ import annotations

from bot.tables import Table
from bot.ui.components.layout import message
from bot.ui.delivery.hand_view import HandView
from bot.ui.shell.context import Request
from bot.ui.shell.pressed import own_seat


async def open_hand(request: Request, table: Table, notice: str = "") -> None:
    """Show the user's hand at a table in a new private message, which replaces an older one. ``notice`` is a
    text at the top.
    """
    seat = own_seat(request, table)
    view = HandView(settings=request.settings)
    await request.services.hands.open(request.interaction, table, seat, view, request.say, notice)


async def open_hand_once_dealt(request: Request, table: Table) -> None:
    """Show the user's hand at a table, now if the match has begun, and otherwise as :func:`expect_hand` does.
    The press must have its first answer.
    """
    if table.phase == "playing":
        await open_hand(request, table)
    else:
        expect_hand(request, table)


async def tell_joined(request: Request) -> None:
    """Tell the user that they have a seat, in a private message that goes when their hand opens."""
    said = message(request.say("lesson-joined"))
    await request.services.passing.offer(request.interaction, said, stays=False)


def expect_hand(request: Request, table: Table) -> None:
    """Show the user's hand once the match of a lobby begins, as a further answer to this press or command, if
    Discord still accepts one then.
    """
    if table.phase == "lobby" and request.interaction.channel_id == table.channel_id:
        view = HandView(settings=request.settings)
        request.services.beginnings.expect(table, request.interaction, view, request.say)


async def answer_with_hand(request: Request, table: Table, notice: str = "") -> bool:
    """Answer a press in a private message with the user's hand in that message, which replaces an older one.
    Return whether they have one, and pressed in such a message.
    """
    seat = table.seat_of(request.user_id)
    if seat is None or table.state is None or not request.is_private:
        return False
    async with request.services.hands.pressed(request.interaction, table, seat, request.say) as answer:
        view = HandView(page=answer.hand.view.page, settings=request.settings)
        await answer.show(table, view, request.say, notice)
    return True
