"""The dashboard says each thing once, the most urgent first, and names what it is about."""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any, get_args

import pytest
from discord import SelectOption

from bot.league.decisions import Adjust, Settle, Tiebreaker, Void, Withdraw
from bot.league.season import acts, format_of
from bot.league.season.agenda import Happening, absentees, open_sittings, open_tables
from bot.league.season.settings import HOUR
from bot.league.season.sittings import sittings
from bot.milliseconds import MINUTE
from bot.seasons import Delivery
from bot.tables import Refused
from bot.ui.components.forms import id_chosen
from bot.ui.components.layout import components_of
from bot.ui.i18n.translator import translator
from bot.ui.seasons.view import SeasonView
from bot.ui.umpire.dashboard.concerns import concerns
from bot.ui.umpire.dashboard.mending import MendPlayer, player_form
from bot.ui.umpire.dashboard.overview import Overview
from bot.ui.umpire.dashboard.screen import dashboard_screen
from bot.ui.umpire.dashboard.settings import settings_screen
from bot.ui.umpire.dashboard.tables import table_screen
from bot.ui.umpire.dashboard.ties import ties_of
from bot.ui.umpire.dashboard.waiting import waiting_screen
from bot.ui.umpire.dashboards import BY_GAMES, BY_MATCHES
from tests.league.seasons import START, Run
from tests.league.test_cup import tied_at_the_line
from tests.league.test_evening import Evening
from tests.ui.catalogue import LOCALES
from tests.ui.seasons import labels, reader, running, text

DAY = 24 * HOUR
MOMENT = re.compile(r"<t:(\d+):\w>")


def seen(run: Run, locale: str = "en", **more: Any) -> Overview:
    """A season as its umpire sees it."""
    season = run.season
    tables = open_tables(season, run.now) or open_sittings(
        season, run.now, dict.fromkeys(season.appointments, False)
    )
    people = reader(season).people
    return Overview(season, people, translator(locale), run.now, tables=tables, **more)


def dashboard(run: Run, locale: str = "en", **more: Any) -> str:
    return text(dashboard_screen(seen(run, locale, **more)))


def announced(**fields: object) -> Run:
    run = Run(schedule="never", **fields)
    run.enter("ann", "bo")
    return run


def played(run: Run, *order: int) -> None:
    """Play all open fixtures; the first of each has the lowest total."""
    for table in open_tables(run.season, run.now):
        run.play(table.fixture, *order)


def paused(run: Run) -> Run:
    run.do(acts.Pause())
    return run


def in_review(*totals: int) -> Run:
    run = running("ann", "bo", "cy", rounds=1, schedule="never")
    played(run, *totals)
    run.do(acts.Close(), "")
    return run


def deserted(run: Run, fixture: str) -> None:
    """Nobody comes to a table at the time that was set for it."""
    run.do(acts.Appoint(fixture, run.now + DAY), "")
    run.do(acts.StartReadyCheck(fixture, run.now + DAY, True), "")
    run.do(acts.EndReadyCheck(fixture), "")


def tournament() -> Run:
    return running(*"abcdefgh", format="pursuit", game="pursuit", schedule="never")


# Each thing once


def test_before_the_start_its_time_is_said_once() -> None:
    starts = START + 2 * DAY
    told = dashboard(announced(starts=starts, signup_closes=START + DAY))
    assert told.count(f"<t:{starts // 1000}:") == 1
    assert "Players: 2." in told
    assert dashboard(announced()).count("Ready to start.") == 1, "and without a time, who starts it"
    alone = Run()
    assert dashboard(alone).count("You can start the season once there are two.") == 1


def test_a_start_for_which_too_few_are_there_is_said_to_be_put_off_and_nothing_else() -> None:
    told = dashboard(Run(starts=START + DAY))
    assert "the start is postponed" in told
    assert "begins" not in told


def test_a_season_that_has_started_is_put_off_no_more() -> None:
    run = Run(starts=START + DAY, schedule="never")
    run.do(acts.PutOff(START + 2 * DAY), "")
    run.enter("ann", "bo")
    assert "is postponed" not in dashboard(run)
    run.do(acts.Start())
    assert "is postponed" not in dashboard(run)


