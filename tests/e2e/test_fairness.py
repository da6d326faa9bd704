"""Is it fair? A finished match is checked in front of whoever asks, and its record is handed out."""

from __future__ import annotations

import hashlib
import json
import re
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest
from simcord.results import InteractionResult

from bot.cli.record import write_record
from bot.games.shuffle import FIRST_LINK, fingerprint, link, word_hash
from bot.match_file import check, from_text
from bot.resources import data_folder
from bot.storage.archives import fold, unfold
from bot.tables import Table, contributed
from tests.e2e.screen import Private, menus_of, promised_by, told, values_of
from tests.e2e.test_fixtures import running
from tests.e2e.test_lobby import text_input
from tests.e2e.test_privacy import data_of, files_of
from tests.e2e.world import World


@pytest.fixture
async def played(world: World) -> World:
    """A world in which Ada and Bo have played one deal."""
    await over(world)
    return world


async def over(world: World) -> Table:
    return await world.play_out(await world.table("Ada", "Bo", length=1), Random(1))


async def asked(world: World, name: str = "Cleo") -> Private:
    """What a member reads who asks whether the newest match was fair."""
    screen = world.private(name, await world.press(name, "⋯"))
    await screen.press("Is it fair?")
    return screen


async def test_a_match_is_played_again_for_whoever_asks(played: World) -> None:
    found = await asked(played)
    assert "✅ I dealt it again: the same cards." in found.text
    assert "The *Hash* there has to be in the file name of the lobby’s picture." in found.text
    assert not re.search("[0-9a-f]{16}", found.text), "digits are for who downloads them"
    assert found.labels == ["Download", "All tables", "Back"]


async def test_who_played_at_once_is_sent_to_no_lobby(world: World) -> None:
    helped = world.private("Ada", await world.slash("Ada", "help"))
    await helped.press("Play against two computers")
    await world.finish(world.now, Random(1))
    found = await asked(world)
    assert "✅" in found.text
    assert "lobby" not in found.text


def match_of(world: World) -> str:
    ((match,),) = world.rows("SELECT table_id FROM tables WHERE phase = 'over'")
    return str(match)


def record(world: World) -> str:
    """The record of the only match, as the command writes it."""
    path = world.database.with_name("record.json")
    path.unlink(missing_ok=True)
    with ThreadPoolExecutor(1) as other:  # the command has a loop of its own
        other.submit(write_record, world.settings, match_of(world), path).result()
    return path.read_text(encoding="utf-8")


async def test_whatever_was_changed_is_told(played: World) -> None:
    match = match_of(played)
    ((secret,),) = played.rows("SELECT secret FROM tables WHERE table_id = ?", match)
    given = from_text(record(played)).contributions
    flipped = f"{int(secret[0], 16) ^ 1:x}{secret[1:]}"
    ((moves,),) = played.rows("SELECT moves FROM archives WHERE table_id = ?", match)
    changes = (
        ("UPDATE tables SET secret = ? WHERE table_id = ?", flipped, secret),
        ("UPDATE tables SET contributions = ? WHERE table_id = ?", json.dumps(given[1:]), json.dumps(given)),
        ("UPDATE archives SET moves = ? WHERE table_id = ?", fold(unfold(moves)[:-1]), moves),
    )
    for statement, changed, before in changes:
        played.write(statement, changed, match)
        await played.restart()
        assert "❌ **No, something differs.**" in (await asked(played)).text, statement
        played.write(statement, before, match)
    await played.restart()
    assert "✅" in (await asked(played)).text


async def test_a_match_of_other_rules_is_not_checkable(played: World) -> None:
    played.write("UPDATE tables SET rules_version = 99 WHERE phase = 'over'")
    assert "❔ **I can’t check this match.**" in (await asked(played)).text
    played.write("UPDATE archives SET moves = ?", b"")
    (result,) = await played.at_once(("Cleo", played.message, f"y:fair:{match_of(played)}"))
    assert told(result) == played.say("refused-record_moves_gone")


