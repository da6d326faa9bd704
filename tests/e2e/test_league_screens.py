"""What everybody sees of leagues, and how they take part: by command, by button, by menu."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import discord
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.league.decisions import Warn
from bot.league.results import MatchResult, SeatResult
from bot.league.season import Act, Season, SeasonSettings, acts
from bot.tables import Who
from bot.ui.leagues.info import PARTS
from tests.e2e.screen import Private, id_of, labels_of, parts, text_of, told
from tests.e2e.test_permissions import answered
from tests.e2e.world import World

DAY = 24 * 3600
"""Seconds."""
ALL = ("Ada", "Bo", "Cleo")


class Leagues:
    """A server with leagues, and an umpire called Una."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.una = world.member("Una", manage_guild=True)
        self.matches = 0

    async def create(self, league: str = "Sunday", **settings: Any) -> Season:
        """Announce a season, as its umpire does."""
        known = {"game": "olsen", "format": "open", "channel": self.world.channel.id, "schedule": "never"}
        made = SeasonSettings(league, **{**known, **settings})
        season = await self.world.bot.services.seasons.create(self.world.guild.id, self.umpire, made)
        await self.world.pass_time(1)
        return season

    @property
    def umpire(self) -> Who:
        return Who(self.una.id, "Una")

    async def rule(self, season: Season, act: Act, reason: str = "seen by all") -> Season:
        """Do what an umpire, a table or the clock does."""
        await self.world.pass_time(1)
        return await self.world.bot.services.seasons.act(season.key, self.umpire, act, reason)

    async def begun(self, *players: str, **settings: Any) -> Season:
        """A season that runs, with these members."""
        season = await self.create(**settings)
        for name in players or ALL:
            await self.world.slash(name, "league join")
        return await self.rule(season, acts.Start())

    async def key(self, name: str) -> str:
        """The key of a member."""
        who = Who(self.world.members[name].id, name)
        return await self.world.bot.services.seasons.person(self.world.guild.id, who)

    async def played(self, season: Season, *players: str) -> str:
        """A match of a season, the winner first; its key."""
        self.matches += 1
        seats = tuple(
            [SeatResult(await self.key(name), place, 10 * place, 1) for place, name in enumerate(players, 1)]
        )
        now = self.world.bot.clock.now() + 1000
        match = f"match{self.matches:03d}"
        await self.rule(season, acts.Record(MatchResult(match, "olsen", now, seats, season=season.key)), "")
        return match

    async def look(self, who: str, command: str, **options: Any) -> Private:
        """What a member is shown."""
        return self.world.private(who, await self.world.slash(who, f"league {command}", **options))


@pytest_asyncio.fixture
async def leagues(world: World) -> Leagues:
    return Leagues(world)


def pictures(message: Any) -> list[str]:
    """What the pictures of a message say in words."""
    return [item["description"] for part in parts(message.components) for item in part.get("items", ())]


# Finding a league


async def test_without_a_league_people_are_told_who_opens_one(leagues: Leagues) -> None:
    for command in ("info", "join", "leave", "standings", "fixtures"):
        text = (await leagues.look("Ada", command)).text
        assert "Members with the **Manage Server** permission can open one with `/umpire create`." in text
    role = leagues.world.guild.create_role("Umpires")
    await leagues.world.bot.services.preferences.change_server(leagues.world.guild.id, staff_role=role.id)
    assert f"Members with the role <@&{role.id}>" in (await leagues.look("Ada", "info")).text


async def test_the_only_league_that_runs_is_meant_where_none_is_named(leagues: Leagues) -> None:
    over = await leagues.create("Autumn")
    await leagues.rule(over, acts.Cancel())
    await leagues.create("Sunday")
    assert "## Sunday · season 1" in (await leagues.look("Ada", "info")).text
    assert "## Autumn · season 1" in (await leagues.look("Ada", "info", league="autumn")).text
    assert told(await leagues.world.slash("Ada", "league info", league="Monday")) == leagues.world.say(
        "refused-no_season"
    )


