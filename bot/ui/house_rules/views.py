"""The screens of house rules: the menus of their options, and the named sets of a server."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.games.api import Option, Spec, Value
from bot.services import AS_WRITTEN, RuleSet
from bot.tables import Refused, Table
from bot.ui.components.layout import OPTIONS, menu, menu_id, message
from bot.ui.components.offers import Offer, picked
from bot.ui.components.press import Press
from bot.ui.components.question import question
from bot.ui.house_rules.own_value import takes_own_value
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined
from bot.ui.presses.house_rules import (
    AskToDeleteSet,
    DeleteSet,
    EditSet,
    MakeDefault,
    SetOption,
    SetSetOption,
    ShowHouseRules,
    ShowOption,
    ShowSetOption,
    UseSet,
    WriteOption,
    WriteSetOption,
)
from bot.ui.presses.tables import Manage
from bot.user_text import NO_TEXT, UserText, raw_text

SHIPPED = {
    "as_written": "rule-set-as_written",
    "beginners": "rule-set-beginners",
    "wild": "rule-set-wild",
}
"""The ids of the phrases that name the built-in sets."""

NAMES_LIMIT = 500
"""The most characters for the names of one game's sets in the list of all games."""

DROPPED_LIMIT = 200
"""The most characters for the options of a set that the game no longer has."""


# Sets by name


def set_name(name: UserText, say: Translator) -> str:
    """The name of a set as plain text, for labels."""
    return label_text(_in_words(name, say))


def shown_set(name: UserText, say: Translator) -> str:
    """The name of a set with markup escaped, for texts."""
    return escape_text(_in_words(name, say))


def _in_words(name: UserText, say: Translator) -> UserText:
    phrase = SHIPPED.get(raw_text(name))
    return UserText(say(phrase)) if phrase else name


def shipped_names() -> set[UserText]:
    """The names of the built-in sets in all languages."""
    return {UserText(translator(locale)(phrase)) for locale in locales() for phrase in SHIPPED.values()}


def set_line(rules: RuleSet, say: Translator) -> str:
    """A description of a set in one line."""
    if rules.name == AS_WRITTEN:
        return say("rule-set-as_written-about")
    phrase = f"{rules.game}-set-{raw_text(rules.name)}"
    if rules.shipped and say.has(phrase):
        return say(phrase)
    return say("rule-set-about", count=len(rules.options))


def named(sets: Sequence[RuleSet], text: str) -> RuleSet:
    """The set with the key ``text``, or with that name in any language.

    Raises Refused ``house_rules_unknown`` if there is none, and ``which_one`` if several can be meant.
    """
    offers = [
        Offer(set_name(rules.name, translator(locale)), rules.key) for rules in sets for locale in locales()
    ]
    key = picked(text, offers, Refused("house_rules_unknown", game=GAMES[sets[0].game].spec.name))
    return next(rules for rules in sets if rules.key == key)


def rules_at(table: Table, say: Translator) -> UserText:
    """The name of a table's house rules."""
    if table.house_rules:
        return _in_words(table.house_rules, say)
    return UserText(say("rule-set-one-by-one")) if table.options else _in_words(AS_WRITTEN, say)


def is_as_written(table: Table, but_for: str | None = None) -> bool:
    """Whether a table has no house rules at all, ``but_for`` one option."""
    return not table.options.keys() - {but_for} and table.house_rules in (NO_TEXT, AS_WRITTEN)


def dropped_note(rules: RuleSet, say: Translator) -> str:
    """The note that a set has rules which the game no longer has; empty if it has none."""
    if not rules.dropped:
        return ""
    options = escape_text(UserText(joined(rules.dropped, say)[:DROPPED_LIMIT]))
    return say("rule-set-dropped", name=shown_set(rules.name, say), options=options)


