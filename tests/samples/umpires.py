"""What umpires see: every act of theirs before it is done, the log, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC
from itertools import pairwise

from bot.games import GAMES
from bot.league.season import FORMATS, Asked, LogEntry, Season, SeasonSettings, SeasonStep, acts, season_state
from bot.services.house_rules import shipped_sets
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import OrderPlayers
from bot.ui.seasons.describe import describe
from bot.ui.seasons.settings import options_of
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.appeals import PAGE, AnswerAppeal, answer_form, appeals_screen
from bot.ui.umpire.create import (
    EditPlan,
    NameSeason,
    SeasonDraft,
    name_form,
    opened_screen,
    plan_how_screen,
    plan_screen,
)
from bot.ui.umpire.log import log_screen
from bot.ui.umpire.order import order_form
from bot.ui.umpire.presets import MOST
from bot.ui.umpire.preview import Preview, done_screen, preview_screen, sure_screen
from bot.ui.umpire.settings import FilledIn, forms_of, settings_form
from tests.samples.clothes import Clothes, Sample, drawn
from tests.samples.crowds import Story, people, stories
from tests.samples.moments import ID, NOW, all_changed, longest_read

KEY, DRAFT = "z" * 8, "f" * 8
LONG = "*" * 500
"""As much as a player can write."""
CLOCKS = ("fast", "normal", "slow")


def umpire_screens(say: Translator, clothes: Clothes) -> Iterator[Sample]:
    """All screens of umpires."""
    for story in stories(clothes):
        yield from _of_story(story, say, clothes)
    saved = clothes.of(["Fridays"], [f"{number}" * 40 for number in range(MOST)])
    yield drawn(name_form, NameSeason(DRAFT), saved, say)
    for settings in _settings(clothes):
        yield drawn(
            plan_screen,
            SeasonDraft(settings),
            DRAFT,
            saved,
            say,
            clothes.of("", "\n".join(3 * [longest_read(say)])),
        )
        yield drawn(plan_how_screen, SeasonDraft(settings), DRAFT, say)
        yield drawn(opened_screen, KEY, settings, say)
        shown = FilledIn(settings, shipped_sets(settings.game), UTC)
        for form, options in forms_of(options_of(settings)).items():
            yield drawn(settings_form, EditPlan(DRAFT, form).custom_id, form, options, shown, say)
    yield drawn(order_form, OrderPlayers(KEY, 9), say)
    yield drawn(answer_form, AnswerAppeal(KEY, "99"), say)


def _of_story(story: Story, say: Translator, clothes: Clothes) -> Iterator[Sample]:
    season = replace(story.season, key=KEY)
    names = SeasonView(season, people(clothes), say)
    notice = clothes.of("", f"{say('refused-league-stale')}\n{longest_read(say)}")
    for before, step in _steps(story, clothes):
        preview = Preview(before, step, SeasonView(before, people(clothes), say), ())
        yield drawn(preview_screen, preview, DRAFT, say, notice)
        yield drawn(done_screen, KEY, describe(step.line, names), say)
    yield drawn(sure_screen, season, DRAFT, say)
    for what in ("all", "decisions"):
        for page in (0, 7, 60):
            yield drawn(log_screen, story.lines, names, what, page)
    state = season_state(season)
    match = next(iter(state.results), "1-1") if state else "1-1"
    question = clothes.of("Cleo’s last ace was mine, I think.", LONG)
    asked = {str(n): Asked(str(n), match, f"p{n:03d}", NOW, question) for n in range(clothes.of(2, 3 * PAGE))}
    for questions in (asked, {}):
        yield drawn(appeals_screen, replace(names, season=replace(season, appeals=questions)), 1)


def _steps(story: Story, clothes: Clothes) -> Iterator[tuple[Season, SeasonStep]]:
    """Every act of the umpire with the season as it was before."""
    lines: dict[int, LogEntry] = {line.seq: line for line in story.lines}
    for before, after in pairwise(story.told):
        line = lines.get(before.season.seq + 1)
        if line is not None and line.seq <= after.season.seq and isinstance(line.act, acts.UmpireAct):
            short = replace(line, reason=clothes.of(line.reason, LONG[:300]), own_table=clothes.worst)
            yield replace(before.season, key=KEY), SeasonStep(after.season, (short,), ())


def _settings(clothes: Clothes) -> Iterator[SeasonSettings]:
    for game in clothes.of(["olsen"], list(GAMES)):
        for number, how in enumerate(FORMATS):
            if how == "pursuit" and game != "pursuit":
                continue
            yield SeasonSettings(
                clothes.league[:40],
                game,
                how,
                ID,
                CLOCKS[number % 3],  # type: ignore[arg-type]  # one of its literals
                house_rules=clothes.of("", "*" * 32),
                options=clothes.of({}, all_changed(game)),
                length=clothes.of(3, 20),
                size=clothes.of(4, 10),
                rounds=clothes.of(6, 30),
                round_hours=clothes.of(168, 2159),
                round_minutes=clothes.of(0, 59),
                places=clothes.of(16, 1000),
                signup_closes=NOW,
                starts=NOW,
                ends=NOW,
            )