async def test_of_several_leagues_one_is_chosen_from_a_menu(leagues: Leagues) -> None:
    first = await leagues.create("Sunday")
    second = await leagues.create("Monday", game="ole")
    over = await leagues.create("Autumn")
    await leagues.rule(over, acts.Cancel())
    screen = await leagues.look("Ada", "info")
    (menu,) = screen.menus
    assert [option["label"] for option in menu["options"]] == [
        "Monday · season 1 (Olé)",
        "Sunday · season 1 (Olsen)",
        "Autumn · season 1 (Olsen)",
    ]
    assert [option["description"] for option in menu["options"]][-1] == "cancelled"
    await screen.choose(f"l:info:{first.key}")
    assert "## Sunday" in screen.text
    typed = await leagues.world.members["Ada"].autocomplete(
        leagues.world.channel, "league standings", "league", ""
    )
    assert [choice["value"] for choice in typed] == [second.key, first.key, over.key]
    (only,) = await leagues.world.members["Ada"].autocomplete(
        leagues.world.channel, "league join", "league", "MON"
    )
    assert only["name"] == "Monday · season 1 (Olé)"


async def test_a_season_of_another_server_is_not_shown(leagues: Leagues) -> None:
    world = leagues.world
    services = world.bot.services
    elsewhere = world.env.create_guild("Elsewhere")
    settings = SeasonSettings("Hidden", "olsen", "open", 1)
    other = await services.seasons.create(elsewhere.id, leagues.umpire, settings)
    await leagues.create()
    screen = await leagues.look("Ada", "info")
    (result,) = await world.at_once(("Ada", screen.message, f"l:info:{other.key}"))
    assert told(result) == world.say("refused-no_season")
    assert told(await world.slash("Ada", "league info", league=other.key)) == world.say("refused-no_season")


# Taking part


async def test_members_join_until_all_places_are_taken_and_then_wait(leagues: Leagues) -> None:
    season = await leagues.create(places=2)
    ada = await leagues.look("Ada", "info")
    assert "Join" in ada.labels
    await ada.press("Join")
    assert "✅ You’re in." in ada.text
    assert "1 of 2 spots free" in ada.text
    assert "Join" not in ada.labels
    assert "✅ You’re in." in (await leagues.look("Bo", "join")).text
    assert "You’re number 1 on the waiting list." in (await leagues.look("Cleo", "join")).text
    assert (
        "You’re number 2 on the waiting list." in (await leagues.look("Dag", "join", league=season.key)).text
    )
    assert told(await leagues.world.slash("Bo", "league join")) == leagues.world.say(
        "refused-league-already_in"
    )
    bo = await leagues.look("Bo", "leave")
    assert "You left the season" in bo.text
    assert "You’re in." in (await leagues.look("Cleo", "info")).text


async def test_who_leaves_a_season_that_runs_is_asked_first(leagues: Leagues) -> None:
    season = await leagues.begun(format="rounds")
    screen = await leagues.look("Ada", "leave")
    assert "You’ll forfeit your remaining matches" in screen.text
    await screen.press("Stay")
    assert "✅ You’re in." in screen.text
    await screen.press("Leave the season")
    await screen.press("Leave the season")
    assert "You left the season" in screen.text
    account = await leagues.look("Ada", "standings", member=leagues.world.members["Ada"])
    assert "🏳️ forfeited" in account.text
    assert "Ada: “left”" in account.text
    assert season.key


async def test_from_a_tournament_only_the_umpire_lets_people_go(leagues: Leagues) -> None:
    await leagues.begun(format="pursuit", game="pursuit")
    answer = await leagues.world.slash("Ada", "league leave")
    assert told(answer) == leagues.world.say("refused-league-ask_umpire")


async def test_at_the_check_in_people_say_that_they_are_here(leagues: Leagues) -> None:
    season = await leagues.create()
    for name in ALL:
        await leagues.look(name, "join")
    await leagues.rule(season, acts.OpenCheckIn(leagues.world.bot.clock.now() + DAY * 1000))
    screen = await leagues.look("Ada", "info")
    await screen.press("I’m here")
    assert "✅ You’ve checked in." in screen.text
    (result,) = await leagues.world.at_once(("Ada", screen.message, f"l:check_in:{season.key}"))
    assert told(result) == leagues.world.say("refused-league-checked_in")


# Standings


async def test_standings_are_shown_to_all_once_a_minute_in_a_channel(leagues: Leagues) -> None:
    season = await leagues.begun()
    await leagues.played(season, "Ada", "Bo", "Cleo")
    screen = await leagues.look("Bo", "standings")
    shown = await screen.press("Show everyone")
    assert shown.response is not None
    assert not shown.response.ephemeral
    assert "**1.** **Ada**" in text_of(shown.response)
    assert "▸" not in text_of(shown.response)
    assert "The standings were just shown here." in told(await screen.press("Show everyone"))
    own = leagues.world.private(
        "Cleo", await leagues.world.members["Cleo"].click(shown.response, label="Standings for me")
    )
    assert "▸ **Cleo**" in own.text
    await leagues.world.pass_time(61)
    again = await screen.press("Show everyone")
    assert again.response is not None
    assert not again.response.ephemeral


