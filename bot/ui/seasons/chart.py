"""The race of a season in words: as alt text for its picture, and as a text instead of the picture."""

from __future__ import annotations

from bot.league.race import Race, race
from bot.league.season import Season, season_state
from bot.services import Palette
from bot.ui.components.post import Illustration
from bot.ui.i18n.values import decimal, joined, moment
from bot.ui.pictures.race import chart_of
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.seasons.bracket import bracket_alt, bracket_legend, bracket_words, shown_of
from bot.ui.seasons.names import clock_of
from bot.ui.seasons.ranked import ranked
from bot.ui.seasons.view import SeasonView

LIMIT = 1024
"""The most characters that Discord allows in an alt text."""
SAMPLES = 5
"""The number of scores that are given for each player, and of leaders that are listed."""
LETTERS = 24
"""The most characters of a name in the legend and among the leaders."""


async def charted(
    view: SeasonView, renderer: PictureRenderer, palette: Palette | None
) -> tuple[Illustration | None, str]:
    """The picture of a season and the legend below it: of a cup its bracket, of other leagues their race.

    Without a ``palette`` it is a text, as where a picture could not be drawn. Both are empty if there is
    nothing to show.
    """
    picture: Illustration | None = None
    if (shown := shown_of(view.season)) is not None:
        if palette is not None:
            picture = await renderer.draw(shown.chart, bracket_alt(shown, view))
        return picture, (bracket_legend if picture else bracket_words)(shown, view)
    run = race_of(view.season)
    if run is None:
        return None, ""
    if palette is not None:
        picture = await renderer.draw(chart_of(run, palette), race_alt(run, view))
    return picture, (race_legend if picture else race_words)(run, view)


def race_of(season: Season) -> Race | None:
    """The race of a league's season; None if there is nothing to show."""
    state = season_state(season)
    return race(state, ranked(season)) if state is not None else None


def race_alt(run: Race, view: SeasonView) -> str:
    """The chart in words that can be read aloud: the course of each line."""
    say = view.say
    last = len(run.dates) - 1
    picked = sorted({round(number * last / (SAMPLES - 1)) for number in range(SAMPLES)})
    sentences = [
        say(
            "league-race-alt",
            start=clock_of(run.dates[0], view.season.settings).date(),
            end=clock_of(run.dates[-1], view.season.settings).date(),
        )
    ]
    for number, runner in enumerate(run.runners, start=1):
        scores = [say("league-number", number=decimal(runner.scores[at])) for at in picked]
        name = view.labels.player(runner.player)
        sentences.append(say("league-race-line", number=number, name=name, scores=joined(scores, say)))
    return " ".join(sentences)[:LIMIT]


def race_legend(run: Race, view: SeasonView) -> str:
    """The legend of the chart: the number and name of each player."""
    names = (
        f"{number} {view.name(runner.player, LETTERS)}" for number, runner in enumerate(run.runners, start=1)
    )
    return view.say("league-race-legend", names=" · ".join(names))


def race_words(run: Race, view: SeasonView) -> str:
    """Return the race as text: each leader and since when, the newest first."""
    changes: list[tuple[int, str]] = []
    for index, date in enumerate(run.dates):
        scored = [(runner.scores[index], runner.player) for runner in run.runners]
        known = [(score, player) for score, player in scored if score is not None]
        if not known:
            continue
        best = max(score for score, _ in known)
        leaders = [player for score, player in known if score == best]
        if not changes or changes[-1][1] not in leaders:
            changes.append((date, leaders[0]))
    lines = [
        view.say("league-race-led", name=view.name(player, LETTERS), at=moment(at))
        for at, player in reversed(changes[-SAMPLES:])
    ]
    return "\n".join([view.say("league-race-words"), *lines])