@pytest.mark.parametrize("kind", ["rounds", "divisions", "cup", "open"])
def test_until_when_it_is_played_stands_in_what_happens_next_alone(kind: str) -> None:
    ends = {"ends": START + 9 * DAY} if kind == "open" else {}
    run = running(format=kind, schedule="never", **ends)
    _, season, game, headline, *_ = dashboard(run).split("\n")
    assert "season 1" in season
    assert game.startswith("-# **Olsen** · house rules: ")
    assert "is running" in headline
    assert not MOMENT.search(headline)


def test_what_no_clock_does_is_said_in_the_tournament() -> None:
    assert dashboard(tournament()).count("When all tables finish, I pair round 2.") == 1


def test_between_rounds_it_says_once_that_one_is_over_and_when_the_next_one_starts() -> None:
    evening = Evening()
    evening.play_all()
    evening.goes_on()
    told, at = dashboard(evening), evening.season.draws_at
    assert at is not None
    assert told.count("is finished") == 1
    assert "**Round 1 of 3 is finished.**" in told
    assert "is running" not in told
    assert MOMENT.findall(told) == [str(at // 1000)]
    evening.do(acts.Hold())
    assert "**The next round starts by <t:" in dashboard(evening)
    assert ":R>.**" not in dashboard(evening), "which would be past in an old dashboard"


@pytest.mark.parametrize("kind", ["cup", "divisions"])
def test_a_round_of_any_format_is_over_when_all_tables_are(kind: str) -> None:
    evening = Evening(format=kind)
    evening.play_all()
    assert "is running" not in dashboard(evening)


def test_the_next_round_of_an_evening_comes_at_its_time_at_the_latest() -> None:
    assert ":R> at the latest: I pair the next round" in dashboard(Evening())
    assert ":R>: I pair the next round" in dashboard(running(schedule="never"))


def test_the_tables_of_a_round_that_was_just_drawn_are_about_to_be_called() -> None:
    evening = Evening("abcdef")
    evening.play_all()
    evening.draw()
    told = dashboard(evening)
    assert "- Now: the ready check opens at 3 tables" in told
    assert "**Tables:** Waiting for players: **3**" in told
    assert "I pick a time" not in told


def test_a_pause_is_said_once() -> None:
    run = running()
    run.do(acts.Pause())
    told = dashboard(run)
    assert told.count("Paused <t:") == 1
    assert "You decide when it continues" in told


def test_results_are_to_be_confirmed_and_nothing_says_that_they_are_not() -> None:
    told = dashboard(in_review(1, 2, 3))
    assert told.count("All matches have ended.") == 1
    assert "not final" not in told


def test_the_standings_are_at_hand_where_results_are_confirmed_and_as_long_as_they_are_played() -> None:
    run = in_review(1, 2, 3)
    (confirm,) = concerns(seen(run))
    assert [each.label for each in confirm.buttons] == ["Confirm the results…", "Standings"]
    assert "Standings" in [option.label for option in _more_options(running())]
    assert "Standings" not in [option.label for option in _more_options(announced())]


def test_an_empty_waiting_list_offers_nothing() -> None:
    run = announced()
    view = waiting_screen(seen(run), 0)
    assert text(view).endswith("The waiting list is empty.")


def test_a_tie_has_one_sentence_and_two_ways_out() -> None:
    run = in_review(1, 1, 3)
    (tie,) = concerns(seen(run))
    assert tie.text.count(" share first place") == 1
    assert [each.label for each in tie.buttons] == ["Break the tie…", "Play a tiebreaker…", "Standings"]


def test_a_table_that_needs_the_umpire_is_not_counted_among_the_others() -> None:
    run = running(size=2, schedule="never")
    one, *others = run.fixtures()
    deserted(run, one)
    told = dashboard(run)
    assert told.count("No players showed up") == 1
    assert f"**Other tables:** No hours yet: **{len(others)}**" in told
    for each in others:
        deserted(run, each)
    assert "tables:**" not in dashboard(run)


def test_a_table_that_needs_the_umpire_and_from_which_they_are_called_has_one_button() -> None:
    run = running(size=2, schedule="never")
    one = run.fixtures()[0]
    players = format_of(run.season).fixtures.players_of(run.season, one)
    run.do(acts.StartReadyCheck(one, run.now + HOUR, True), "")
    run.do(acts.CallUmpire(one, players[0]), players[0])
    shown = dashboard_screen(seen(run, here={one: players[:1]}))
    assert labels(shown) == ["Answer", "Round 1, table 1"]


def test_an_umpire_who_plays_and_has_left_is_said_to_have_left_once() -> None:
    run = Run()
    run.enter("ump", "bo", "cy")
    run.do(acts.Start())
    entry = run.season.entry_of("ump")
    assert entry is not None
    view = seen(run, gone=[entry], lost={"ump": "left"})
    (left,) = concerns(view)
    assert left.text.count("left the server") == 1
    assert [each.label for each in left.buttons] == ["Umpires…", "Remove or replace Ump…"]


def test_tables_that_are_lost_with_the_channel_of_the_season_go_without_saying() -> None:
    run = running(size=2)
    adrift, channel = frozenset(run.fixtures()), run.season.settings.channel
    lost = list(concerns(seen(run, adrift=adrift, closed={channel: "gone"})))
    assert len(lost) == 1
    assert len(list(concerns(seen(run, adrift=adrift)))) == len(adrift)


def test_what_waits_to_be_told_is_said_with_one_of_two_lost_channels() -> None:
    run = running(log_channel=2)
    closed = {run.season.settings.channel: "gone", 2: "gone"}
    told = dashboard(run, closed=closed, delivery=Delivery(3, START, START))
    assert told.count("Waiting messages: 3") == 1


# The most urgent first


def test_a_table_at_which_somebody_waits_comes_before_a_question() -> None:
    run = running(size=2, schedule="never")
    one, two, *_ = run.fixtures()
    match = run.play(two)
    player = format_of(run.season).fixtures.players_of(run.season, two)[0]
    run.do(acts.Appeal(match, player), player)
    run.do(acts.StartReadyCheck(one, run.now + HOUR, True), "")
    here = {one: open_tables(run.season, run.now)[0].players[:1]}
    first, second = concerns(seen(run, here=here))
    assert "Ready check until" in first.text
    assert "Questions from players:** 1" in second.text


# What happens when time is up


def next_lines(told: str) -> list[str]:
    return [line.partition(": ")[2] for line in told.split("\n") if line.startswith("- ")]


def test_one_table_is_named_and_several_are_counted() -> None:
    run = running("ann", "bo", "cy", schedule="never")
    assert "I pick a time for table 1 of round 1 if none is agreed" in next_lines(dashboard(run))
    more = running(schedule="never")
    assert "I pick a time for 2 tables if none is agreed" in next_lines(dashboard(more))


def test_it_says_what_becomes_of_a_table_at_its_deadline() -> None:
    run = running("ann", "bo", "cy", schedule="never", remind_day=False)
    (fixture,) = run.fixtures()
    unplayed = "deadline of table 1 of round 1. If it wasn’t played, you decide"
    assert unplayed in next_lines(dashboard(run))
    run.do(acts.StartReadyCheck(fixture, run.now + DAY, True), "")
    called = "the ready check closes at table 1 of round 1. No-shows forfeit"
    assert called in next_lines(dashboard(run))
    run.do(acts.AssignTable(fixture, "table", 1), "")
    run.do(acts.Begin(fixture, format_of(run.season).fixtures.players_of(run.season, fixture)[:2]), "")
    played = "deadline of table 1 of round 1. Running matches are scored without their unfinished deal"
    assert played in next_lines(dashboard(run))


def test_it_says_what_becomes_of_a_table_of_the_tournament() -> None:
    run = tournament()
    for number, name in enumerate(sittings(run.season)):
        run.do(acts.AssignTable(name, f"t{number}", 1 + number), "")
    for name in sittings(run.season):
        run.do(acts.StartReadyCheck(name, run.now + 60_000, binding=True), "")
    (line,) = [each for each in next_lines(dashboard(run)) if "ready check closes" in each]
    assert "2 tables" in line
    assert "computers play for the others" in line


@pytest.mark.parametrize("locale", LOCALES)
def test_all_that_happens_next_is_in_words(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for what in get_args(Happening):
        for count in (0, 1, 2):
            place = {"stage": "round", "round": 1, "division": 0, "table": 1}
            assert translator(locale)(
                "dashboard-next", what=what, at="1", soon=False, latest=False, tables=count, **place
            )
    assert not caplog.messages


def test_a_tie_that_decides_who_goes_on_in_a_cup_can_be_broken_while_it_is_played() -> None:
    run, _, equals = tied_at_the_line()
    entries = {run.season.entry_of(player) for player in equals}
    (tie,) = [tie for tie in ties_of(run.season) if entries & set(tie.entries)]
    assert set(tie.entries) == entries
    assert "Break the tie…" in [option.label for option in _more_options(run)]
    run.do(acts.Decide(Settle(tie.entries)))
    assert entries not in [set(each.entries) for each in ties_of(run.season)]


def test_who_has_forfeited_a_match_has_no_points_in_the_menu_of_results() -> None:
    run = running("ann", "bo", schedule="never", size=2)
    (fixture,) = run.fixtures()
    run.do(acts.ForfeitFixture(fixture, ("ann",)), "")
    assert [option.description for option in _menus(run)[0]] == ["Played (0 – 🏳️). Adjust or void it"]


def test_the_menu_of_results_has_the_totals_of_now_and_undoes_a_void() -> None:
    run = running("ann", "bo", schedule="never", size=2)
    (fixture,) = run.fixtures()
    run.play(fixture, 5, 30)
    (played,) = run.season.play.results
    run.do(acts.Decide(Adjust(played, "bo", 25)), "counted wrong")
    assert [each.description for each in _menus(run)[0]] == ["Played (5 – 25). Adjust or void it"]
    run.do(acts.Decide(Void(played)), "wrong rules")
    (option,) = (each for menu in _menus(run) for each in menu if "Void" in str(each.description))
    assert option.description == "Void (5 – 25). Undo that"
    assert option.value == f"j:reverse:{run.season.key}:{run.season.seq}"
    run.play(fixture, 10, 20)
    (left,) = (each.description for each in _menus(run)[0])
    assert left == "Played (10 – 20). Adjust or void it", "it was played again, so the void stays"


# A table


def _texts_and_rows(run: Run, **more: Any) -> list[str | list[str]]:
    """What the screen of the first table says, and the buttons between, from top to bottom."""
    view = seen(run, **more)
    (container,) = components_of(table_screen(view, view.tables[0]))
    return [
        part.get("content") or [each["label"] for each in part["components"] if "label" in each]
        for part in container["components"]
    ]


@pytest.mark.parametrize("locale", LOCALES)
def test_right_above_the_buttons_of_a_table_it_says_what_no_label_does(locale: str) -> None:
    run = running("ann", "bo", "cy", "di", "eli", "fay", size=3, schedule="never")
    fixture = run.fixtures()[0]
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR, True), "")
    here = {fixture: open_tables(run.season, run.now)[0].players[:2]}
    parts = _texts_and_rows(run, locale=locale, here=here, seated=frozenset([fixture]))
    _, told, *rows = parts
    buttons = [label for row in takewhile(lambda part: isinstance(part, list), rows) for label in row]
    assert len(buttons) == 6
    say = translator(locale)
    explained = [line.partition("** ")[0] for line in str(told).split("\n")]
    assert explained == [f"- **{say(label)}" for label in ("button-dashboard-begin", "button-dashboard-swap")]
    assert sum(isinstance(part, str) for part in parts) == 3, "and only what is entered is explained below"


# What becomes of a player


def _fields(run: Run, entry: str) -> tuple[str, dict[str, Any]]:
    """The title of the form about a player, and its fields by their keys."""
    names = SeasonView(run.season, reader(run.season).people, translator(), plain=True)
    form = player_form(MendPlayer(run.season.key, entry), BY_MATCHES.fates, names, entry)
    parts = [part["component"] for part in form.to_dict()["components"]]
    return form.title, {part["custom_id"]: part for part in parts}


def test_the_form_to_remove_or_replace_somebody_is_called_so_and_offers_nothing_else() -> None:
    title, fields = _fields(running("ann", "bo"), "bo")
    assert title == "Remove or replace Bo"
    assert [each["value"] for each in fields["what"]["options"]] == ["forfeit", "zero", "void", "replace"]


def test_a_player_is_chosen_from_those_who_play() -> None:
    run = running("ann", "bo", "cy")
    run.do(acts.Decide(Withdraw("cy", "zero")))
    _, fields = _fields(run, "")
    assert [each["label"] for each in fields["player"]["options"]] == ["Ann", "Bo"]
    assert "warn" in [each["value"] for each in fields["what"]["options"]]


def test_why_a_player_goes_who_has_missed_matches_is_written_already() -> None:
    run = running("ann", "bo", "cy", "di", rounds=3, size=2, round_hours=0, round_minutes=30)
    assert "value" not in _fields(run, "ann")[1]["reason"]
    late = _miss(run, run.fixtures()[0])
    assert _fields(run, late)[1]["reason"]["value"] == "missed a match"


def test_a_player_who_is_out_after_two_matches_is_told_of_once() -> None:
    evening = Evening("abcd", rounds=4)
    evening.here -= {"a"}
    for _ in range(2):
        evening.play_all(but="a")
        evening.goes_on(20 * MINUTE)
        if "a" in evening.season.out and evening.round < 3:
            evening.do(acts.CountIn("a"), "a")
        evening.goes_on(2 * MINUTE)
    assert ("a" in evening.season.out, absentees(evening.season)[0].times) == (True, 2)
    (line,) = (line for line in dashboard(evening).split("\n") if "**A** missed" in line)
    assert "💤 **A** missed 2 matches, so" in line


def test_tiebreakers_are_counted_and_belong_to_no_round() -> None:
    run = in_review(1, 1, 5)
    tied = format_of(run.season).standings.ties(run.season)[0].entries
    run.do(acts.Decide(Tiebreaker(tied, run.now + DAY)))
    told = dashboard(run)
    assert "iebreaker 1" in told
    assert "round 2" not in told


def test_what_is_fixed_can_be_changed_after_the_start_was_taken_back() -> None:
    run = running("ann", "bo", "cy")
    way = "First use **Back to sign-up** under **Something else…**."
    assert way in text(settings_screen(run.season, translator("en")))
    run.play(run.fixtures()[0])
    assert way not in text(settings_screen(run.season, translator("en")))


def _miss(run: Run, fixture: str) -> str:
    """Let one player of a table not come to its ready check. Gives them."""
    here, late = format_of(run.season).fixtures.players_of(run.season, fixture)
    run.do(acts.StartReadyCheck(fixture, run.now + HOUR, True), "")
    run.do(acts.ForfeitFixture(fixture, (here,)), "")
    assert run.season.out == {late}
    return late


def _menus(run: Run) -> list[list[SelectOption]]:
    """What each menu of the dashboard offers."""
    (container,) = components_of(dashboard_screen(seen(run)))
    menus = [row["components"][0] for row in container["components"] if "components" in row]
    return [[SelectOption.from_dict(each) for each in menu["options"]] for menu in menus if "options" in menu]


def _more_options(run: Run) -> list[SelectOption]:
    """What the last menu of the dashboard offers."""
    return _menus(run)[-1]


@pytest.mark.parametrize("match", ["²-1", "1-²", "1", "1-", "1-" + "9" * 30])
def test_what_is_no_table_of_a_tournament_has_no_games(match: str) -> None:
    with pytest.raises(Refused, match="league-no_match"):
        BY_GAMES.void(match, "1")


@pytest.mark.parametrize("text", ["", "forget", "²", "9" * 30])
def test_what_is_no_id_chooses_no_channel_or_role(text: str) -> None:
    with pytest.raises(Refused, match="unknown_press"):
        id_chosen(text)
