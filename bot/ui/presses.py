"""What happens when somebody presses a button or chooses from a menu."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, cast

import discord
from discord import ui

from bot.games import GAMES
from bot.games.api import IllegalMove, Move, Seat
from bot.tables import MINIMUM, Busy, Refused, Table, need_host, need_lobby
from bot.ui import ids
from bot.ui.confirm import ended
from bot.ui.hand import hand_message, menu_message, read_how
from bot.ui.lobby import house_rules, value_of
from bot.ui.own_value import OwnValue
from bot.ui.room import Interaction, Room, answering, place_of, refusal, who_pressed
from bot.ui.rules import rules_message
from bot.ui.standings import PAGE, leaderboard_message

Handler = Callable[[Interaction, Room, "re.Match[str]"], Awaitable[None]]


async def press(interaction: Interaction, custom_id: str) -> None:
    """Do what ``custom_id`` says, for the member who pressed it; errors become private sentences."""
    async with answering(interaction) as room:
        for pattern, handler in HANDLERS:
            match = pattern.fullmatch(custom_id)
            if match is not None:
                await handler(interaction, room, match)
                return
        raise Refused("unknown_press")


# Moves


async def make_move(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``t:`` submit a move from a hand, or from the public table for whoever presses."""
    table = await _table_here(interaction, room, match)
    seat = _own_seat(interaction, table, match)
    from_hand = _is_private(interaction)
    if from_hand:
        # This press is about to be answered with the new hand; nobody else need redraw it meanwhile.
        room.hands.forget(table.table_id, seat)
    notice = ""
    try:
        move = Move.parse(match["words"])
        table = await room.tables.submit(
            table.table_id, who_pressed(interaction), int(match["version"]), move
        )
    except (IllegalMove, Refused, Busy) as refused:
        if not from_hand:
            raise
        table = await room.tables.get(table.table_id)
        notice = refusal(refused, room.say)
    if from_hand:
        await _show_hand(interaction, room, table, seat, notice=notice)
    else:
        await _show_table(interaction, room, table)