async def test_who_may_not_write_in_a_channel_does_not_post_there_through_the_bot(leagues: Leagues) -> None:
    season = await leagues.begun()
    await leagues.played(season, "Ada", "Bo", "Cleo")
    screen = await leagues.look("Bo", "standings")
    bo = leagues.world.members["Bo"].id
    deny = discord.Permissions(send_messages=True).value
    overwrite = Overwrite(bo, OverwriteType.MEMBER, 0, deny)
    leagues.world.env.backend.set_overwrite(leagues.world.channel.id, overwrite)
    assert told(await screen.press("Show everyone")) == leagues.world.say("refused-may_not_write")


async def test_what_all_see_is_in_the_language_of_the_server(leagues: Leagues) -> None:
    season = await leagues.begun()
    await leagues.played(season, "Ada", "Bo", "Cleo")
    leagues.world.speaks("Ada", "no")
    screen = await leagues.look("Ada", "standings")
    assert "Flest poeng først" in screen.text
    shown = await screen.press("Vis for alle")
    assert "Most points first" in text_of(shown.response)


# How it counts


async def test_anybody_can_see_how_it_counts_for_anybody(leagues: Leagues) -> None:
    season = await leagues.begun()
    await leagues.played(season, "Ada", "Bo", "Cleo")
    screen = await leagues.look("Dag", "standings")
    await screen.choose(f"l:account:{season.key}:{await leagues.key('Bo')}")
    assert "### How it counts: Bo" in screen.text
    assert "place 2 of 3 · 20 points in 1 deal · 2 meetings" in screen.text
    own = await leagues.look("Ada", "standings")
    await own.press("How it counts for me")
    assert "### How it counts: Ada" in own.text
    named = await leagues.look("Dag", "standings", member=leagues.world.members["Cleo"])
    assert "### How it counts: Cleo" in named.text
    nobody = await leagues.world.slash("Ada", "league standings", member=leagues.world.members["Dag"])
    assert told(nobody) == leagues.world.say("refused-not_in_season")


async def test_an_open_season_says_what_the_same_opponents_count(leagues: Leagues) -> None:
    four = ("Ada", "Bo", "Cleo", "Dag")
    season = await leagues.begun(*four)
    screen = await leagues.look("Ada", "info")
    await screen.press(leagues.world.say("league-button-how"))
    info = await screen.all_pages(leagues.world.say("button-page-after"))
    assert "the percentage of your meetings in which you finished ahead" in info
    assert "If two of you meet more than twice as often as usual, the extra meetings count as ties" in info
    for two in [*combinations(four, 2), *[("Ada", "Bo")] * 5]:
        await leagues.played(season, *two)
    own = await leagues.look("Ada", "standings", member=leagues.world.members["Ada"])
    assert "of 6 meetings, those above 2 count as ties" in own.text


async def ask(screen: Private, label: str, text: str) -> Any:
    """Write to the umpire."""
    asked = await screen.press(label)
    assert asked.modal is not None
    (field,) = [part["component"]["custom_id"] for part in asked.modal["components"]]
    return await screen.member.submit_modal(asked, {field: text})


async def test_the_umpire_is_asked_about_a_match_and_answers_in_private(leagues: Leagues) -> None:
    season = await leagues.begun()
    match = await leagues.played(season, "Ada", "Bo", "Cleo")
    screen = await leagues.look("Bo", "standings")
    await screen.press("How it counts for me")
    press = id_of(screen.message, "Ask the umpire · 1")
    await ask(screen, "Ask the umpire · 1", "I had 3 points, not 20.")
    assert "“I had 3 points, not 20.” No answer yet." in screen.text
    assert "Ask the umpire · 1" not in screen.labels
    (again,) = await leagues.world.at_once(("Bo", screen.message, press))
    assert told(again) == leagues.world.say("refused-league-appealed")
    (stranger,) = await leagues.world.at_once(("Dag", screen.message, f"l:ask:{season.key}:{match}"))
    assert told(stranger) == leagues.world.say("refused-league-not_there")
    season = await leagues.world.bot.services.seasons.by_key(season.key)
    (appeal,) = season.appeals
    await leagues.rule(season, acts.Answer(appeal), "The log says 20.")
    (reply,) = await leagues.world.at_once(("Bo", screen.message, f"l:reply:{season.key}:{appeal}"))
    assert "Una: “The log says 20.”" in text_of(screen.message) + text_of(reply.response)
    (other,) = await leagues.world.at_once(("Ada", leagues.world.message, f"l:reply:{season.key}:{appeal}"))
    assert told(other) == leagues.world.say("refused-not_for_you")
    for who, sees in (("Ada", False), ("Una", True)):
        screen = await leagues.look(who, "standings", member=leagues.world.members["Bo"])
        assert ("I had 3 points" in screen.text) == sees