async def test_a_running_match_tells_nothing(playing: World) -> None:
    for press in ("y:fair:{}", "y:record:{}"):
        (result,) = await playing.at_once(("Ada", playing.message, press.format(playing.now.table_id)))
        assert told(result) == playing.say("refused-record_running")


async def test_a_match_of_another_server_tells_nothing(played: World) -> None:
    played.write("UPDATE tables SET place_id = 1 WHERE phase = 'over'")
    (result,) = await played.at_once(("Cleo", played.message, f"y:fair:{match_of(played)}"))
    assert told(result) == played.say("refused-record_no_match")


async def test_the_record_is_downloaded_with_the_page_that_checks_it(played: World) -> None:
    found = await asked(played)
    result = await found.member.click(found.message, label="Download")
    written, page = files_of(result)
    assert (written.filename, page.filename) == (f"{match_of(played)}.json", "verify.html")
    assert (await written.read()).decode() == record(played)
    assert "Ada" not in record(played)
    assert check(from_text(await written.read())) == []
    assert (await page.read()) == (data_folder() / "match_file" / "verify.html").read_bytes()


async def test_matches_of_the_history_are_checked_too(played: World) -> None:
    page = await played.history("Mo")
    (menu,), before = menus_of(page.message), page.text
    assert values_of(menu) == [f"y:fair:{match_of(played)}:y:0:0"]
    assert [(one["label"], one["description"]) for one in menu["options"]] == [("1. Olsen", "Bo, Ada")]
    await page.choose(f"y:fair:{match_of(played)}:y:0:0")
    assert played.say("fair-yes") in page.text
    await page.press("Back")
    assert page.text == before


# What players add


async def shuffle(world: World, name: str) -> Private:
    """What a member reads of the shuffle of the lobby in the channel."""
    (result,) = await world.at_once((name, world.message, f"v:shuffle:{world.now.table_id}"))
    return world.private(name, result)


async def downloaded(screen: Private) -> str:
    """What the file behind **Download** has."""
    (file,) = files_of(await screen.member.click(screen.message, label="Download"))
    return (await file.read()).decode()


async def add_word(world: World, name: str, word: str) -> Private:
    """A member writes a word into the form, and reads what came of it."""
    screen = await shuffle(world, name)
    asked = await screen.press("Add a word")
    await screen.member.submit_modal(asked, {text_input(asked): word})
    return await shuffle(world, name)


async def test_what_players_add_is_told_as_it_comes(world: World) -> None:
    await world.lobby("Ada")
    told = await downloaded(await shuffle(world, "Dag"))
    seen = {told}
    for name in ("Bo", "Cleo"):
        await world.press(name, "Join")
        seen.add(told := await downloaded(await shuffle(world, "Dag")))
        added = fingerprint([str(chair.press) for chair in world.now.chairs])
        assert told.endswith(f"Added until the start: {added}\n")
    assert len(seen) == 3
    assert told.startswith(f"Hash: {promised_by(world.message)}\n")
    for number, chair in enumerate(world.now.chairs, 1):
        assert f"Seat {number}: press {chair.press}\n" in told
        assert world.env.backend.interactions[chair.press or 0].user_id == world.members[chair.name].id


async def test_a_word_comes_last_and_only_its_hash_is_kept(world: World) -> None:
    await world.lobby("Ada", "Bo", length=1)
    shown = await add_word(world, "Bo", "  Fjellrev\u0065\u0301 ")
    assert "Your word is in it now" in shown.text
    word = hashlib.sha256("Fjellrev\u00e9".encode()).hexdigest()
    presses = [str(chair.press) for chair in world.now.chairs]
    before = await downloaded(shown)
    assert f"Seat 2: press {presses[1]}, word {word}\n" in before
    assert f"Added until the start: {fingerprint([*presses, f'w{word}'])}\n" in before
    await world.restart()
    await world.press("Ada", "Start")
    assert world.now.contributions == (*presses, f"w{word}"), "the start adds nothing after a word"
    assert await downloaded(await shuffle(world, "Bo")) == before
    await world.play_out(world.now, Random(3))
    assert from_text(record(world)).contributions == [*presses, f"w{word}"]
    assert "✅" in (await asked(world)).text
    dump = "".join(str(row) for row in world.rows("SELECT * FROM seats"))
    assert "Fjellrev" not in dump


