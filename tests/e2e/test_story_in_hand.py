"""A player lives in the hand: what concerns them is told there, whatever the table's own message says."""

from __future__ import annotations

import re

import pytest

from bot.tables import Who
from bot.user_text import UserText
from tests.e2e.screen import Private, alt_of, text_of, told
from tests.e2e.test_calls import ONE_CARD_LEFT
from tests.e2e.test_ending import LAST_CARD
from tests.e2e.test_play_now import PLAY, welcome
from tests.e2e.test_story_of_a_match import few_deals
from tests.e2e.world import World

__all__ = ["few_deals"]

CALL = "Olsen One Card"
CARDS = re.compile(r"\bof (clubs|diamonds|hearts|spades)\b")
"""How a picture tells of cards."""
FORGETS = {**ONE_CARD_LEFT, "hands": ["4H KC", "JH 7S 2C", "QH 3C 5S"]}
"""Ada is about to lay the card after which a call is due. No card is a ten."""


def shown(hand: Private) -> list[str]:
    """All that a hand tells, in words and in its picture, line by line, but for the times."""
    return re.sub("<t:[^>]*>", "", f"{hand.text}\n{hand.alt.replace('. ', chr(10))}").splitlines()


def tells(hand: Private, *words: str) -> bool:
    """Whether one line of a hand has all of these words."""
    return any(all(word in line for word in words) for line in shown(hand))


def on_screen(world: World, who: str) -> list[str]:
    """What the private messages tell that somebody has on their screen in the channel, the oldest first."""
    messages = world.env.backend.messages[world.channel.id].values()
    user_id = world.members[who].id
    private = [message for message in messages if message.is_ephemeral and message.visible_to(user_id)]
    return [f"{text_of(message)}\n{alt_of(message)}" for message in private]


async def go_out(world: World) -> Private:
    """Ada lays her last card, in her hand that is given back; Bo and Cleo are left with 15 points each."""
    await world.arrange(**LAST_CARD)
    hand = await world.hand("Ada")
    await hand.press("9♣")
    await world.pass_time(3)
    return hand


async def lay(world: World, who: str, card: str) -> Private:
    """Somebody lays a card, in their hand that is given back."""
    hand = await world.hand(who)
    await hand.press(card)
    await world.pass_time(2)
    return hand


# The beginning


@pytest.mark.parametrize("who", ["Ada", "Bo"])
async def test_with_the_start_everybody_who_has_just_sat_down_gets_their_hand(world: World, who: str) -> None:
    await world.lobby("Ada", "Bo")
    await world.press("Ada", "Start")
    await world.pass_time(3)
    assert any(map(CARDS.search, on_screen(world, who))), on_screen(world, who)


# The end of a deal and of a match


@pytest.mark.parametrize("who", ["Bo", "Cleo"])
async def test_a_hand_says_who_has_won_the_match(world: World, who: str) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    hand = await world.hand(who)
    await go_out(world)
    assert tells(hand, "Ada"), shown(hand)