async def test_a_warning_is_read_by_its_player_alone(leagues: Leagues) -> None:
    season = await leagues.begun()
    season = await leagues.rule(season, acts.Decide(Warn(await leagues.key("Ada"))), "mind your words")
    press = f"l:warning:{season.key}:{season.seq}"
    (own,) = await leagues.world.at_once(("Ada", leagues.world.message, press))
    assert "Una: “mind your words”" in told(own)
    (other,) = await leagues.world.at_once(("Bo", leagues.world.message, press))
    assert told(other) == leagues.world.say("refused-not_for_you")
    screen = await leagues.look("Bo", "standings", member=leagues.world.members["Ada"])
    assert "mind your words" not in screen.text


# Playing


async def test_whoever_is_in_opens_a_table_of_an_open_season(leagues: Leagues) -> None:
    world = leagues.world
    season = await leagues.begun(clock="fast", length=3, house_rules="Friday", options={"aces": "once"})
    screen = await leagues.look("Ada", "info")
    await screen.press("Open a table")
    table = world.now
    assert (table.season, table.ranked, table.clock) == (season.key, True, "fast")
    assert (table.house_rules, dict(table.options)) == ("Friday", {"aces": "once", "deals": 3})
    offered = await (await leagues.look("Bo", "info")).press("Open a table")
    assert "This channel already has a table" in text_of(offered.response)
    opened = await world.members["Bo"].click(offered.response, label=labels_of(offered.response)[0])
    assert opened.response is not None
    tables = world.bot.services.tables.open_tables(world.guild.id)
    assert [(table.season, table.in_thread) for table in tables] == [
        (season.key, False),
        (season.key, True),
    ]


async def test_who_is_not_in_opens_no_table_of_it(leagues: Leagues) -> None:
    season = await leagues.begun()
    screen = await leagues.look("Dag", "info")
    assert "Open a table" not in screen.labels
    (result,) = await leagues.world.at_once(("Dag", screen.message, f"l:open:{season.key}"))
    assert told(result) == leagues.world.say("refused-not_in_league", league="Sunday")
    assert leagues.world.bot.services.tables.open_tables(leagues.world.guild.id) == []


async def test_no_thread_is_made_for_who_is_not_in(leagues: Leagues) -> None:
    season = await leagues.begun()
    screen = await leagues.look("Dag", "info")
    threads = leagues.world.unruly.delay("POST", "/channels/*/threads", arrival=0)
    (result,) = await leagues.world.at_once(("Dag", screen.message, f"l:open:{season.key}:thread"))
    assert told(result) == leagues.world.say("refused-not_in_league", league="Sunday")
    assert threads.met == 0


async def test_who_is_here_gets_a_table_in_a_thread(leagues: Leagues) -> None:
    world = leagues.world
    season = await leagues.begun(format="rounds", size=3)
    screen = await leagues.look("Ada", "fixtures")
    assert "**Your matches**" in screen.text
    said = told(await screen.press("I’m here"))
    (table,) = world.bot.services.tables.open_tables(world.guild.id)
    assert f"<#{table.channel_id}>" in said
    assert table.season == season.key
    assert [chair.name for chair in table.chairs if chair.press is not None] == ["Ada"]
    (whichever,) = await world.at_once(("Bo", screen.message, f"l:ready:{season.key}"))
    assert f"<#{table.channel_id}>" in told(whichever)
    screen = await leagues.look("Cleo", "fixtures")
    assert f"at the table: <#{table.channel_id}>" in screen.text
    (nobody,) = await world.at_once(("Dag", screen.message, f"l:ready:{season.key}"))
    assert told(nobody) == world.say("refused-nothing_to_play")
    (other,) = await world.at_once(("Dag", screen.message, f"l:ready:{season.key}:{table.fixture}"))
    assert told(other) == world.say("refused-not_your_fixture")


