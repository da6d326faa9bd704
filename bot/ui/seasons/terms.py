"""The terms of a season in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import GAMES
from bot.league.contest import Terms, format_of
from bot.services import AS_WRITTEN
from bot.ui.house_rules.views import differing, shown_set
from bot.ui.i18n.translator import Translator

RULES_LIMIT = 700
"""The most characters for a list of house rules."""


def play_line(terms: Terms, say: Translator) -> str:
    """The game, its house rules, the clock and the length of a match."""
    rules = shown_set(terms.house_rules or AS_WRITTEN, say)
    if not terms.house_rules and terms.options:
        rules = say("rule-set-one-by-one")
    return say(
        "league-play",
        game=GAMES[terms.game].spec.name,
        rules=rules,
        clock=say(f"clock-{terms.clock}"),
        length=terms.length,
    )


def rules_lines(terms: Terms, say: Translator) -> str:
    """A line for each house rule that is not the default, as many as fit into :data:`RULES_LIMIT`.

    A rule that the game no longer has is left out.
    """
    spec = GAMES[terms.game].spec
    known = {option.key for option in spec.options}
    options = {key: value for key, value in terms.options.items() if key in known}
    lines = differing(spec, options, say).split("\n")
    while sum(map(len, lines)) + len(lines) > RULES_LIMIT:
        lines.pop()
    return "\n".join(lines)


def format_line(terms: Terms, say: Translator) -> str:
    """The format of the season in a sentence or two."""
    phrase = format_of(terms).announcement.described(terms)
    return say(phrase.id, **phrase.arguments)


def counting_lines(terms: Terms, say: Translator) -> Iterator[str]:
    """The scoring: what a match gives, which matches count, and how ties are broken."""
    return (say(phrase.id, **phrase.arguments) for phrase in format_of(terms).announcement.counting(terms))


def reminders_line(terms: Terms, say: Translator) -> str:
    """The reminders that players get; empty if there are none."""
    if not format_of(terms).facts.has_deadlines or not (terms.remind_day or terms.remind_hour):
        return ""
    when = "both" if terms.remind_day and terms.remind_hour else "day" if terms.remind_day else "hour"
    return say("league-reminders", when=when)