async def open_menu(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``m:`` ask for the next word of a move, or show the hand anew when the table has moved on."""
    table = await _table_here(interaction, room, match)
    seat = _own_seat(interaction, table, match)
    say = room.say
    if table.turn_version > int(match["version"]):
        await _show_hand(interaction, room, table, seat, notice=say("refused-stale"))
        return
    room.hands.forget(table.table_id, seat)
    await interaction.response.edit_message(view=menu_message(table, seat, say, match["words"]))
    room.hands.remember(interaction, table, seat, say)


# Things to look at


async def show(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``v:`` show something in private."""
    table = await _table_here(interaction, room, match)
    say = room.say
    if match["what"] == "rules":
        await _private(interaction, rules_message(table.game.spec, say, table.options))
    elif match["what"] == "hand":
        await show_hand(interaction, room, table, _own_seat(interaction, table, match), match["more"] or "-0")
    else:
        need_lobby(table)
        need_host(table, who_pressed(interaction))
        if match["what"] == "own":
            await interaction.response.send_modal(OwnValue(table, match["more"], say, press))
            return
        await _private(interaction, house_rules(table, say, match["more"]))


async def show_hand(interaction: Interaction, room: Room, table: Table, seat: Seat, how: str = "-0") -> None:
    """Show a hand: in place where the press came from one, else as a new message, and the older one goes."""
    armed, page = read_how(how)
    older = room.hands.forget(table.table_id, seat)
    if _is_private(interaction):
        await _show_hand(interaction, room, table, seat, armed=armed, page=page)
        return
    say = room.say
    await interaction.response.send_message(
        view=hand_message(table, seat, say, room.tiles, armed=armed, page=page), ephemeral=True
    )
    room.hands.remember(interaction, table, seat, say)
    if older is not None:
        await _delete(older)


# Seats


async def act(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``a:`` sit down, get up, start, set a house rule, come back."""
    table = await _table_here(interaction, room, match)
    who, press_id, more = who_pressed(interaction), interaction.id, match["more"] or ""
    tables, table_id = room.tables, table.table_id
    match match["what"]:
        case "join":
            table = await tables.join(table_id, who, press_id)
        case "leave":
            need_lobby(table)  # the button is meant for a lobby: nobody leaves a match by being a moment late
            table = await tables.leave(table_id, who)
        case "add":
            table = await tables.add_computer(table_id, who)
        case "remove":
            table = await tables.remove_computer(table_id, who)
        case "start":
            table = await tables.start(table_id, who, press_id)
        case "back":
            table = await tables.come_back(table_id, who)
        case "end":
            table = await tables.end(table_id, who)
            await _private(interaction, ended(table, room.say))
            return
        case "set":
            key, _, text = more.partition("=")
            value = value_of(table.game.spec, key, text)
            table = await tables.set_option(table_id, who, key, value)
            say = room.say
            await interaction.response.edit_message(view=house_rules(table, say, key))
            return
        case _:
            raise Refused("unknown_press")
    await _show_table(interaction, room, table)


async def turn_page(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``b:`` show another page of a leaderboard."""
    await show_leaderboard(interaction, room, match["game"], int(match["page"]))


async def show_leaderboard(interaction: Interaction, room: Room, game: str, page: int = 0) -> None:
    """Show one page of the leaderboard of ``game`` in private; the presser's own line is on every page."""
    guild_id, _ = place_of(interaction)
    board = await room.standings.leaderboard(guild_id, interaction.user.id, game, page, PAGE)
    await _private(interaction, leaderboard_message(GAMES[game].spec, board, page, MINIMUM, room.say))


HANDLERS: tuple[tuple[re.Pattern[str], Handler], ...] = (
    (ids.MOVE_ID, make_move),
    (ids.MENU_ID, open_menu),
    (ids.SHOW_ID, show),
    (ids.ACT_ID, act),
    (ids.BOARD_ID, turn_page),
)


# Between them


async def _table_here(interaction: Interaction, room: Room, match: re.Match[str]) -> Table:
    """The table of a button. Raises Refused when the press came from elsewhere than the table's channel."""
    table = await room.tables.get(match["table"])
    if (interaction.guild_id, interaction.channel_id) != (table.guild_id, table.channel_id):
        raise Refused("wrong_channel")
    return table


def _own_seat(interaction: Interaction, table: Table, match: re.Match[str]) -> Seat:
    """The presser's seat. Raises Refused for who is not seated, and for a button of another's hand."""
    seat = seat_in_match(table, interaction.user.id)
    if match["seat"] is not None and int(match["seat"]) != seat:
        raise Refused("not_your_hand")
    return seat


def seat_in_match(table: Table, user_id: int) -> Seat:
    """The seat of a user in a match that has begun. Raises Refused."""
    seat = table.seat_of(user_id)
    if seat is None:
        raise Refused("not_seated")
    if table.state is None:
        raise Refused("not_started" if table.is_open else "match_over")
    return seat


async def _show_hand(
    interaction: Interaction,
    room: Room,
    table: Table,
    seat: Seat,
    *,
    armed: bool = False,
    page: int = 0,
    notice: str = "",
) -> None:
    say = room.say
    view = hand_message(table, seat, say, room.tiles, armed=armed, page=page, notice=notice)
    await interaction.response.edit_message(view=view)
    room.hands.remember(interaction, table, seat, say)


async def _show_table(interaction: Interaction, room: Room, table: Table) -> None:
    """Answer a press on the public message with its new picture; on any other message, silently."""
    if interaction.message is None or interaction.message.id != table.message_id:
        await interaction.response.defer()
        return
    picture = room.teller.picture(table)
    room.teller.shown(table, picture)
    await interaction.response.edit_message(view=picture, allowed_mentions=discord.AllowedMentions.none())


async def _private(interaction: Interaction, view: ui.LayoutView) -> None:
    if _is_private(interaction):
        await interaction.response.edit_message(view=view)
    else:
        await interaction.response.send_message(view=view, ephemeral=True)


def _is_private(interaction: Interaction) -> bool:
    return interaction.message is not None and interaction.message.flags.ephemeral


async def _delete(older: Interaction) -> None:
    try:
        await older.delete_original_response()
    except discord.HTTPException:
        return  # the player closed it first


# discord.py's side


class _PressedButton(ui.DynamicItem[ui.Button[Any]], template=r"[tmvab]:.+"):
    """Every button of ours. discord.py only logs what a callback raises, so ours raises nothing."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _PressedButton:
        return cls(cast("ui.Button[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await press(interaction, self.custom_id)


class _ChosenOption(ui.DynamicItem[ui.Select[Any]], template=r"s:.+"):
    """Every menu of ours: choosing an option is pressing a button that has the option's value as its id."""

    @classmethod
    async def from_custom_id(
        cls, interaction: Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> _ChosenOption:
        return cls(cast("ui.Select[Any]", item))

    async def callback(self, interaction: Interaction) -> None:
        await press(interaction, self.item.values[0])


PRESSES: tuple[type[ui.DynamicItem[Any]], ...] = (_PressedButton, _ChosenOption)
"""What the client registers."""
