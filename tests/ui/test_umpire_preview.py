"""What a preview says of an act: standings, the tournament's way, who is left out; and the commands' size."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from bot.client import Olsen
from bot.league.decisions import Adjust, AdjustDeal, Award, Extend, Settle, Tiebreaker, Void
from bot.league.season import Act, Command, Season, SeasonStep, acts, apply, format_of
from bot.milliseconds import HOUR
from bot.settings import Settings
from bot.tables import Refused
from bot.ui.i18n.commands import described
from bot.ui.i18n.translator import translator
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.consequences import notes, standing_of, standings_lines
from bot.ui.umpire.create import opened_screen
from bot.ui.umpire.preview import Preview, preview_screen
from bot.ui.umpire.words import reworded
from tests.league.seasons import Run
from tests.ui.seasons import Known, labels, play_round, running, text

COMMAND_LIMIT = 8000
"""Letters of a command with all that belongs to it, which Discord takes: the longest language counts."""
SAY = translator()


def previewed(run: Run, act: Act) -> tuple[Season, SeasonStep, SeasonView]:
    """What an act would do, without it being done."""
    step = apply(run.season, Command(act, "ump", run.now, "why"))
    players = {signed.player for signed in run.season.signed} | {"ump"}
    players |= set(run.season.players)
    return (
        run.season,
        step,
        SeasonView(run.season, {key: Known(key.capitalize()) for key in players}, translator()),
    )


def noted(run: Run, act: Act) -> str:
    season, step, names = previewed(run, act)
    return "\n".join(notes(season, step, names, ()))


def changed(run: Run, act: Act) -> list[str]:
    season, step, names = previewed(run, act)
    return list(standings_lines(season, step, names))


def cup(*players: str, **fields: object) -> Run:
    """A tournament whose first two rounds have been played."""
    run = running(*players, format="pursuit", game="pursuit", **fields)
    while run.season.play.phase in ("round1", "round2"):
        play_round(run, Random(run.now))
    return run


def test_only_what_changes_in_the_standings_is_shown() -> None:
    run = running("ann", "bo", "cy", size=3)
    run.play(run.fixtures()[0])
    first = next(iter(standing_of(run.season)))
    (line,) = changed(run, acts.Decide(Award(first, 7)))
    assert line == f"- {first.capitalize()}: 1. (100) → **1. (107)**"
    assert changed(run, acts.Decide(Award(first, 0))) == ["The standings stay as they are."]
    assert changed(run, acts.Confirm() if run.season.phase == "review" else acts.Cancel()) == []


def test_a_void_whose_time_is_up_says_how_it_can_be_played_again() -> None:
    run = running("ann", "bo", "cy", size=3)
    (fixture,) = run.fixtures()
    run.now += 8 * 24 * HOUR
    run.do(acts.ForfeitFixture(fixture, ("ann",)), "")
    (match,) = run.season.play.results if run.season.play else ()
    assert "Extend it to let them play again" in noted(run, acts.Decide(Void(match)))


def test_who_makes_more_possible_with_a_decision_reads_for_whom() -> None:
    run = running("ann", "bo", size=2, rounds=1)
    match = run.play(run.fixtures()[0])
    said = translator("en")("stake-widened", who="**Ann** and **Bo**")
    assert said in noted(run, acts.Decide(Void(match))).replace("**Bo** and **Ann**", "**Ann** and **Bo**")
    assert said not in noted(run, acts.Decide(Adjust(match, "ann", 0)))


def test_who_does_not_come_is_said_to_forfeit_before_the_others_begin() -> None:
    run = running("ann", "bo", "cy", size=3)
    fixture = run.fixtures()[0]
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR, True), "")
    run.do(acts.AssignTable(fixture, "t1", 5), "")
    assert noted(run, acts.Begin(fixture, ("ann", "bo"))) == "🏳️ Forfeits and finishes last: Cy."


def test_a_total_that_makes_a_tie_says_who_shares_the_place() -> None:
    run = running("ann", "bo", size=2, rounds=1, schedule="never")
    match = run.play(run.fixtures()[0], 5, 8)
    run.do(acts.Close(), "")
    _, second = format_of(run.season).fixtures.players_of(run.season, run.fixtures()[0])
    said = noted(run, acts.Decide(Adjust(match, second, 5)))
    assert "share first place, so there’s no winner yet." in said
    assert noted(run, acts.Decide(Adjust(match, second, 7))) == ""


def test_more_time_makes_a_played_season_go_on() -> None:
    run = running("ann", "bo", "cy", size=3, rounds=1)
    (fixture,) = run.fixtures()
    run.do(acts.ForfeitFixture(fixture, ()), "")
    run.do(acts.Close(), "")
    later = acts.Decide(Extend((fixture,), run.now + 10**10))
    assert noted(run, later) == "The season continues until then."


def test_who_breaks_a_tie_by_hand_reads_that_its_tiebreaker_is_called_off() -> None:
    run = running("ann", "bo", "cy", rounds=1)
    run.play(run.fixtures()[0], 1, 1, 5)
    run.do(acts.Close(), "")
    (tie,) = format_of(run.season).standings.ties(run.season)
    settle = acts.Decide(Settle(tie.entries))
    assert "called off" not in noted(run, settle)
    run.do(acts.Decide(Tiebreaker(tie.entries, run.now + 10**9)))
    assert "The tiebreaker is called off." in noted(run, settle)


def test_who_confirms_results_sees_the_top_of_the_standings() -> None:
    run = running(*(f"p{n}" for n in range(7)), size=7, rounds=1)
    run.play(run.fixtures()[0])
    run.do(acts.Close(), "")
    first, *_ = (line.player for line in format_of(run.season).standings.placings(run.season))
    lines = noted(run, acts.Confirm()).split("\n")
    assert f"🥇 **{first.capitalize()}** · 100" in lines
    assert sum(" · " in line for line in lines) == 5
    assert "-# … and 2 more" in lines


def test_the_standings_of_many_divisions_leave_room_for_who_wins_and_who_moves() -> None:
    run = running(
        *(f"player{number:03d}" for number in range(100)), format="divisions", size=3, division_size=3
    )
    for fixture in run.fixtures():
        run.play(fixture)
    run.do(acts.Close(), "")
    season, step, names = previewed(run, acts.Confirm())
    shown = text(preview_screen(Preview(season, step, names, ()), "draft", SAY))
    assert "⬆️ Up:" in shown
    assert "⬇️ Down:" in shown
    assert "### Division 1" in shown


def test_who_starts_a_season_reads_what_that_does_and_that_it_has_not_happened() -> None:
    run = Run()
    run.enter("ann", "bo")
    assert "📣 I pair round 1 and ping the players." in noted(run, acts.Start())
    assert "**Olsen** · house rules: usual rules · normal clock" in noted(run, acts.Start())
    slow = Run(clock="slow")
    slow.enter("ann", "bo")
    assert "🧵 I pair round 1 and open its tables in threads." in noted(slow, acts.Start())
    season, step, names = previewed(run, acts.Start())
    shown = text(preview_screen(Preview(season, step, names, ()), "draft", SAY))
    assert "Nothing happens until you press **Confirm**. Then:\n**The season begins.**" in shown


def test_from_the_announcement_of_a_season_a_button_leads_to_its_dashboard() -> None:
    shown = opened_screen("s1", Run().season.settings, SAY)
    assert labels(shown) == ["Dashboard"]
    assert "/umpire" not in text(shown)


def test_confirming_the_tournament_says_who_goes_through() -> None:
    run = cup("ann", "bo", "cy")
    said = noted(run, acts.Confirm())
    assert "The play-off is running." in said
    assert "Through to the play-off: Ann, Bo and Cy" in said


@pytest.mark.parametrize(
    ("players", "carry", "said"), [(3, False, "zero"), (10, True, "added"), (11, False, "")]
)
def test_before_a_tournament_of_few_it_is_said_what_the_first_rounds_are_for(
    players: int, carry: bool, said: str
) -> None:
    run = Run(format="pursuit", game="pursuit", playoff_carry=carry)
    run.enter(*(f"p{n}" for n in range(players)))
    found = noted(run, acts.Start())
    assert ("All players advance to the play-off" in found) == bool(said)
    assert said in found


def test_who_plays_and_who_does_not_is_named_in_full_before_the_start() -> None:
    run = Run(places=24, size=4)
    run.enter(*(f"p{n:02}" for n in range(30)))
    found = noted(run, acts.Start())
    assert all(f"P{n:02}" in found for n in range(30))


def test_every_tie_is_named_with_its_division_and_all_who_share_it() -> None:
    run = running(
        *(f"p{n:02}" for n in range(20)), format="divisions", division_size=10, moving=1, size=10, rounds=1
    )
    for fixture in run.fixtures():
        run.play(fixture, *[5] * 10)
    run.do(acts.Close(), "")
    _, _, names = previewed(run, acts.Cancel())
    refused = reworded(Refused("league-tied", entries=[], place=1, what="won"), names)
    found = str(refused.data["ties"])
    assert all(f"P{n:02}" in found for n in range(20))
    assert "first place of division 1, so there’s no winner yet." in found
    assert "of division 2, so it’s open who changes" in found


def test_a_tie_at_the_cut_is_named_before_it_is_reached() -> None:
    run = running(*(f"p{n:02d}" for n in range(12)), format="pursuit", game="pursuit", tie="umpire")
    while run.season.play.phase in ("round1", "round2"):
        play_round(run, Random(3))
    state = run.season.play
    assert state is not None
    for entry in ("1", "2", "3"):
        for slot in range(1, 6):
            for number in (1, 2):
                run.do(acts.Decide(AdjustDeal(entry, number, slot, "=", 99)))
    said = noted(run, acts.Confirm())
    assert "Tied for one place: P00, P01 and P02" in said
    run.do(acts.Confirm())
    settled = noted(run, acts.Decide(Settle(("2",))))
    assert "The play-off is running." in settled
    assert "Through to the play-off: P03" in settled


def test_the_tournaments_points_are_shown_where_a_game_is_adjusted() -> None:
    run = cup("ann", "bo", "cy")
    before = standing_of(run.season)
    lines = changed(run, acts.Decide(AdjustDeal("1", 1, 1, "+", 1)))
    assert any(f"({before['1'][1]}) → " in line and f"({before['1'][1] + 1})" in line for line in lines)


def test_a_command_with_all_its_options_is_not_too_large() -> None:
    async def payload() -> list[dict[str, Any]]:
        bot = Olsen(Settings())
        await bot.load_commands()
        return described(bot.tree)

    sizes = {each["name"]: _size(each) for each in asyncio.run(payload())}
    assert sizes["umpire"] > 1000
    assert {name: size for name, size in sizes.items() if size > COMMAND_LIMIT} == {}


def _size(part: dict[str, Any]) -> int:
    """Letters of names, descriptions and values, each in its longest language."""
    own = sum(
        max(map(len, [part.get(name) or "", *(part.get(f"{name}_localizations") or {}).values()]))
        for name in ("name", "description")
    )
    value = len(str(part.get("value", "")))
    return own + value + sum(map(_size, [*part.get("options", ()), *part.get("choices", ())]))


@pytest.mark.parametrize(
    ("players", "fields", "said"),
    [
        (5, {"rounds": 3}, "⚖️ Some sit out once more than others, without points"),
        (5, {"rounds": 7}, "With 10 rounds, everyone sits out equally often."),
        (5, {"rounds": 1}, "⚖️ Some sit out once more"),
        (5, {"rounds": 5}, ""),
        (5, {"rounds": 10}, ""),
        (6, {"rounds": 3}, ""),
        (5, {"rounds": 3, "size": 3}, ""),
        (5, {"format": "cup"}, ""),
        (5, {"format": "open"}, ""),
        (9, {"format": "divisions", "division_size": 5, "rounds": 3}, "Division 1: some sit out"),
    ],
)
def test_before_the_start_it_is_said_that_some_sit_out_more_than_others(
    players: int, fields: dict[str, Any], said: str
) -> None:
    run = Run(**{"size": 2, **fields})
    run.enter(*(f"p{number}" for number in range(players)))
    text = noted(run, acts.Start())
    assert said in text
    assert ("⚖️" in text) == bool(said)


def test_where_no_number_of_rounds_lets_all_sit_out_equally_often_none_is_said() -> None:
    run = Run(size=2, rounds=5)
    run.enter(*(f"p{number}" for number in range(31)))
    assert "Some sit out once more" in noted(run, acts.Start())
    assert "equally often" not in noted(run, acts.Start())
