"""The shuffle of a table: what it is made of, as a file, and the word that a player adds to it."""

from __future__ import annotations

import io
from collections.abc import Iterator

import discord
from discord import ui

from bot.games.shuffle import fingerprint, until_start, word_hash
from bot.tables import Table, contributed, need_lobby, need_seat_at
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import BLUE, Buttons, button, message
from bot.ui.components.press import Page, Permission
from bot.ui.delivery import responses
from bot.ui.i18n.translator import Translator
from bot.ui.presses.help import ReadRules
from bot.ui.presses.records import CheckMatch, ShowChain
from bot.ui.presses.tables import Manage
from bot.ui.shell.kinds import AtTable, TableRequest

LONGEST = 100
"""The most characters of a word."""


class ShowShuffle(AtTable, template="v:shuffle:{table}[:{page}]"):
    """See what the shuffle is made of, before the match and during it."""

    page: Page = 0
    """The page of the rules, counted from 1, that it replaces; 0 if there is none."""
    label = "button-shuffle"


@ShowShuffle.on_press
async def show_shuffle(request: TableRequest, press: ShowShuffle) -> None:
    """Show what the shuffle is made of."""
    await _show(request, request.table, press.page)


class DownloadShuffle(AtTable, template="v:shuffled:{table}"):
    """Get what the shuffle is made of so far as a file, to compare it with the match file."""

    label = "button-download"


@DownloadShuffle.on_press
async def download_shuffle(request: TableRequest, press: DownloadShuffle) -> None:
    """Send what the shuffle is made of so far as a file."""
    file = discord.File(io.BytesIO(shuffle_file(request.table).encode()), "shuffle.txt")
    await responses.reply_private(request.interaction, request.say("shuffle-file"), files=[file])


class AddWord(AtTable, template="a:word:{table}[:{page}]"):
    """Add a word of your own to the shuffle."""

    page: Page = 0
    """See :class:`ShowShuffle`."""
    label, style, permission = "button-word", BLUE, Permission.SEATED


@AddWord.with_form
async def ask_for_word(request: TableRequest, press: AddWord) -> Form:
    """Open the form for a word."""
    need_lobby(request.table)
    need_seat_at(request.table, request.who)
    return word_form(press, request.say)


@AddWord.on_form
async def add_word(request: TableRequest, press: AddWord, written: Written) -> None:
    """Add the hash of a word to the shuffle. The word itself isn't stored."""
    table = request.table
    table = await request.services.tables.lobbies.add_word(
        table.table_id, request.who, word_hash(written["word"])
    )
    await _show(request, table, press.page)


async def _show(request: TableRequest, table: Table, page: int) -> None:
    """Show what a shuffle is made of, with the way back to the private screen that the press was on: a page
    of the rules, or what else there is at the table.
    """
    back = ""
    if page:
        back = ReadRules(table.game_key, page - 1, table.table_id).custom_id
    elif request.is_private:
        back = Manage(table.table_id).custom_id
    await request.private(shuffle_message(table, request.user_id, request.say, page, back))


def word_form(press: AddWord, say: Translator) -> Form:
    """Build the form for a word."""
    field = text_field("word", say("shuffle-word-label"), most=LONGEST, about=say("shuffle-word-about"))
    return Form(press.custom_id, say("shuffle-word-title"), field)


def shuffle_message(
    table: Table, user_id: int, say: Translator, page: int = 0, back: str = ""
) -> ui.LayoutView:
    """Build the message of why no one can choose a table's cards. Before the match, its players may add a
    word; after the match, the shuffle can be checked. ``back``: the id of the button that leads back, if
    there is one; if that is a page of the rules, ``page`` is its number, counted from 1.
    """
    seat = table.seat_of(user_id) if table.phase == "lobby" else None
    has_word = seat is not None and bool(table.chairs[seat].word)
    buttons: Buttons = [] if seat is None else [AddWord(table.table_id, page).button(say)]
    buttons = [*buttons, DownloadShuffle(table.table_id).button(say)]
    if table.phase == "over":
        buttons = [CheckMatch(table.table_id, ShowShuffle(table.table_id, page).custom_id).button(say)]
    buttons = [*buttons, ShowChain().button(say, "button-next-shuffle")]
    if back:
        buttons = [*buttons, button(back, say("button-go-back"))]
    return message(say("shuffle-how", phase=table.phase, has_word=has_word), buttons)


def shuffle_file(table: Table) -> str:
    """Return what a table's shuffle is made of: the commitment to its secret, what each seat and the start
    have added, and the fingerprint of everything added until the start. The match file will show the same.
    """
    is_lobby = table.phase == "lobby"
    added = contributed(table) if is_lobby else table.contributions
    before = added if is_lobby else until_start(added)
    together = fingerprint(before) if before else "nothing"
    lines = [f"Hash: {table.commitment}", *_added_lines(table, added), f"Added until the start: {together}"]
    return "".join(f"{line}\n" for line in lines)


def _added_lines(table: Table, contributions: tuple[str, ...]) -> Iterator[str]:
    others = list(contributions)
    for number, chair in enumerate(table.chairs, 1):
        own = [str(chair.press)] if chair.press is not None else []
        own += [f"w{chair.word}"] if chair.word else []
        if own and set(own) <= set(others):
            for each in own:
                others.remove(each)
            yield f"Seat {number}: press {chair.press}" + (f", word {chair.word}" if chair.word else "")
    for each in others:
        yield f"Message or thread: {each[1:]}" if each.startswith("m") else f"Start: press {each}"
