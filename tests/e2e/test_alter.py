"""Terms of a season that are altered: in the draft, while people sign up, and while it is played."""

from __future__ import annotations

from typing import Any

import pytest_asyncio

from tests.e2e.club import Club
from tests.e2e.screen import text_of, told
from tests.e2e.test_season_messages import about, messages, pinged, texts
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""
WHY = "asked for"
ROUNDS = {"format": "rounds", "rounds": 3, "round-length": "2 days"}
AGREED = ROUNDS | {"round-length": "5 days"}
"""Rounds that are long enough for players to agree on times."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


async def alter(club: Club, term: str, to: Any = None, reason: str = WHY) -> str:
    """Una alters a term; what the preview has said."""
    asked = {"term": term, "reason": reason} if to is None else {"term": term, "to": to, "reason": reason}
    screen = await club.slash("alter", **asked)
    said = screen.text
    await screen.press("Confirm")
    assert "✅ Done" in screen.text
    await club.world.pass_time(15)
    return said


async def refused(club: Club, term: str, to: str | None = None) -> str:
    asked = {"term": term, "reason": WHY}
    return await club.refused("alter", **asked if to is None else {**asked, "to": to})


# While people sign up


async def test_before_the_start_every_term_can_be_altered(club: Club) -> None:
    await club.open("Ada", "Bo", clock="fast", **ROUNDS)
    for term, to, expected, shown in (
        ("houserules", "wild", {"house_rules": "wild"}, "`houserules`:"),
        ("size", "3", {"size": 3}, "`size`: 4 → 3"),
        ("starts", "3 days", {}, "`starts`: none → <t:"),
        ("game", "otter", {"game": "otter"}, "`game`: Olsen → Otter Nonsense"),
    ):
        said = await alter(club, term, to)
        assert shown in said
        assert "Nothing has happened yet" in said
        altered = club.season.terms
        assert {name: getattr(altered, name) for name in expected} == expected
    await club.world.restart()
    assert club.season.terms == altered


async def test_what_is_altered_stands_in_the_announcement_and_is_told(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    await club.world.pass_time(15)
    assert "3 rounds of 2 days each" in texts(club.world)[0]
    await alter(club, "rounds", "5")
    announcement, news = messages(club.world)
    assert "5 rounds of 2 days each" in text_of(announcement)
    assert "`rounds`: 3 → 5" in text_of(news)
    assert "By Una: “asked for”" in text_of(news)
    assert pinged(club.world, news) == {club.world.members[name].id for name in ("Ada", "Bo")}


async def test_what_does_not_concern_the_players_pings_nobody(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    await alter(club, "late", "no")
    (news,) = about(club.world, "✏️")
    assert pinged(club.world, news) == set()


async def test_a_value_that_was_forgotten_changes_nothing(club: Club) -> None:
    await club.open("Ada", "Bo", starts="5 days", places=2, **ROUNDS)
    said = await refused(club, "rounds")
    assert said == (
        "Nothing was changed. Say with `to` what `rounds` should be; `usual` makes it what it usually is: 5."
    )
    assert "what it usually is: none." in await refused(club, "places", "  ")
    assert "every season has a value" in await refused(club, "game")


async def test_a_word_makes_a_term_what_it_usually_is(club: Club) -> None:
    await club.open("Ada", "Bo", starts="5 days", places=2, **ROUNDS)
    assert await club.offered("alter", "to", "", term="rounds") == [("usual: 5", "usual")]
    assert "→ none" in await alter(club, "starts", "usual")
    assert club.season.terms.starts is None
    await alter(club, "places", "none")
    assert club.season.terms.places is None
    await alter(club, "rounds", " Usual ")
    assert club.season.terms.rounds == 5
    await club.world.bot.services.preferences.change_server(club.world.guild.id, clock="slow")
    assert ("usual: slow (24 hours)", "usual") in await club.offered("alter", "to", "us", term="clock")
    await alter(club, "clock", "usual")
    assert club.season.terms.clock == "slow"
    assert await club.offered("alter", "to", "us", term="name") == []


async def test_everything_that_is_wrong_with_an_alteration_is_said_at_once(club: Club) -> None:
    await club.open("Ada", "Bo", **{"signup-closes": "2 days", "starts": "3 days", "ends": "4 days"})
    said = await refused(club, "signup-closes", "5 days")
    assert said.startswith("Nothing was done, for 2 reasons:")
    assert "- The season would begin before its sign-up closes" in said
    assert "- The season would end before it has begun" in said


async def test_what_is_fixed_is_said_before_what_is_wrong_with_the_value(club: Club) -> None:
    await club.begin("Ada", "Bo", **ROUNDS)
    assert "so you can’t change it now" in await refused(club, "size", "99")


async def test_a_channel_is_altered_and_the_announcement_moves(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    other = club.world.guild.create_text_channel("league")
    offered = dict(await club.offered("alter", "to", "", term="channel"))
    await alter(club, "channel", offered["league"])
    assert club.season.terms.channel == other.id
    assert "Spring" in texts(club.world, other)[0]
    assert "ordinary text channel" in await refused(club, "channel", "nowhere")


async def test_fewer_places_say_who_loses_one(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", **ROUNDS)
    said = await alter(club, "places", "2")
    assert "One player loses their place and waits for one: Cleo" in said
    said = await alter(club, "places", "usual")
    assert "One player who waited gets a place: Cleo" in said


async def test_a_league_gets_the_name_of_an_earlier_one_and_its_next_number(club: Club) -> None:
    await club.open("Ada", name="Summer")
    screen = await club.slash("cancel", reason=WHY)
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")
    await club.open("Ada", "Bo")
    assert "`name`: Spring → Summer" in await alter(club, "name", "summer")
    assert (club.season.terms.league, club.season.number) == ("Summer", 2)
    await club.world.restart()
    assert (club.season.terms.league, club.season.number) == ("Summer", 2)
    names = [name for name, _ in await club.offered("create", "again")]
    assert names == ["Summer · season 2 · sign-up", "Summer · season 1 · cancelled"]
    await club.slash("alter", term="name", to="Winter", reason=WHY)
    await alter(club, "name", "Spring")
    assert club.season.number == 1


async def test_what_makes_no_sense_is_refused(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    assert "Write a whole number from 1 to 30." in await refused(club, "rounds", "31")
    assert "no house rules of that name" in await refused(club, "houserules", "nobody's")
    assert "There is no such term" in await refused(club, "colour", "red")


async def test_what_is_so_already_is_not_altered(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    assert "That’s already the current setting" in await refused(club, "rounds", "3")
    assert "That’s already the current setting" in await refused(club, "hours", "17-23")


async def test_terms_are_offered_with_their_values_and_values_as_one_types(club: Club) -> None:
    await club.open("Ada", "Bo", **ROUNDS)
    terms = dict(await club.offered("alter", "term"))
    assert terms["rounds: 3"] == "rounds"
    assert terms["channel"] == "channel"  # a list of suggestions would show its number
    assert not any(name.startswith("ends") for name in terms)
    assert [value for _, value in await club.offered("alter", "to", "", term="scoring")] == [
        "places",
        "points",
        "usual",
    ]
    assert await club.offered("alter", "to", "", term="houserules")
    assert await club.offered("alter", "to", "", term="starts")
    assert await club.offered("alter", "to", "", term="colour") == []
    await club.decide("start")
    assert {name.partition(":")[0] for name, _ in await club.offered("alter", "term")} == {
        *("name", "channel", "rounds", "round-length", "places", "late", "hours", "grace"),
    }


async def test_two_umpires_do_not_alter_the_same_unseen(club: Club) -> None:
    club.world.member("Ulf", manage_guild=True, manage_messages=True)
    await club.open("Ada", "Bo", **ROUNDS)
    screen = await club.slash("alter", term="rounds", to="5", reason=WHY)
    other = await club.slash("alter", who="Ulf", term="rounds", to="4", reason=WHY)
    await other.press("Confirm")
    await screen.press("Confirm")
    assert "Another umpire just changed this" in screen.text
    assert "`rounds`: 4 → 5" in screen.text
    await screen.press("Confirm")
    assert club.season.terms.rounds == 5


# While it is played


async def test_what_matches_have_gone_by_cannot_be_altered_and_says_why(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", **ROUNDS)
    for term, to in {"scoring": "points", "length": "2", "clock": "slow", "size": "3"}.items():
        assert "so you can’t change it now" in await refused(club, term, to)
    for term in ("starts", "signup-closes"):
        assert "The season has started, so you can’t change this any more." in await refused(
            club, term, "2 days"
        )


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
    assert "The season goes on." in await alter(club, "rounds", "3")
    assert club.season.phase == "running"
    assert club.season.play.round == 3


async def test_hours_and_grace_go_by_the_server_and_are_told_to_all_who_play(club: Club) -> None:
    world = club.world
    await club.begin("Ada", "Bo", "Cleo", **AGREED)
    await world.bot.services.preferences.change_server(world.guild.id, zone="Europe/Oslo")
    assert "`hours`: 17 to 23 (UTC) → 22 to 2 (Europe/Oslo)" in await alter(club, "hours", "22-2")
    terms = club.season.terms
    assert (terms.hours, terms.zone, bool(terms.offsets)) == ((22, 2), "Europe/Oslo", True)
    (news,) = about(world, "✏️")
    assert len(pinged(world, news)) == 3
    await alter(club, "grace", "20")
    info = world.private("Bo", await world.slash("Bo", "league info"))
    await info.press(world.say("league-button-terms"))
    told_there = await info.all_pages(world.say("button-page-after"))
    assert "can come until 20 minutes after it" in told_there
    assert "The season is played from 22 to 2 (Europe/Oslo)" in told_there
    assert "as if nobody" not in await alter(club, "hours", "usual")
    assert club.season.terms.hours == (17, 23)


async def test_on_a_slow_clock_nobody_is_called_so_there_are_no_hours(club: Club) -> None:
    await club.open("Ada", "Bo", clock="slow", **ROUNDS)
    offered = {name.partition(":")[0] for name, _ in await club.offered("alter", "term")}
    assert {"hours", "grace"} & offered == set()
    assert "On a slow clock" in await refused(club, "grace", "20")
    assert "does not apply to" in (await _of_open_season(club))


async def _of_open_season(club: Club) -> str:
    """What is said when somebody alters the hours of an open season."""
    screen = await club.slash("cancel", reason=WHY)
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")
    await club.open("Ada", "Bo", name="Autumn")
    return await refused(club, "hours", "18-22")


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
    screen = await club.slash("alter", term="rounds", to="1", reason=WHY)
    assert "From round 2 on, what was drawn goes: one table" in screen.text
    assert f"The table in <#{table.channel_id}> is closed." in screen.text
    await screen.press("Confirm")
    await club.world.pass_time(30)
    assert list(club.season.play.fixtures) == [first]
    assert set(club.season.meetings) <= {first}
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
    assert "a time later than the one that’s set" in await refused(club, "ends", "5 days")
    await alter(club, "ends", "20 days")
    assert (club.season.play.rules.ends or 0) > ends + 9 * DAY * 1000
    await club.world.pass_time(12 * DAY)
    assert club.season.phase == "running"


async def test_a_tournament_keeps_its_rules_once_it_has_begun(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="pursuit", game="pursuit")
    assert [name.partition(":")[0] for name, _ in await club.offered("alter", "term")] == [
        *("name", "channel", "round-length"),
    ]
    assert "so you can’t change it now" in await refused(club, "tie", "umpire")


# In the draft


async def test_a_draft_is_edited_before_it_is_announced(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen", **AGREED)
    await screen.member.submit_modal(await screen.press("Edit"), {"option": ["rounds"], "value": "5"})
    assert "5 rounds of 5 days each" in screen.text
    form = await screen.press("Edit")
    said = told(await screen.member.submit_modal(form, {"option": ["size"], "value": "99"}))
    assert said == "Write a whole number from 2 to 10."
    for option, value, said in (
        ("hours", "18-22", "The season is played from 18 to 22 (UTC)"),
        ("grace", "1", "can come until 1 minute after it"),
    ):
        await screen.member.submit_modal(await screen.press("Edit"), {"option": [option], "value": value})
        await screen.press("How it is played")
        assert said in screen.text
        await screen.press("Back")
    await screen.member.submit_modal(await screen.press("Edit"), {"option": ["rounds"], "value": "2"})
    await screen.member.submit_modal(await screen.press("Edit"), {"option": ["rounds"], "value": "usual"})
    await screen.press("Open sign-up")
    terms = club.season.terms
    assert (terms.rounds, terms.size, terms.hours, terms.grace) == (5, 4, (18, 22), 1)


async def test_who_is_no_staff_alters_nothing(club: Club) -> None:
    await club.open("Ada", "Bo")
    assert await club.refused("alter", who="Mo", term="rounds", to="3", reason=WHY) == club.world.say(
        "refused-not_staff", role="none"
    )