async def test_what_is_behind_the_options_leads_back_to_where_one_was(world: World) -> None:
    await world.lobby("Ada", "Bo")
    screen = world.private("Bo", await world.press("Bo", "Options"))
    options = screen.text
    for label in ("Rules", "Shuffle"):
        await screen.press(label)
        await screen.press("Back")
        assert screen.text == options
    await screen.press("Rules")
    await screen.press(world.say("button-page-after"))
    rules = screen.text
    await screen.press("Shuffle")
    asked = await screen.press("Add a word")
    await screen.member.submit_modal(asked, {text_input(asked): "one"})
    assert screen.labels == ["Add a word", "Download", "Next shuffle", "Back"]
    await screen.press("Back")
    assert screen.text == rules


async def test_another_word_takes_the_place_of_the_first_and_goes_with_its_seat(world: World) -> None:
    await world.lobby("Ada", "Bo")
    for word in ("one", "two"):
        await add_word(world, "Bo", word)
    assert contributed(world.now)[2:] == (f"w{word_hash('two')}",)
    await world.press("Ada", "Options")
    (left,) = await world.at_once(("Bo", world.message, f"a:leave:{world.now.table_id}"))
    assert left
    await world.press("Bo", "Join")
    assert len(contributed(world.now)) == 2


async def test_who_does_not_sit_there_adds_no_word(world: World) -> None:
    await world.lobby("Ada", "Bo")
    assert (await shuffle(world, "Dag")).labels == ["Download", "Next shuffle"]
    (refused,) = await world.at_once(("Dag", world.message, f"a:word:{world.now.table_id}"))
    assert told(refused) == world.say("refused-not_seated")


async def test_what_fixes_the_shuffle_is_in_the_lobby_before_the_first_press_and_stays(world: World) -> None:
    await world.lobby("Ada")
    promised = promised_by(world.message)
    assert promised == world.now.commitment
    await world.press("Bo", "Join")
    await world.press("Ada", "Add computer")
    await add_word(world, "Bo", "one")
    await world.restart()
    await world.press("Cleo", "Join")
    assert promised_by(world.message) == promised
    assert not re.search("[0-9a-f]{16}", world.text), "no one stumbles over it"
    before = await downloaded(await shuffle(world, "Dag"))
    await world.press("Ada", "Start")
    screen = await shuffle(world, "Dag")
    assert await downloaded(screen) == before, "what they kept from the lobby"
    assert screen.labels == ["Download", "Next shuffle"]
    assert world.now.secret.hex() not in before
    await world.play_out(world.now, Random(4))
    assert from_text(record(world)).commitment == promised


async def test_a_match_that_the_clock_begins_takes_an_id_that_discord_gave(world: World) -> None:
    await running(world, "Ada", "Bo", clock="slow")
    (world.channel,) = world.channel.threads
    assert all(chair.press is None for chair in world.now.chairs)
    (given,) = world.now.contributions
    assert re.fullmatch(r"m\d+", given)
    file = await downloaded(await shuffle(world, "Ada"))
    assert f"Message or thread: {given[1:]}\n" in file
    assert file.endswith("Added until the start: nothing\n"), "as whoever checks the match file reads"
    assert int(given[1:]) > world.channel.id, "of a message in the thread"


# The chain


async def chain(world: World, name: str = "Cleo") -> tuple[str, list[list[str]]]:
    """What a member reads of the chain of the server, and the lines of the file."""
    return await of_chain((await world.at_once((name, world.message, "y:chain")))[0])


