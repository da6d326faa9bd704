"""Choosing house rules, option by option: those of a lobby, and those of a set of the server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Annotated, Any

from discord import ui

from bot.games import GAMES
from bot.games.api import Option, Spec, Value
from bot.services import RuleSet
from bot.tables import Refused, Table, need_free_rules, need_game
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import OPTIONS, RED, menu, menu_id, message
from bot.ui.components.press import GameKey, Permission, Press, Text, Word
from bot.ui.components.question import question
from bot.ui.delivery import responses
from bot.ui.house_rules.views import (
    differing,
    dropped_note,
    rules_at,
    set_line,
    set_name,
    shown_set,
    text_of,
    value_label,
    value_of,
)
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.presses.house_rules import UseSet
from bot.ui.presses.tables import Manage
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, Plain, TableRequest

VALUE = "value"
"""The key of the form's field."""

OptionKey = Annotated[str, "[^=]+"]


def takes_own_value(spec: Spec, option: Option, say: Translator) -> bool:
    """Whether people may write a value: a menu cannot list all values, or the game has a phrase for it."""
    return len(option.values) > OPTIONS or say.has(f"{spec.key}-option-{option.key}-own")


def own_value(press: WriteOption | WriteSetOption, spec: Spec, say: Translator) -> Form:
    """The form that asks for the value of one house rule. The value is used as if it came from the menu.

    Raises Refused ``options-unknown_option`` if the game has no such rule.
    """
    if all(press.option != option.key for option in spec.options):
        raise Refused("options-unknown_option")
    question = f"{spec.key}-option-{press.option}"
    how = f"{question}-own"
    example = say(how) if say.has(how) else None
    field = text_field(VALUE, say("house-rules-own-label"), most=30, about=say(question), example=example)
    return Form(press.custom_id, say("house-rules-own"), field)


def menu_of_sets(table: Table, sets: Sequence[RuleSet], say: Translator) -> ui.Select[Any]:
    """The menu to choose a set in a lobby, or to change rules one by one. While it is closed, it names the
    set in use.
    """
    in_use = label_text(rules_at(table, say))
    closed, chosen, named = say("rule-set-menu", name=in_use), "", []
    for rules in sets:
        use, name = UseSet(table.table_id, rules.key).custom_id, set_name(rules.name, say)
        if name == in_use:
            chosen = use
        named.append((use, closed if use == chosen else name, set_line(rules, say)))
    if table.game.spec.options:
        named.append((ShowHouseRules(table.table_id).custom_id, say("button-change-rules"), ""))
    return menu(menu_id("rules", table.table_id), closed, named, chosen)


# Options


@dataclass(frozen=True, slots=True)
class Choosing:
    """What the menus of options are about, a lobby or a set, and the presses that they contain."""

    spec: Spec
    options: Mapping[str, Value]
    menu: str
    """The key in the ids of the menus."""
    look: Callable[[str], Press]
    """Returns the press that shows the values of an option."""
    write: Callable[[str], Press]
    """Returns the press that asks for a value of an option that no menu lists."""
    choose: Callable[[str, str], Press]
    """Returns the press that sets an option to a value."""


def of_table(table: Table) -> Choosing:
    """The options of a lobby."""
    key = table.table_id
    return Choosing(
        table.game.spec,
        table.options,
        key,
        partial(ShowOption, key),
        partial(WriteOption, key),
        partial(SetOption, key),
    )


def of_set(rules: RuleSet) -> Choosing:
    """The options of a named set."""
    key = rules.game, rules.key
    return Choosing(
        GAMES[rules.game].spec,
        rules.options,
        ":".join(key),
        partial(ShowSetOption, *key),
        partial(WriteSetOption, *key),
        partial(SetSetOption, *key),
    )


def house_rules(table: Table, say: Translator, chosen: str | None = None) -> ui.LayoutView:
    """The screen of a lobby's house rules, with a menu of the values of the ``chosen`` option, if any."""
    choosing = of_table(table)
    return message(
        say("house-rules-title", game=choosing.spec.name),
        differing(choosing.spec, choosing.options, say) or say("house-rules-as-written"),
        *_menus(choosing, say, chosen),
        [Manage(table.table_id).button(say, "button-go-back")],
    )


