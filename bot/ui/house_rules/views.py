"""House rules on the screen: the menus of their options, and the named sets of a server."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.games import GAMES
from bot.games.api import Option, Spec, Value
from bot.services import AS_WRITTEN, RuleSet, key_of
from bot.tables import Refused, Table
from bot.ui.components import ids
from bot.ui.components.layout import OPTIONS, RED, button, menu, message
from bot.ui.components.user_text import escape_text
from bot.ui.house_rules.own_value import takes_own_value
from bot.ui.i18n.translator import Translator, locales, translator

SHIPPED = {
    "as_written": "rule-set-as_written",
    "beginners": "rule-set-beginners",
    "wild": "rule-set-wild",
}
"""What the sets that come with games are called, by phrase."""

NAMES_LIMIT = 500
"""Characters for the names of one game's sets where those of all games are listed."""

DROPPED_LIMIT = 200
"""Characters for the options that a set holds and the game does not know any more."""


# Sets by name


def set_name(name: str, say: Translator) -> str:
    """What a set is called; for labels, as people wrote it."""
    return say(SHIPPED[name]) if name in SHIPPED else name


def shown_name(name: str, say: Translator) -> str:
    """What a set is called; for texts, its markup escaped."""
    return escape_text(set_name(name, say))


def shipped_names() -> set[str]:
    """What the sets that come with games are called, in all languages."""
    return {translator(locale)(phrase) for locale in locales() for phrase in SHIPPED.values()}


def set_line(rules: RuleSet, say: Translator) -> str:
    """What a set is like, in one line."""
    if rules.name == AS_WRITTEN:
        return say("rule-set-as_written-about")
    phrase = f"{rules.game}-set-{rules.name}"
    if rules.shipped and say.has(phrase):
        return say(phrase)
    return say("rule-set-about", count=len(rules.options))


def named(sets: Sequence[RuleSet], text: str) -> RuleSet:
    """The set that somebody has chosen, by its key, or written, by its name in any language.

    Raises Refused ``house_rules_unknown``.
    """
    key = key_of(" ".join(text.split()))
    for rules in sets:
        phrase = SHIPPED.get(rules.name)
        names = {translator(locale)(phrase) for locale in locales()} if rules.shipped and phrase else set()
        if text == rules.key or key in {rules.key, *map(key_of, (rules.name, *names))}:
            return rules
    raise Refused("house_rules_unknown", game=GAMES[sets[0].game].spec.name)


def rules_at(table: Table, say: Translator) -> str:
    """What a table's house rules are called; for labels."""
    if table.house_rules:
        return set_name(table.house_rules, say)
    return say("rule-set-one-by-one") if table.options else set_name(AS_WRITTEN, say)


def is_as_written(table: Table) -> bool:
    """Whether a table plays by no house rules at all."""
    return not table.options and table.house_rules in ("", AS_WRITTEN)


def dropped_note(rules: RuleSet, say: Translator) -> str:
    """That a set holds rules which the game does not know any more; empty when it does not."""
    if not rules.dropped:
        return ""
    options = escape_text(", ".join(rules.dropped)[:DROPPED_LIMIT])
    return say("rule-set-dropped", name=shown_name(rules.name, say), options=options)


def menu_of_sets(table: Table, sets: Sequence[RuleSet], say: Translator) -> ui.Select[Any]:
    """The menu by which a lobby chooses its set; closed, it says which one is in force."""
    return menu(
        ids.menu_id("rules", table.table_id),
        say("rule-set-menu", name=rules_at(table, say)),
        [
            (ids.use_id(table.table_id, rules.key), set_name(rules.name, say), set_line(rules, say))
            for rules in sets
        ],
    )


# Options


@dataclass(frozen=True, slots=True)
class Choosing:
    """Whose options are chosen, and the ids to which the choices lead."""

    spec: Spec
    options: Mapping[str, Value]
    menu: str
    """The end of the ids of its menus."""
    look: str
    """Before ``:<option>``: shows the values there are."""
    write: str
    """Before ``:<option>``: asks for a value that no menu lists."""
    choose: str
    """Before ``:<option>=<value>``: sets the value."""


def of_table(table: Table) -> Choosing:
    """The options of a lobby."""
    press = table.table_id
    look, write = ids.show_id("option", press), ids.show_id("own", press)
    return Choosing(table.game.spec, table.options, press, look, write, ids.act_id("set", press))


def of_set(rules: RuleSet) -> Choosing:
    """The options of a named set."""
    look, write, choose = (ids.set_id(what, rules.game, rules.key) for what in ("option", "own", "set"))
    return Choosing(GAMES[rules.game].spec, rules.options, f"{rules.game}:{rules.key}", look, write, choose)


def house_rules(table: Table, say: Translator, chosen: str | None = None) -> ui.LayoutView:
    """The private menu of a lobby's house rules, and of the values of the one that was ``chosen``."""
    choosing = of_table(table)
    return message(
        say("house-rules-title", game=choosing.spec.name),
        differing(choosing.spec, choosing.options, say) or say("house-rules-as-written"),
        *_menus(choosing, say, chosen),
    )


