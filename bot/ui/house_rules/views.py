"""House rules in words: their values, and the named sets of a server."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from discord import ui

from bot.games import GAMES
from bot.games.api import Spec, Value
from bot.services import AS_WRITTEN, RuleSet
from bot.tables import Refused, Table
from bot.tables.catching import CATCHING, is_catching
from bot.ui.components.layout import message
from bot.ui.components.offers import Suggestion, picked
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import joined
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

MOST_LINES = 6
"""The most lines about house rules in the message of a table, which players read on a phone."""


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
        Suggestion(set_name(rules.name, translator(locale)), rules.key)
        for rules in sets
        for locale in locales()
    ]
    key = picked(text, offers, Refused("house_rules_unknown", game=GAMES[sets[0].game].spec.name))
    return next(rules for rules in sets if rules.key == key)


def rules_at(table: Table, say: Translator) -> UserText:
    """The name of a table's house rules."""
    if table.house_rules:
        return _in_words(table.house_rules, say)
    if is_catching_alone(table):
        return UserText(say("catch"))
    return UserText(say("rule-set-one-by-one")) if table.options else _in_words(AS_WRITTEN, say)


def is_catching_alone(table: Table) -> bool:
    """Whether **Catch each other** is all that a table's house rules change, but for the number of deals."""
    spec, options = table.game.spec, table.options
    return (
        table.house_rules == NO_TEXT
        and is_catching(spec, options)
        and not options.keys() - {*CATCHING, spec.length}
    )


def is_as_written(table: Table, but_for: str | None = None) -> bool:
    """Whether a table has no house rules at all, ``but_for`` one option."""
    return not table.options.keys() - {but_for} and table.house_rules in (NO_TEXT, AS_WRITTEN)


def dropped_note(rules: RuleSet, say: Translator) -> str:
    """The note that a set has rules which the game no longer has; empty if it has none."""
    if not rules.dropped:
        return ""
    options = escape_text(UserText(joined(rules.dropped, say)[:DROPPED_LIMIT]))
    return say("rule-set-dropped", name=shown_set(rules.name, say), options=options)


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
    """A line for each option that is not the default, and one for both of those that **Catch each other**
    turns on.
    """
    is_on = is_catching(spec, options)
    others = {key: value for key, value in options.items() if not (is_on and key in CATCHING)}
    lines = [f"- {value_sentence(spec, key, value, say)}" for key, value in others.items()]
    return "\n".join([f"- {say('catch-about')}", *lines] if is_on else lines)


def besides_length(table: Table, say: Translator, without: Collection[str] = ()) -> str:
    """Return a line for each house rule of a table that isn't the default, as :func:`differing` says it,
    except the number of deals, which the table's message says first, and those ``without`` need to be said.
    Past the first :data:`MOST_LINES`, the last line counts the others and says where they are.
    """
    spec, hidden = table.game.spec, {*without, table.game.spec.length}
    options = {key: value for key, value in table.options.items() if key not in hidden}
    lines = differing(spec, options, say).splitlines()
    if len(lines) <= MOST_LINES:
        return "\n".join(lines)
    shown = lines[: MOST_LINES - 1]
    return "\n".join([*shown, say("house-rules-more", count=len(lines) - len(shown))])


def every_value(spec: Spec, options: Mapping[str, Value], say: Translator) -> str:
    """A line for each option, those that differ from the default first."""
    own = {option.key: options[option.key] for option in spec.options if option.key in options}
    usual = {option.key: option.default for option in spec.options if option.key not in own}
    return "\n".join(f"- {value_sentence(spec, key, value, say)}" for key, value in (own | usual).items())


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
