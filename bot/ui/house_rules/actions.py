"""Handling presses and commands about house rules: those of a lobby, and the sets of a server."""

from __future__ import annotations

from bot.games import GAMES
from bot.services import RuleSet, clean_name
from bot.tables import Refused, Table, need_free_rules, need_game
from bot.ui.components.forms import Form, Written
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.house_rules.own_value import VALUE, own_value
from bot.ui.house_rules.views import (
    ask_to_delete,
    dropped_note,
    house_rules,
    list_of_games,
    list_of_sets,
    named,
    set_screen,
    shipped_names,
    shown_set,
    value_of,
)
from bot.ui.presses import house_rules as presses
from bot.ui.shell.boundary import try_reply_private
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import TableRequest
from bot.ui.shell.permissions import need_manager


def rules_for(request: Request, guild_id: int, game: str, text: str | None) -> RuleSet:
    """The set for a new table: the one named ``text``, or the server's default if that is None.

    Raises Refused ``house_rules_unknown`` if there is no such set.
    """
    if text is None:
        return request.services.house_rules.default(guild_id, game)
    return named(request.services.house_rules.sets(guild_id, game), text)


@presses.ShowHouseRules.on_press
async def show_house_rules(request: TableRequest, press: presses.ShowHouseRules) -> None:
    """Show the house rules of a lobby with the menu to change them."""
    table = _free_lobby(request)
    await request.private(house_rules(table, request.say))


@presses.ShowOption.on_press
async def show_option(request: TableRequest, press: presses.ShowOption) -> None:
    """Show the values that a house rule of a lobby can have."""
    table = _free_lobby(request)
    await request.private(house_rules(table, request.say, press.option))


@presses.WriteOption.with_form
async def ask_for_value(request: TableRequest, press: presses.WriteOption) -> Form:
    """Ask for a value that no menu lists."""
    table = _free_lobby(request)
    return own_value(press, table.game.spec, request.say)


@presses.WriteOption.on_form
async def write_option(request: TableRequest, press: presses.WriteOption, written: Written) -> None:
    """Set a house rule of a lobby to the value from the form."""
    await _set_option(request, press.option, written[VALUE])


@presses.SetOption.on_press
async def set_option(request: TableRequest, press: presses.SetOption) -> None:
    """Set a house rule of a lobby to the value from the menu."""
    await _set_option(request, press.option, press.value)


def _free_lobby(request: TableRequest) -> Table:
    """The lobby of a press. Raises Refused unless the user may choose its house rules."""
    need_free_rules(request.table, request.who)
    return request.table


async def _set_option(request: TableRequest, key: str, text: str) -> None:
    table = request.table
    value = value_of(table.game.spec, key, text)
    table = await request.services.tables.lobbies.set_option(table.table_id, request.who, key, value)
    await responses.update(request.interaction, view=house_rules(table, request.say, key))


async def tell_dropped(request: Request, rules: RuleSet) -> None:
    """Tell the user which rules of a set the game no longer has, if there are any."""
    note = dropped_note(rules, request.say)
    if note:
        await try_reply_private(request.interaction, note)


# Sets of a server


@presses.EditSet.on_press
async def edit(request: Request, press: presses.EditSet) -> None:
    """Show a set with the menus that change it."""
    await show_set(request, _pressed(request, press))


@presses.ShowSetOption.on_press
async def show_set_option(request: Request, press: presses.ShowSetOption) -> None:
    """Show the values that a house rule of a set can have."""
    await show_set(request, _pressed(request, press), chosen=press.option)


@presses.WriteSetOption.with_form
async def ask_for_set_value(request: Request, press: presses.WriteSetOption) -> Form:
    """Ask for a value that no menu lists."""
    rules = _pressed(request, press)
    return own_value(press, GAMES[rules.game].spec, request.say)


@presses.WriteSetOption.on_form
async def write_set_option(request: Request, press: presses.WriteSetOption, written: Written) -> None:
    """Set a house rule of a set to the value from the form."""
    rules = _pressed(request, press)
    await _set_set_option(request, rules, press.option, written[VALUE])


@presses.SetSetOption.on_press
async def set_set_option(request: Request, press: presses.SetSetOption) -> None:
    """Set a house rule of a set to the value from the menu."""
    rules = _pressed(request, press)
    await _set_set_option(request, rules, press.option, press.value)


@presses.MakeDefault.on_press
async def make_default(request: Request, press: presses.MakeDefault) -> None:
    """Make a set the server's default."""
    rules = _pressed(request, press)
    await request.services.house_rules.make_default(request.guild_id, rules.game, rules.key)
    await show_set(request, rules)


