"""What a season was announced with, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import GAMES
from bot.league.contest import Terms, format_of
from bot.services import AS_WRITTEN
from bot.ui.house_rules.views import differing, shown_name
from bot.ui.i18n.translator import Translator

RULES_LIMIT = 700
"""Characters for house rules one by one."""


def play_line(terms: Terms, say: Translator) -> str:
    """The game, its house rules, the clock and the length of a match."""
    rules = shown_name(terms.house_rules or AS_WRITTEN, say)
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
    """The house rules that differ from what is written, one by one; of very many the first. One that the game
    does not have any more is left out.
    """
    spec = GAMES[terms.game].spec
    known = {option.key for option in spec.options}
    options = {key: value for key, value in terms.options.items() if key in known}
    lines = differing(spec, options, say).split("\n")
    while sum(map(len, lines)) + len(lines) > RULES_LIMIT:
        lines.pop()
    return "\n".join(lines)


def format_line(terms: Terms, say: Translator) -> str:
    """How the season is played, in a sentence or two."""
    phrase = format_of(terms).described(terms)
    return say(phrase.id, **phrase.arguments)


def counting_lines(terms: Terms, say: Translator) -> Iterator[str]:
    """How it counts: what a match gives, which ones make the score, and who stands before whom."""
    return (say(phrase.id, **phrase.arguments) for phrase in format_of(terms).counting(terms))


def reminders_line(terms: Terms, say: Translator) -> str:
    """Which reminders go out; empty where there are none."""
    if not format_of(terms).has_deadlines or not (terms.remind_day or terms.remind_hour):
        return ""
    when = "both" if terms.remind_day and terms.remind_hour else "day" if terms.remind_day else "hour"
    return say("league-reminders", when=when)
