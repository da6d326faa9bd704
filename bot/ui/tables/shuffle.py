"""The shuffle of a table: what it is made of, and the word that a player adds to it."""

from __future__ import annotations

from discord import ui

from bot.games.shuffle import fingerprint, until_start, word_hash
from bot.tables import Table, contributed, had_lobby, need_lobby, need_seat_at
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import BLUE, Buttons, message
from bot.ui.components.press import Page, Permission
from bot.ui.i18n.shuffles import added_lines
from bot.ui.i18n.translator import Translator
from bot.ui.presses.help import ReadRules
from bot.ui.presses.records import CheckMatch, ShowChain
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
    await request.private(shuffle_message(request.table, request.user_id, request.say, press.page))


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
    await request.private(shuffle_message(table, request.user_id, request.say, press.page))


def word_form(press: AddWord, say: Translator) -> Form:
    """Build the form for a word."""
    field = text_field("word", say("shuffle-word-label"), most=LONGEST, about=say("shuffle-word-about"))
    return Form(press.custom_id, say("shuffle-word-title"), field)


def shuffle_message(table: Table, user_id: int, say: Translator, page: int = 0) -> ui.LayoutView:
    """Build the message of what a table's shuffle is made of. Before the match, its players may add a word;
    after the match, the shuffle can be checked. The next table's commitment is behind a button. ``page``: the
    page of the rules to go back to, counted from 1; 0 for none.
    """
    in_lobby = table.phase == "lobby"
    added = contributed(table) if in_lobby else table.contributions
    buttons: Buttons = []
    if in_lobby and table.seat_of(user_id) is not None:
        buttons = [AddWord(table.table_id, page).button(say)]
    elif table.phase == "over":
        buttons = [CheckMatch(table.table_id).button(say)]
    buttons = [*buttons, ShowChain().button(say, "button-next-shuffle")]
    if page:
        back = ReadRules(table.game_key, page - 1, table.table_id)
        buttons = [*buttons, back.button(say, "button-go-back")]
    lobby = "now" if in_lobby else "before" if had_lobby(table) else None
    together = added if in_lobby else until_start(added)
    return message(
        say("shuffle-title"),
        say("shuffle-how"),
        say("shuffle-secret", commitment=table.commitment),
        "\n".join([say("shuffle-added", phase=table.phase), *added_lines(table, added, say)])
        if added
        else say("shuffle-nothing"),
        say("shuffle-fingerprint", added=fingerprint(together), lobby=lobby) if together else None,
        say("shuffle-word") if in_lobby else say("shuffle-keep"),
        buttons,
    )
