"""The umpire's commands: opening a season, running it, deciding after a preview, and what only staff see."""

from __future__ import annotations

import csv
import io
import json
from datetime import datetime, timedelta
from typing import Any
from zipfile import ZipFile
from zoneinfo import ZoneInfo

import pytest
import pytest_asyncio

from bot.league.season import acts
from tests.e2e.club import Club
from tests.e2e.dashboard import in_order
from tests.e2e.filling import change
from tests.e2e.screen import Private, id_of, labels_of, text_of, told
from tests.e2e.settings import altered, proposed, refused
from tests.e2e.world import World
from tests.league.recheck import differences

DAY = 24 * 3600
"""Seconds."""


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


# Opening a season

FORMATS: dict[str, tuple[dict[str, Any], str]] = {
    "open": ({"ends": "8 weeks"}, "and ends"),
    "rounds": ({"rounds": 3, "size": 3, "round-length": "3 days"}, "3 rounds of 3 days"),
    "divisions": ({"division-size": 4, "moving": 2}, "division"),
    "pursuit": ({"game": "pursuit", "places": 25}, "There are 25 spots"),
}


@pytest.mark.parametrize("format_", FORMATS)
async def test_a_season_is_shown_before_it_is_announced(club: Club, format_: str) -> None:
    options, shown = FORMATS[format_]
    screen = await club.drafted(**{"name": " Spring  cup ", "format": format_, **options})
    assert screen.text.startswith("## Spring cup")
    assert shown in screen.text
    assert club.world.rows("SELECT * FROM seasons") == []
    await screen.press("Open sign-up")
    settings = club.season.settings
    assert (settings.league, settings.format, settings.channel) == (
        "Spring cup",
        format_,
        club.world.channel.id,
    )
    assert club.season.phase == "signup"


async def test_a_league_for_one_evening_is_announced(club: Club) -> None:
    asked = {"name": "Evening", "game": "otter", "format": "rounds", "rounds": 1, "clock": "fast"}
    screen = await club.slash("create", **asked, **{"round-length": "50 minutes", "starts": "in 2 hours"})
    assert "1 round of 50 minutes at" in screen.text
    assert "may not finish" not in screen.text
    await screen.press("Open sign-up")
    assert club.season.settings.round_time == 50 * 60_000


