"""Two strangers and a share: from the card of a result to the same cards, beaten or not."""

from __future__ import annotations

from random import Random

import pytest
from simcord.builders import ChannelHandle

from bot.milliseconds import DAY
from bot.players import chances, review
from bot.ui.hands.duplicate_ends import MEDALS
from tests.e2e.screen import Private, alt_of, buttons_of, labels_of, text_of, told
from tests.e2e.test_daily import is_over, play_on
from tests.e2e.test_result import share
from tests.e2e.world import World

pytestmark = pytest.mark.slow


async def posted(world: World, who: str = "Ada", **options: object) -> tuple[ChannelHandle, str]:
    """The channel with the card of a match of Ada and Bo that was played to its end, and its id."""
    await world.table("Ada", "Bo", **options)
    match = world.now.table_id
    await world.play_out(world.now, world.chance)
    hall = world.guild.create_text_channel(f"hall of {who}")
    await share(world, who, hall)
    return hall, match


async def beat(world: World, who: str, post: object) -> Private:
    return world.private(who, await world.members[who].click(post, label="Beat these cards"))


@pytest.mark.both_engines
async def test_a_stranger_beats_the_cards_of_another_after_a_restart(world: World) -> None:
    """Of the third deal of a match, or another that had its moment, from seat 1."""
    hall, match = await posted(world, "Bo", game="pursuit")
    (post,) = hall.history()
    assert "Bo" in text_of(post)
    assert alt_of(post).startswith("Swedish Pursuit, 20")
    assert "Card club" in alt_of(post)
    add = next(part for part in buttons_of(post) if part.get("url"))
    assert f"client_id={world.bot.application_id}" in add["url"]
    await world.restart()
    cleo = await beat(world, "Cleo", post)
    assert cleo.message.ephemeral
    assert " · ends <t:" not in cleo.text, "these cards may wait for weeks"
    (deal,) = world.rows("SELECT deal FROM duplicate_deals")
    assert deal[0].startswith(match)
    assert deal[0].endswith(".1"), "from Bo's seat"
    assert world.rows("SELECT counts FROM duplicate_plays") == [(1,)]
    await world.restart()
    await play_on(cleo, Random(4))
    assert "**Bo** came " in cleo.text
    assert next(line for line in cleo.text.splitlines() if line.startswith(MEDALS))
    assert (await beat(world, "Cleo", post)).text == cleo.text, "once a person and card"
    fair = world.private("Cleo", await cleo.press("Is it fair?"))
    assert match in fair.text
    await fair.press("Is it fair?")
    assert "Download" in fair.labels
    shown = await beat(world, "Cleo", post)
    await shown.press("Share")
    await shown.press("Post it here")
    _, card = hall.history()
    assert "Cleo" in text_of(card)
    assert "Bo" in text_of(card)
    assert labels_of(card)[0] == "Beat these cards"
    dag = await beat(world, "Dag", card)
    assert not is_over(dag), "and so on"
    for table in ("results", "ratings", "records"):
        people = world.rows(f"SELECT person FROM {table}")  # noqa: S608 - our own names
        assert not set(people) & set(world.rows("SELECT person FROM duplicate_plays")), table


async def test_who_was_in_the_match_knows_the_cards(world: World) -> None:
    hall, _ = await posted(world)
    (post,) = hall.history()
    bo = await beat(world, "Bo", post)
    assert "You’ve seen these cards before, so this doesn’t count." in bo.text
    await play_on(bo, Random(1))
    board = bo.text.partition("Best with these cards**\n")[2]
    assert board.splitlines()[0].endswith("🃏 played them first"), "and no one else is on it"


async def test_after_a_month_the_press_says_that_the_cards_are_gone(world: World) -> None:
    hall, _ = await posted(world)
    (post,) = hall.history()
    await world.pass_time(31 * DAY / 1000)
    said = told(await world.members["Cleo"].click(post, label="Beat these cards"))
    assert "These cards are gone" in said


async def test_who_had_no_seat_shares_the_winners_cards(world: World) -> None:
    await posted(world, "Cleo")
    winner = world.rows("SELECT seat FROM results WHERE place = 1")[0][0]
    (deal,) = world.rows("SELECT deal FROM duplicate_deals")
    assert deal[0].endswith(f".{winner}")


async def test_the_card_is_about_the_deal_of_the_moment(world: World) -> None:
    _, match = await posted(world, game="pursuit")
    table = await world.bot.services.tables.get(match)
    recap = await world.bot.services.tables.recaps.of(table)
    (deal,) = world.rows("SELECT deal FROM duplicate_deals")
    expected = recap.best_deal or table.observe(None).deal
    assert deal[0].split(".")[1] == str(expected)


async def test_a_verdict_is_shared_with_the_cards_to_beat(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (chances, review):
        monkeypatch.setattr(module, "DEALS", 3)
    await world.table("Ada", "Bo", game="olsen_olsen", length=1)
    key = world.now.table_id
    await world.play_out(world.now, world.chance)
    screen = world.private("Ada", await world.press("Ada", "Story"))
    await screen.press("Share")
    hall = world.guild.create_text_channel("hall")
    await screen.member.select(screen.message, [hall], custom_id=f"p:post:a:postverdict:{key}")
    (post,) = hall.history()
    assert "Luck" in text_of(post)
    assert "**Ada**" in text_of(post)
    assert "%" in alt_of(post)
    assert labels_of(post)[0] == "Beat these cards"
