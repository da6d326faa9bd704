"""What umpires see at its fullest: every act of theirs before it is done, the log, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any, get_args

from bot.games import GAMES
from bot.league.contest import FORMATS, Asked, Contest, LogEntry, Step, Terms, acts, season_state
from bot.ui.i18n.translator import Translator
from bot.ui.presses.umpire import AdjustAsked, AnswerAppeal, EditPlan, OrderPlayers, VoidAsked
from bot.ui.seasons.describe import describe
from bot.ui.seasons.names import Names
from bot.ui.umpire.appeals import PAGE, appeals_screen, umpire_form
from bot.ui.umpire.course import arranged_screen
from bot.ui.umpire.create import Plan, edit_form, opened_screen, plan_screen, plan_terms_screen
from bot.ui.umpire.log import log_screen
from bot.ui.umpire.order import order_form
from bot.ui.umpire.preview import Preview, done_screen, preview_screen, sure_screen
from tests.budget.crowds import CROWD, LEAGUE, Story, people, stories
from tests.budget.moments import ID, NAMES, NOW, all_changed, longest_read

KEY, DRAFT = "z" * 8, "f" * 8
LONG = "*" * 500
"""As much as a player can write."""
CLOCKS = ("fast", "normal", "slow")

Drawn = tuple[Any, ...]
"""A screen's function, and what it is drawn from."""


def umpire_screens(say: Translator) -> Iterator[Drawn]:
    """All screens of umpires."""
    for story in stories():
        yield from _of_story(story, say)
    for terms in _terms():
        yield plan_screen, Plan(terms, is_usual=True), DRAFT, say, "\n".join(3 * [longest_read(say)])
        yield plan_terms_screen, Plan(terms), DRAFT, say
        yield opened_screen, terms, say
        yield edit_form, EditPlan(KEY), terms, say
    yield order_form, OrderPlayers(KEY, 9), say
    players = [(name, f"p{number}") for number, name in enumerate(NAMES)]
    yield umpire_form, AnswerAppeal(KEY, "99"), "answer", say
    for number in ("", "umpire-form-game"):
        yield umpire_form, VoidAsked(KEY, "99"), "void", say, (), number
    for number in ("umpire-form-total", "umpire-form-game-points"):
        yield umpire_form, AdjustAsked(KEY, "99"), "adjust", say, players, number


def _of_story(story: Story, say: Translator) -> Iterator[Drawn]:
    contest = replace(story.contest, key=KEY)
    names = Names(contest, people(CROWD))
    for before, step in _steps(story):
        preview = Preview(before, step, Names(before, people(CROWD)), ())
        yield preview_screen, preview, DRAFT, say, f"{say('refused-league-stale')}\n{longest_read(say)}"
        yield done_screen, KEY, describe(step.line, names, say), say
    yield sure_screen, contest, DRAFT, say
    yield arranged_screen, contest, say
    for what in ("all", "decisions"):
        for page in (0, 7, 60):
            yield log_screen, contest, story.lines, names, what, page, say
    state = season_state(contest)
    match = next(iter(state.results), "1-1") if state else "1-1"
    asked = {str(n): Asked(str(n), match, f"p{n:03d}", NOW, LONG) for n in range(3 * PAGE)}
    for questions in (asked, {}):
        yield appeals_screen, replace(contest, appeals=questions), names, 1, say


def _steps(story: Story) -> Iterator[tuple[Contest, Step]]:
    """Every act of the umpire with the season as it was before."""
    lines: dict[int, LogEntry] = {line.seq: line for line in story.lines}
    for before, after in pairwise(story.told):
        line = lines.get(after.contest.seq)
        if (
            line is not None
            and before.contest.seq == line.seq - 1
            and isinstance(line.act, get_args(acts.UmpireAct))
        ):
            short = replace(line, reason=LONG[:300], own_table=True)
            yield replace(before.contest, key=KEY), Step(after.contest, short, ())


def _terms() -> Iterator[Terms]:
    for game in GAMES:
        for number, how in enumerate(FORMATS):
            if how == "pursuit" and game != "pursuit":
                continue
            yield Terms(
                LEAGUE[:40],
                game,
                how,
                ID,
                CLOCKS[number % 3],  # type: ignore[arg-type]  # one of its literals
                house_rules="*" * 32,
                options=all_changed(game),
                length=20,
                scoring="places" if number % 2 else "points",
                counting="best",
                best=100,
                minimum=100,
                size=10,
                rounds=30,
                round_hours=2159,
                round_minutes=59,
                places=1000,
                signup_closes=NOW,
                starts=NOW,
                ends=NOW,
            )
