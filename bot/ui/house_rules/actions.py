"""Handling presses and commands about house rules: those of a lobby, and the sets of a server."""

from __future__ import annotations

from bot.games import GAMES
from bot.services import RuleSet, clean_name
from bot.tables import Refused, Table, need_free_rules
from bot.ui.components.forms import Written
from bot.ui.components.layout import message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
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
from bot.ui.shell.context import Interaction, RequestContext, place_of, who_pressed
from bot.ui.shell.permissions import need_manager
from bot.ui.shell.pressed import table_here
from bot.ui.shell.router import Routes

routes = Routes()


def rules_for(request: RequestContext, guild_id: int, game: str, text: str | None) -> RuleSet:
    """The set for a new table: the one named ``text``, or the server's default if that is None.

    Raises Refused ``house_rules_unknown`` if there is no such set.
    """
    if text is None:
        return request.services.house_rules.default(guild_id, game)
    return named(request.services.house_rules.sets(guild_id, game), text)


@routes.on(presses.HouseRules)
async def show_house_rules(
    interaction: Interaction, request: RequestContext, press: presses.HouseRules
) -> None:
    """Show the house rules of a lobby with the menu to change them."""
    table = await _free_lobby(interaction, request, press.table)
    await private(interaction, house_rules(table, request.say))


@routes.on(presses.ShowOption)
async def show_option(interaction: Interaction, request: RequestContext, press: presses.ShowOption) -> None:
    """Show the values that a house rule of a lobby can have."""
    table = await _free_lobby(interaction, request, press.table)
    await private(interaction, house_rules(table, request.say, press.option))


@routes.on(presses.WriteOption)
async def ask_for_value(
    interaction: Interaction, request: RequestContext, press: presses.WriteOption
) -> None:
    """Ask for a value that no menu lists."""
    table = await _free_lobby(interaction, request, press.table)
    await responses.open_form(interaction, own_value(press, table.game.spec, request.say))


@routes.on_form(presses.WriteOption)
async def write_option(
    interaction: Interaction, request: RequestContext, press: presses.WriteOption, written: Written
) -> None:
    """Set a house rule of a lobby to the value from the form."""
    await _set_option(interaction, request, press.table, press.option, written[VALUE])


@routes.on(presses.SetOption)
async def set_option(interaction: Interaction, request: RequestContext, press: presses.SetOption) -> None:
    """Set a house rule of a lobby to the value from the menu."""
    await _set_option(interaction, request, press.table, press.option, press.value)


async def _free_lobby(interaction: Interaction, request: RequestContext, table_id: str) -> Table:
    """The lobby of a press. Raises Refused unless the user may choose its house rules."""
    table = await table_here(interaction, request, table_id)
    need_free_rules(table, who_pressed(interaction))
    return table


async def _set_option(
    interaction: Interaction, request: RequestContext, table_id: str, key: str, text: str
) -> None:
    table = await table_here(interaction, request, table_id)
    value = value_of(table.game.spec, key, text)
    table = await request.services.tables.lobbies.set_option(
        table.table_id, who_pressed(interaction), key, value
    )
    await responses.update(interaction, view=house_rules(table, request.say, key))


async def tell_dropped(interaction: Interaction, request: RequestContext, rules: RuleSet) -> None:
    """Tell the user which rules of a set the game no longer has, if there are any."""
    note = dropped_note(rules, request.say)
    if note:
        await try_reply_private(interaction, note)


# Sets of a server


@routes.on(presses.EditSet)
async def edit(interaction: Interaction, request: RequestContext, press: presses.EditSet) -> None:
    """Show a set with the menus that change it."""
    await show_set(interaction, request, _pressed(interaction, request, press))


@routes.on(presses.ShowSetOption)
async def show_set_option(
    interaction: Interaction, request: RequestContext, press: presses.ShowSetOption
) -> None:
    """Show the values that a house rule of a set can have."""
    await show_set(interaction, request, _pressed(interaction, request, press), chosen=press.option)


@routes.on(presses.WriteSetOption)
async def ask_for_set_value(
    interaction: Interaction, request: RequestContext, press: presses.WriteSetOption
) -> None:
    """Ask for a value that no menu lists."""
    rules = _pressed(interaction, request, press)
    await responses.open_form(interaction, own_value(press, GAMES[rules.game].spec, request.say))


@routes.on_form(presses.WriteSetOption)
async def write_set_option(
    interaction: Interaction, request: RequestContext, press: presses.WriteSetOption, written: Written
) -> None:
    """Set a house rule of a set to the value from the form."""
    rules = _pressed(interaction, request, press)
    await _set_set_option(interaction, request, rules, press.option, written[VALUE])


@routes.on(presses.SetSetOption)
async def set_set_option(
    interaction: Interaction, request: RequestContext, press: presses.SetSetOption
) -> None:
    """Set a house rule of a set to the value from the menu."""
    rules = _pressed(interaction, request, press)
    await _set_set_option(interaction, request, rules, press.option, press.value)