async def test_a_season_that_is_dropped_was_never_there(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen")
    await screen.press("Cancel")
    assert screen.text == "Nothing was changed."
    assert club.world.rows("SELECT * FROM seasons") == []


async def test_two_presses_open_one_season(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen")
    open_it = next(part["custom_id"] for part in screen.buttons if part["label"] == "Open sign-up")
    both = await club.world.at_once(("Una", screen.message, open_it), ("Una", screen.message, open_it))
    assert any("too old or was already used" in told(result) for result in both)
    assert len(club.world.rows("SELECT * FROM seasons")) == 1


async def test_a_preview_does_not_outlive_a_restart(club: Club) -> None:
    screen = await club.slash("create", name="Spring", game="olsen")
    await club.world.restart()
    assert "Please start again" in told(await screen.press("Open sign-up"))
    assert club.world.rows("SELECT * FROM seasons") == []


async def test_a_slow_clock_and_short_rounds_are_warned_of(club: Club) -> None:
    asked = {"name": "Spring", "game": "olsen", "format": "rounds"}
    slow = (await club.slash("create", **asked, clock="slow")).text
    assert "A match may not finish within a round" in slow
    assert "Its 160 turns or so take up to 160 days on the slow clock" in slow
    assert "What helps: a normal clock or longer rounds." in slow
    evening = (await club.slash("create", **asked, **{"round-length": "40 minutes"})).text
    assert "scored without its unfinished deal. What helps: longer rounds." in evening
    assert "may not finish" not in (await club.slash("create", **asked, clock="normal")).text


async def test_what_makes_no_sense_is_refused(club: Club) -> None:
    said = await club.refused("create", name="Spring", format="open", size=4)
    assert "**Players per table** doesn’t apply to this format" in said


async def test_everything_that_makes_no_sense_is_said_at_once(club: Club) -> None:
    written = {"starts": "soon", "round-length": "long", "game": "otter", "size": 2, "length": 2}
    said = await club.refused("create", name="**Spring**", format="pursuit", **written)
    first, *reasons = said.split("\n")
    assert first == "Nothing was changed, for 6 reasons:"
    for reason, part in zip(
        reasons,
        (
            *("- Use 1 to 40", "- **Length of a round:** I don’t understand “long”."),
            *(
                "- **Season starts:** I don’t understand “soon”.",
                "- Only Swedish Pursuit has this tournament",
            ),
            *("- **Players per table** doesn’t apply to", "- You can’t choose the number of deals in Otter"),
        ),
        strict=True,
    ):
        assert reason.startswith(part), reason


async def test_a_time_that_is_none_says_which(club: Club) -> None:
    said = await club.refused("create", name="Spring", starts="soon")
    assert "**Season starts:** I don’t understand “soon”." in said


async def test_without_a_name_a_form_asks_for_it_and_how_to_play(club: Club) -> None:
    opened = await club.world.slash("Una", "umpire create", game="otter", rounds=3)
    name, preset = (part["component"] for part in opened.modal["components"])  # type: ignore[index]  # it is a form
    assert name["custom_id"] == "name"
    offered = {each["label"]: each["value"] for each in preset["options"]}
    assert list(offered) == ["One evening", "Weekly league", "Cup night", "Open season"]
    una = club.world.members["Una"]
    filled = {"name": "Friday", "preset": [offered["One evening"]]}
    screen = Private(una, await una.submit_modal(opened, filled))
    assert screen.text.startswith("## Friday")
    assert "Preset: One evening" in [menu["placeholder"] for menu in screen.menus]
    await screen.press("Open sign-up")
    settings = club.season.settings
    assert (settings.league, settings.game, settings.rounds, settings.clock) == ("Friday", "otter", 3, "fast")


async def test_a_preset_need_not_be_chosen_and_a_running_name_is_refused(club: Club) -> None:
    await club.open("Ada", name="Friday")
    una = club.world.members["Una"]
    said = await una.submit_modal(await club.world.slash("Una", "umpire create"), {"name": "friday"})
    assert "friday" in told(said)
    assert "**Season starts:** I don’t understand “soon”." in await club.refused("create", starts="soon")
    other = await una.submit_modal(await club.world.slash("Una", "umpire create"), {"name": "Spring"})
    assert "You haven’t chosen a format" in told(other)


async def test_who_gives_a_name_alone_sees_what_they_get_and_chooses(club: Club) -> None:
    screen = await club.slash("create", name="Spring")
    assert screen.text.startswith("## Spring")
    assert "You haven’t chosen a format" in screen.text
    assert "**Open season:**" in screen.text
    preview = screen.text
    await screen.press("How it’s played")
    assert "### How it’s played" in screen.text
    await screen.press("Back")
    assert screen.text == preview
    assert club.world.rows("SELECT * FROM seasons") == []
    await change(screen, club.world, format="rounds")
    assert "You haven’t chosen" not in screen.text
    assert "5 rounds of 7 days each" in screen.text
    await change(screen, club.world, format="pursuit")
    assert "Swedish Pursuit" in screen.text
    await change(screen, club.world, format="cup")
    await screen.press("Open sign-up")
    assert club.season.settings.format == "cup"


async def test_a_format_that_was_chosen_is_not_called_unchosen(club: Club) -> None:
    assert "not chosen" not in (await club.slash("create", name="Spring", format="open")).text


async def test_the_same_again_for_the_next_season(club: Club) -> None:
    options = {"format": "rounds", "rounds": 3, "clock": "slow", "places": 12, "starts": "5 days"}
    first = await club.open("Ada", "Bo", length=2, houserules="wild", **options)
    screen = await club.go("cancel", reason="a dry run")
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")
    await club.world.pass_time(30 * DAY)
    ((name, key),) = await club.suggested("create", "again")
    assert name == "Spring · season 1 · cancelled"
    screen = await club.slash("create", again=key, rounds=4)
    await screen.press("Open sign-up")
    second = club.season
    later = second.created_at - first.created_at
    assert second.number == 2
    assert second.settings.starts == first.settings.starts + later
    assert {**vars_of(second.settings), "rounds": 3, "starts": first.settings.starts} == vars_of(
        first.settings
    )


def vars_of(settings: Any) -> dict[str, Any]:
    return {name: getattr(settings, name) for name in settings.__slots__}


async def test_a_league_has_one_season_at_a_time(club: Club) -> None:
    await club.open("Ada")
    assert "SPRING already has a running season" in await club.refused("create", name="SPRING")


async def test_a_season_needs_a_channel_with_threads(club: Club) -> None:
    club.world.forbid(club.world.channel, create_public_threads=False)
    said = await club.refused("create", name="Spring")
    assert "I’m missing Create Public Threads in cards" in said
    other = club.world.guild.create_text_channel("league")
    made = await club.world.members["Una"].slash(other, "umpire create", name="Spring")
    await club.world.private("Una", made).press("Open sign-up")
    assert club.season.settings.channel == other.id


async def test_umpires_read_their_own_language(club: Club) -> None:
    club.world.speaks("Una", "no")
    screen = await club.slash("create", name="Vår", game="olsen", format="rounds", clock="slow")
    assert "Ikke kunngjort ennå" in screen.text
    await screen.press("Åpne påmeldingen")
    assert "En sesong trenger minst to spillere" in await club.refused("start")


# Its course


async def test_the_start_says_who_gets_no_place(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", places=2)
    screen = await club.go("start")
    assert "**2 play:** Ada, Bo" in screen.text
    assert "**No spot:** Cleo" in screen.text
    assert club.season.phase == "signup"
    await screen.press("Confirm")
    assert club.season.phase == "running"
    assert [signed.player for signed in club.season.waiting] == [await club.key("Cleo")]


async def test_a_start_takes_two_players(club: Club) -> None:
    await club.open("Ada")
    assert "at least two players" in await club.refused("start")


async def test_players_are_asked_to_check_in(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo")
    screen = await club.go("check-in", until="2 days")
    assert "all 3 players once" in screen.text
    assert "Players who don’t will lose their spot" in screen.text
    assert club.season.phase == "signup", "nobody has been asked yet"
    await screen.press("Confirm")
    assert club.season.phase == "check_in"
    assert club.season.check_in_until == club.world.bot.clock.now() + 2 * DAY * 1000
    for name in ("Ada", "Cleo"):
        await club.act(name, acts.CheckIn(await club.key(name)))
    assert "**No spot:** Bo" in (await club.go("start")).text


async def test_times_are_written_in_words_by_the_servers_clock(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo")
    club.world.member("Boss", manage_guild=True)
    await club.world.slash("Boss", "settings", zone="Europe/Oslo")
    tomorrow = datetime.fromtimestamp(club.world.bot.clock.now() / 1000, ZoneInfo("Europe/Oslo")) + timedelta(
        days=1
    )
    at = round(tomorrow.replace(hour=20, minute=0, second=0, microsecond=0).timestamp())
    said = await club.refused("check-in", until="whenever")
    assert said == club.world.say("refused-umpire_time", word="whenever")
    assert f"<t:{at}" in (await club.decide("check-in", until="tomorrow 20:00")).text
    assert club.season.check_in_until == at * 1000


async def test_a_season_pauses_and_goes_on(club: Club) -> None:
    await club.begin("Ada", "Bo", format="rounds")
    (fixture,) = club.season.play.fixtures
    before = club.season.play.deadline(fixture)
    screen = await club.go("pause", reason="holidays")
    assert "No deadlines, pairings" in screen.text
    assert f"The next deadline is <t:{before // 1000}:f>" in screen.text
    assert club.season.phase == "running", "nothing stands still yet"
    await screen.press("Confirm")
    assert "First continue the season" in (await club.refused("pause", reason="holidays"))
    await club.world.pass_time(3 * DAY)
    assert "Paused <t:" in (await club.dashboard()).text
    screen = await club.go("resume")
    assert "All deadlines move by the time since <t:" in screen.text
    assert f"The next one is about <t:{before // 1000 + 3 * DAY}:f>" in screen.text
    assert club.season.phase == "paused"
    await screen.press("Confirm")
    assert club.season.play.deadline(fixture) == before + 3 * DAY * 1000


async def test_what_is_no_decision_is_arranged(club: Club) -> None:
    await club.begin("Ada", "Bo", format="rounds")
    log = club.world.guild.create_text_channel("umpires")
    before, settings = club.lines(), club.season.settings
    posts, calls = {"schedule": "daily", "log-channel": log}, {"reminders": "hour"}
    for given in (posts, calls):
        shown = await proposed(club, reason="fewer pings", **given)
        assert "Nothing happens until you press" in shown.text
        assert "> fewer pings" in shown.text
        assert (club.lines(), club.season.settings) == (before, settings)
        await shown.press("Confirm")
        before, settings = club.lines(), club.season.settings
        assert club.lines()[-1][-1] == "fewer pings"
    changed = "Reminders before a deadline: a day and an hour before → an hour before\n-# fewer pings"
    assert changed in (await club.slash("log")).text
    assert (settings.remind_day, settings.remind_hour, settings.schedule) == (False, True, "daily")
    assert settings.log_channel == log.id
    await altered(club, reason="", log_channel=[])
    assert club.season.settings.log_channel is None


async def test_a_role_that_the_bot_cannot_give_is_not_taken(club: Club) -> None:
    await club.begin("Ada", "Bo")
    champion = club.world.guild.create_role("Champion", managed=True)
    assert "belongs to a bot" in await refused(club, role=champion)
    assert club.season.settings.role is None


async def test_the_results_are_confirmed_after_a_look_at_the_champion(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo")
    await club.played({"Ada": 10, "Bo": 20, "Cleo": 30})
    screen = await club.go("confirm", reason="well played")
    assert "🏆 Champion: **Ada**" in screen.text
    await screen.press("Confirm")
    assert club.world.rows("SELECT phase FROM seasons") == [("over",)]


async def test_a_shared_first_place_is_pointed_out_and_settled(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo")
    await club.played({"Ada": 10, "Bo": 10, "Cleo": 30})
    refused = await club.refused("confirm", reason="well played")
    assert "share first place, so there’s no winner yet." in refused
    assert "Ada" in refused
    assert "Bo" in refused
    assert "or rank them yourself" in refused
    screen = await club.decide("settle early", reason="by lot", **in_order("Bo", "Ada"))
    assert "in this order: Bo, Ada" in screen.text
    assert "🏆 Champion: **Bo**" in (await club.go("confirm", reason="well played")).text


async def test_who_goes_up_and_down_is_shown_before_it_is_final(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, format="divisions", rounds=2, **{"division-size": 3, "round-length": "1 day"})
    for _ in range(2):
        for fixture in list(club.season.play.fixtures.values()):
            if club.season.play.outcome(fixture.key) is None:
                players = [name for name in names if await club.key(name) in fixture.entries]
                await club.played({name: names.index(name) for name in players}, fixture.key)
        await club.world.pass_time(1.1 * DAY)
    assert club.season.phase == "review"
    text = (await club.go("confirm", reason="well played")).text
    assert "🏆 Champion: **Ada**" in text
    assert "⬆️ Up: Dag" in text
    assert "⬇️ Down: Cleo" in text


# Decisions


async def test_a_void_shows_what_it_changes_and_holds_when_it_is_confirmed(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="rounds")
    (fixture,) = club.season.play.fixtures
    key = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20}, fixture)
    before = club.lines()
    screen = await club.go("void", match=key, reason="the *wrong* cards")
    assert "This match doesn’t count" in screen.text
    assert "> the \\*wrong\\* cards" in screen.text
    assert "- Cleo: 2. (50) → **1. (0)**" in screen.text
    assert "to be played again by" in screen.text
    assert club.lines() == before
    await screen.press("Confirm")
    assert club.season.play.rulings.voids == {key}
    assert "already void" in await club.refused("void", match=key, reason="again")


async def test_a_decision_that_is_dropped_changes_nothing(club: Club) -> None:
    await club.begin("Ada", "Bo")
    key = await club.played({"Ada": 10, "Bo": 40})
    before = club.lines()
    screen = await club.go("void", match=key, reason="wrong cards")
    await screen.press("Cancel")
    assert screen.labels == ["Back to the dashboard"]
    assert club.lines() == before


async def test_what_somebody_else_decided_meanwhile_is_shown_first(club: Club) -> None:
    club.world.member("Ulf", manage_guild=True, manage_messages=True)
    await club.begin("Ada", "Bo")
    key = await club.played({"Ada": 10, "Bo": 40})
    asked = {"match": key, "player": "Bo", "reason": "counted wrong"}
    screen = await club.go("adjust", **asked, total=30)
    other = await club.go("adjust", who="Ulf", **asked, total=5)
    await other.press("Confirm")
    await screen.press("Confirm")
    assert "Another umpire just changed this" in screen.text
    assert "Bo: 1. (150) → **2. (50)**" in screen.text
    assert club.season.play.rulings.totals[key] == {await club.key("Bo"): 5}
    await screen.press("Confirm")
    assert club.season.play.rulings.totals[key] == {await club.key("Bo"): 30}


async def test_a_decision_is_taken_back_without_a_trace_in_the_standings(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo")
    key = await club.played({"Ada": 10, "Bo": 40, "Cleo": 20})
    accounts = club.season.play.accounts
    await club.decide("adjust", match=key, player="Bo", total=0, reason="counted wrong")
    assert club.season.play.accounts != accounts
    ((label, number),) = await club.offered("reverse", after="log")
    assert label.startswith("Bo has 0 in this match")
    assert "I can’t find this decision" in await club.refused("reverse", decision="999", reason="?")
    screen = await club.go("reverse", decision=number, reason="it was right")
    assert "is undone: “Bo has 0 in this match" in screen.text
    await screen.press("Confirm")
    assert club.season.play.accounts == accounts
    assert await club.offered("reverse", after="log") == []


async def test_what_something_was_built_on_stands_and_says_what(club: Club) -> None:
    await club.begin("Ada", "Bo")
    key = await club.played({"Ada": 10, "Bo": 40})
    await club.decide("adjust", match=key, player="Bo", total=20, reason="counted wrong")
    first = str(club.season.seq)
    await club.decide("adjust", match=key, player="Bo", total=5, reason="counted wrong again")
    said = await club.refused("reverse", decision=first, reason="no")
    assert "You can’t undo this, because" in said
    assert "Bo has 5 in this match" in said


async def test_a_withdrawal_says_what_becomes_of_the_rest(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="rounds")
    screen = await club.go("withdraw", player="Cleo", rest="zero", reason="has moved")
    assert "Cleo is out of the season. Their remaining matches don’t count" in screen.text
    await screen.press("Confirm")
    cleo = await club.key("Cleo")
    assert club.season.play.accounts[cleo].withdrawn


async def test_a_withdrawal_says_what_becomes_of_tables(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="rounds", length=1)
    (fixture,) = club.season.play.fixtures
    services = club.world.bot.services
    seasons, opening = services.seasons, services.outbox.open_fixture
    table = await club.world.as_bot(seasons.ready(club.season.key, club.who("Ada"), fixture, 1, opening))
    where = f"<#{table.channel_id}>"
    screen = await club.go("withdraw", player="Bo", reason="has moved")
    assert f"In {where}, Bo loses their seat" in screen.text
    for number, name in enumerate(("Bo", "Cleo"), start=2):
        await club.world.as_bot(seasons.ready(club.season.key, club.who(name), fixture, number, opening))
    await club.world.pass_time(2)
    screen = await club.go("withdraw", player="Bo", reason="has moved")
    assert f"In {where}, Bo forfeits, and a computer plays on." in screen.text
    mo = club.world.members["Mo"]
    screen = await club.go("replace", player="Bo", member=mo, reason="has moved")
    assert f"In {where}, the new player takes over Bo’s seat." in screen.text


async def test_the_first_of_the_waiting_list_is_asked_to_take_over(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", "Dag", places=2)
    screen = await club.decide("replace", player="Bo", reason="has moved")
    assert "Cleo is asked to take over from Bo" in screen.text
    assert not club.season.plays(await club.key("Cleo"))
    assert "Mo is asked to take over from Ada" in (await club.replaced("Ada", by="Mo")).text
    assert club.season.plays(await club.key("Mo"))
    mo = club.world.members["Mo"]
    said = await club.refused("replace", player="Bo", member=mo, reason="why not")
    assert said == "Mo already plays in this season. Choose someone who doesn’t."
    said = await club.refused("replace", player="Bo", member=club.world.members["Bo"], reason="why not")
    assert said.startswith("Bo already plays in this season.")


async def test_a_table_and_a_round_get_more_time(club: Club) -> None:
    names = ["Ada", "Bo", "Cleo", "Dag", "Eli", "Fia"]
    for name in names[4:]:
        club.world.member(name)
    await club.begin(*names, format="rounds", size=3, **{"round-length": "2 days"})
    one, two = club.season.play.fixtures
    said = await club.refused("extend table", which=one, until="1 day", reason="holidays")
    assert "a later time than the one that’s set" in said
    now = club.world.bot.clock.now()
    await club.decide("extend table", which=one, until="4 days", reason="holidays")
    assert club.season.play.deadline(one) == now + 4 * DAY * 1000
    assert club.season.play.deadline(two) == now + 2 * DAY * 1000
    await club.decide("extend", until="6 days", reason="more holidays")
    assert {club.season.play.deadline(key) for key in (one, two)} == {now + 6 * DAY * 1000}


async def test_days_that_an_umpire_elsewhere_writes_are_those_of_the_season(club: Club) -> None:
    """Clocks change in Oslo a week before they do in New York, where the umpire writes this."""
    world, oslo = club.world, ZoneInfo("Europe/Oslo")
    evening = datetime(2026, 10, 24, 20, tzinfo=oslo)
    await world.pass_time(evening.timestamp() - world.bot.clock.now() / 1000)
    una, preferences = world.members["Una"], world.bot.services.preferences
    await preferences.change_server(world.guild.id, zone="Europe/Oslo")
    await preferences.change_player(world.guild.id, una.id, "Una", zone="America/New_York")

    def later(days: int) -> str:
        return f"{evening + timedelta(days=days):%d %H:%M}"

    def ends() -> str:
        return f"{datetime.fromtimestamp(club.season.play.rules.ends / 1000, oslo):%d %H:%M}"

    await club.begin("Ada", "Bo", ends="2 days")
    assert ends() == later(2)
    await altered(club, ends="3 days", reason="rain")
    assert ends() == later(3)
    screen = await club.go("extend", until="4 days", reason="more rain")
    assert "Wednesday, October 28, 2026, 20:00 (Europe/Oslo)" in screen.text
    await screen.press("Confirm")
    assert ends() == later(4)


async def test_a_decision_about_ones_own_table_is_marked(club: Club) -> None:
    await club.begin("Una", "Bo")
    key = await club.played({"Una": 10, "Bo": 40})
    screen = await club.go("void", match=key, reason="wrong cards")
    assert "This is your own table" in screen.text
    await screen.press("Confirm")
    assert "own table" in (await club.slash("log")).text


async def test_a_warning_is_seen_by_nobody_else(club: Club) -> None:
    await club.begin("Ada", "Bo")
    screen = await club.decide("warn", player="Bo", reason="mind your tongue")
    assert "Bo got a private warning" in screen.text
    await club.world.pass_time(5)
    assert "mind your tongue" not in str([message.content for message in club.world.channel.history()])
    everything = "\n".join(
        json.dumps(part, default=str)
        for message in club.world.channel.history()
        for part in map(component, message.components)
    )
    assert "mind your tongue" not in everything
    assert "private warning" not in everything
    assert "mind your tongue" in (await club.slash("log")).text


def component(part: Any) -> Any:
    return part if isinstance(part, dict) else part.to_dict()


async def test_before_the_start_there_is_nothing_to_decide(club: Club) -> None:
    await club.open("Ada", "Bo")
    assert {"A player…", "Pause the season…"}.isdisjoint((await club.slash("dashboard")).offers)
    assert "This player isn’t in the season" in await club.refused("withdraw", player="Ada", reason="why not")


async def test_which_league_is_meant_must_be_clear(club: Club) -> None:
    assert "No league is running here" in await club.refused("pause", reason="holidays")
    await club.begin("Ada", "Bo")
    await club.world.pass_time(60)
    screen = await club.slash("create", name="Autumn", game="olsen")
    await screen.press("Open sign-up")
    dashboard = await club.slash("dashboard")
    assert "Which season?" in dashboard.text
    (menu,) = dashboard.menus
    assert [(option["label"], option["description"]) for option in menu["options"]] == [
        ("Autumn · season 1", "sign-up is open"),
        ("Spring · season 1", "running"),
    ]
    await dashboard.choose(menu["options"][0]["value"])
    assert "Dashboard\n-# Autumn · season 1" in dashboard.text
    assert "The season is paused" in (await club.decide("pause", league="spring", reason="holidays")).text


# The tournament


async def test_a_game_of_the_tournament_is_adjusted_and_void(club: Club) -> None:
    await club.open("Ada", "Bo", "Cleo", name="Cup", game="pursuit", format="pursuit")
    await club.decide("start")
    state = club.season.play
    (table,) = state.tables
    await club.act("Una", acts.StartDeal(1, 1, 1, 0))
    await club.act("Una", acts.FinishDeal(1, 1, 1, (0, 12, 30)))
    second = club.season.play.entry(table.seats[1])
    names = {await club.key(name): name for name in ("Ada", "Bo", "Cleo")}
    bo = names[second.user]
    screen = await club.decide("adjust", match="1-1", game=1, player=bo, total="-3", reason="counted wrong")
    assert f"{bo}, round 1, deal 1: 3 fewer points" in screen.text
    assert club.season.play.cells[1, 1, second.key].points == 9
    given = {"match": "1-1", "game": 1, "player": bo, "reason": "counted wrong"}
    assert "Write `=12`" in await club.refused("adjust", total="many", **given)
    await club.decide("void", match="1-1", game=1, reason="wrong cards")
    assert club.season.play.cells == {}
    screen = await club.decide("withdraw", player=bo, reason="has moved")
    assert f"{bo} is out of the tournament. Their deals count" in screen.text
    assert second.key not in club.season.play.entries


# Questions


async def test_a_question_can_be_answered_where_it_was_told(club: Club) -> None:
    await club.begin("Ada", "Bo")
    log = club.world.guild.create_text_channel("umpires")
    await altered(club, log_channel=log)
    club.world.forbid_everybody(log, view_channel=False)
    key = await club.played({"Ada": 10, "Bo": 40})
    await club.act("Bo", acts.Appeal(key, await club.key("Bo")), "I had no cards left")
    await club.world.pass_time(5)
    club.world.forbid_everybody(log)  # all can see the button now
    asked = next(message for message in log.history() if "Bo asks about this match" in text_of(message))
    una, mo = club.world.members["Una"], club.world.members["Mo"]
    label = labels_of(asked)[0]
    assert told(await mo.click(asked, label=label)) == club.world.say("refused-not_staff", role="none")
    listed = club.world.private("Una", await una.click(asked, label=label))
    assert "I had no cards left" in listed.text
    press = id_of(listed.message, "Answer")
    form = await listed.press("Answer")
    (field,) = fields(form)
    await una.submit_modal(form, {field: "the log shows two"})
    assert "None are open." in listed.text
    (again,) = await club.world.at_once(("Una", listed.message, press))
    assert "isn’t open any more" in told(again)


async def test_a_question_leads_to_a_decision(club: Club) -> None:
    await club.begin("Ada", "Bo")
    key = await club.played({"Ada": 10, "Bo": 40})
    bo = await club.key("Bo")
    await club.act("Bo", acts.Appeal(key, bo), "I had no cards left")
    listed = await club.go("appeals")
    form = await listed.press("Adjust the result…")
    what, total, reason = fields(form)
    await listed.member.submit_modal(form, {what: [bo], total: "0", reason: "he is right"})
    assert "Bo: 2. (50) → **1. (150)**" in listed.text
    await listed.press("Confirm")
    assert club.season.play.rulings.totals[key] == {bo: 0}
    listed = await club.go("appeals")
    form = await listed.press("Adjust the result…")
    await listed.member.submit_modal(form, {what: ["void"], reason: "wrong cards"})
    await listed.press("Confirm")
    assert club.season.play.rulings.voids == {key}


def fields(form: Any) -> list[str]:
    """The ids of what a form asks for, from top to bottom."""
    return [part["component"]["custom_id"] for part in form.modal["components"]]


# Out


async def files_of(club: Club, **options: Any) -> dict[str, str]:
    """What an export holds."""
    result = await club.world.slash("Una", "umpire export", **options)
    assert result.response.ephemeral
    (attached,) = result.response.attachments
    with ZipFile(io.BytesIO(await attached.read())) as packed:
        texts = set(packed.namelist()) - {"season.xlsx"}
        assert len(texts) == len(packed.namelist()) - 1
        return {name: packed.read(name).decode("utf-8-sig") for name in texts}


async def test_a_season_is_taken_along(club: Club) -> None:
    club.world.member("=Eve")
    await club.begin("Ada", "Bo", "=Eve")
    key = await club.played({"Ada": 10, "Bo": 40, "=Eve": 20})
    await club.decide("void", match=key, reason="wrong, cards")
    files = await files_of(club)
    tables = ("rules", "tables", "results", "decisions", "standings", "audit")
    assert set(files) == {*(f"{name}.csv" for name in tables), "season.json"}
    assert differences(files) == []
    rules = list(csv.DictReader(io.StringIO(files["rules.csv"])))
    assert {"setting": "in words", "value": club.world.say("league-counts-meetings")} in rules
    assert {"setting": "schedule", "value": "weekly"} in rules
    (voided,) = csv.DictReader(io.StringIO(files["decisions.csv"]))
    assert (voided["kind"], voided["match"], voided["by"]) == ("void", key, "Una")
    rows = list(csv.DictReader(io.StringIO(files["results.csv"])))
    assert {row["why_not"] for row in rows} == {"void"}
    assert {row["decisions"] for row in rows} == {voided["number"]}
    assert [(row["player"], row["points"], row["void"]) for row in rows] == [
        ("Ada", "10", "yes"),
        ("Bo", "40", "yes"),
        ("'=Eve", "20", "yes"),
    ]
    audit = list(csv.DictReader(io.StringIO(files["audit.csv"])))
    assert audit[-1]["reason"] == "wrong, cards"
    assert audit[-1]["who"] == "Una"
    whole = json.loads(files["season.json"])
    assert whole["people"][await club.key("Ada")] == "Ada"
    assert len(whole["log"]) == club.season.seq
    assert whole["seed"] is None


# Who may


COMMANDS: dict[str, dict[str, Any]] = {
    "create": {"name": "Spring"},
    "dashboard": {},
    "log": {},
    "export": {},
}


async def test_who_is_not_staff_is_kindly_sent_away_from_every_command(club: Club) -> None:
    await club.begin("Ada", "Bo")
    refusal = club.world.say("refused-not_staff", role="none")
    for command, options in COMMANDS.items():
        assert await club.refused(command, who="Mo", **options) == refusal, command


async def test_the_staffs_role_is_enough(club: Club) -> None:
    await club.begin("Ada", "Bo")
    role = club.world.guild.create_role("Referees")
    preferences = club.world.bot.services.preferences
    await preferences.change_server(club.world.guild.id, staff_role=role.id)
    assert f"<@&{role.id}>" in await club.refused("pause", who="Mo", reason="x")
    own = club.world.guild.roles["Mos"].id
    await preferences.change_server(club.world.guild.id, staff_role=own)
    assert "is paused" in (await club.go("pause", who="Mo", reason="x")).text


async def test_nobody_presses_anothers_buttons(club: Club) -> None:
    club.world.member("Ulf", manage_guild=True, manage_messages=True)
    await club.begin("Ada", "Bo")
    await club.decide("pause", reason="x")
    screen = await club.go("cancel", reason="x")
    do = next(part["custom_id"] for part in screen.buttons if part["label"] == "Confirm")
    (by_mo,) = await club.world.at_once(("Mo", screen.message, do))
    assert told(by_mo) == club.world.say("refused-not_staff", role="none")
    (by_ulf,) = await club.world.at_once(("Ulf", screen.message, do))
    assert "Please start again" in told(by_ulf)
    assert club.season.phase == "paused"
