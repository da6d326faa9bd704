"""What people do wrongly around leagues: seasons that are gone, rights they lack, what is not for them."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest
import pytest_asyncio
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.league.season import acts, format_of
from tests.e2e.club import Club
from tests.e2e.screen import labels_of, text_of, told
from tests.e2e.settings import altered, change, proposed, refused, settings_screen
from tests.e2e.test_umpire import DAY
from tests.e2e.world import World


@pytest_asyncio.fixture
async def club(world: World) -> Club:
    return Club(world)


WAIT, WAIT_HERE = 5, 6
"""Discord's answers that ask for patience: for a new message, and for a change of the one pressed."""


def answers(world: World) -> list[int]:
    """How presses and commands were answered at first, in order."""
    return [each.json["type"] for each in world.witness if each.json and each.path.endswith("/callback")]


async def cancelled(club: Club) -> None:
    screen = await club.go("cancel", reason="nobody has time")
    await screen.press("Confirm")
    await screen.press("Yes, cancel it")


@pytest.mark.parametrize("game", ["olsen", "pursuit"])
async def test_nobody_is_ready_for_a_season_that_was_cancelled(club: Club, game: str) -> None:
    await club.begin("Ada", "Bo", "Cleo", game=game, format="rounds" if game == "olsen" else "pursuit")
    await club.world.pass_time(15)
    drawn = next(each for each in club.world.channel.history() if "I’m here" in labels_of(each))
    key, called = club.season.key, format_of(club.season).fixtures.called(club.season)
    fixture = called[0]
    await cancelled(club)
    before = len(club.world.channel.threads)
    (named,) = await club.world.at_once(("Ada", drawn, f"l:ready:{key}:{fixture}"))
    assert told(named) == club.world.say("refused-season_not_running")
    (own,) = await club.world.at_once(("Ada", drawn, f"l:ready:{key}"))
    assert told(own) == club.world.say("refused-nothing_to_play")
    assert len(club.world.channel.threads) == before
    assert club.world.bot.services.tables.open_tables(club.world.guild.id) == []
    shown = club.world.private("Ada", await club.world.slash("Ada", "league fixtures", league=key))
    assert "Your matches" not in shown.text
    assert "due <t" not in shown.text


async def test_before_the_start_the_fixtures_promise_no_list(club: Club) -> None:
    await club.open("Ada", "Bo")
    screen = club.world.private("Ada", await club.world.slash("Ada", "league fixtures"))
    assert "Not started yet." in screen.text
    assert "Signed up so far" not in screen.text
    screen = club.world.private("Ada", await club.world.slash("Ada", "league standings"))
    assert "Signed up so far:" in screen.text