async def of_chain(result: InteractionResult) -> tuple[str, list[list[str]]]:
    """The same of a press on the chain."""
    (file,) = files_of(result)
    lines = (await file.read()).decode().splitlines()
    answers = [*([result.response] if result.response else []), *result.followups]
    return answers[-1].content, [line.split() for line in lines]


async def test_no_table_is_left_out_of_the_chain(world: World) -> None:
    await world.lobby("Ada")
    promised = (await chain(world))[1][-1]
    await world.press("Ada", "Options")
    (_,) = await world.at_once(("Ada", world.message, f"a:leave:{world.now.table_id}"))
    await world.pass_time()
    table = await over(world)
    assert [table.table_id, table.commitment] == promised[1:3], "before the table was opened"
    told, lines = await chain(world)
    assert "The last 2 tables:** 1 finished, 0 open, 0 stopped, 1 closed" in told
    assert not re.search("[0-9a-f]{16}", told)
    outcomes = [("1", "closed"), ("2", "over"), ("3", "next")]
    assert [(number, phase) for number, *_, phase in lines] == outcomes
    before = FIRST_LINK
    for _, table_id, commitment, linked, _ in lines:
        before = link(before, commitment, table_id)
        assert linked == before
    proof = from_text(record(world)).proof
    assert (proof["table"], proof["number"]) == (table.table_id, "2")
    assert (proof["previous"], proof["link"]) == (lines[0][3], lines[1][3])


async def test_a_table_that_was_given_another_place_is_told(played: World) -> None:
    played.write("UPDATE commitments SET link = ? WHERE secret IS NULL", "ab" * 32)
    await played.restart()
    assert played.say("fair-fault-link") in (await asked(played)).text


async def test_a_match_against_computers_was_promised_before_the_press_that_begins_it(world: World) -> None:
    screen = world.private("Ada", await world.slash("Ada", "help"))
    await screen.press("All commands")
    await screen.press("Rules")
    _, lines = await of_chain(await screen.press("Next shuffle"))
    helped = world.private("Ada", await world.slash("Ada", "help"))
    await helped.press("Play against two computers")
    assert lines[-1][1:] == [world.now.table_id, world.now.commitment, lines[-1][3], "next"]
    _, again = await of_chain(await (await shuffle(world, "Dag")).press("Next shuffle"))
    assert again[-1][2] != world.now.commitment


async def test_help_fixes_what_the_next_table_is_promised(world: World) -> None:
    await world.slash("Ada", "help")
    assert world.rows("SELECT COUNT(*) FROM commitments WHERE secret IS NOT NULL") == [(1,)]


async def test_a_table_that_cannot_be_opened_uses_up_no_promise(world: World) -> None:
    await world.lobby("Ada")
    before = await chain(world)
    assert told(await world.slash("Bo", "play", game="olsen", thread=False))
    assert await chain(world) == before


# Names, and one's own data


async def test_a_name_stands_in_a_record_if_its_owner_allows_it(played: World) -> None:
    def names() -> list[str]:
        return [player.name for player in from_text(record(played)).players]

    assert names() == ["", ""]
    screen = played.private("Bo", await played.slash("Bo", "my settings"))
    await screen.press("Quiet hours and more…")
    await screen.press("My name in match files")
    assert names() == ["", "Bo"]
    found = await asked(played)
    sent, _ = files_of(await found.member.click(found.message, label="Download"))
    assert (await sent.read()).decode() == record(played)
    assert "✅" in found.text
    await screen.press("✓ My name in match files")
    assert names() == ["", ""]


async def test_own_data_has_the_records_of_own_matches(played: World) -> None:
    screen = played.private("Bo", await played.slash("Bo", "my settings"))
    await screen.press("Quiet hours and more…")
    await screen.press("My name in match files")
    data = await data_of(played, "Ada")
    (match,) = [table for server in data.values() if isinstance(server, list) for table in server]
    own = from_text(json.dumps(match["record"]))
    assert check(own) == []
    assert [player.name for player in own.players] == ["", ""], "the names of others are not Ada's data"
    assert own.lines == from_text(record(played)).lines