async def test_the_rounds_are_turned_by_buttons_and_named_by_the_command(leagues: Leagues) -> None:
    season = await leagues.begun(format="rounds", size=3, rounds=3, clock="slow")
    for _ in range(2):
        season = await leagues.world.bot.services.seasons.by_key(season.key)
        fixture = list(season.play.fixtures)[-1]
        await leagues.rule(season, acts.ForfeitFixture(fixture, ()), "")
        season = await leagues.world.bot.services.seasons.by_key(season.key)
        if len(season.play.fixtures) < 3:
            until = leagues.world.bot.clock.now() + DAY * 1000
            await leagues.rule(season, acts.PairRound(until, season.play.round + 1))
    screen = await leagues.look("Ada", "fixtures")
    assert "### Round 3 of 3" in screen.text
    await screen.press("Round 1")
    assert "### Round 1 of 3" in screen.text
    assert "⌛ no-shows" in screen.text
    assert "### Round 2 of 3" in (await leagues.look("Ada", "fixtures", round=2)).text


async def test_how_it_is_played_tells_how_much_of_the_order_is_luck(leagues: Leagues) -> None:
    season = await leagues.begun(*ALL, "Dag", format="rounds", size=4, rounds=3)
    for number in (1, 2):
        fixture = list(season.play.fixtures.values())[-1]
        seats = tuple(
            SeatResult(season.player_of(entry), place, place, 1)
            for place, entry in enumerate(sorted(fixture.entries), 1)
        )
        now = leagues.world.bot.clock.now()
        result = MatchResult(f"m{number}", "olsen", now, seats, season=season.key, fixture=fixture.key)
        season = await leagues.rule(season, acts.Record(result), "")
        season = await leagues.rule(season, acts.PairRound(now + DAY * 1000, number + 1))
    screen = await leagues.look("Ada", "info")
    await screen.press("How it’s played")
    said = await screen.all_pages(leagues.world.say("button-page-after"))
    told_parts = [leagues.world.say("league-luck-order", rounds=2, part=part) for part in PARTS]
    assert [part in said for part in told_parts].count(True) == 1


async def test_a_tournament_has_its_own_screens(leagues: Leagues) -> None:
    season = await leagues.begun(format="pursuit", game="pursuit")
    standings = await leagues.look("Ada", "standings")
    assert "Round 1 + round 2 = total" in standings.text
    await standings.press("How it counts for me")
    assert "**Round 1, table 1: 0**" in standings.text
    await standings.press("Standings")
    shown = await standings.press("Show everyone")
    assert "**=1.** **Ada**" in text_of(shown.response)
    fixtures = await leagues.look("Bo", "fixtures")
    assert "- Round 1, table 1 with" in fixtures.text
    assert "I’m here" in fixtures.labels
    assert season.play is not None


async def test_buttons_of_a_season_that_is_gone_say_so(leagues: Leagues) -> None:
    await leagues.create()
    screen = await leagues.look("Ada", "info")
    whats = ("info", "standings", "fixtures", "account", "join", "leave", "show", "list")
    presses = [f"l:{what}:abcdefgh" for what in whats]
    said = await answered(leagues.world, "Ada", screen.message, presses)
    assert said == dict.fromkeys(presses, leagues.world.say("refused-no_season"))


# What can still happen


async def foretold(leagues: Leagues) -> None:
    """A season of which enough was played for chances."""
    season = await leagues.begun(format="rounds", rounds=4, size=3)
    (fixture,) = season.play.fixtures.values()
    seats = tuple(
        SeatResult(season.player_of(entry), place, place, 1) for place, entry in enumerate(fixture.entries, 1)
    )
    now = leagues.world.bot.clock.now()
    result = MatchResult("m1", "olsen", now, seats, season=season.key, fixture=fixture.key)
    await leagues.rule(season, acts.Record(result), "")


async def test_chances_come_to_the_standings_of_those_who_want_to_see_them(leagues: Leagues) -> None:
    world, preferences = leagues.world, leagues.world.bot.services.preferences
    await foretold(leagues)
    first = await leagues.look("Ada", "standings")
    assert "🏆" in first.text
    await preferences.change_player(world.guild.id, world.members["Ada"].id, "Ada", chances=False)
    assert "🏆" not in (await leagues.look("Ada", "standings")).text
    assert "🏆" in (await leagues.look("Bo", "standings")).text
    await preferences.change_server(world.guild.id, chances=False)
    assert "🏆" not in (await leagues.look("Bo", "standings")).text


async def test_chances_that_come_late_replace_no_newer_screen(leagues: Leagues) -> None:
    await foretold(leagues)
    screen = await leagues.look("Ada", "info")
    async with leagues.world.bot.services.forecasts._one_at_a_time:  # others look at their chances first
        await screen.press("Standings")
        await screen.press("Fixtures")
        fixtures = screen.text
    await leagues.world.pass_time(1)
    assert screen.text == fixtures
