"""How a season ended in which not everything was played: each place that tells it names the tables."""

from __future__ import annotations

import re

import pytest

from bot.league.season import Command, acts, apply, due
from bot.ui.i18n.translator import translator
from bot.ui.leagues.info import info_screen
from bot.ui.outbox.announcement import announcement
from bot.ui.outbox.decisions import played
from bot.ui.outbox.outgoing import RenderContext
from bot.ui.umpire.consequences import notes
from tests.league.seasons import Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import reader, running, text

DAY = 24 * 3_600_000


def deserted(players: int, **fields: object) -> Run:
    """A season in review of which nobody has played a table."""
    run = running(*(f"p{n:02}" for n in range(players)), size=2, rounds=1, schedule="never", **fields)
    run.now += 8 * DAY
    for fixture in run.fixtures():
        run.do(acts.ForfeitFixture(fixture, ()), "")
    run.do(acts.Close(), "")
    return run


def everywhere(run: Run, locale: str) -> dict[str, str]:
    """What is said of it in each place."""
    say, who = translator(locale), reader(run.season, locale=locale)
    ctx = RenderContext(run.season, who.people, say)
    step = apply(run.season, Command(acts.Confirm(), "ump", run.now))
    return {
        "announcement": text(announcement(ctx, run.now)),
        "post": "".join(each.text for each in played(ctx)),
        "preview": "\n".join(notes(run.season, step, who, ())),
        "info": text(info_screen(who)),
    }


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(
    "fields", [{}, {"clock": "slow"}, {"format": "divisions", "division_size": 4, "moving": 0}]
)
def test_every_table_is_named(fields: dict[str, object], locale: str) -> None:
    run = deserted(8, **fields)
    where = reader(run.season, locale=locale)
    tables = [where.where(fixture) for fixture in run.fixtures()]
    assert len({*tables}) == 4
    for place, said in everywhere(run, locale).items():
        assert all(table in said for table in tables), place
        assert "⌛" in said, place


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_is_said_where_all_was_played(locale: str) -> None:
    run = running("ann", "bo", "cy", size=3, rounds=1, schedule="never")
    run.play(*run.fixtures())
    run.do(acts.Close(), "")
    for place, said in everywhere(run, locale).items():
        assert "⌛" not in said, place


def test_of_very_many_the_last_are_counted() -> None:
    said = everywhere(deserted(60), "en")["post"]
    assert said.count("Round 1, table") == 20
    assert "10 more" in said


def test_it_is_still_said_when_the_results_are_confirmed() -> None:
    run = deserted(2)
    run.do(acts.Confirm(), reason="")
    assert "Round 1, table 1" in text(info_screen(reader(run.season)))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize(("rounds", "said"), [(2, ("2",)), (5, ("2", "5"))])
def test_rounds_that_were_never_drawn_are_named(rounds: int, said: tuple[str, ...], locale: str) -> None:
    run = running("ann", "bo", "cy", size=3, rounds=rounds, schedule="never")
    run.play(*run.fixtures())
    for player in ("bo", "cy"):
        run.do(acts.Leave(player), player)
    assert due(run.season, run.now) == acts.Close()
    run.do(acts.Close(), "")
    for place, text_there in everywhere(run, locale).items():
        (line,) = [line for line in text_there.split("\n") if "⌛" in line]
        assert re.findall("[0-9]+", line) == list(said), place
        assert "/umpire" not in line


def test_rounds_that_are_still_to_come_are_not_named() -> None:
    run = running("ann", "bo", "cy", size=3, rounds=3, schedule="never")
    assert "⌛" not in text(info_screen(reader(run.season)))
    run.do(acts.Pause())
    assert "⌛" not in text(info_screen(reader(run.season)))
