"""What happens when somebody makes, changes or chooses a named set of house rules."""

from __future__ import annotations

import re

from bot.games import GAMES
from bot.services import RuleSet, clean_name
from bot.tables import Busy, Refused
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.forms import Written
from bot.ui.house_rules import (
    ask_to_delete,
    dropped_note,
    list_of_games,
    list_of_sets,
    named,
    set_screen,
    shipped_names,
    shown_name,
    value_of,
)
from bot.ui.layout import message
from bot.ui.own_value import VALUE, own_value
from bot.ui.pressed import table_here
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed
from bot.ui.shell.permissions import need_manager


def rules_for(request: RequestContext, guild_id: int, game: str, text: str | None) -> RuleSet:
    """The set that a table is opened with: the one named ``text``, or what the server has chosen.

    Raises Refused ``house_rules_unknown``.
    """
    if text is None:
        return request.services.house_rules.default(guild_id, game)
    return named(request.services.house_rules.sets(guild_id, game), text)


async def use_set(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``u:`` play a lobby by a set. Where that is refused, the menu shows again what is in force."""
    table = await table_here(interaction, request, match)
    try:
        rules = request.services.house_rules.find(table.guild_id, table.game_key, match["set"])
        table = await request.services.tables.lobbies.use_house_rules(
            table.table_id, who_pressed(interaction), rules.name, rules.options
        )
    except (Refused, Busy):
        await request.services.publisher.answer(interaction, table, anew=True)
        raise
    await request.services.publisher.answer(interaction, table)
    await tell_dropped(interaction, request, rules)


async def tell_dropped(interaction: Interaction, request: RequestContext, rules: RuleSet) -> None:
    """Tell who has chosen ``rules`` what the game does not know any more of them, if there is something."""
    note = dropped_note(rules, request.say)
    if note:
        await try_reply_private(interaction, note)


async def change_set(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> None:
    """``r:`` look at a set of the server, change it, delete it, or make it the default."""
    rules = _of_press(interaction, request, match)
    guild_id, _ = place_of(interaction)
    game, key, more = rules.game, rules.key, match["more"] or ""
    spec = GAMES[game].spec
    match match["what"]:
        case "edit" | "option":
            await show_set(interaction, request, rules, chosen=more)
        case "own":
            await responses.open_form(interaction, own_value(match.string, spec, more, request.say))
        case "set":
            option, _, text = more.partition("=")
            await set_option(interaction, request, rules, option, text)
        case "default":
            await request.services.house_rules.make_default(guild_id, game, key)
            await show_set(interaction, request, rules)
        case "ask":
            await show_question(interaction, request, rules)
        case "delete":
            await request.services.house_rules.delete(guild_id, game, key)
            gone = request.say("rule-set-deleted", name=shown_name(rules.name, request.say), game=spec.name)
            await private(interaction, message(gone))
            show_lobbies(request, guild_id)
        case _:
            raise Refused("unknown_press")


async def write_of_set(
    interaction: Interaction, request: RequestContext, match: re.Match[str], written: Written
) -> None:
    """``r:own`` set an option of a set to the value that was written."""
    rules = _of_press(interaction, request, match)
    if match["what"] != "own":
        raise Refused("unknown_press")
    await set_option(interaction, request, rules, match["more"] or "", written[VALUE])


async def set_option(
    interaction: Interaction, request: RequestContext, rules: RuleSet, option: str, text: str
) -> None:
    """Set an option of a set to the value that was chosen or written."""
    guild_id, _ = place_of(interaction)
    value = value_of(GAMES[rules.game].spec, option, text)
    rules = await request.services.house_rules.set_option(
        guild_id, rules.game, who_pressed(interaction), rules.key, option, value
    )
    await show_set(interaction, request, rules, chosen=option)
    show_lobbies(request, guild_id)


def _of_press(interaction: Interaction, request: RequestContext, match: re.Match[str]) -> RuleSet:
    """The set of an id. Raises Refused, also for who may not manage the server."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    if match["game"] not in GAMES:
        raise Refused("unknown_press")
    return request.services.house_rules.find(guild_id, match["game"], match["set"])


# Commands


async def create_set(
    interaction: Interaction, request: RequestContext, game: str, name: str, start: str | None
) -> None:
    """Make a set called ``name``, as written or like the set ``start``, and show it with its menus."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    name = clean_name(name, shipped_names())
    options = (
        named(request.services.house_rules.sets(guild_id, game), start).options if start is not None else {}
    )
    rules = await request.services.house_rules.create(guild_id, game, who_pressed(interaction), name, options)
    await show_set(interaction, request, rules, notice=request.say("rule-set-created"))
    show_lobbies(request, guild_id)


async def edit_set(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Show the set called ``name`` with its menus."""
    await show_set(interaction, request, _named(interaction, request, game, name))


async def delete_set(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Ask whether the set called ``name`` is to be deleted."""
    await show_question(interaction, request, _named(interaction, request, game, name))


async def set_default(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Make the set called ``name`` the one that the server plays ``game`` by."""
    guild_id, _ = place_of(interaction)
    rules = _named(interaction, request, game, name)
    await request.services.house_rules.make_default(guild_id, game, rules.key)
    done = request.say(
        "rule-set-default", name=shown_name(rules.name, request.say), game=GAMES[game].spec.name
    )
    await private(interaction, message(done))


async def show_sets(interaction: Interaction, request: RequestContext, game: str | None) -> None:
    """List the sets of one game, or the names of those of all games."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    of_games = [
        (
            request.services.house_rules.sets(guild_id, key),
            request.services.house_rules.default(guild_id, key),
        )
        for key in ([game] if game else GAMES)
    ]
    view = list_of_sets(*of_games[0], request.say) if game else list_of_games(of_games, request.say)
    await private(interaction, view)


def _named(interaction: Interaction, request: RequestContext, game: str, name: str) -> RuleSet:
    """The set that a command of somebody who manages the server names."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    return named(request.services.house_rules.sets(guild_id, game), name)


# Screens


async def show_set(
    interaction: Interaction, request: RequestContext, rules: RuleSet, *, chosen: str = "", notice: str = ""
) -> None:
    """Show a set of the server's own with its menus. Raises Refused for one that comes with the game."""
    _need_own(rules)
    await private(
        interaction, set_screen(rules, _is_default(interaction, request, rules), request.say, chosen, notice)
    )


async def show_question(interaction: Interaction, request: RequestContext, rules: RuleSet) -> None:
    """Ask whether a set is to be deleted. Raises Refused for one that comes with the game."""
    _need_own(rules)
    await private(interaction, ask_to_delete(rules, _is_default(interaction, request, rules), request.say))


def show_lobbies(request: RequestContext, guild_id: int) -> None:
    """Let the lobbies of a server offer the sets that there are now."""
    for table in request.services.tables.open_tables(guild_id):
        if table.phase == "lobby":
            request.services.publisher.changed(table)


def _need_own(rules: RuleSet) -> None:
    if rules.shipped:
        raise Refused("house_rules_shipped")


def _is_default(interaction: Interaction, request: RequestContext, rules: RuleSet) -> bool:
    guild_id, _ = place_of(interaction)
    return request.services.house_rules.default(guild_id, rules.game).key == rules.key
