"""The race of a season in words: beside its picture for who cannot see it, and in its place for who reads."""

from __future__ import annotations

from bot.league.contest import Contest, season_state
from bot.league.phrase import seconds
from bot.league.race import Race, race
from bot.ui.seasons.names import day_of
from bot.ui.seasons.ranked import ranked
from bot.ui.seasons.reader import Reader, decimal

LIMIT = 1024
"""Characters that Discord takes as alt text."""
SAMPLES = 5
"""So many scores are said of each."""
LETTERS = 24
"""Of a name in the legend and among the leaders."""


def race_of(contest: Contest) -> Race | None:
    """The race of a league's season, if there is one to look at."""
    state = season_state(contest)
    return race(state, ranked(contest)) if state is not None else None


def race_alt(run: Race, reader: Reader) -> str:
    """The chart in words, read aloud: the course of each line."""
    say = reader.say
    last = len(run.dates) - 1
    picked = sorted({round(number * last / (SAMPLES - 1)) for number in range(SAMPLES)})
    said = [
        say(
            "league-race-alt",
            start=day_of(run.dates[0]),
            end=day_of(run.dates[-1]),
            better="low" if run.low_wins else "high",
        )
    ]
    for number, runner in enumerate(run.runners, start=1):
        scores = [say("league-number", number=decimal(runner.scores[at])) for at in picked]
        name = reader.label(runner.player)
        said.append(say("league-race-line", number=number, name=name, scores=", ".join(scores)))
    return " ".join(said)[:LIMIT]


def race_legend(run: Race, reader: Reader) -> str:
    """Whose the lines of the chart are."""
    names = (
        f"{number} {reader.name(runner.player, LETTERS)}"
        for number, runner in enumerate(run.runners, start=1)
    )
    return reader.say("league-race-legend", names=" · ".join(names))


def race_words(run: Race, reader: Reader) -> str:
    """The race for who reads: who has led since when, the newest first."""
    changes: list[tuple[int, str]] = []
    for index, date in enumerate(run.dates):
        scored = [(runner.scores[index], runner.player) for runner in run.runners]
        known = [(score, player) for score, player in scored if score is not None]
        if not known:
            continue
        best = (min if run.low_wins else max)(score for score, _ in known)
        leaders = [player for score, player in known if score == best]
        if not changes or changes[-1][1] not in leaders:
            changes.append((date, leaders[0]))
    lines = [
        reader.say("league-race-led", name=reader.name(player, LETTERS), at=seconds(at))
        for at, player in reversed(changes[-SAMPLES:])
    ]
    return "\n".join([reader.say("league-race-words"), *lines])