def menu_of_sets(table: Table, sets: Sequence[RuleSet], say: Translator) -> ui.Select[Any]:
    """The menu to choose a set in a lobby, or to change rules one by one. While it is closed, it names the
    set in use.
    """
    named = [
        (UseSet(table.table_id, rules.key).custom_id, set_name(rules.name, say), set_line(rules, say))
        for rules in sets
    ]
    one_by_one = (ShowHouseRules(table.table_id).custom_id, say("button-change-rules"), "")
    placeholder = say("rule-set-menu", name=label_text(rules_at(table, say)))
    return menu(menu_id("rules", table.table_id), placeholder, [*named, one_by_one])


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


def list_of_sets(sets: Sequence[RuleSet], default: RuleSet, say: Translator) -> ui.LayoutView:
    """The sets of one game, each with a description."""
    lines = [
        say(
            "rule-set-line",
            name=shown_set(rules.name, say),
            about=set_line(rules, say),
            default=rules == default,
        )
        for rules in sets
    ]
    return message(say("house-rules-title", game=GAMES[default.game].spec.name), "\n".join(lines))


def list_of_games(games: Sequence[tuple[Sequence[RuleSet], RuleSet]], say: Translator) -> ui.LayoutView:
    """The names of all sets, game by game. ``games`` has the sets and the default of each game."""
    lines = []
    for sets, default in games:
        names, more = [shown_set(rules.name, say) for rules in sets], 0
        while len(joined(names, say)) > NAMES_LIMIT:
            names.pop()
            more += 1
        lines.append(
            say(
                "rule-set-game",
                game=GAMES[default.game].spec.name,
                names=joined(names, say),
                more=more,
                default=shown_set(default.name, say),
            )
        )
    return message(say("rule-set-games"), "\n".join(lines), say("rule-set-list-one"))


def differing(spec: Spec, options: Mapping[str, Value], say: Translator) -> str:
    """A line for each option that is not the default."""
    return "\n".join(f"- {value_sentence(spec, key, value, say)}" for key, value in options.items())


def every_value(spec: Spec, options: Mapping[str, Value], say: Translator) -> str:
    """A line for each option, those that differ from the default first."""
    own = {option.key: options[option.key] for option in spec.options if option.key in options}
    usual = {option.key: option.default for option in spec.options if option.key not in own}
    return "\n".join(f"- {value_sentence(spec, key, value, say)}" for key, value in (own | usual).items())


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
    )
    return [questions, *(_values(choosing, option, say) for option in spec.options if option.key == chosen)]


def _values(choosing: Choosing, option: Option, say: Translator) -> ui.Select[Any]:
    spec = choosing.spec
    values = [
        (
            choosing.choose(option.key, text_of(value)).custom_id,
            value_label(spec, option.key, value, say),
            say("rule-set-as_written") if value == option.default else "",
        )
        for value in offered(option)
    ]
    if takes_own_value(spec, option, say):
        values.append((choosing.write(option.key).custom_id, say("house-rules-own"), ""))
    return menu(menu_id("value", choosing.menu), say(f"{spec.key}-option-{option.key}"), values)


def offered(option: Option) -> Sequence[Value]:
    """The values to offer in a menu: all if they fit, otherwise the round numbers among them."""
    if len(option.values) <= OPTIONS:
        return option.values
    round_numbers = {
        sign * digit * 10**power for sign in (1, -1) for power in range(6) for digit in (0, 1, 2, 5)
    }
    return [value for value in option.values if value in round_numbers]


def text_of(value: Value) -> str:
    """A value as it is written in an id: ``true``, ``false``, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(spec: Spec, key: str, text: str) -> Value:
    """The value of a house rule that is written as ``text``; the text itself if no value is."""
    values = next((option.values for option in spec.options if option.key == key), ())
    return next((value for value in values if text_of(value) == text), text)


def value_label(spec: Spec, key: str, value: Value, say: Translator) -> str:
    """A value in a few words: the game's phrase for it, or the value itself."""
    phrase = f"{spec.key}-option-{key}-{text_of(value)}"
    return say(phrase) if say.has(phrase) else text_of(value)


def value_sentence(spec: Spec, key: str, value: Value, say: Translator) -> str:
    """A house rule and its value in words."""
    return say(
        "house-rule", question=say(f"{spec.key}-option-{key}"), value=value_label(spec, key, value, say)
    )
