"""What changing a rule of scoring takes, tried on a format of the tests: seasons keep the rule that they were
announced under.
"""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from bot.league.illegal import IllegalAct
from bot.league.scoring_rules import ScoringRules
from bot.league.season import (
    FORMATS,
    Season,
    SeasonSettings,
    acts,
    format_of,
    rebuilt,
    settings_from_json,
    settings_to_json,
)
from bot.league.season.formats.rounds import Rounds
from tests.league.seasons import Run


class Toy(Rounds):
    """Rounds in which meetings make the score since the second version; before, it was a sum."""

    facts = replace(Rounds.facts, key="toy")

    def scoring(self, settings: SeasonSettings, key: str, starts: int) -> ScoringRules:
        """The rule that the season was announced under."""
        scoring = super().scoring(settings, key, starts)
        return scoring if settings.scoring_version < 2 else replace(scoring, counts_meetings=True)


TOY = Toy()


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FORMATS, TOY.facts.key, TOY)


def season(version: int) -> Run:
    """A season of two rounds at one table, announced under a version, in which the first has been played."""
    run = Run(format="toy", rounds=2, size=2, scoring_version=version)
    run.enter("a", "b")
    run.do(acts.Start())
    play_round(run)
    return run


def play_round(run: Run) -> None:
    """Let ``a`` win the table that was drawn last."""
    players = format_of(run.season).fixtures.players_of(run.season, run.fixtures()[-1])
    run.play(run.fixtures()[-1], *map(ord, players))


def to_the_end(run: Run) -> int:
    """The score of who has won both rounds."""
    run.draw(run.now + 1000)
    play_round(run)
    return score(run.season)


def score(season: Season) -> int:
    first = format_of(season).standings.placings(season)[0]
    assert first.player == "a"
    return int(first.score or 0)


def test_a_season_goes_on_counting_as_announced_and_a_new_one_counts_by_the_new_rule() -> None:
    assert [to_the_end(season(version)) for version in (1, 2)] == [200, 150]


def test_its_log_makes_it_again_by_its_own_rule() -> None:
    for version, expected in ((1, 200), (2, 150)):
        run = season(version)
        to_the_end(run)
        written = json.loads(json.dumps(settings_to_json(run.opened.settings)))
        opened = replace(run.opened, settings=settings_from_json(written))
        assert rebuilt(opened, run.lines) == run.season
        assert score(rebuilt(opened, run.lines)) == expected


def test_it_keeps_its_rule_when_other_settings_are_altered() -> None:
    for run in (Run(format="toy", size=2, scoring_version=1), season(1)):
        run.do(acts.Alter({"rounds": 3}))
        assert run.season.settings.scoring_version == 1
        with pytest.raises(IllegalAct, match="no_setting"):
            run.do(acts.Alter({"scoring_version": 2}))
    assert to_the_end(run) == 200