@presses.AskToDeleteSet.on_press
async def ask_about_deleting(request: Request, press: presses.AskToDeleteSet) -> None:
    """Ask for confirmation before a set is deleted."""
    await show_question(request, _pressed(request, press))


@presses.DeleteSet.on_press
async def delete(request: Request, press: presses.DeleteSet) -> None:
    """Delete a set."""
    rules = _pressed(request, press)
    await request.services.house_rules.delete(request.guild_id, rules.game, rules.key)
    game = GAMES[rules.game].spec.name
    gone = request.say("rule-set-deleted", name=shown_set(rules.name, request.say), game=game)
    await request.private(message(gone))
    show_lobbies(request, request.guild_id)


async def _set_set_option(request: Request, rules: RuleSet, option: str, text: str) -> None:
    value = value_of(GAMES[rules.game].spec, option, text)
    rules = await request.services.house_rules.set_option(
        request.guild_id, rules.game, request.who, rules.key, option, value
    )
    await show_set(request, rules, chosen=option)
    show_lobbies(request, request.guild_id)


def _pressed(request: Request, press: presses.OfSet) -> RuleSet:
    """The set that a press is about. Raises Refused ``unknown_press`` or ``house_rules_unknown``."""
    need_game(press.game)
    return request.services.house_rules.find(request.guild_id, press.game, press.rules)


# Commands


async def create_set(request: Request, game: str, name: str, start: str | None) -> None:
    """Create a set called ``name`` and show it with its menus.

    It starts as a copy of the set ``start``, or without house rules if that is None.
    """
    need_manager(request)
    guild_id = request.guild_id
    clean = clean_name(name, shipped_names())
    options = (
        named(request.services.house_rules.sets(guild_id, game), start).options if start is not None else {}
    )
    rules = await request.services.house_rules.create(guild_id, game, request.who, clean, options)
    await show_set(request, rules, notice=request.say("rule-set-created"))
    show_lobbies(request, guild_id)


async def edit_set(request: Request, game: str, name: str) -> None:
    """Show the set called ``name`` with its menus."""
    await show_set(request, _named(request, game, name))


async def delete_set(request: Request, game: str, name: str) -> None:
    """Ask for confirmation before the set called ``name`` is deleted."""
    await show_question(request, _named(request, game, name))


async def set_default(request: Request, game: str, name: str) -> None:
    """Make the set called ``name`` the server's default for ``game``."""
    rules = _named(request, game, name)
    await request.services.house_rules.make_default(request.guild_id, game, rules.key)
    done = request.say(
        "rule-set-default", name=shown_set(rules.name, request.say), game=GAMES[game].spec.name
    )
    await request.private(message(done))


async def show_sets(request: Request, game: str | None) -> None:
    """List the sets of one game with descriptions, or the names of the sets of all games."""
    need_manager(request)
    of_games = [
        (
            request.services.house_rules.sets(request.guild_id, key),
            request.services.house_rules.default(request.guild_id, key),
        )
        for key in ([game] if game else GAMES)
    ]
    view = list_of_sets(*of_games[0], request.say) if game else list_of_games(of_games, request.say)
    await request.private(view)


def _named(request: Request, game: str, name: str) -> RuleSet:
    """The set that a command names. Raises Refused if the user may not manage the server."""
    need_manager(request)
    return named(request.services.house_rules.sets(request.guild_id, game), name)


# Screens


async def show_set(request: Request, rules: RuleSet, *, chosen: str = "", notice: str = "") -> None:
    """Show a set of the server with its menus. Raises Refused ``house_rules_shipped`` for a built-in one."""
    _need_own(rules)
    await request.private(set_screen(rules, _is_default(request, rules), request.say, chosen, notice))


async def show_question(request: Request, rules: RuleSet) -> None:
    """Ask for confirmation before a set is deleted. Raises Refused ``house_rules_shipped`` for a built-in
    one.
    """
    _need_own(rules)
    await request.private(ask_to_delete(rules, _is_default(request, rules), request.say))


def show_lobbies(request: Request, guild_id: int) -> None:
    """Redraw the lobbies of a server, so that they offer its current sets."""
    for table in request.services.tables.open_tables(guild_id):
        if table.phase == "lobby":
            request.services.publisher.changed(table)


def _need_own(rules: RuleSet) -> None:
    if rules.shipped:
        raise Refused("house_rules_shipped")


def _is_default(request: Request, rules: RuleSet) -> bool:
    return request.services.house_rules.default(request.guild_id, rules.game).key == rules.key
