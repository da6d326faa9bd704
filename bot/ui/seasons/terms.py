"""What a season was announced with, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games import GAMES
from bot.league.contest import Terms
from bot.league.results import ABSENT
from bot.league.tournament.state import FINALISTS
from bot.services import AS_WRITTEN
from bot.ui.house_rules.views import differing, shown_name
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.reader import NONE

RULES_LIMIT = 700
"""Characters for house rules one by one."""
DAY_HOURS = 24


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
    days, hours = divmod(terms.round_hours, DAY_HOURS)
    return say(
        f"league-format-{terms.format}",
        rounds=terms.rounds,
        size=terms.size,
        division=terms.division_size,
        moving=terms.moving,
        unit="hours" if hours else "days",
        time=terms.round_hours if hours else days,
        through=FINALISTS,
        carry="yes" if terms.playoff_carry else "no",
    )


def counting_lines(terms: Terms, say: Translator) -> Iterator[str]:
    """What a match gives, which ones make the score, and who stands before whom at equal scores."""
    season, spec = terms.season("", 0), GAMES[terms.game].spec
    if terms.format == "pursuit":
        yield say("league-counting-pursuit")
        yield say("league-ties-pursuit", tie=terms.tie, through=FINALISTS)
        return
    better = "low" if season.low_wins else "high"
    if terms.scoring == "points":
        yield say("league-scoring-points", better=better, forfeit=season.forfeit_points)
    else:
        yield say("league-scoring-places")
    how = "average" if season.averaged else "sum"
    best = season.best if season.counting == "best" else 0
    yield say("league-counting", how=how, best=best, minimum=season.minimum)
    yield say("league-counts-open" if terms.format == "open" else "league-counts-drawn")
    yield say("league-forfeits", share=round(100 * ABSENT))
    per_deal = NONE if not spec.deal_points else "low" if spec.low_wins else "high"
    yield say("league-ties", better=per_deal)


def reminders_line(terms: Terms, say: Translator) -> str:
    """Which reminders go out; empty where there are none."""
    if not terms.drawn or terms.format == "pursuit" or not (terms.remind_day or terms.remind_hour):
        return ""
    when = "both" if terms.remind_day and terms.remind_hour else "day" if terms.remind_day else "hour"
    return say("league-reminders", when=when)