def set_screen(
    rules: RuleSet, is_default: bool, say: Translator, chosen: str | None = None, notice: str = ""
) -> ui.LayoutView:
    """The screen of a server's set, with the menus that change it. ``notice`` is a text at the top."""
    choosing = of_set(rules)
    key = rules.game, rules.key
    return message(
        notice,
        say("rule-set-title", name=shown_set(rules.name, say), game=choosing.spec.name),
        dropped_note(rules, say),
        differing(choosing.spec, choosing.options, say) or say("house-rules-as-written"),
        *_menus(choosing, say, chosen),
        [
            MakeDefault(*key).button(say, "button-is-default" if is_default else "", disabled=is_default),
            AskToDeleteSet(*key).button(say),
        ],
    )


def ask_to_delete(rules: RuleSet, is_default: bool, say: Translator) -> ui.LayoutView:
    """The question whether to delete a set, and what that means."""
    key = rules.game, rules.key
    game = GAMES[rules.game].spec.name
    return question(
        say("rule-set-delete", name=shown_set(rules.name, say), game=game, default=is_default),
        yes=DeleteSet(*key).button(say),
        no=EditSet(*key).button(say),
    )


def _menus(choosing: Choosing, say: Translator, chosen: str | None) -> list[ui.Select[Any]]:
    """The menu of all options, and the menu of the values of the ``chosen`` one, if any."""
    spec = choosing.spec
    full = spec.options_with(choosing.options)
    questions = menu(
        menu_id("option", choosing.menu),
        say("house-rules-choose"),
        [
            (
                choosing.look(option.key).custom_id,
                say(f"{spec.key}-option-{option.key}"),
                value_label(spec, option.key, full[option.key], say),
            )
            for option in spec.options
        ],
        choosing.look(chosen).custom_id if chosen else "",
    )
    return [questions, *(_values(choosing, option, say) for option in spec.options if option.key == chosen)]


def _values(choosing: Choosing, option: Option, say: Translator) -> ui.Select[Any]:
    """The menu of an option's values. The one in force also names the option."""
    spec = choosing.spec
    asked, now = say(f"{spec.key}-option-{option.key}"), spec.options_with(choosing.options)[option.key]
    labels = [(value, value_label(spec, option.key, value, say)) for value in offered(option)]
    values = [
        (
            choosing.choose(option.key, text_of(value)).custom_id,
            say("house-rules-now", question=asked, value=label) if value == now else label,
            say("rule-set-as_written") if value == option.default else "",
        )
        for value, label in labels
    ]
    if takes_own_value(spec, option, say):
        values.append((choosing.write(option.key).custom_id, say("house-rules-own"), ""))
    in_force = choosing.choose(option.key, text_of(now)).custom_id
    return menu(menu_id("value", choosing.menu), asked, values, in_force)


def offered(option: Option) -> Sequence[Value]:
    """The values to offer in a menu: all if they fit, otherwise the round numbers among them."""
    if len(option.values) <= OPTIONS:
        return option.values
    round_numbers = {
        sign * digit * 10**power for sign in (1, -1) for power in range(6) for digit in (0, 1, 2, 5)
    }
    return [value for value in option.values if value in round_numbers]


# Of a lobby


class ShowHouseRules(AtTable, template="v:houserules:{table}"):
    """See the house rules of a lobby, and change them."""

    label, permission = "button-change-rules", Permission.HOST


@ShowHouseRules.on_press
async def show_house_rules(request: TableRequest, press: ShowHouseRules) -> None:
    """Show the house rules of a lobby with the menu to change them."""
    table = _free_lobby(request)
    await request.private(house_rules(table, request.say))


class ShowOption(AtTable, template="v:option:{table}:{option}"):
    """See the values that a house rule of a lobby can have."""

    option: Text
    permission = Permission.HOST


@ShowOption.on_press
async def show_option(request: TableRequest, press: ShowOption) -> None:
    """Show the values that a house rule of a lobby can have."""
    table = _free_lobby(request)
    await request.private(house_rules(table, request.say, press.option))


class WriteOption(AtTable, template="v:own:{table}:{option}"):
    """Write a value for a house rule of a lobby that no menu lists."""

    option: Text
    permission = Permission.HOST


@WriteOption.with_form
async def ask_for_value(request: TableRequest, press: WriteOption) -> Form:
    """Ask for a value that no menu lists."""
    table = _free_lobby(request)
    return own_value(press, table.game.spec, request.say)


@WriteOption.on_form
async def write_option(request: TableRequest, press: WriteOption, written: Written) -> None:
    """Set a house rule of a lobby to the value from the form."""
    await _set_option(request, press.option, written[VALUE])


class SetOption(AtTable, template="a:set:{table}:{option}={value}"):
    """Set a house rule of a lobby."""

    option: OptionKey
    value: Text
    permission = Permission.HOST


