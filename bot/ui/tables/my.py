"""The list of a player's open tables on all servers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import ui

from bot.games import GAMES
from bot.shards import is_server
from bot.tables import Table, next_actor
from bot.ui.components.layout import TEXT_LIMIT, message
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.i18n.values import moment
from bot.ui.shell.context import Interaction, Request

MOST = 15
"""The most games that are listed. Further ones are only counted."""


async def show_games(request: Request) -> None:
    """Show the user their open tables."""
    user_id, say, services = request.user_id, request.say, request.services
    tables = await services.tables.of_user(user_id)
    gone = [GAMES[key].spec.name for key in await services.tables.store.gone_of(user_id)]
    await request.private(games_screen(tables, user_id, server_names(request.interaction, say), say, gone))


def server_names(interaction: Interaction, say: Translator) -> Callable[[Table], str]:
    """Return a function that gives the name of a table's server, or says that it is in direct messages."""

    def server(table: Table) -> str:
        if not is_server(table.place_id):
            return say("my-games-private")
        guild = interaction.client.get_guild(table.place_id)
        return escape_text(guild.name) if guild else say("my-games-server-unknown")

    return server


def games_screen(
    tables: Sequence[Table],
    user_id: int,
    server: Callable[[Table], str],
    say: Translator,
    gone: Sequence[str] = (),
) -> ui.LayoutView:
    """Build the list of a user's open tables: first those that wait for them, each group by deadline, last
    those whose game (by name) is ``gone``.

    ``server`` returns the name of a table's server.
    """
    if not tables and not gone:
        return message(say("my-games-title"), say("my-games-none"))
    ordered = sorted(tables, key=lambda table: (_state(table, user_id) != "own", _due(table)))
    lines = [_line(table, user_id, server(table), say) for table in ordered]
    lines += [say("my-game-gone", game=name) for name in gone]
    return message(*list_of_tables(say("my-games-title"), lines, say))


def list_of_tables(title: str, lines: Sequence[str], say: Translator) -> list[str]:
    """Return the texts of a message: a title, as many lines as fit, and the number of tables left out."""
    listed: list[str] = []
    room_left = TEXT_LIMIT - len(title) - len(say("my-games-more", count=len(lines))) - 2
    for line in lines[:MOST]:
        room_left -= len(line) + 1
        if room_left < 0:
            break
        listed.append(line)
    left_out = len(lines) - len(listed)
    return [title, "\n".join(listed), say("my-games-more", count=left_out) if left_out else ""]


def _line(table: Table, user_id: int, server: str, say: Translator) -> str:
    state = _state(table, user_id)
    actor = next_actor(table) if state == "turn" else None
    return say(
        "my-game",
        game=table.game.spec.name,
        link=link_to(table),
        server=server,
        state=state,
        name="" if actor is None else chair_name(table, actor, say),
        until=None if state == "computer" else moment(table.deadline),
    )


def _state(table: Table, user_id: int) -> str:
    """Return what a table waits for, from the view of one of its players: ``own``, ``turn``, ``away`` ..."""
    if table.phase == "lobby":
        return "lobby"
    seat = table.seat_of(user_id)
    if table.asleep:
        return "asleep"
    if seat is not None and not table.chairs[seat].present:
        return "away"
    actor = next_actor(table)
    if actor is None:
        return "between"
    if actor == seat:
        return "own"
    return "turn" if table.chairs[actor].present else "computer"


def _due(table: Table) -> float:
    return float("inf") if table.deadline is None else table.deadline


def link_to(table: Table) -> str:
    """Return the URL of the table's message, or of its channel if there is no message."""
    place = table.place_id if is_server(table.place_id) else "@me"
    channel = f"https://discord.com/channels/{place}/{table.channel_id}"
    return channel if table.message_id is None else f"{channel}/{table.message_id}"
