"""SeasonSettings of a season that are altered: in the draft, while people sign up, and while it is played."""

from __future__ import annotations

import pytest_asyncio

from bot.ui.umpire.dashboard.settings import free_forms
from bot.ui.umpire.settings import form_name
from tests.e2e.club import Club
from tests.e2e.filling import change, fields, filled, open_form
from tests.e2e.screen import text_of, told
from tests.e2e.settings import WHY, altered, proposed, settings_screen
from tests.e2e.settings import refused as settings_refused
from tests.e2e.test_season_messages import about, messages, pinged, texts
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""
ROUNDS = {"format": "rounds", "rounds": 3, "round-length": "2 days"}
AGREED = ROUNDS | {"round-length": "5 days"}
"""Rounds that are long enough for players to agree on times."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def alter(club: Club, setting: str, to: str) -> str:
    """Una changes one setting; what the preview has said."""
    return await altered(club, **{setting: to})


async def refused(club: Club, setting: str, to: str) -> str:
    return await settings_refused(club, **{setting: to})


# While people sign up


async def test_before_the_start_every_term_can_be_altered(club: Club) -> None:
    await club.open("Ada", "Bo", clock="fast", **ROUNDS)
    for setting, to, expected, shown in (
        ("houserules", "wild", {"house_rules": "wild"}, "House rules:"),
        ("size", "3", {"size": 3}, "Players per table: 4 → 3"),
        ("starts", "3 days", {}, "Season starts: when you start it → <t:"),
        ("game", "otter", {"game": "otter"}, "Game: Olsen → Otter Nonsense"),
    ):
        said = await alter(club, setting, to)
        assert shown in said
        assert "Nothing happens until you press" in said
        altered = club.season.settings
        assert {name: getattr(altered, name) for name in expected} == expected
    await club.world.restart()
    assert club.season.settings == altered


async def test_what_is_altered_stands_in_the_announcement_and_is_told(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    await club.world.pass_time(15)
    assert "3 rounds of 2 days each" in texts(club.world)[0]
    await alter(club, "rounds", "5")
    announcement, news = messages(club.world)
    assert "5 rounds of 2 days each" in text_of(announcement)
    assert "Rounds: 3 → 5" in text_of(news)
    assert "By Una: “asked for”" in text_of(news)
    assert pinged(club.world, news) == {club.world.members[name].id for name in ("Ada", "Bo")}


async def test_what_does_not_concern_the_players_pings_nobody(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    await alter(club, "late", "no")
    (news,) = about(club.world, "✏️")
    assert pinged(club.world, news) == set()


async def test_everything_that_is_wrong_with_an_alteration_is_said_at_once(club: Club) -> None:
    await club.open("Ada", "Bo", **{"signup-closes": "2 days", "starts": "3 days", "ends": "4 days"})
    said = await refused(club, "signup-closes", "5 days")
    assert said.startswith("Nothing was changed, for 2 reasons:")
    assert "- The season can’t start before its sign-up closes" in said
    assert "- The season can’t end before it starts" in said


async def test_a_channel_is_altered_and_the_announcement_moves(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    other = club.world.guild.create_text_channel("league")
    await altered(club, channel=other)
    assert club.season.settings.channel == other.id
    assert "Spring" in texts(club.world, other)[0]


async def test_fewer_places_say_who_loses_one(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", **ROUNDS)
    said = await alter(club, "places", "2")
    assert "Moving to the waiting list: Cleo" in said
    said = await alter(club, "places", "")
    assert "Getting a spot: Cleo" in said


async def test_a_league_gets_the_name_of_an_earlier_one_and_its_next_number(club: Club) -> None:
    await club.open("Ada", name="Summer")
    screen = await club.go("cancel", reason=WHY)
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")
    await club.open("Ada", "Bo")
    assert "League name: Spring → Summer" in await alter(club, "name", "summer")
    assert (club.season.settings.league, club.season.number) == ("Summer", 2)
    await club.world.restart()
    assert (club.season.settings.league, club.season.number) == ("Summer", 2)
    names = [name for name, _ in await club.suggested("create", "again")]
    assert names == ["Summer · season 2 · sign-up", "Summer · season 1 · cancelled"]
    await proposed(club, name="Winter")
    await alter(club, "name", "Spring")
    assert club.season.number == 1


async def test_what_makes_no_sense_is_refused(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    assert "Write a whole number from 1 to 30." in await refused(club, "rounds", "31")
    assert "1 to 40 characters" in await refused(club, "name", "a*b")


async def test_what_is_so_already_is_not_altered(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    assert "That’s already the current setting" in await refused(club, "rounds", "3")
    assert "That’s already the current setting" in await refused(club, "hours", "17-23")


async def test_the_forms_say_what_is_set_and_only_what_can_be_altered_is_asked_for(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    screen = await settings_screen(club)
    assert "Rounds: 3" in screen.text
    assert "Season ends" not in screen.text
    form = await open_form(screen, club.world, "format")
    assert list(fields(form)) == ["format", "size", "places", "late", "reason"]
    await club.decide("start")
    screen = await settings_screen(club)
    asked = [await screen.press(form_name(form, club.world.say)) for form in free_forms(club.season)]
    assert {key for form in asked for key in fields(form)} - {"reason"} == {
        *("name", "channel", "rounds", "round-length", "places", "late", "hours", "grace"),
        *("reminders", "schedule", "log-channel", "role"),
    }


async def test_two_umpires_do_not_alter_the_same_unseen(club: Club) -> None:
    club.world.member("Ulf", manage_guild=True, manage_messages=True)
    await club.open("Ada", "Bo", **ROUNDS)
    screen, other = await proposed(club, rounds="5"), await proposed(club, "Ulf", rounds="4")
    await other.press("Confirm")
    await screen.press("Confirm")
    assert "Another umpire just changed this" in screen.text
    assert "Rounds: 4 → 5" in screen.text
    await screen.press("Confirm")
    assert club.season.settings.rounds == 5


# While it is played


async def test_what_matches_have_gone_by_cannot_be_altered_and_says_why(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", **ROUNDS)
    screen = await settings_screen(club)
    sent = {"length": "2", "size": "3", "starts": "2 days", "signup-closes": "2 days"}
    forms = {setting: await open_form(screen, club.world, setting) for setting in sent}
    await club.decide("start")
    for setting, form in forms.items():
        values = filled(club.world, form, {setting: sent[setting], "reason": WHY})
        said = told(await screen.member.submit_modal(form, values))
        assert ("Matches were played under this setting, so you" in said) == (setting in ("length", "size"))
        assert ("The season has started, so you" in said) == (setting not in ("length", "size"))
    assert "Players per table: 4" in (await settings_screen(club)).text.split("Fixed")[1]


async def test_rounds_to_come_are_more_or_fewer_and_of_another_length(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", **ROUNDS)
    deadline = club.season.play.deadline(next(iter(club.season.play.fixtures)))
    said = await alter(club, "round-length", "3 days")
    assert "keeps its deadline" in said
    assert club.season.play.deadline(next(iter(club.season.play.fixtures))) == deadline
    await alter(club, "rounds", "2")
    await club.world.pass_time(2.1 * DAY)
    state = club.season.play
    assert state.round == 2
    assert state.deadline(list(state.fixtures)[-1]) == deadline + 3 * DAY * 1000
    await club.world.pass_time(3.1 * DAY)
    assert club.season.phase == "review"
    assert "The season continues." in await alter(club, "rounds", "3")
    assert club.season.phase == "running"
    assert club.season.play.round == 3


async def test_hours_and_grace_go_by_the_server_and_are_told_to_all_who_play(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", **AGREED)
    await world.bot.services.preferences.change_server(world.guild.id, zone="Europe/Oslo")
    assert "Hours of play: 17 to 23 (UTC) → 22 to 2 (Europe/Oslo)" in await alter(club, "hours", "22-2")
    settings = club.season.settings
    assert (settings.hours, settings.zone, bool(settings.offsets)) == ((22, 2), "Europe/Oslo", True)
    (news,) = about(world, "✏️")
    assert len(pinged(world, news)) == 3
    await alter(club, "grace", "20")
    info = world.private("Bo", await world.slash("Bo", "league info"))
    await info.press(world.say("league-button-how"))
    told_there = await info.all_pages(world.say("button-page-after"))
    assert "closes 20 minutes after the start" in told_there
    assert "from 22 to 2 (Europe/Oslo)" in told_there
    assert "as if nobody" not in await alter(club, "hours", "")
    assert club.season.settings.hours == (17, 23)


async def test_on_a_slow_clock_nobody_is_called_so_there_are_no_hours(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    screen = await settings_screen(club)
    form = await open_form(screen, club.world, "grace")
    await altered(club, clock="slow")
    assert "Hours of play" not in (await settings_screen(club)).text
    said = told(
        await screen.member.submit_modal(form, filled(club.world, form, {"grace": "20", "reason": WHY}))
    )
    assert "**Minutes to wait for latecomers** changes nothing with a slow clock" in said


async def test_what_another_format_does_not_have_is_refused(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    assert "**Players per table** doesn’t apply to this format" in await settings_refused(
        club, format="open", size="3"
    )


async def test_rounds_that_are_cut_take_their_tables_with_them(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", **ROUNDS)
    first = next(iter(club.season.play.fixtures))
    await club.played({"Ada": 1, "Bo": 2, "Cleo": 3}, first)
    await club.world.pass_time(2.1 * DAY)
    second = list(club.season.play.fixtures)[-1]
    services = club.world.bot.services
    table = await club.world.as_bot(
        services.seasons.ready(club.season.key, club.who("Ada"), second, 1, services.outbox.open_fixture)
    )
    screen = await proposed(club, rounds="1")
    assert "Pairings from round 2 on are removed." in screen.text
    assert f"The table in <#{table.channel_id}> is closed." in screen.text
    await screen.press("Confirm")
    await club.world.pass_time(30)
    assert list(club.season.play.fixtures) == [first]
    assert set(club.season.appointments) <= {first}
    assert services.tables.open_tables(club.world.guild.id) == []
    assert club.season.phase == "review"
    log = await club.slash("log")
    await log.press("Show everything")
    assert "a table of a round that was cut" in log.text
    assert "Round 1 has been played" not in told(await club.world.slash("Una", "umpire log"))
    season = club.season
    await club.world.restart()
    assert club.season == season


async def test_rounds_that_were_played_stay(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", **ROUNDS)
    await club.played({"Ada": 1, "Bo": 2, "Cleo": 3}, next(iter(club.season.play.fixtures)))
    await club.world.pass_time(2.1 * DAY)
    await club.played({"Ada": 1, "Bo": 2, "Cleo": 3}, list(club.season.play.fixtures)[-1])
    assert "Round 2 was already played or decided" in await refused(club, "rounds", "1")


async def test_an_open_season_lasts_longer_but_ends_no_sooner(club: Club) -> None:
    await club.begin("Ada", "Bo", ends="10 days")
    ends = club.season.play.rules.ends
    assert "a later time than the one that’s set" in await refused(club, "ends", "5 days")
    await alter(club, "ends", "20 days")
    assert (club.season.play.rules.ends or 0) > ends + 9 * DAY * 1000
    await club.world.pass_time(12 * DAY)
    assert club.season.phase == "running"


async def test_a_tournament_keeps_its_rules_once_it_has_begun(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="pursuit", game="pursuit")
    can, fixed = (await settings_screen(club)).text.split("Fixed")
    assert "Length of a round: 7 days" in can
    assert "Ties at the cut: deals won, then round 2" in fixed


# In the draft


async def test_a_draft_is_edited_before_it_is_announced(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen", **AGREED)
    await change(screen, club.world, rounds="5")
    assert "5 rounds of 5 days each" in screen.text
    said = told(await change(screen, club.world, size="99"))
    assert said == "**Players per table:** Write a whole number from 2 to 10."
    for setting, value, said in (
        ("hours", "18-22", "from 18 to 22 (UTC)"),
        ("grace", "1", "closes 1 minute after the start"),
    ):
        await change(screen, club.world, **{setting: value})
        await screen.press("How it’s played")
        assert said in screen.text
        await screen.press("Back")
    await change(screen, club.world, rounds="2")
    await change(screen, club.world, rounds="")
    await screen.press("Open sign-up")
    settings = club.season.settings
    assert (settings.rounds, settings.size, settings.hours, settings.grace) == (5, 4, (18, 22), 1)


async def test_who_is_no_staff_alters_nothing(club: Club) -> None:
    await club.open("Ada", "Bo")
    opened = await settings_screen(club)
    for form in ("match", "name"):
        custom_id = f"j:change:{club.season.key}:{form}"
        (result,) = await club.world.at_once(("Mo", opened.message, custom_id))
        assert told(result) == club.world.say("refused-not_staff", role="none")
