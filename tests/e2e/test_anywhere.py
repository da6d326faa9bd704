"""What somebody can do who has installed the bot for themselves, where it was not invited."""

from __future__ import annotations

import json
import re
from random import Random

import discord
import pytest

from bot.services import Spender
from bot.tables import Who
from bot.user_text import UserText
from tests.e2e.anywhere import BOTS_DM, DIRECT, FOREIGN, GROUP, PLACES, Guest, guests, shown
from tests.e2e.screen import Private, text_of, told
from tests.e2e.test_daily import play_on
from tests.e2e.test_privacy import files_of
from tests.e2e.world import World


async def test_what_explains_works_in_every_place_and_is_true_there(world: World) -> None:
    there = guests(world)
    commands = world.env.backend.commands[None].items()
    offered = {name for (name, _), command in commands if 2 in (command.get("contexts") or ())}
    for place in PLACES:
        for command in ("privacy", "my settings", "my games", "my away"):
            assert (await there[place].opened(command)).text, (place, command)
        has_tables, say = place in (DIRECT, GROUP), world.say
        rules, help_ = await there[place].opened("rules"), await there[place].opened("help")
        assert (say("button-next-shuffle") in rules.labels) == has_tables
        assert (say("button-start") in help_.text) == has_tables, "where friends can play"
        known = set(re.findall(r"`/(\w+)", help_.text))
        await help_.press(say("button-commands"))
        known |= set(re.findall(r"`/(\w+)", help_.text))
        assert known == offered, place


async def test_what_needs_a_server_says_where_it_works(world: World) -> None:
    there = guests(world)
    for (name, _), command in world.env.backend.commands[None].items():
        if name == "stats":
            command |= {"integration_types": [0, 1], "contexts": [0, 1, 2]}  # an older app of Discord's
    for place in (FOREIGN, BOTS_DM, GROUP):
        sentence = told(await there[place].slash("stats"))
        assert "only do that on a server that has added me" in sentence
        assert "https://discord.com/oauth2/authorize" in sentence


@pytest.mark.slow
@pytest.mark.both_engines
@pytest.mark.parametrize("place", [FOREIGN, DIRECT, GROUP])
async def test_cards_are_played_alone_shared_and_beaten(world: World, place: str) -> None:
    """Through a restart, and long after the token of the press that began it has expired."""
    ada = guests(world)[place]
    screen = await ada.opened("play")
    if place != FOREIGN:  # where friends can play too
        await screen.press("Computers")
    assert "Olsen" in screen.labels
    assert "Daily deal" in screen.labels
    assert any(button.get("url") for button in screen.buttons), "the bot can be added to a server"
    await screen.press("Olsen")
    cards = screen.cards
    assert len(cards) == 7
    await world.restart(after=20 * 60)
    again = await ada.opened("play")
    if place != FOREIGN:
        await again.press("Computers")
        await again.press("Continue your cards")
    assert again.cards == cards
    await world.pass_time(20 * 60)
    await play_on(screen, Random(4))
    assert {"Share", "New cards: easy", "New cards: normal"} <= set(screen.labels)
    await screen.press("Is it fair?")
    assert files_of(await screen.press("Download"))
    await screen.press("Back")
    await screen.press("Share")
    await screen.press("Post it here")
    (card,) = ada.history(world)
    assert "Ada" in text_of(card)
    await world.restart(after=20 * 60)
    bo = ada.friend(world.members["Bo"].user)
    beating = Private(bo, await bo.click(shown(world, card), label="Beat these cards"))
    assert beating.cards == cards
    await play_on(beating, Random(5))
    assert "**Ada** came " in beating.text
    assert "Bo" in beating.text
    assert world.say("button-daily") in beating.labels
    assert world.rows("SELECT DISTINCT place_id FROM people") == [(ada.place_id,)]
    assert world.rows("SELECT COUNT(*) FROM commitments") == [(0,)]


async def test_cards_that_somebody_plays_are_replaced_only_if_they_say_so(world: World) -> None:
    ada, say = guests(world)[FOREIGN], world.say
    begun = await ada.opened("play", game="olsen")
    screen = await ada.opened("play", game="olsen")  # nothing is lost by that
    assert begun.cards != screen.cards
    assert say("refused-solo_gone", days=30) in told(await begun.press_any(Random(1)))
    await screen.press(screen.labels[0])
    kept = screen.cards
    for label in ("button-continue-cards", "button-new-cards"):
        question = await ada.opened("play", game="olsen")
        assert question.text == say("refused-solo_begun")
        await question.press(say(label))
        assert (question.cards == kept) == (label == "button-continue-cards")


async def test_with_the_bot_alone_only_single_deals_are_played(world: World) -> None:
    ada, say = guests(world)[BOTS_DM], world.say
    for options in ({"ranked": True}, {"clock": "slow"}, {"length": 3}, {"houserules": "wild"}):
        refused = told(await ada.slash("play", **options))
        assert say("refused-plays_alone", link=None).partition(".")[0] in refused, options
    assert (await ada.opened("play", game="olsen", length=1)).cards