@routes.on(presses.MakeDefault)
async def make_default(interaction: Interaction, request: RequestContext, press: presses.MakeDefault) -> None:
    """Make a set the server's default."""
    rules = _pressed(interaction, request, press)
    guild_id, _ = place_of(interaction)
    await request.services.house_rules.make_default(guild_id, rules.game, rules.key)
    await show_set(interaction, request, rules)


@routes.on(presses.AskToDeleteSet)
async def ask_about_deleting(
    interaction: Interaction, request: RequestContext, press: presses.AskToDeleteSet
) -> None:
    """Ask for confirmation before a set is deleted."""
    await show_question(interaction, request, _pressed(interaction, request, press))


@routes.on(presses.DeleteSet)
async def delete(interaction: Interaction, request: RequestContext, press: presses.DeleteSet) -> None:
    """Delete a set."""
    rules = _pressed(interaction, request, press)
    guild_id, _ = place_of(interaction)
    await request.services.house_rules.delete(guild_id, rules.game, rules.key)
    game = GAMES[rules.game].spec.name
    gone = request.say("rule-set-deleted", name=shown_set(rules.name, request.say), game=game)
    await private(interaction, message(gone))
    show_lobbies(request, guild_id)


async def _set_set_option(
    interaction: Interaction, request: RequestContext, rules: RuleSet, option: str, text: str
) -> None:
    guild_id, _ = place_of(interaction)
    value = value_of(GAMES[rules.game].spec, option, text)
    rules = await request.services.house_rules.set_option(
        guild_id, rules.game, who_pressed(interaction), rules.key, option, value
    )
    await show_set(interaction, request, rules, chosen=option)
    show_lobbies(request, guild_id)


def _pressed(interaction: Interaction, request: RequestContext, press: presses.OfSet) -> RuleSet:
    """The set that a press is about. Raises Refused ``unknown_press`` or ``house_rules_unknown``."""
    guild_id, _ = place_of(interaction)
    if press.game not in GAMES:
        raise Refused("unknown_press")
    return request.services.house_rules.find(guild_id, press.game, press.rules)


# Commands


async def create_set(
    interaction: Interaction, request: RequestContext, game: str, name: str, start: str | None
) -> None:
    """Create a set called ``name`` and show it with its menus.

    It starts as a copy of the set ``start``, or without house rules if that is None.
    """
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    clean = clean_name(name, shipped_names())
    options = (
        named(request.services.house_rules.sets(guild_id, game), start).options if start is not None else {}
    )
    rules = await request.services.house_rules.create(
        guild_id, game, who_pressed(interaction), clean, options
    )
    await show_set(interaction, request, rules, notice=request.say("rule-set-created"))
    show_lobbies(request, guild_id)


async def edit_set(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Show the set called ``name`` with its menus."""
    await show_set(interaction, request, _named(interaction, request, game, name))


async def delete_set(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Ask for confirmation before the set called ``name`` is deleted."""
    await show_question(interaction, request, _named(interaction, request, game, name))


async def set_default(interaction: Interaction, request: RequestContext, game: str, name: str) -> None:
    """Make the set called ``name`` the server's default for ``game``."""
    guild_id, _ = place_of(interaction)
    rules = _named(interaction, request, game, name)
    await request.services.house_rules.make_default(guild_id, game, rules.key)
    done = request.say(
        "rule-set-default", name=shown_set(rules.name, request.say), game=GAMES[game].spec.name
    )
    await private(interaction, message(done))


async def show_sets(interaction: Interaction, request: RequestContext, game: str | None) -> None:
    """List the sets of one game with descriptions, or the names of the sets of all games."""
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
    """The set that a command names. Raises Refused if the user may not manage the server."""
    need_manager(interaction)
    guild_id, _ = place_of(interaction)
    return named(request.services.house_rules.sets(guild_id, game), name)


# Screens


async def show_set(
    interaction: Interaction, request: RequestContext, rules: RuleSet, *, chosen: str = "", notice: str = ""
) -> None:
    """Show a set of the server with its menus. Raises Refused ``house_rules_shipped`` for a built-in one."""
    _need_own(rules)
    await private(
        interaction, set_screen(rules, _is_default(interaction, request, rules), request.say, chosen, notice)
    )


async def show_question(interaction: Interaction, request: RequestContext, rules: RuleSet) -> None:
    """Ask for confirmation before a set is deleted. Raises Refused ``house_rules_shipped`` for a built-in
    one.
    """
    _need_own(rules)
    await private(interaction, ask_to_delete(rules, _is_default(interaction, request, rules), request.say))


def show_lobbies(request: RequestContext, guild_id: int) -> None:
    """Redraw the lobbies of a server, so that they offer its current sets."""
    for table in request.services.tables.open_tables(guild_id):
        if table.phase == "lobby":
            request.services.publisher.changed(table)


def _need_own(rules: RuleSet) -> None:
    if rules.shipped:
        raise Refused("house_rules_shipped")


def _is_default(interaction: Interaction, request: RequestContext, rules: RuleSet) -> bool:
    guild_id, _ = place_of(interaction)
    return request.services.house_rules.default(guild_id, rules.game).key == rules.key
