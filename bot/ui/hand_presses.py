"""What happens when somebody presses a button of their hand."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace

from bot.games.api import IllegalMove, Move, Seat
from bot.tables import Busy, PlayerSettings, Refused, Sort, Table
from bot.ui import ids
from bot.ui.answers import is_private, own_seat, show_table, table_here
from bot.ui.hand import Look, possible
from bot.ui.hands import Shown, take_away
from bot.ui.room import Interaction, Room, refusal, who_pressed

FIRST_MATCHES = 3
"""In somebody's first matches in a server the call goes with their cards, unless they put it away."""


async def make_move(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``t:`` submit a move from a hand, or from the public table for whoever presses."""
    table = await table_here(interaction, room, match)
    seat = own_seat(interaction, table, match)
    from_hand = is_private(interaction)
    # This press is about to be answered with the new hand; nobody else need redraw it meanwhile.
    shown = room.hands.forget(table.table_id, seat) if from_hand else None
    notice, begun = "", ""
    try:
        move = Move.parse(match["words"])
        table = await room.tables.submit(
            table.table_id, who_pressed(interaction), int(match["version"]), move
        )
    except (IllegalMove, Refused, Busy) as refused:
        if not from_hand:
            raise
        table = await room.tables.get(table.table_id)
        notice = _refusal(interaction, room, shown, refused)
        if isinstance(refused, Busy) and shown is not None:
            begun = shown.look.begun  # the same press may work in a moment
    if not from_hand:
        await show_table(interaction, room, table)
        return
    pressed = match["words"].endswith(f" {ids.ARMED}") if match["words"].startswith("play ") else None
    look = Look(await _armed(interaction, room, table, pressed), _page(shown), begun, room.taste)
    await _show(interaction, room, table, seat, look, shown, notice)


async def open_menu(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``m:`` ask for the next word of a move, or show the hand anew when nothing can follow any more."""
    table = await table_here(interaction, room, match)
    seat = own_seat(interaction, table, match)
    shown = room.hands.forget(table.table_id, seat)
    begun, pressed = ids.read_begun(match["words"])
    armed = await _armed(interaction, room, table, pressed if begun.startswith("play ") else None)
    look = Look(armed, _page(shown), begun, room.taste)
    notice = ""
    if possible(table, seat, look) != look:
        notice = _refusal(interaction, room, shown, Refused("stale"))
    await _show(interaction, room, table, seat, look, shown, notice)


async def show_hand(
    interaction: Interaction, room: Room, table: Table, seat: Seat, how: str | None = None
) -> None:
    """Show a hand as ``how`` says (``ids.how``): in place where the press came from one, else as a new
    message, and the older one goes.
    """
    armed, page, sort = ids.read_how(how) if how else (None, 0, None)
    taste = await _sorted(interaction, room, table, sort)
    shown = room.hands.forget(table.table_id, seat)
    if armed is None:
        armed = await _armed(interaction, room, table, None)
    else:
        room.hands.arm(table, interaction.user.id, armed)
    notice = room.say("hand-lost_touch") if _is_old(interaction, shown) else ""
    await _show(interaction, room, table, seat, Look(armed, page, "", taste), shown, notice)


async def _show(
    interaction: Interaction,
    room: Room,
    table: Table,
    seat: Seat,
    look: Look,
    before: Shown | None,
    notice: str,
) -> None:
    """Answer with the hand, in place or as a new message; ``before`` is the message that held it so far."""
    post, look = await room.hands.draw(table, seat, look, room.say, notice)
    message = interaction.message
    if message is not None and is_private(interaction):
        held = message.attachments[0].filename if message.attachments else ""
        await interaction.response.edit_message(**post.edit(held))
        message_id = message.id
    else:
        sent = await interaction.response.send_message(view=post.view, files=post.files(), ephemeral=True)
        message_id = sent.message_id or 0
    shown = Shown(interaction, message_id, table, look, post.name, room.say)
    room.hands.remember(table, seat, shown)
    if before is not None and before.message_id != message_id:
        await take_away(before)
    if table.is_open:
        # Whatever has happened at the table meanwhile did not find the hand among those to be redrawn.
        with suppress(Busy):
            await room.hands.refresh(await room.tables.get(table.table_id))


def _page(shown: Shown | None) -> int:
    return shown.look.page if shown else 0


def _is_old(interaction: Interaction, shown: Shown | None) -> bool:
    """Whether the press was made in a hand that was not kept up to date, or that a newer one replaced."""
    if shown is None or interaction.message is None or not is_private(interaction):
        return False
    return shown.outdated or shown.message_id != interaction.message.id


def _refusal(
    interaction: Interaction, room: Room, shown: Shown | None, refused: Refused | IllegalMove | Busy
) -> str:
    is_stale = isinstance(refused, Refused) and refused.code == "stale"
    if is_stale and _is_old(interaction, shown):
        return room.say("hand-lost_touch")
    return refusal(refused, room.say)


async def _armed(interaction: Interaction, room: Room, table: Table, pressed: bool | None) -> bool:
    """Whether the presser's cards are sent with their call: as they have chosen at this table, else as the
    button was made that they ``pressed``, else by how much they have played.
    """
    user_id = interaction.user.id
    armed = room.hands.armed(table, user_id)
    if armed is None and "call" in table.game.spec.out_of_turn:
        try:
            armed = await _is_new(room, table, user_id) if pressed is None else pressed
        except Busy:
            return False  # it is asked again with the next press
        room.hands.arm(table, user_id, armed)
    return bool(armed)


async def _is_new(room: Room, table: Table, user_id: int) -> bool:
    stats = await room.standings.stats(table.guild_id, user_id)
    return sum(row.matches + row.uncounted for row in stats) < FIRST_MATCHES


async def _sorted(interaction: Interaction, room: Room, table: Table, sort: Sort | None) -> PlayerSettings:
    """The presser's taste, with another order of cards from now on if they have just chosen one."""
    if sort is None:
        return room.taste
    user = interaction.user
    taste = replace(room.taste, sort=sort)
    await room.preferences.save_player(table.guild_id, user.id, user.display_name, taste)
    return taste