async def test_who_gives_up_waiting_has_nothing_to_forfeit(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", places=2)
    await club.world.pass_time(15)
    await club.world.slash("Cleo", "league leave")
    await club.world.pass_time(15)
    said = "\n".join(text_of(each) for each in club.world.channel.history())
    assert "Cleo has left" not in said


async def test_a_question_is_read_by_nobody_but_the_staff_and_who_asked(club: Club) -> None:
    await club.begin("Ada", "Bo")
    log = club.world.guild.create_text_channel("decisions")
    await altered(club, log_channel=log)
    club.world.forbid_everybody(log, view_channel=False)
    key = await club.played({"Ada": 10, "Bo": 40})
    await club.act("Bo", acts.Appeal(key, await club.key("Bo")), "Ada has peeked")
    await club.world.pass_time(5)
    club.world.forbid_everybody(log)  # all can see the button now
    asked = next(each for each in log.history() if "Bo asks about this match" in text_of(each))
    assert "peeked" not in text_of(asked)
    (label,) = labels_of(asked)
    mo = club.world.members["Mo"]
    assert told(await mo.click(asked, label=label)) == club.world.say("refused-not_staff", role="none")
    una = club.world.members["Una"]
    listed = club.world.private("Una", await una.click(asked, label=label))
    assert "Ada has peeked" in listed.text
    assert "Answer" in listed.labels


@pytest.mark.parametrize("where", ["a log that everybody reads", "a log that was deleted", "no log"])
async def test_nobody_is_named_in_public_who_has_asked_the_umpire(club: Club, where: str) -> None:
    await club.begin("Ada", "Bo")
    world = club.world
    log = world.guild.create_text_channel("decisions")
    if where != "no log":
        await altered(club, log_channel=log)
    key = await club.played({"Ada": 10, "Bo": 40})
    if where == "a log that was deleted":
        world.env.backend.delete_channel(log.id)
        await world.env.settle()
    await club.act("Bo", acts.Appeal(key, await club.key("Bo")), "Ada has peeked")
    await world.pass_time(90)
    public = world.channel if where != "a log that everybody reads" else log
    said = [text_of(message) for message in public.history()]
    assert any("a player asks about" in text for text in said)
    assert not any("Bo asks" in text for text in said)


async def test_the_champions_role_gives_nobody_rights_that_its_umpire_has_not(club: Club) -> None:
    await club.begin("Ada", "Bo")
    world = club.world
    powers = world.guild.create_role("Admins", permissions=discord.Permissions(administrator=True))
    said = await refused(club, role=powers)
    assert "allows more" in said
    assert club.season.settings.role is None
    world.member("Boss", administrator=True)
    screen = await proposed(club, "Boss", role=powers)
    assert powers.mention in screen.text


async def test_rights_in_one_channel_are_no_rights_to_give(club: Club) -> None:
    await club.begin("Ada", "Bo")
    world = club.world
    powers = world.guild.create_role("Mods", permissions=discord.Permissions(manage_threads=True))
    sly = await staff_in_one_channel(world, manage_threads=True)
    assert "allows more" in told(
        await change(await settings_screen(club, sly), world, role=powers, reason="x")
    )
    assert club.season.settings.role is None


async def staff_in_one_channel(world: World, **permissions: bool) -> str:
    """A member of the staff who has permissions in the league's channel alone."""
    member = world.member("Sly", manage_messages=True)
    backend = world.env.backend
    (role,) = backend.get_member(world.guild.id, member.id).role_ids
    await world.bot.services.preferences.change_server(world.guild.id, staff_role=role)
    allow, deny = discord.PermissionOverwrite(**permissions).pair()
    overwrite = Overwrite(member.id, OverwriteType.MEMBER, allow.value, deny.value)
    backend.set_overwrite(world.channel.id, overwrite)
    return "Sly"


@pytest.mark.parametrize("what", ["the role gets rights", "the umpire loses theirs"])
async def test_rights_are_asked_for_again_when_the_role_is_given(club: Club, what: str) -> None:
    await club.begin("Ada", "Bo", format="open")
    world, guild = club.world, club.world.guild
    role = guild.create_role("Champion", permissions=discord.Permissions(manage_threads=True))
    boss = world.member("Boss", manage_guild=True, manage_messages=True, manage_threads=True)
    await (await proposed(club, "Boss", role=role)).press("Confirm")
    assert club.season.settings.role == role.id
    if what == "the umpire loses theirs":
        world.env.backend.get_member(guild.id, boss.id).role_ids.clear()
    else:
        powers = discord.Permissions(administrator=True).value
        world.env.backend.edit_role(guild.id, role.id, {"permissions": powers})
        await world.env.settle()
    await club.played({"Ada": 10, "Bo": 40})
    await club.decide("confirm", reason="played")
    await world.pass_time(30)
    for name in ("Ada", "Bo"):
        assert role.id not in world.env.backend.get_member(guild.id, world.members[name].id).role_ids
    assert "allows more than the person who chose it" in "".join(map(text_of, world.channel.history()))


async def test_a_start_is_answered_before_the_tables_are_drawn(club: Club) -> None:
    await club.open("Ada", "Bo", format="rounds")
    screen = await club.go("start")
    assert answers(club.world)[-1] == WAIT_HERE
    assert "**2 play:** Ada, Bo" in screen.text
    await screen.press("Confirm")
    assert answers(club.world)[-1] == WAIT_HERE
    assert "✅ Done" in screen.text
    assert club.season.phase == "running"


async def test_a_preview_of_another_season_is_not_confirmed(club: Club) -> None:
    await club.begin("Ada", "Bo")
    first = club.season.key
    screen = await club.go("confirm", reason="well played")
    do = next(part["custom_id"] for part in screen.buttons if part["label"] == "Confirm")
    await club.world.pass_time(60)
    other = await club.slash("create", name="Autumn", game="olsen")
    await other.press("Open sign-up")
    (second,) = [
        each.key for each in club.world.bot.services.seasons.running(club.world.guild.id) if each.key != first
    ]
    (result,) = await club.world.at_once(("Una", screen.message, do.replace(first, second)))
    assert told(result) == club.world.say("refused-umpire_draft_gone")
    assert (await club.world.bot.services.seasons.by_key(first)).phase == "running"


async def test_an_umpires_button_of_another_server_is_refused(club: Club) -> None:
    await club.begin("Ada", "Bo")
    screen = await club.slash("log")
    elsewhere = club.world.env.create_guild("Elsewhere")
    settings = club.season.settings
    hidden = await club.world.bot.services.seasons.create(elsewhere.id, club.who("Una"), settings)
    for what in ("log", "appeals", "answer", "appeal_result", "result", "do", "drop"):
        more = "all.1" if what == "log" else "1"
        (result,) = await club.world.at_once(("Una", screen.message, f"j:{what}:{hidden.key}:{more}"))
        assert told(result) == club.world.say("refused-no_season"), what


async def test_a_season_is_found_among_many(club: Club) -> None:
    first = await club.open("Ada")
    seasons, settings = club.world.bot.services.seasons, first.settings
    for number in range(60):
        named = replace(settings, league=f"{number:02}" + 38 * "m")
        await seasons.create(club.world.guild.id, club.who("Una"), named)
    screen = await club.go("cancel", league=first.key, reason="x")
    assert "Spring · season 1" in screen.text


async def test_buttons_of_a_season_that_is_over_say_so(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo")
    match = await club.played({"Ada": 10, "Bo": 40, "Cleo": 50})
    appeal = str((await club.act("Bo", acts.Appeal(match, await club.key("Bo")), "not mine")).seq)
    listed, key, say = await club.go("appeals"), club.season.key, club.world.say
    preview = await club.go("confirm", reason="well played")
    assert "Unanswered questions: 1." in preview.text
    await preview.press("Confirm")
    for what in ("join", "leave", "check_in", "open", f"ask:{match}", "quit"):
        kind, _, more = what.partition(":")
        (result,) = await club.world.at_once(("Ada", listed.message, f"l:{kind}:{key}:{more}".rstrip(":")))
        code = "season_not_running" if what == "open" else "league-over"
        assert told(result) == say(f"refused-{code}"), what
    for what, about in (("answer", appeal), ("appeal_result", appeal), ("result", match)):
        (result,) = await club.world.at_once(("Una", listed.message, f"j:{what}:{key}:{about}"))
        assert result.modal is None
        assert told(result) == say("refused-league-over"), what
    await club.world.at_once(("Una", listed.message, f"j:appeals:{key}"))
    assert "not mine" in listed.text
    assert listed.labels == ["Dashboard"]


async def test_a_champion_is_not_confirmed_unseen(club: Club) -> None:
    await club.begin("Ada", "Bo")
    await club.played({"Ada": 10, "Bo": 40})
    screen = await club.go("confirm", reason="well played")
    assert "🏆 Champion: **Ada**" in screen.text
    for _ in range(2):
        await club.played({"Ada": 50, "Bo": 20})
    await screen.press("Confirm")
    assert "Something changed since you looked." in screen.text
    assert "🏆 Champion: **Bo**" in screen.text
    assert club.season.phase == "running"
    await screen.press("Confirm")
    assert "✅ Done" in screen.text


async def test_what_a_tournament_has_not_is_refused_in_words_that_fit(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", game="pursuit", format="pursuit")
    screen = await club.slash("dashboard")
    assert not [offer for offer in screen.offers if offer.startswith(("Award points", "Extend deadlines"))]
    for what, given in {"award": {"player": "Ada", "points": 3}, "extend": {"until": "2 days"}}.items():
        said = await club.refused(what, reason="why not", **given)
        assert said == club.world.say("refused-league-not_a_league")


async def test_the_announcement_says_what_is_played_and_by_whom(club: Club) -> None:
    await club.begin("Ada", "Bo", "Cleo", format="rounds", rounds=2, **{"round-length": "1 day"})
    world = club.world
    await world.pass_time(60)
    announced = world.channel.history()[0]
    assert "**Round 1 of 2 is running.**" in text_of(announced)
    await world.pass_time(DAY + 60)
    assert "**Round 2 of 2 is running.**" in text_of(world.channel.history()[0])
    await club.replaced("Bo", by="Mo")
    await world.pass_time(60)
    playing = text_of(world.channel.history()[0]).split("\n")[-1]
    assert sorted(playing.split(" · ")) == ["Ada", "Cleo", "Mo"]
    await world.pass_time(DAY + 60)
    announced = world.channel.history()[0]
    assert "**All matches are played.**" in text_of(announced), "nobody has played"
    assert "Join" not in labels_of(announced)
