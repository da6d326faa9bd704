"""What a season says of itself, in every phase, and what can be done there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.games import GAMES
from bot.league.decisions import Settle
from bot.league.reliability import Reliability
from bot.league.season import acts, winners
from bot.league.season.formats import FORMATS
from bot.milliseconds import HOUR
from bot.players.luck import skill_share
from bot.seasons import SeasonRow
from bot.ui.house_rules.views import value_sentence
from bot.ui.i18n.translator import translator
from bot.ui.leagues.info import info_screen, leave_question, luck_lines, season_how_screen
from bot.ui.leagues.seasons import in_order, list_of_seasons
from bot.ui.seasons.settings import counting_lines, format_line, play_line
from tests.league.seasons import START, Run
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import labels, options, play_round, reader, running, text

LOOKS = ["How it’s played", "Standings"]
PAGE = 760
"""Characters of the settings that fit on the screen of a phone, below the title of the season."""


def pages_of_settings(run: Run, locale: str = "en") -> list[str]:
    """The pages of how a season is played, without its title."""
    pages: list[str] = []
    while True:
        view = season_how_screen(reader(run.season, locale=locale), len(pages))
        page = text(view).partition("\n")[2]
        if page in pages:  # the last one is shown again
            return pages
        pages.append(page)


def all_settings(run: Run) -> str:
    """How a season is played, all pages of it."""
    return "\n".join(pages_of_settings(run))


def of_format(kind: str, **fields: object) -> dict[str, object]:
    return {"format": kind, "game": "pursuit" if kind == "pursuit" else "olsen", **fields}


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("kind", FORMATS)
def test_every_format_is_announced_in_words(kind: str, locale: str, caplog: pytest.LogCaptureFixture) -> None:
    run = Run(**of_format(kind, places=8, starts=START + HOUR, length=2 if kind != "pursuit" else 0))
    run.enter("ann")
    said = text(info_screen(reader(run.season, "ann", locale=locale)))
    assert "Sunday" in said
    assert "none" not in said
    settings, say = run.season.settings, translator(locale)
    pages = pages_of_settings(run, locale)
    assert [len(page) for page in pages if len(page) > PAGE] == []
    for line in (play_line(settings, say), format_line(settings, say), *counting_lines(settings, say)):
        assert "\n".join(pages).count(line) == 1  # a page may end within a point
    assert not caplog.messages


def test_before_it_starts_it_says_until_when_and_how_many_can_enter() -> None:
    run = Run(places=3, starts=START + 48 * HOUR, signup_closes=START + 24 * HOUR)
    run.enter("ann", "bo")
    view = info_screen(reader(run.season))
    until, starts = (START + 24 * HOUR) // 1000, (START + 48 * HOUR) // 1000
    assert f"**Sign-up is open** until <t:{until}:f>" in text(view)
    assert f"The season starts <t:{starts}:f>" in text(view)
    assert "**2 players** · 1 of 3 spots free" in text(view)
    assert "Umpire: Ump" in text(view)
    assert labels(view) == ["Join", *LOOKS]


def test_after_sign_up_nobody_can_join() -> None:
    run = Run(starts=START + 48 * HOUR, signup_closes=START + 24 * HOUR)
    view = info_screen(reader(run.season, later=25 * HOUR))
    assert "**Sign-up is closed.**" in text(view)
    assert labels(view) == LOOKS


def test_who_is_in_sees_so_and_can_leave() -> None:
    run = Run(places=1)
    run.enter("ann", "bo", "cy")
    assert "✅ You’re in." in text(info_screen(reader(run.season, "ann")))
    assert labels(info_screen(reader(run.season, "ann"))) == [*LOOKS, "Leave the season"]
    assert "number 2 on the waiting list" in text(info_screen(reader(run.season, "cy")))
    assert "2 waiting" in text(info_screen(reader(run.season, "cy")))


def test_at_the_check_in_those_who_signed_up_can_say_that_they_are_here() -> None:
    run = Run()
    run.enter("ann", "bo")
    run.do(acts.OpenCheckIn(run.now + HOUR))
    view = info_screen(reader(run.season, "ann", later=5000))
    assert labels(view) == ["I’m here", *LOOKS, "Leave the season"]
    assert "You haven’t checked in yet" in text(view)
    run.do(acts.CheckIn("ann"), "ann")
    view = info_screen(reader(run.season, "ann", later=5000))
    assert "You’ve checked in" in text(view)
    assert "I’m here" not in labels(view)
    assert labels(info_screen(reader(run.season, "cy", later=5000))) == LOOKS


def test_a_season_of_rounds_says_which_one_and_until_when() -> None:
    run = running(rounds=2, round_hours=24)
    until = next(iter(run.season.play.fixtures.values())).deadline // 1000
    view = info_screen(reader(run.season, "ann"))
    assert f"**Round 1 of 2 is running.** It ends <t:{until}:f>" in text(view)
    assert "Then I pair the next round." in text(view)
    assert "2 rounds of 1 day each" in all_settings(run)
    assert labels(view) == [*LOOKS, "Fixtures", "How it counts for me", "Leave the season"]


def test_in_an_open_season_those_who_are_in_can_open_a_table() -> None:
    run = running("ann", "bo", format="open", ends=START + 99 * HOUR)
    view = info_screen(reader(run.season, "ann"))
    assert labels(view) == ["Open a table", *LOOKS, "Fixtures", "How it counts for me", "Leave the season"]
    assert f"It ends <t:{(START + 99 * HOUR) // 1000}:f>" in text(view)
    outside = labels(info_screen(reader(run.season, "zoe")))
    assert "Open a table" not in outside
    assert outside[0] == "Join"


def test_nobody_can_enter_late_where_that_was_announced() -> None:
    run = running("ann", "bo", late=False)
    view = info_screen(reader(run.season, "zoe"))
    assert "Join" not in labels(view)
    assert "sign-up closes at the start" in text(view)


def test_nobody_is_told_that_they_can_join_after_the_only_round_was_drawn() -> None:
    for rounds, said in ((1, "sign-up closes at the start"), (2, "you can join after the start")):
        run = Run(rounds=rounds)
        run.enter("ann", "bo")
        assert said in text(info_screen(reader(run.season)))


def test_a_sign_up_that_the_start_does_not_end_is_not_said_to_end_with_it() -> None:
    run = Run(starts=START + HOUR)
    assert f"**Sign-up is open.** The season starts <t:{(START + HOUR) // 1000}:f>" in text(
        info_screen(reader(run.season))
    )
    by_hand = text(info_screen(reader(Run().season)))
    assert "**Sign-up is open.** The umpire starts the season." in by_hand
    assert "you can join after the start, too" in by_hand


def test_where_all_spots_are_taken_it_says_where_those_go_who_join() -> None:
    run = running("ann", "bo", places=2)
    view = info_screen(reader(run.season, "zoe"))
    assert "0 of 2 spots free · new players go to the waiting list" in text(view)
    assert "Join" in labels(view)


@pytest.mark.parametrize("kind", ["open", "rounds", "divisions"])
def test_that_people_can_join_is_said_as_long_as_it_is_so(kind: str) -> None:
    run = running("ann", "bo", "cy", format=kind, size=3, rounds=2, schedule="never", moving=0, places=9)

    def invites() -> bool:
        """Whether it is said; then the button to join and the free spots are there, and else they are not."""
        view = info_screen(reader(run.season, "zoe", later=run.now - START))
        said = "you can still join" in text(view)
        assert said == ("Join" in labels(view)) == ("spots free" in text(view))
        return said

    assert invites()
    if kind != "open":
        run.play(run.fixtures()[-1])
        run.draw(run.now + HOUR)
        assert not invites(), "nothing is left to be drawn"
        run.play(run.fixtures()[-1])
    run.do(acts.Close(), "")
    assert not invites()
    assert "can join after the start" not in text(info_screen(reader(run.season, "zoe")))
    run.do(acts.Cancel())
    assert not invites()


def test_how_it_is_played_is_called_what_its_button_is() -> None:
    said = text(season_how_screen(reader(Run().season)))
    assert f"### {LOOKS[0]}" in said
    assert "scored**" not in said


def test_how_it_counts_for_me_is_there_for_those_who_play() -> None:
    run = running("ann", "bo")
    shown = {who: labels(info_screen(reader(run.season, who))) for who in ("ann", "ump")}
    assert "How it counts for me" in shown["ann"]
    assert "How it counts for me" not in shown["ump"]


def test_the_score_and_the_tie_breaks_are_stated() -> None:
    places = all_settings(Run())
    assert "100 points for first place" in places
    assert "Your points add up." in places
    assert "Ties: more matches won, then fewer card points a deal, then the umpire decides or lets" in places
    assert "more than 50% of the deals" in places


@pytest.mark.parametrize("locale", LOCALES)
def test_it_says_how_much_of_a_match_and_of_the_order_is_luck(locale: str) -> None:
    say, run = translator(locale), running(game="ole", size=4)
    view = reader(run.season, locale=locale)
    match = say("league-luck-match", game="Olé", percent=round(100 * (skill_share("ole", 4) or 0)))
    parts = {0.0: "nearly_all", 0.35: "two_thirds", 0.64: "third", 0.99: "little"}
    for skill, part in parts.items():
        lines = list(luck_lines(view, Reliability(3, skill)))
        assert lines == [match, say("league-luck-order", rounds=3, part=part)]
    assert list(luck_lines(view, None)) == [match]


def test_the_tournament_states_its_own_tie_breaks() -> None:
    said = all_settings(Run(**of_format("pursuit")))
    assert "The 10 lowest totals advance to a play-off of five more deals, which start from zero." in said
    assert "Tied for place 10: more deals won in rounds 1 and 2, then the lower total of round 2" in said
    umpire = all_settings(Run(**of_format("pursuit", tie="umpire", playoff_carry=True)))
    assert "Tied for place 10: the umpire decides." in umpire
    assert "which are added" in umpire


def test_house_rules_are_named_and_those_that_differ_are_listed() -> None:
    said = all_settings(Run(house_rules="Friday_", options={"aces": "once"}))
    assert "house rules: Friday\\_" in said
    say = translator()
    assert f"- {value_sentence(GAMES['olsen'].spec, 'aces', 'once', say)}" in said
    plain = text(info_screen(reader(Run().season)))
    assert f"house rules: {say('rule-set-as_written')} ·" in plain
    own = text(info_screen(reader(Run(options={"aces": "once"}).season)))
    assert f"house rules: {say('rule-set-one-by-one')} ·" in own


def test_the_phases_of_a_tournament_are_said() -> None:
    run = running("ann", "bo", "cy", **of_format("pursuit"))
    chance, said = Random(1), []
    for _ in range(40):
        said.append(text(info_screen(reader(run.season, "ann"))).split("\n")[1])
        if run.season.play.phase in ("review", "final_review"):
            run.do(acts.Confirm())
        elif run.season.phase == "running":
            play_round(run, chance)
    phases = [phase for index, phase in enumerate(said) if said.index(phase) == index]
    assert phases[0].startswith("**Round 1 is running.**")
    assert phases[1].startswith("**Round 2 is running.**")
    assert phases[2].startswith("**Both rounds have ended.**")
    assert phases[3].startswith("**The play-off is running.**")
    assert phases[4].startswith("**The play-off has ended.**")
    assert phases[5].startswith("**Ended** ")
    (champion,) = winners(run.season)
    assert f"🏆 **{champion.capitalize()}**" in phases[5]


def test_who_is_in_a_tournament_that_runs_sees_the_button_to_leave() -> None:
    run = running("ann", "bo", **of_format("pursuit"))
    assert "Leave the season" in labels(info_screen(reader(run.season, "ann")))


def test_a_season_that_is_over_names_its_champions_and_what_the_draws_came_from() -> None:
    run = running("ann", "bo", rounds=1)
    run.play(run.fixtures()[0], 3, 3)
    assert run.season.seed.hex() not in text(info_screen(reader(run.season, "ann")))
    run.do(acts.Close(), "")
    assert "**All matches are played.**" in text(info_screen(reader(run.season, "ann")))
    run.do(acts.Decide(Settle(("bo", "ann"))))
    run.do(acts.Confirm())
    view = info_screen(reader(run.season, "ann"))
    assert "🏆 **Bo**" in text(view)
    assert run.season.seed.hex() in text(view)
    assert labels(view) == [*LOOKS, "Fixtures", "How it counts for me"]


def test_paused_and_cancelled_are_said() -> None:
    run = running("ann", "bo")
    run.do(acts.Pause())
    assert "**Paused** since" in text(info_screen(reader(run.season, "ann")))
    run.do(acts.Cancel())
    assert "**Cancelled**" in text(info_screen(reader(run.season, "ann")))


def test_leaving_is_asked_about_with_what_it_means() -> None:
    view = leave_question(reader(running().season, "ann"))
    assert "You’ll forfeit your remaining matches" in text(view)
    assert labels(view) == ["Leave the season", "Stay"]


def test_somebody_who_was_forgotten_is_a_former_player() -> None:
    known = reader(Run().season)
    assert "Umpire: a former player" in text(info_screen(replace(known, people={})))


# The list


def row(number: int, *, over: bool) -> SeasonRow:
    return SeasonRow(
        f"season{number:02d}",
        7,
        f"League {number}",
        1,
        "olsen",
        "open",
        {},
        "",
        "ump",
        "over" if over else "running",
        number,
        number if over else None,
    )


def test_what_can_be_played_stands_before_what_is_over_and_the_newest_first() -> None:
    rows = [row(number, over=number > 2) for number in range(5)]
    assert [each.season for each in in_order(rows)] == [
        "season02",
        "season01",
        "season00",
        "season04",
        "season03",
    ]


def test_a_long_list_has_pages_of_twenty_five() -> None:
    rows = [row(number, over=True) for number in range(60)]
    first = list_of_seasons(rows, translator())
    assert len(options(first)) == 25
    assert options(first)[0] == ("l:info:season59", "League 59 · season 1 (Olsen)")
    assert labels(first) == ["Later"]
    last = list_of_seasons(rows, translator(), "season09")
    assert options(last)[0][0] == "l:info:season09"
    assert labels(last) == ["Earlier"]
    assert labels(list_of_seasons(rows, translator(), "season34")) == ["Earlier", "Later"]


def test_without_a_league_it_says_who_opens_one() -> None:
    assert "`/umpire create`" in text(list_of_seasons([], translator()))