def set_screen(
    rules: RuleSet, is_default: bool, say: Translator, chosen: str | None = None, notice: str = ""
) -> ui.LayoutView:
    """A server's own set with the menus that change it; ``notice`` stands on top."""
    choosing = of_set(rules)
    press = rules.game, rules.key
    return message(
        notice,
        say("rule-set-title", name=shown_name(rules.name, say), game=choosing.spec.name),
        dropped_note(rules, say),
        differing(choosing.spec, choosing.options, say) or say("house-rules-as-written"),
        *_menus(choosing, say, chosen),
        [
            button(
                ids.set_id("default", *press),
                say("button-is-default" if is_default else "button-make-default"),
                disabled=is_default,
            ),
            button(ids.set_id("ask", *press), say("button-delete-set"), RED),
        ],
    )


def ask_to_delete(rules: RuleSet, is_default: bool, say: Translator) -> ui.LayoutView:
    """Whether a set is really to be deleted, and what that means."""
    press = rules.game, rules.key
    game = GAMES[rules.game].spec.name
    return message(
        say("rule-set-delete", name=shown_name(rules.name, say), game=game, default=_yes(is_default)),
        [
            button(ids.set_id("delete", *press), say("button-delete-set"), RED),
            button(ids.set_id("edit", *press), say("button-keep-set")),
        ],
    )


def list_of_sets(sets: Sequence[RuleSet], default: RuleSet, say: Translator) -> ui.LayoutView:
    """The sets of one game, each with what it is like."""
    lines = [
        say(
            "rule-set-line",
            name=shown_name(rules.name, say),
            about=set_line(rules, say),
            default=_yes(rules == default),
        )
        for rules in sets
    ]
    return message(say("house-rules-title", game=GAMES[default.game].spec.name), "\n".join(lines))


def list_of_games(games: Sequence[tuple[Sequence[RuleSet], RuleSet]], say: Translator) -> ui.LayoutView:
    """The names of all sets, game by game; of each game its sets and the default."""
    lines = []
    for sets, default in games:
        names, more = [shown_name(rules.name, say) for rules in sets], 0
        while len(", ".join(names)) > NAMES_LIMIT:
            names.pop()
            more += 1
        lines.append(
            say(
                "rule-set-game",
                game=GAMES[default.game].spec.name,
                names=", ".join(names),
                more=more,
                default=shown_name(default.name, say),
            )
        )
    return message(say("rule-set-games"), "\n".join(lines), say("rule-set-list-one"))


def differing(spec: Spec, options: Mapping[str, Value], say: Translator) -> str:
    """A line for each option that is not the default."""
    return "\n".join(f"- {value_sentence(spec, key, value, say)}" for key, value in options.items())


def _menus(choosing: Choosing, say: Translator, chosen: str | None) -> list[ui.Select[Any]]:
    """The menu of all options, and of the values of the one that was ``chosen``."""
    spec = choosing.spec
    full = spec.options_with(choosing.options)
    questions = menu(
        ids.menu_id("option", choosing.menu),
        say("house-rules-choose"),
        [
            (
                f"{choosing.look}:{option.key}",
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
            f"{choosing.choose}:{option.key}={text_of(value)}",
            value_label(spec, option.key, value, say),
            say("house-rules-default") if value == option.default else "",
        )
        for value in offered(option)
    ]
    if takes_own_value(spec, option, say):
        values.append((f"{choosing.write}:{option.key}", say("house-rules-own"), ""))
    return menu(ids.menu_id("value", choosing.menu), say(f"{spec.key}-option-{option.key}"), values)


def offered(option: Option) -> Sequence[Value]:
    """The values offered in a menu: all where they fit, else the round numbers among them."""
    if len(option.values) <= OPTIONS:
        return option.values
    round_numbers = {
        sign * digit * 10**power for sign in (1, -1) for power in range(6) for digit in (0, 1, 2, 5)
    }
    return [value for value in option.values if value in round_numbers]


def text_of(value: Value) -> str:
    """A value as it stands in an id: ``true``, ``false``, a number or a word."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def value_of(spec: Spec, key: str, text: str) -> Value:
    """The value of a house rule that is written as ``text``; the text itself where there is none."""
    values = next((option.values for option in spec.options if option.key == key), ())
    return next((value for value in values if text_of(value) == text), text)


def value_label(spec: Spec, key: str, value: Value, say: Translator) -> str:
    """A value in a few words: the game's own phrase, or the number."""
    phrase = f"{spec.key}-option-{key}-{text_of(value)}"
    return say(phrase) if say.has(phrase) else text_of(value)


def value_sentence(spec: Spec, key: str, value: Value, say: Translator) -> str:
    """A house rule and what it is set to."""
    return say(
        "house-rule", question=say(f"{spec.key}-option-{key}"), value=value_label(spec, key, value, say)
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
