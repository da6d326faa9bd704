"""What happens when somebody asks for chips, or sets everybody back."""

from __future__ import annotations

import re

import discord

from bot.services import MOST_STAKE
from bot.tables import Refused
from bot.ui.chips.views import ENTRIES, LINES, ask_to_set_back, chip_form, chips_board, statement_screen
from bot.ui.components.forms import Written
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed
from bot.ui.shell.permissions import is_staff, need_staff


async def show_chips(
    interaction: Interaction, request: RequestContext, user: discord.abc.User, page: int = 0
) -> None:
    """Show the presser the chips of a member."""
    await _show_statement(interaction, request, user.id, page, name=user.display_name)


async def look_at_chips(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``c:`` another page of a statement or of the board, or one of the steps of setting everybody back."""
    what, first, second = match["what"], int(match["first"]), int(match["second"] or 0)
    match what:
        case "of":
            own = interaction.user
            await _show_statement(
                interaction, request, first, second, name=own.display_name if own.id == first else None
            )
        case "board":
            await _show_board(interaction, request, first)
        case "back":
            await need_staff(interaction)
            await _show_question(interaction, request, first)
        case _:
            await need_staff(interaction)
            await responses.open_form(interaction, chip_form(what, first, request.say))


async def write_of_chips(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``c:`` another stake to set everybody back to was written, or the reason: with that it is done."""
    await need_staff(interaction)
    match match["what"]:
        case "stake":
            await _show_question(interaction, request, _stake(written["stake"]))
        case "reason":
            await _set_back(interaction, request, int(match["first"]), written["reason"])
        case _:
            raise Refused("unknown_press")


async def _show_statement(
    interaction: Interaction, request: RequestContext, user_id: int, page: int, name: str | None
) -> None:
    """``name`` is that of somebody who may never have played here."""
    guild_id, _ = place_of(interaction)
    statement = await request.services.chips.statement(guild_id, user_id, name, page, ENTRIES)
    staff = await is_staff(interaction)
    await private(interaction, statement_screen(statement, user_id, guild_id, page, request.say, staff=staff))


async def _show_board(
    interaction: Interaction, request: RequestContext, page: int = 0, notice: str = ""
) -> None:
    guild_id, _ = place_of(interaction)
    user_id = interaction.user.id
    board = await request.services.chips.board(guild_id, user_id, page, LINES)
    staff = await is_staff(interaction)
    await private(interaction, chips_board(board, user_id, page, request.say, staff=staff, notice=notice))


async def _show_question(interaction: Interaction, request: RequestContext, stake: int) -> None:
    guild_id, _ = place_of(interaction)
    setting = await request.services.chips.preview(guild_id, stake)
    await private(interaction, ask_to_set_back(setting, stake, request.say))


async def _set_back(interaction: Interaction, request: RequestContext, stake: int, reason: str) -> None:
    guild_id, _ = place_of(interaction)
    done = await request.services.chips.set_back(guild_id, who_pressed(interaction), stake, reason)
    notice = request.say("chips-set-back", accounts=done.accounts, stake=stake)
    await _show_board(interaction, request, notice=notice)


def _stake(text: str) -> int:
    """The whole number that was written. Raises Refused ``chips_stake`` for anything else."""
    if not re.fullmatch(r"[0-9]+", text):
        raise Refused("chips_stake", most=MOST_STAKE)
    return int(text)