async def test_the_next_match_and_the_result_to_share_are_in_the_hand(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    bo = await world.hand("Bo")
    ada = await go_out(world)
    for hand in (ada, bo):
        assert {"Play again", "Share"} <= set(hand.labels), hand.labels


async def test_a_hand_says_how_a_deal_has_ended(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    hand = await world.hand("Bo")
    await go_out(world)
    assert tells(hand, "Ada"), shown(hand)
    assert tells(hand, "15"), shown(hand)
    assert not CARDS.search(hand.alt), "the cards of the deal before"
    await hand.press("Next deal")
    assert "Your hand · 7 cards" in hand.text


async def test_who_shares_from_the_hand_is_back_in_it(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    ada = await go_out(world)
    await ada.press("Share")
    assert ada.labels == ["Post it here", "Back"], "the card to be posted is only shown"
    assert "🏁 **Ada** wins Olsen\n" in ada.text
    assert "Place 1: Ada." in ada.alt
    await ada.press("Back")
    assert "## 🎉 You won!" in ada.text
    await ada.press("Share")
    await ada.press("Post it here")
    assert "## 🎉 You won!" in ada.text
    assert f"<#{world.channel.id}>" in ada.text


async def test_the_story_leads_back_to_the_hand(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    ada = await go_out(world)
    await ada.press("Story")
    assert "You won" not in ada.text
    await ada.press("Back")
    assert "## 🎉 You won!" in ada.text


async def test_who_wins_a_deal_or_the_match_is_told_so(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    ada = await go_out(world)
    assert "### 🎉 You win deal 1!\n-# You play 9♣, your last card!" in ada.text
    await world.arrange(totals=[0, 85, 85])
    await ada.press("Next deal")
    await world.arrange(**LAST_CARD)
    await ada.press("9♣")
    assert "## 🎉 You won!" in ada.text
    assert "🏆" not in ada.text, "the title has said it"


async def test_who_loses_reads_their_own_line_above_the_podium(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    hand = await world.hand("Bo")
    await go_out(world)
    assert "## 🏁 Ada won." in hand.text
    assert "**2.** **You** · 15 points behind" in hand.text
    assert "Place 1: Ada. Place 2: Bo, 15 points behind." in hand.alt


@pytest.mark.parametrize("voted", [False, True])
async def test_a_hand_says_who_stopped_the_match(playing: World, voted: bool) -> None:
    hand, table_id = await playing.hand("Cleo"), playing.now.table_id
    if voted:
        await playing.at_once(("Bo", playing.message, f"a:vote:{table_id}"))
        await playing.at_once(("Cleo", playing.message, f"a:yes:{table_id}"))
    else:
        await playing.at_once(("Ada", playing.message, f"a:end:{table_id}"))
    await playing.pass_time(2)
    who = "You and Bo" if voted else "Ada"
    assert f"⏹️ {who} stopped this match. It doesn’t count." in hand.text
    assert hand.labels == ["Play again", "Story"]


async def test_namesakes_who_stop_a_match_are_told_apart(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    world.write("UPDATE people SET name = 'Cleo' WHERE name = 'Ada'")
    await world.restart()
    hand = await world.hand("Cleo")
    await world.at_once(("Ada", world.message, f"a:end:{world.now.table_id}"))
    await world.pass_time(2)
    assert "You stopped" not in hand.text
    assert re.search(r"⏹️ Cleo \(\d{4}\) stopped this match.", hand.text)


async def test_who_stops_a_match_reads_it_once(playing: World) -> None:
    hand = await playing.hand("Ada")
    screen = playing.private("Ada", await playing.press("Ada", "Manage"))
    await screen.press("End the match…")
    await screen.press("End it")
    await playing.pass_time(2)
    assert "⏹️ You stopped this match." in hand.text
    assert screen.is_gone


async def test_who_plays_again_sees_the_earlier_result_no_longer(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1)
    bo, ada = await world.hand("Bo"), await go_out(world)
    await ada.press("Play again")
    await world.pass_time(1)
    assert ada.is_gone
    assert not bo.is_gone
    await world.press("Bo", "Join")
    await world.press("Cleo", "Join")
    await world.press("Ada", "Start")
    await world.pass_time(2)
    assert bo.is_gone


async def test_a_menu_shows_votes_and_challenges_too(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", rules={"enforce": "challenge"})
    await world.arrange(**{**FORGETS, "hands": ["4H KC", "JH 3C 5S", "8C 6C 7C"]})
    await lay(world, "Ada", "4♥")
    await lay(world, "Bo", "J♥")
    hand, table_id = await world.hand("Cleo"), world.now.table_id
    await hand.press("8♣")
    assert "Which suit do you want?" in hand.text
    assert "Challenge Ada" in hand.labels
    await world.at_once(("Bo", world.message, f"a:vote:{table_id}"))
    await world.pass_time(2)
    assert "Which suit do you want?" in hand.text
    assert "End this match without a result? 1 of 2 votes: Bo." in hand.text
    assert {"End it", "Keep playing"} <= {*hand.labels}


# Calls, challenges, votes


async def test_a_hand_says_who_has_forgotten_a_call(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**FORGETS)
    await lay(world, "Ada", "4♥")
    hand = await lay(world, "Bo", "J♥")
    assert "Ada · 11 cards" in world.text
    assert tells(hand, "Ada", "10"), shown(hand)


async def test_a_hand_says_who_has_called_in_time(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**FORGETS)
    cleo = await world.hand("Cleo")
    ada = await lay(world, "Ada", "4♥")
    await ada.press("Olsen One Card!")
    await world.pass_time(2)
    assert CALL in world.text
    assert tells(cleo, "Ada", CALL), shown(cleo)


async def test_a_hand_that_offers_a_challenge_says_why(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", rules={"enforce": "challenge"})
    await world.arrange(**FORGETS)
    await lay(world, "Ada", "4♥")
    hand = await lay(world, "Bo", "J♥")
    assert "Challenge Ada" in hand.labels
    assert tells(hand, "Ada", CALL), shown(hand)


async def test_a_hand_asks_for_its_owners_vote(playing: World) -> None:
    hand, table_id = await playing.hand("Cleo"), playing.now.table_id
    await playing.at_once(("Bo", playing.message, f"a:vote:{table_id}"))
    await playing.pass_time(2)
    ids = [button["custom_id"] for button in hand.buttons]
    for answer in ("yes", "no"):
        assert any(custom_id.startswith(f"a:{answer}:{table_id}") for custom_id in ids), ids


async def test_a_vote_in_the_hand_is_answered_there(playing: World) -> None:
    hand, table_id = await playing.hand("Cleo"), playing.now.table_id
    await playing.at_once(("Bo", playing.message, f"a:vote:{table_id}"))
    await playing.pass_time(2)
    assert "End this match without a result? 1 of 2 votes: Bo." in hand.text
    await hand.press("Keep playing")
    await hand.press("End it")
    assert "stopped this match" in hand.text


async def test_a_vote_is_asked_for_between_deals_too(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    hand, table_id = await world.hand("Cleo"), world.now.table_id
    await go_out(world)
    await world.at_once(("Bo", world.message, f"a:vote:{table_id}"))
    await world.pass_time(2)
    assert "End this match without a result? 1 of 2 votes: Bo." in hand.text
    await hand.press("Keep playing")
    assert hand.labels[0] == "Next deal"


async def test_between_deals_a_seat_is_taken_back_in_the_hand_too(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    hand, table_id = await world.hand("Cleo"), world.now.table_id
    await go_out(world)
    await world.at_once(("Cleo", world.message, f"a:quit:{table_id}"))
    await world.pass_time(2)
    await hand.press("I’m back")
    assert world.now.chairs[2].present


async def test_who_was_away_takes_their_seat_back_in_the_hand(playing: World) -> None:
    hand, table_id = await playing.hand("Cleo"), playing.now.table_id
    await playing.at_once(("Cleo", playing.message, f"a:quit:{table_id}"))
    await playing.pass_time(2)
    assert "A computer is playing for you." in hand.text
    await hand.press("I’m back")
    assert "A computer is playing for you." not in hand.text
    assert "I’m back" not in hand.labels
    assert playing.now.chairs[2].present


async def test_time_that_was_given_back_is_told_in_the_hand(playing: World) -> None:
    hand = await playing.hand("Ada")
    await playing.restart(after=600)
    await playing.at_once(("Ada", hand.message, playing.presses(0).show(page=0)))
    assert "The clock stopped for" in hand.text


async def test_news_of_a_call_stays_until_everybody_has_had_a_turn(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo")
    await world.arrange(**FORGETS)
    ada, cleo = await world.hand("Ada"), await world.hand("Cleo")
    await ada.press("4♥")
    await world.pass_time(2)
    assert tells(cleo, "Ada has to call", CALL), shown(cleo)
    bo = await lay(world, "Bo", "J♥")
    assert tells(ada, "You forgot", "10"), shown(ada)
    for hand in (bo, cleo):
        assert tells(hand, "Ada forgot", "10"), shown(hand)
        assert "just drew 10" in hand.alt, hand.alt
    await cleo.press("Q♥")
    await world.pass_time(2)
    assert tells(bo, "Ada forgot", "10"), shown(bo)
    assert tells(cleo, "Ada forgot", "10"), shown(cleo)
    for who in ("Ada", "Bo"):
        table, member = world.now, Who(world.members[who].id, UserText(who))
        seen = table.observe(table.seat_of(member.user_id))
        move = next(move for move in seen.legal if move.verb != "call")
        await world.as_bot(
            world.bot.services.tables.matches.submit(table.table_id, member, table.version, move), seconds=2
        )
    for hand in (ada, bo, cleo):
        assert not tells(hand, "forgot"), shown(hand)


# One private message


async def test_somebody_has_one_private_message_of_a_table(playing: World) -> None:
    await playing.hand("Bo")
    table_id = playing.now.table_id
    for press in ("v:rules", "v:manage", "v:hand"):
        await playing.at_once(("Bo", playing.message, f"{press}:{table_id}"))
    await playing.pass_time(60)
    assert len(on_screen(playing, "Bo")) == 1, on_screen(playing, "Bo")


async def test_what_was_said_to_who_has_left_does_not_contradict_their_hand(playing: World) -> None:
    await playing.hand("Ada")
    for who in ("Ada", "Bo", "Cleo"):
        await playing.at_once((who, playing.message, f"a:quit:{playing.now.table_id}"))
    await playing.pass_time(60)
    assert playing.now.asleep
    assert len(on_screen(playing, "Ada")) == 1, on_screen(playing, "Ada")


async def test_what_was_said_beside_a_hand_goes_with_the_match(world: World) -> None:
    await world.members["Ada"].click(await welcome(world), label=PLAY)
    await world.at_once(("Ada", world.message, f"a:end:{world.now.table_id}"))
    await world.pass_time(60)
    assert len(on_screen(world, "Ada")) == 1, on_screen(world, "Ada")


# What buttons are called


async def test_who_sits_here_is_told_only_of_buttons_that_there_are(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    (result,) = await world.at_once(("Bo", world.message, f"a:in:{world.now.table_id}"))
    named = {*told(result).split("**")[1::2]} - {"Your turn"}
    assert named <= set(world.labels), (named, world.labels)


async def test_a_host_who_cannot_start_yet_is_told_only_of_buttons_that_there_are(world: World) -> None:
    await world.table("Ada", "Bo", length=1)
    await world.arrange(**{**LAST_CARD, "hands": ["9C", "7S 2C"]})
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time(3)
    await world.press("Ada", "Play again")
    assert "Start" not in world.labels, world.labels
    (line,) = [line for line in world.text.splitlines() if line == world.say("lobby-awaiting")]
    assert set(line.split("**")[1::2]) <= set(world.labels), (line, world.labels)


async def test_who_has_no_seat_joins_in(world: World) -> None:
    await world.table("Ada", "Bo", computers=1)
    assert "Join in" in world.labels, world.labels
