"""Handling presses and commands about chips."""

from __future__ import annotations

import re

import discord

from bot.services import MOST_STAKE
from bot.tables import Refused
from bot.ui.chips.views import (
    ENTRIES,
    LINES,
    REASON,
    STAKE,
    ask_to_set_back,
    chips_board,
    reason_form,
    stake_form,
    statement_screen,
)
from bot.ui.components.forms import Written
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.chips import AskToSetBack, SetBack, ShowBoard, ShowStatement, WriteStake
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed
from bot.ui.shell.permissions import is_staff
from bot.ui.shell.router import Routes
from bot.user_text import UserText

routes = Routes()


async def show_chips(
    interaction: Interaction, request: RequestContext, user: discord.abc.User, page: int = 0
) -> None:
    """Show the user a page of a member's statement."""
    await _show_statement(interaction, request, user.id, page, name=shown_name(user))


@routes.on(ShowStatement)
async def turn_statement(interaction: Interaction, request: RequestContext, press: ShowStatement) -> None:
    """Show another page of a statement."""
    own = interaction.user
    name = shown_name(own) if own.id == press.user else None
    await _show_statement(interaction, request, press.user, press.page, name=name)


@routes.on(ShowBoard)
async def turn_board(interaction: Interaction, request: RequestContext, press: ShowBoard) -> None:
    """Show another page of everybody's balances."""
    await _show_board(interaction, request, press.page)


@routes.on(AskToSetBack)
async def ask(interaction: Interaction, request: RequestContext, press: AskToSetBack) -> None:
    """Ask for confirmation before all balances are set back."""
    await _show_question(interaction, request, press.stake)


@routes.on(WriteStake)
async def ask_for_stake(interaction: Interaction, request: RequestContext, press: WriteStake) -> None:
    """Open the form that asks for another stake."""
    await responses.open_form(interaction, stake_form(press, request.say))


@routes.on_form(WriteStake)
async def choose_stake(
    interaction: Interaction, request: RequestContext, press: WriteStake, written: Written
) -> None:
    """Ask for confirmation before all balances are set back to the stake from the form."""
    await _show_question(interaction, request, _stake(written[STAKE]))


@routes.on(SetBack)
async def ask_for_reason(interaction: Interaction, request: RequestContext, press: SetBack) -> None:
    """Open the form that asks for the reason."""
    await responses.open_form(interaction, reason_form(press, request.say))


@routes.on_form(SetBack)
async def set_back(
    interaction: Interaction, request: RequestContext, press: SetBack, written: Written
) -> None:
    """Set all balances back."""
    guild_id, _ = place_of(interaction)
    stake = press.stake
    done = await request.services.chips.set_back(guild_id, who_pressed(interaction), stake, written[REASON])
    notice = request.say("chips-set-back", accounts=done.accounts, stake=stake)
    await _show_board(interaction, request, notice=notice)


async def _show_statement(
    interaction: Interaction, request: RequestContext, user_id: int, page: int, name: UserText | None
) -> None:
    """Show a page of a statement. ``name`` is the member's name, in case they have never played here."""
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


def _stake(text: str) -> int:
    """The whole number in ``text``. Raises Refused ``chips_stake`` if it is none."""
    if not re.fullmatch(r"[0-9]+", text):
        raise Refused("chips_stake", most=MOST_STAKE)
    return int(text)
