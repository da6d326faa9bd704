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
from bot.ui.components.forms import Form, Written
from bot.ui.i18n.user_text import shown_name
from bot.ui.presses.chips import AskToSetBack, SetBack, ShowBoard, ShowStatement, WriteStake
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import is_staff
from bot.user_text import UserText


async def show_chips(request: Request, user: discord.abc.User, page: int = 0) -> None:
    """Show the user a page of a member's statement."""
    await _show_statement(request, user.id, page, name=shown_name(user))


@ShowStatement.on_press
async def turn_statement(request: Request, press: ShowStatement) -> None:
    """Show another page of a statement."""
    own = request.interaction.user
    name = shown_name(own) if own.id == press.user else None
    await _show_statement(request, press.user, press.page, name=name)


@ShowBoard.on_press
async def turn_board(request: Request, press: ShowBoard) -> None:
    """Show another page of everybody's balances."""
    await _show_board(request, press.page)


@AskToSetBack.on_press
async def ask(request: Request, press: AskToSetBack) -> None:
    """Ask for confirmation before all balances are set back."""
    await _show_question(request, press.stake)


@WriteStake.with_form
async def ask_for_stake(request: Request, press: WriteStake) -> Form:
    """Open the form that asks for another stake."""
    return stake_form(press, request.say)


@WriteStake.on_form
async def choose_stake(request: Request, press: WriteStake, written: Written) -> None:
    """Ask for confirmation before all balances are set back to the stake from the form."""
    await _show_question(request, _stake(written[STAKE]))


@SetBack.with_form
async def ask_for_reason(request: Request, press: SetBack) -> Form:
    """Open the form that asks for the reason."""
    return reason_form(press, request.say)


@SetBack.on_form
async def set_back(request: Request, press: SetBack, written: Written) -> None:
    """Set all balances back."""
    guild_id = request.guild_id
    stake = press.stake
    done = await request.services.chips.set_back(guild_id, request.who, stake, written[REASON])
    notice = request.say("chips-set-back", accounts=done.accounts, stake=stake)
    await _show_board(request, notice=notice)


async def _show_statement(request: Request, user_id: int, page: int, name: UserText | None) -> None:
    """Show a page of a statement. ``name`` is the member's name, in case they have never played here."""
    guild_id = request.guild_id
    statement = await request.services.chips.statement(guild_id, user_id, name, page, ENTRIES)
    staff = await is_staff(request.interaction)
    await request.private(statement_screen(statement, user_id, guild_id, page, request.say, staff=staff))


async def _show_board(request: Request, page: int = 0, notice: str = "") -> None:
    guild_id = request.guild_id
    user_id = request.user_id
    board = await request.services.chips.board(guild_id, user_id, page, LINES)
    staff = await is_staff(request.interaction)
    await request.private(chips_board(board, user_id, page, request.say, staff=staff, notice=notice))


async def _show_question(request: Request, stake: int) -> None:
    guild_id = request.guild_id
    setting = await request.services.chips.preview(guild_id, stake)
    await request.private(ask_to_set_back(setting, stake, request.say))


def _stake(text: str) -> int:
    """The whole number in ``text``. Raises Refused ``chips_stake`` if it is none."""
    if not re.fullmatch(r"[0-9]+", text):
        raise Refused("chips_stake", most=MOST_STAKE)
    return int(text)
