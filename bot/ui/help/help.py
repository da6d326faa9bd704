"""Help for newcomers, and the welcome that a manager can post in a channel."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.games.api import Spec
from bot.tables import StorageError, Table, need_game
from bot.ui.components.layout import LINE, menu, menu_id, message
from bot.ui.components.post import Illustration, ReadyPost
from bot.ui.components.press import GameKey, Page, Permission
from bot.ui.delivery import responses
from bot.ui.i18n.translator import Translator
from bot.ui.lessons.lessons import lesson_of
from bot.ui.presses.hands import ShowHand
from bot.ui.presses.help import Learn, PlayNow, ReadRules
from bot.ui.presses.settings import ShowSettings
from bot.ui.shell.budgets import spending
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_permissions, need_to_write
from bot.ui.shell.pressed import table_of_channel
from bot.ui.tables.choosing import fixed_without, game_buttons, games_picture
from bot.version import VERSION


async def show_help(request: Request, game: str | None = None) -> None:
    """Explain ``game`` to the user, or the game of the channel's table, or the first game. Pressed in the
    help itself, that is turned back to its first page.
    """
    table = table_of_channel(request)
    key = game or (table.game_key if table else next(iter(GAMES)))
    manager = request.manages
    if request.place.is_server:
        with suppress(StorageError):  # so that it is fixed before the button that opens a table is seen
            await request.services.fairness.promised(request.place_id)
    begin = _begin(table, request.user_id) if request.place.has_tables else "alone"
    view = help_message(GAMES[key].spec, table, begin, request.say, manager=manager)
    await request.private(view)


class TurnHelp(Plain, template="n:help:{game}:{page}"):
    """See all commands, or how to begin."""

    game: GameKey
    page: Page
    label = "button-commands"
    is_anywhere = True


@TurnHelp.on_press
async def turn_help(request: Request, press: TurnHelp) -> None:
    """Show the other page of the help."""
    need_game(press.game)
    if not press.page:
        await show_help(request, press.game)
        return
    server, manager = request.place.is_server, request.manages
    await request.private(commands_message(press.game, request.say, server=server, manager=manager))


class LookAround(Plain, template="n:around"):
    """See the help, for you alone."""

    label = "button-look-around"
    is_anywhere = True


@LookAround.on_press
async def look_around(request: Request, press: LookAround) -> None:
    """Show the help to the user alone."""
    await show_help(request)


class PostWelcome(Plain, template="h:{game}"):
    """Introduce the bot to everyone in the channel."""

    game: GameKey
    label, permission = "button-welcome", Permission.MANAGER


@PostWelcome.on_press
async def post_welcome(request: Request, press: PostWelcome) -> None:
    """Post the welcome in the channel for a manager."""
    need_to_write(request)
    need_permissions(request)
    need_game(press.game)
    await request.take_time()
    async with spending(request, "messages"):
        say, renderer = request.services.say_in(request.place_id), request.services.renderer
        promised = await request.services.fairness.promised(request.place_id)
        picture = await games_picture(renderer, say, promised)
        post = ReadyPost(welcome_message(say, promised, picture), picture)
        await responses.announce(request.interaction, view=post.view, files=post.files())
    table, spec = table_of_channel(request), GAMES[press.game].spec
    begin = _begin(table, request.user_id)
    view = help_message(spec, table, begin, request.say, manager=True, welcomed=True)
    await responses.update(request.interaction, view=view)


def help_message(
    spec: Spec,
    table: Table | None,
    begin: str | None,
    say: Translator,
    *,
    manager: bool = False,
    welcomed: bool = False,
) -> ui.LayoutView:
    """The help on one screen: one game in three lines, and how to begin. All commands and the rules are
    behind a button.

    ``table`` is the table in this channel, if any, and ``begin`` how the user begins there (:func:`_begin`),
    or ``alone`` where no friends can play. Players at the table are offered the way back to it, and no match
    beside it. A ``manager`` of the server is offered to post a welcome, until it is posted (``welcomed``).
    What the next shuffle is promised to be is behind the rules.
    """
    if table is not None and begin in ("seated", "waiting"):
        first = [ShowHand(table.table_id).button(say)] if begin == "seated" else []
        first += [ReadRules(spec.key, 0, back=TurnHelp(spec.key, 0).custom_id).button(say)]
    else:
        first = [PlayNow(spec.key).button(say)]
    if lesson_of(spec.key):
        first += [Learn(spec.key, 0).button(say)]
    if manager:
        first += [ShowSettings().button(say, "button-settings")]
        first += [] if welcomed else [PostWelcome(spec.key).button(say)]
    first += [TurnHelp(spec.key, 1).button(say)]
    return message(
        f"{say('help-title', game=spec.name)}\n{say(f'{spec.key}-pitch')}",
        LINE,
        say("help-begin", table=begin),
        say("help-welcomed") if welcomed else None,
        first,
        _menu_of_games(spec, say),
    )


def _begin(table: Table | None, user_id: int) -> str | None:
    """What the way to begin depends on: the phase of the channel's table, and whether one sits there."""
    if table is None or table.seat_of(user_id) is None:
        return table.phase if table else None
    return {"playing": "seated", "lobby": "waiting"}.get(table.phase, table.phase)


def _menu_of_games(spec: Spec, say: Translator) -> ui.Select[Any]:
    """The menu that turns to the help on another game."""
    others = [key for key in GAMES if key != spec.key]
    options = [(TurnHelp(key, 0).custom_id, GAMES[key].spec.name, "") for key in others]
    return menu(menu_id("help", spec.key), say("help-other"), options)


def commands_message(game: str, say: Translator, *, server: bool, manager: bool) -> ui.LayoutView:
    """All commands that there are on a ``server`` that has invited the bot, or elsewhere, by what they are
    for; those for who manages the server too if one is a ``manager``; the
    rules of ``game``, and the way back to the help on it. Last comes which version of the bot this is.
    """
    rules = ReadRules(game, 0, back=TurnHelp(game, 1).custom_id)
    return message(
        say("help-commands" if server else "help-commands-outside"),
        say("help-offer") if manager else None,
        [rules.button(say), TurnHelp(game, 0).button(say, "button-go-back")],
        say("help-version", version=VERSION),
    )


def welcome_message(say: Translator, promised: str, picture: Illustration | None = None) -> ui.LayoutView:
    """Build the public message that introduces the bot, with the ``picture`` of its games. Without one, it
    shows the commitment of the server's next table, which is ``promised``.
    """
    return message(
        say("welcome-title"),
        picture.gallery() if picture else None,
        say("welcome-text"),
        *game_buttons({key: PlayNow(key) for key in GAMES}, say),
        [LookAround().button(say)],
        fixed_without(picture, promised, say),
    )
