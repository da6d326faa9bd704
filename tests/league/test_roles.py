"""The roles of divisions: who is to have which, and who has chosen them."""

from __future__ import annotations

import json
from typing import Any

from bot.league.decisions import Transfer, Withdraw
from bot.league.season import (
    act_from_json,
    act_to_json,
    acts,
    due_roles,
    rebuilt,
    settings_from_json,
    settings_to_json,
)
from bot.league.season.roles import MOST_DIVISIONS, champions_role_by, division_role_by
from tests.league.seasons import Run, refused

FIRST, SECOND, OTHER = 71, 72, 73
PEOPLE = ("ann", "bo", "cy", "di", "eli", "fay")


def entered(**fields: Any) -> Run:
    """A season with two divisions of three, which have roles, for which six people have signed up."""
    run = Run(**{"format": "divisions", "division_size": 3, "seeding": "signup", **fields})
    run.enter(*PEOPLE)
    run.do(acts.NameRole(1, FIRST))
    run.do(acts.NameRole(2, SECOND))
    return run


def running(**fields: Any) -> Run:
    run = entered(**fields)
    run.do(acts.Start())
    return run


def have(run: Run, role: int) -> set[str]:
    return {player for player, due in due_roles(run.season).items() if due == role}


def told(run: Run, act: acts.Act, actor: str = "ump", **more: Any) -> list[str]:
    """The kinds of the news about an act."""
    return [event.key for event in run.do(act, actor, **more).news]


def test_the_players_of_a_division_have_its_role_from_the_start_to_the_end() -> None:
    run = entered()
    assert due_roles(run.season) == {}
    assert "roles" in told(run, acts.Start())
    assert have(run, FIRST) == {"ann", "bo", "cy"}
    assert have(run, SECOND) == {"di", "eli", "fay"}
    assert "roles" not in told(run, acts.Pause())
    assert len(due_roles(run.season)) == 6
    run.do(acts.Resume())
    assert "roles" in told(run, acts.Cancel())
    assert due_roles(run.season) == {}


def test_the_role_goes_with_whoever_moves_withdraws_or_leaves() -> None:
    run = running()
    assert "roles" in told(run, acts.Decide(Transfer("cy", 2)))
    assert have(run, SECOND) == {"cy", "di", "eli", "fay"}
    assert "roles" in told(run, acts.Decide(Withdraw("di", "forfeit")))
    assert "roles" in told(run, acts.Leave("eli"), "eli")
    assert have(run, SECOND) == {"cy", "fay"}


def test_who_takes_over_a_place_gets_its_role_and_the_other_loses_it() -> None:
    run = running()
    run.do(acts.Offer("ann", "gus", run.now + 10_000_000))
    assert "roles" in told(run, acts.TakeOver(str(run.season.seq)), "gus")
    assert have(run, FIRST) == {"gus", "bo", "cy"}


def test_who_is_not_on_the_server_has_no_role_until_they_are_back() -> None:
    run = running()
    assert "roles" in told(run, acts.Miss(("bo",)), "")
    assert have(run, FIRST) == {"ann", "cy"}
    assert "roles" in told(run, acts.Miss(()), "")
    assert have(run, FIRST) == {"ann", "bo", "cy"}


def test_another_role_takes_the_place_of_the_first_or_none_does() -> None:
    run = running()
    assert "roles" in told(run, acts.NameRole(2, OTHER))
    assert have(run, OTHER) == {"di", "eli", "fay"}
    run.do(acts.NameRole(2, None))
    assert run.season.settings.division_roles == (FIRST,)
    assert set(due_roles(run.season)) == {"ann", "bo", "cy"}


def test_a_season_without_divisions_gives_no_roles() -> None:
    run = Run(division_roles=(FIRST,))
    run.enter(*PEOPLE)
    assert "roles" not in told(run, acts.Start())
    assert due_roles(run.season) == {}
    refused(run, acts.NameRole(1, OTHER), "no_divisions")


def test_a_role_is_the_champions_or_a_divisions() -> None:
    run = entered(role=OTHER)
    refused(run, acts.NameRole(1, OTHER), "champions_role")
    refused(run, acts.Alter({"role": FIRST}), "champions_role")
    refused(run, acts.NameRole(MOST_DIVISIONS + 1, OTHER), "many_divisions")
    refused(run, acts.NameRole(0, OTHER), "many_divisions")


def test_who_has_chosen_a_role_answers_for_it() -> None:
    run = entered(division_roles=(OTHER,))
    assert division_role_by(run.season, run.lines, OTHER) == run.season.umpire
    run.do(acts.NameRole(1, OTHER), "una")
    run.do(acts.NameRole(2, SECOND), "vera")
    run.do(acts.Alter({"role": 99}), "wim")
    assert division_role_by(run.season, run.lines, OTHER) == "una"
    assert division_role_by(run.season, run.lines, SECOND) == "vera"
    assert champions_role_by(run.season, run.lines) == "wim"


def test_it_is_stored_and_read_again() -> None:
    run = running()
    for act in (acts.NameRole(1, FIRST), acts.NameRole(2, None)):
        assert act_from_json(json.loads(json.dumps(act_to_json(act)))) == act
    assert (
        settings_from_json(json.loads(json.dumps(settings_to_json(run.season.settings))))
        == run.season.settings
    )
    assert due_roles(rebuilt(run.opened, run.lines)) == due_roles(run.season)