@SetOption.on_press
async def set_option(request: TableRequest, press: SetOption) -> None:
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


class OfSet(Plain):
    """A press about one set of house rules."""

    game: GameKey
    rules: Word
    permission = Permission.MANAGER


class EditSet(OfSet, template="r:edit:{game}:{rules}"):
    """See a set with the menus that change it."""

    label = "button-keep-set"


# Sets of a server


@EditSet.on_press
async def edit(request: Request, press: EditSet) -> None:
    """Show a set with the menus that change it."""
    await show_set(request, _pressed(request, press))


class ShowSetOption(OfSet, template="r:option:{game}:{rules}:{option}"):
    """See the values that a house rule of a set can have."""

    option: Text


@ShowSetOption.on_press
async def show_set_option(request: Request, press: ShowSetOption) -> None:
    """Show the values that a house rule of a set can have."""
    await show_set(request, _pressed(request, press), chosen=press.option)


class WriteSetOption(OfSet, template="r:own:{game}:{rules}:{option}"):
    """Write a value for a house rule of a set that no menu lists."""

    option: Text


@WriteSetOption.with_form
async def ask_for_set_value(request: Request, press: WriteSetOption) -> Form:
    """Ask for a value that no menu lists."""
    rules = _pressed(request, press)
    return own_value(press, GAMES[rules.game].spec, request.say)


@WriteSetOption.on_form
async def write_set_option(request: Request, press: WriteSetOption, written: Written) -> None:
    """Set a house rule of a set to the value from the form."""
    rules = _pressed(request, press)
    await _set_set_option(request, rules, press.option, written[VALUE])


class SetSetOption(OfSet, template="r:set:{game}:{rules}:{option}={value}"):
    """Set a house rule of a set."""

    option: OptionKey
    value: Text


@SetSetOption.on_press
async def set_set_option(request: Request, press: SetSetOption) -> None:
    """Set a house rule of a set to the value from the menu."""
    rules = _pressed(request, press)
    await _set_set_option(request, rules, press.option, press.value)


class MakeDefault(OfSet, template="r:default:{game}:{rules}"):
    """Let tables of this server begin with this set."""

    label = "button-make-default"


@MakeDefault.on_press
async def make_default(request: Request, press: MakeDefault) -> None:
    """Make a set the server's default."""
    rules = _pressed(request, press)
    await request.services.house_rules.make_default(request.place_id, rules.game, rules.key)
    await show_set(request, rules)


class AskToDeleteSet(OfSet, template="r:ask:{game}:{rules}"):
    """Be asked whether you mean to delete a set."""

    label, style = "button-delete-set", RED


@AskToDeleteSet.on_press
async def ask_about_deleting(request: Request, press: AskToDeleteSet) -> None:
    """Ask for confirmation before a set is deleted."""
    await show_question(request, _pressed(request, press))


class DeleteSet(OfSet, template="r:delete:{game}:{rules}"):
    """Delete a set."""

    label, style = "button-delete-set", RED


@DeleteSet.on_press
async def delete(request: Request, press: DeleteSet) -> None:
    """Delete a set for its staff, and redraw the lobbies that offer it."""
    rules = _pressed(request, press)
    await request.services.house_rules.delete(request.place_id, rules.game, rules.key)
    game = GAMES[rules.game].spec.name
    gone = request.say("rule-set-deleted", name=shown_set(rules.name, request.say), game=game)
    await request.private(message(gone))
    show_lobbies(request, request.place_id)


async def _set_set_option(request: Request, rules: RuleSet, option: str, text: str) -> None:
    value = value_of(GAMES[rules.game].spec, option, text)
    rules = await request.services.house_rules.set_option(
        request.place_id, rules.game, request.who, rules.key, option, value
    )
    await show_set(request, rules, chosen=option)
    show_lobbies(request, request.place_id)


def _pressed(request: Request, press: OfSet) -> RuleSet:
    """The set that a press is about. Raises Refused ``game_gone`` or ``house_rules_unknown``."""
    need_game(press.game)
    return request.services.house_rules.find(request.place_id, press.game, press.rules)


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


def show_lobbies(request: Request, place_id: int) -> None:
    """Redraw the lobbies of a server, so that they offer its current sets."""
    for table in request.services.tables.open_tables(place_id):
        if table.phase == "lobby":
            request.services.publisher.changed(table)


def _need_own(rules: RuleSet) -> None:
    if rules.shipped:
        raise Refused("house_rules_shipped")


def _is_default(request: Request, rules: RuleSet) -> bool:
    return request.services.house_rules.default(request.place_id, rules.game).key == rules.key
