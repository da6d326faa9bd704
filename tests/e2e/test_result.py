"""A match that is over: its podium, its best moment, what is behind its buttons, and sharing it."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle
from simcord.results import InteractionResult

from tests.e2e.screen import labels_of, parts, text_of, told
from tests.e2e.world import World


async def three_eights(world: World, words_for: str = "") -> None:
    """Ada wins a match of one deal, in which she lays three eights in a row. At its end somebody wants
    words alone.
    """
    await world.table("Ada", "Bo", "Cleo", length=1)
    await world.arrange(
        turn=0,
        first_turn=[],
        discard="9H",
        hands=["8C 8D 8H 9C", "2S 3S 7H KC", "4S 5S JC QD"],
        stock="6S 7S",
    )
    for eight, plain in (("8♣", "2♠"), ("8♦", "3♠")):
        hand = await world.hand("Ada")
        await hand.press(eight)
        await hand.press("♠ spades")
        await (await world.hand("Bo")).press(plain)
        await (await world.hand("Cleo")).press("4♠" if plain == "2♠" else "5♠")
    hand = await world.hand("Ada")
    await hand.press("8♥")
    await hand.press("♣ clubs")
    await world.pass_time(1)
    await world.press("Ada", "Olsen One Card!")
    await world.pass_time(3)
    await (await world.hand("Bo")).press("K♣")
    await (await world.hand("Cleo")).press("J♣")
    if words_for:
        await world.words_only(words_for)
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time()


@pytest.fixture
async def over(world: World) -> World:
    """The same, when it is over."""
    await three_eights(world)
    return world


async def share(world: World, who: str, channel: ChannelHandle) -> InteractionResult:
    """What somebody is told who shares the result in a channel."""
    screen = world.private(who, await world.press(who, "Share"))
    key = world.rows("SELECT table_id FROM tables")[0][0]
    return await screen.member.select(screen.message, [channel], custom_id=f"p:post:a:sharehere:{key}")


async def test_a_match_that_is_over_says_who_has_won_and_what_was_best(over: World) -> None:
    assert over.text.startswith("## 🏁 Ada wins!\n-# Olsen · one deal · ")
    assert "laid 3 eights" not in over.text, "the picture tells it, and its description"
    assert "**Ada**:" not in over.text, "there is nothing to say of Ada"
    assert "-# **Cleo**: forgot to call once and held up to 11 cards\n" in over.text
    told = text_of(over.message)
    assert told.endswith("- Ada plays 9♣, the last card!"), "how it ended, and no more"
    assert "points" not in told, "the picture shows points and places"
    assert "🏆 **Ada**\n**2.** **Bo** · 80 points behind" in over.text, "and says them to who sees none"
    assert over.labels == ["Play again", "Share", "Story", "⋯"]
    (picture,) = [part for part in parts(over.message.components) if part["type"] == 12]
    alt = picture["items"][0]["description"]
    moment = "Cleo had one card left, forgot to call, drew 10 cards for it, and lost to Ada."
    assert alt.startswith(f"{moment} Place 1: Ada. Place 2: Bo, 80 points behind. ")


async def test_who_wants_words_reads_all_of_a_result(world: World) -> None:
    await three_eights(world, words_for="Bo")
    shown = text_of(world.message)
    assert "**2.** **Bo** · 80 points behind\n-# forgot to call once and held up to 11 cards\n" in shown


async def test_the_details_are_for_whoever_asks_and_for_good(over: World) -> None:
    secret = over.rows("SELECT secret FROM tables")[0][0]
    assert secret not in over.text
    await over.restart(after=40 * 86_400)
    shown = told(await over.press("Dag", "⋯"))
    assert secret not in shown
    assert "1\\. **Ada**\n2\\. **Bo** · 80 points behind" in shown


async def test_a_result_is_shared_where_who_shares_it_may_write(over: World) -> None:
    hall, staff = over.guild.create_text_channel("hall"), over.guild.create_text_channel("staff")
    over.forbid_everybody(staff, send_messages=False)
    assert "You can’t write in" in told(await share(over, "Bo", staff))
    assert staff.history() == []
    done = told(await share(over, "Bo", hall))
    assert done.startswith(over.say("share-done", channel=hall.mention)), "above the result"
    screen = over.private("Bo", await over.press("Bo", "Share"))
    here = over.say("share-done", channel=over.channel.mention)
    assert told(await screen.press("Post it here")).startswith(here)
    assert "shared by Bo" in text_of(over.channel.history()[-1])
    (post,) = hall.history()
    assert text_of(post).startswith("🏁 **Ada** wins Olsen · shared by Bo\n-# <t:")
    assert any(part["type"] == 12 for part in parts(post.components))
    assert labels_of(post) == ["Add TestBot"], "a position that was arranged cannot be dealt again"
    yard = over.guild.create_text_channel("yard")
    await share(over, "Ada", yard)
    assert text_of(yard.history()[-1]).startswith("🏁 **Ada** wins Olsen\n-# <t:")


async def test_pressing_share_again_and_again_does_not_flood(over: World) -> None:
    hall, yard = over.guild.create_text_channel("hall"), over.guild.create_text_channel("yard")
    await over.limit("member", messages=2)
    await share(over, "Bo", hall)
    for who in ("Bo", "Cleo"):
        assert told(await share(over, who, hall)) == over.say("refused-share_again", channel=hall.name)
    await share(over, "Bo", yard)
    third = over.guild.create_text_channel("third")
    refused = told(await share(over, "Bo", third))
    assert refused.startswith("You have posted 2 messages") or "2" in refused
    assert [len(channel.history()) for channel in (hall, yard, third)] == [1, 1, 0]
    await over.pass_time(3_601)
    await share(over, "Bo", hall)
    assert len(hall.history()) == 2


async def test_a_card_that_may_have_been_posted_is_not_posted_again(over: World) -> None:
    hall = over.guild.create_text_channel("hall")
    there = f"/channels/{hall.id}/messages"
    over.unruly.refuse("POST", there, status=403, code=50013)
    assert told(await share(over, "Bo", hall)) == over.say("refused-share_failed", channel=hall.name)
    over.unruly.lose("POST", there)
    lost = await share(over, "Bo", hall)
    await over.pass_time(10)
    assert told(lost) == over.say("refused-post_unknown")
    assert told(await share(over, "Bo", hall)) == over.say("refused-share_again", channel=hall.name)
    assert len(hall.history()) == 1


async def test_a_shared_result_counts_for_the_channel_that_it_is_posted_in(over: World) -> None:
    hall = over.guild.create_text_channel("hall")
    await over.limit("channel", messages=2)  # the table was the first in its channel
    await share(over, "Bo", hall)
    await over.pass_time(3)
    screen = over.private("Bo", await over.press("Bo", "Share"))
    await screen.press("Post it here")
    await over.pass_time(3)
    assert "shared by Bo" in text_of(over.channel.history()[-1])


async def test_the_bot_says_what_it_lacks_to_post_it(over: World) -> None:
    hall = over.guild.create_text_channel("hall")
    over.forbid(hall, attach_files=False)
    missing = over.say("refused-share_permissions", channel=hall.name, permissions="Attach Files")
    assert told(await share(over, "Bo", hall)) == missing
    assert hall.history() == []


async def test_a_running_match_has_no_details(playing: World) -> None:
    with playing.nothing_changes():
        for kind in ("v:details", "a:share"):
            pressed = f"{kind}:{playing.now.table_id}"
            (result,) = await playing.at_once(("Bo", playing.message, pressed))
            assert told(result) == playing.say("refused-not_over")
