"""Standings that people are shown are read as they are meant, and what is wrong in them is found."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from itertools import chain

import pytest

from bot.league.season import rebuilt
from bot.ui.leagues.pursuit import list_screen
from bot.ui.leagues.standings import PAGE, standings_screen
from bot.user_text import raw_text
from tests.league.test_recheck import FORMATS, SEEDS, ends, some_season
from tests.league.tournament.test_properties import some_tournament
from tests.storm.messages import texts
from tests.storm.shown_standings import counted_again, lines_of, named, wrong
from tests.ui.seasons import reader


@pytest.mark.parametrize("kind", FORMATS)
def test_standings_are_shown_as_another_program_counts_them(kind: str) -> None:
    seen = 0
    for run in chain.from_iterable(some_season(seed, **{"format": kind, **FORMATS[kind]}) for seed in SEEDS):
        own = reader(run.season)
        names = {key: raw_text(person.name) for key, person in own.people.items()}
        wanted = named(counted_again(run.season, run.lines), names)
        shown = [*lines_of("\n".join(texts(standings_screen(own).to_components())))]
        assert [*wrong(wanted, shown, is_whole=True)] == []
        first, *others = shown
        for other in (replace(first, place=(first.place or 0) + 1), replace(first, name=f"{first.name}x")):
            assert [*wrong(wanted, [other, *others], is_whole=True)]
        assert [*wrong(wanted, others, is_whole=True)]
        seen += len(shown)
    assert seen > 100


def test_the_list_of_a_tournament_is_shown_as_another_program_counts_it() -> None:
    for seed in range(8):
        dashboard = some_tournament(seed)
        for end in ends(dashboard.log):
            own = reader(rebuilt(dashboard.opened, dashboard.log[:end]))
            names = {key: raw_text(person.name) for key, person in own.people.items()}
            wanted = named(counted_again(own.season, dashboard.log[:end]), names)
            pages = -(-len(wanted) // PAGE)
            for page in range(pages):
                screen = list_screen(own, own.season.play, page)
                shown = [*lines_of("\n".join(texts(screen.to_components())))]
                assert shown
                assert [*wrong(wanted, shown, is_whole=pages == 1)] == []
                other = replace(shown[0], figures={**shown[0].figures, "combined": Fraction(1, 3)})
                assert [*wrong(wanted, [other], is_whole=False)]