@pytest.mark.both_engines
async def test_a_card_is_shared_only_where_others_can_see_it_and_seldom(world: World) -> None:
    ada = guests(world)[FOREIGN]
    everyone = world.env.backend.guilds[-ada.place_id].everyone_role
    screen = await ada.opened("daily")
    await screen.press("Start")
    await play_on(screen, Random(4))
    everyone.permissions &= ~discord.Permissions.use_external_apps.flag
    assert "Only you can see what I answer here" in told(await screen.press("Share"))
    everyone.permissions |= discord.Permissions.use_external_apps.flag
    await screen.press("Share")
    await screen.press("Post it here")
    assert "I posted it here." in screen.text
    (post,) = ada.history(world)
    assert "daily deal" in text_of(post)
    await screen.press("Share")
    assert "less than an hour ago" in told(await screen.press("Post it here"))
    await world.pass_time(3600)
    for _ in range(2):
        by = Spender(ada.place_id, ada.channel.id, ada.actor.id, world.env.backend.snowflake())
        await world.bot.services.budgets.spend(by, "messages")
    again = await ada.opened("daily")
    await again.press("Share")
    assert "I’m only a guest" in told(await again.press("Post it here"))
    assert len(ada.history(world)) == 1


@pytest.mark.both_engines
async def test_what_is_kept_of_a_place_goes_with_its_people_or_after_a_silence(world: World) -> None:
    """Also what a member of a server plays elsewhere is not that server's."""
    there = guests(world)
    await world.lobby("Ada")
    for place in (GROUP, DIRECT, FOREIGN):
        await plays_alone(world, there[place])
    here = {world.guild.id, *(there[place].place_id for place in (GROUP, DIRECT, FOREIGN))}
    assert set(world.rows("SELECT place_id FROM people")) == {(place_id,) for place_id in here}
    services, ada = world.bot.services, world.members["Ada"].id
    _, data = await services.privacy.data(ada, 10**7)
    assert {each["server_or_channel_id"] for each in json.loads(data)["you"]["other_places"]} == {
        str(-place_id) for place_id in here if place_id < 0
    }
    question = await there[GROUP].opened("my forget")
    assert "I also know you on one server" in question.text
    form = await question.press("Forget me outside servers…")
    done = await there[GROUP].actor.submit_modal(form, {"word": "forget"})
    assert "outside servers that added me" in told(done) + question.text
    assert world.rows("SELECT place_id FROM people") == [(world.guild.id,)]
    await plays_alone(world, there[GROUP])
    await world.pass_time(61)
    await world.as_bot(world.bot.departures.look(lambda: {world.guild.id}, never), seconds=1)
    assert world.rows("SELECT place_id FROM places") == [(there[GROUP].place_id,)], "somebody is there again"
    for place in (DIRECT, FOREIGN):
        assert left_of(world, there[place].place_id) == []
    await world.pass_time(89 * 86_400)
    await there[GROUP].opened("help")
    await world.pass_time(2 * 86_400)
    await world.as_bot(world.bot.departures.look(lambda: {world.guild.id}, never), seconds=1)
    assert left_of(world, there[GROUP].place_id), "it was used the day before yesterday"
    await world.pass_time(90 * 86_400)
    await world.as_bot(world.bot.departures.look(lambda: {world.guild.id}, never), seconds=1)
    assert left_of(world, there[GROUP].place_id) == []
    assert left_of(world, world.guild.id)


async def plays_alone(world: World, guest: Guest) -> None:
    """New cards are dealt to somebody."""
    who = Who(guest.actor.id, UserText("Ada"))
    await world.as_bot(world.bot.services.duplicate.play_solo(guest.place_id, who, "olsen", "easy"))


async def never(place_id: int) -> bool:
    """No server is gone."""
    return False


KEEPING = ("people", "former_people", "places", "duplicate_plays", "duplicate_deals", "spendings", "guilds")


def left_of(world: World, place_id: int) -> list[str]:
    """The tables of the database that have something of a place."""
    count = "SELECT COUNT(*) FROM {} WHERE place_id = ?"
    return [table for table in KEEPING if world.rows(count.format(table), place_id) != [(0,)]]


async def test_a_suspended_member_plays_nothing_who_has_installed_it_for_themselves(world: World) -> None:
    world.discord.installs.users.add(world.members["Bo"].id)
    world.member("Boss", manage_guild=True, manage_messages=True)
    await world.slash(
        "Boss", "suspend add", member=world.members["Bo"], until="in 2 days", reason="Cards", place="all"
    )
    for command in ("play", "daily"):
        screen = await world.slash("Bo", command, **({"game": "olsen"} if command == "play" else {}))
        if command == "daily":
            private = world.private("Bo", screen)
            screen = await private.press("Start")
        assert "suspended from tables" in told(screen), command
