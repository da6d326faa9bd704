"""What cannot be done is refused in a short private sentence of its own, and changes nothing."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from typing import Any

import pytest

from bot.client import Olsen
from tests.e2e.screen import id_of, told
from tests.e2e.world import World


async def test_who_does_not_sit_at_the_table_has_no_hand(playing: World) -> None:
    with playing.nothing_changes():
        assert playing.say("refused-not_seated") in told(await playing.press("Dag", "My hand"))


async def test_who_does_not_sit_at_the_table_cannot_call(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Dag", playing.message, playing.call_id))
    assert told(result) == playing.say("refused-not_seated")


async def test_a_call_that_is_not_due_is_refused(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Bo", playing.message, playing.call_id))
    assert told(result) == playing.say("illegal-no_call_due")


async def test_a_move_out_of_turn_is_refused(playing: World) -> None:
    hand = await playing.hand("Bo")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Bo", hand.message, playing.presses(1).move("play 7H")))
        assert told(result).startswith(playing.say("illegal-not_your_turn"))
    assert "Your hand · 3 cards" in hand.text


async def test_a_card_that_does_not_fit_is_refused(playing: World) -> None:
    hand = await playing.hand("Ada")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", hand.message, playing.presses(0).move("play KC")))
    assert told(result).startswith(playing.say("illegal-illegal_card"))


async def test_a_card_of_somebody_else_is_refused_and_says_nothing_of_it(playing: World) -> None:
    hand = await playing.hand("Ada")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", hand.message, playing.presses(0).move("play 7H")))
    assert told(result).startswith(playing.say("illegal-not_in_hand"))


async def test_an_old_button_of_a_hand_is_refused_and_shows_the_new_hand(playing: World) -> None:
    hand = await playing.hand("Ada")
    old = id_of(hand.message, "9♣")
    await hand.press("4♥")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", hand.message, old))
    assert told(result).startswith(playing.say("refused-stale"))
    assert "Your hand · 3 cards" in hand.text


async def test_an_old_menu_is_refused_and_shows_the_new_hand(playing: World) -> None:
    hand = await playing.hand("Ada")
    old = playing.presses(0).choose("play 9C")
    await hand.press("4♥")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", hand.message, old))
    assert told(result).startswith(playing.say("refused-stale"))


async def test_a_button_of_somebody_elses_hand_is_refused(playing: World) -> None:
    hand = await playing.hand("Ada")
    for label in ("9♣", "4♥"):
        with playing.nothing_changes():
            (result,) = await playing.at_once(("Bo", playing.message, id_of(hand.message, label)))
        assert told(result) == playing.say("refused-not_your_hand")


async def test_after_the_end_of_a_match_every_button_says_so(playing: World) -> None:
    await playing.arrange(hands=["9C", "7S 7H 2C 8C 8D", "AD AC AH AS 8S"], totals=[0, 50, 50])
    hand = await playing.hand("Ada")
    public = playing.message
    card, call = id_of(hand.message, "9♣"), playing.call_id
    await hand.press("9♣")
    await playing.pass_time()
    assert "## 🏁 " in playing.text
    with playing.nothing_changes():
        for who, message, custom_id in (("Ada", hand.message, card), ("Bo", public, call)):
            (result,) = await playing.at_once((who, message, custom_id))
            assert told(result).startswith(playing.say("refused-match_over"))


async def test_after_the_end_of_a_match_commands_find_no_table(playing: World) -> None:
    await playing.ask("Ada")
    await playing.at_once(("Ada", playing.message, f"a:end:{playing.now.table_id}"))
    await playing.pass_time()
    with playing.nothing_changes():
        for command in ("hand", "table", "call"):
            assert told(await playing.slash("Ada", command)) == playing.say("refused-no_table_here")


@pytest.mark.both_engines
async def test_a_locked_database_is_told_and_the_same_press_works_afterwards(playing: World) -> None:
    hand = await playing.hand("Ada")
    with playing.nothing_changes(), playing.locked():
        assert told(await hand.press("4♥")).startswith(playing.say("refused-busy"))
    await hand.press("4♥")
    assert "Your hand · 3 cards" in hand.text
    assert playing.now.observe(None).table["top"] == "4H"


async def test_a_hand_goes_on_following_the_table_after_the_database_was_locked(playing: World) -> None:
    await playing.bot.services.preferences.change_server(playing.guild.id, pings="never")
    hand = await playing.hand("Ada")
    with playing.locked():
        await hand.press("4♥")
    await playing.pass_time(121)
    assert playing.say("hand-stand_in", can="press") in hand.text


async def test_a_lobby_cannot_change_while_the_database_is_locked(world: World) -> None:
    await world.lobby("Ada")
    with world.nothing_changes(), world.locked():
        assert told(await world.press("Bo", "Join")) == world.say("refused-busy")
        assert told(await world.press("Ada", "Add computer")) == world.say("refused-busy")
        assert told(await world.leave("Ada")) == world.say("refused-busy")
    await world.press("Bo", "Join")
    assert "2 of 10 seats taken" in world.text


async def test_no_table_opens_while_the_database_is_locked(world: World) -> None:
    with world.nothing_changes(), world.locked():
        assert told(await world.slash("Ada", "play", game="olsen")) == world.say("refused-busy")
    assert world.channel.history() == []


class SlowStarter(Olsen):
    """A bot that takes its tables up only when it is told to."""

    def __init__(self, *given: Any, **options: Any) -> None:
        super().__init__(*given, **options)
        self.may_restore = asyncio.Event()

    async def _restore(self) -> None:
        await self.clock.wait(self.may_restore, None)
        await super()._restore()


async def test_presses_while_the_bot_starts_are_told_so(playing: World) -> None:
    hand = await playing.hand("Ada")
    await playing.restart(SlowStarter)
    with playing.nothing_changes():
        assert told(await hand.press("4♥")).endswith(playing.say("refused-starting"))
        assert told(await playing.press("Bo", "My hand")) == playing.say("refused-starting")
        for command in ("play", "hand", "table", "call"):
            assert told(await playing.slash("Bo", command)) == playing.say("refused-starting")
    playing.bot.may_restore.set()
    await playing.env.settle()
    await hand.press("4♥")
    assert "Your hand · 3 cards" in hand.text


async def test_a_button_of_a_table_in_another_channel_is_refused(playing: World) -> None:
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.members["Dag"].slash(elsewhere, "play", game="olsen")
    hand = await playing.hand("Ada")
    with playing.nothing_changes():
        for custom_id in (id_of(hand.message, "4♥"), id_of(playing.message, "My hand")):
            (result,) = await playing.at_once(("Ada", elsewhere.last_message, custom_id))
            assert told(result) == playing.say("refused-wrong_channel")


async def test_an_unknown_button_is_refused(playing: World) -> None:
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", playing.message, f"a:dance:{playing.now.table_id}"))
    assert told(result) == playing.say("refused-unknown_press")


async def test_a_button_of_a_table_that_never_was_is_refused(playing: World) -> None:
    (result,) = await playing.at_once(("Ada", playing.message, "a:join:zzzzzzzz"))
    assert told(result) == playing.say("refused-no_such_table")


async def test_a_move_that_cannot_be_read_is_refused(playing: World) -> None:
    hand = await playing.hand("Ada")
    with playing.nothing_changes():
        (result,) = await playing.at_once(("Ada", hand.message, playing.presses(0).move("PLAY  4H")))
    assert told(result).startswith(playing.say("illegal-malformed"))


async def test_a_house_rule_that_does_not_exist_is_refused(world: World) -> None:
    await world.lobby("Ada")
    table = world.now
    with world.nothing_changes():
        for rule, code in (("aces=lots", "bad_value"), ("kings=2", "unknown_option")):
            (result,) = await world.at_once(("Ada", world.message, f"a:set:{table.table_id}:{rule}"))
            assert told(result) == world.say(f"refused-options-{code}")


async def test_a_fault_is_told_with_the_word_that_the_log_has(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    with closing(sqlite3.connect(playing.database)) as database, database:
        # It is over, so nobody reads it before it is pressed.
        database.execute("UPDATE tables SET position = '{}', phase = 'ended', told_version = version")
    await playing.restart()
    with playing.nothing_changes():
        answer = told(await playing.press("Ada", "My hand"))
    fault = re.search("`([0-9a-f]{8})`", answer)
    assert fault is not None
    assert answer == playing.say("refused-fault", fault=fault[1])
    assert [record.getMessage() for record in caplog.records if fault[1] in record.getMessage()] == [
        f"fault {fault[1]} in v:hand in server {playing.guild.id}"
    ]
    caplog.clear()  # this fault was wanted


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    playing: World, caplog: pytest.LogCaptureFixture
) -> None:
    elsewhere = playing.guild.create_text_channel("elsewhere")
    await playing.members["Dag"].slash(elsewhere, "play", game="olsen")
    with closing(sqlite3.connect(playing.database)) as database, database:
        database.execute("UPDATE tables SET position = '{}' WHERE position IS NOT NULL")
    await playing.restart()
    await playing.members["Bo"].click(elsewhere.last_message, label="Join")
    assert playing.bot.services.tables.in_channel(elsewhere.id).chairs[1].name == "Bo"
    caplog.clear()  # the unreadable table is logged as a fault


@pytest.mark.parametrize("world", [{"busy_timeout_ms": 60_000}], indirect=True)
async def test_every_press_is_answered_in_words_while_the_database_is_locked(playing: World) -> None:
    """However many they are; and each of them is either refused or played, never both."""
    hand, table = await playing.hand("Ada"), playing.now
    press = f"{table.table_id}:{table.version}"
    presses = [("Ada", hand.message, f"t:{press}:play 4H")] * 12
    presses += [("Mo", playing.message, f"a:end:{table.table_id}")] * 8
    with playing.nothing_changes(), playing.locked():
        answers = await playing.at_once(*presses)
        await playing.pass_time(10)
    for answer in answers:
        assert told(answer).startswith(playing.say("refused-busy"))
    await hand.press("4♥")
    assert "Your hand · 3 cards" in hand.text
    assert playing.rows("SELECT COUNT(*) FROM moves WHERE move = 'play 4H'") == [(1,)]
