"""Is it fair? A finished match is checked in front of whoever asks, and its record is handed out."""

from __future__ import annotations

import json
import zlib
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from bot.record import check, from_text
from bot.recording import write_record
from bot.resources import data_folder
from bot.tables import Table
from tests.e2e.screen import Private, menus_of, told, values_of
from tests.e2e.test_privacy import files_of
from tests.e2e.world import World


@pytest.fixture
async def played(world: World) -> World:
    """A world in which Ada and Bo have played one deal."""
    await over(world)
    return world


async def over(world: World) -> Table:
    return await world.finish(await world.table("Ada", "Bo", length=1), Random(1))


async def asked(world: World, name: str = "Cleo") -> Private:
    """What a member reads who asks whether the newest match was fair."""
    return world.private(name, await world.press(name, "Is it fair?"))


async def test_a_match_is_played_again_for_whoever_asks(played: World) -> None:
    table = await played.bot.services.tables.get(match_of(played))
    found = await asked(played)
    assert "✅ **Yes, everything fits.**" in found.text
    assert f"all {len(from_text(record(played)).lines) - 1} moves" in found.text
    assert f"`{table.commitment}`" in found.text
    assert f"`{table.secret.hex()}`" in found.text
    for number, chair in enumerate(table.chairs, 1):
        assert f"{number}. {chair.name} · press `{chair.press}`" in found.text
    assert f"The start · press `{table.start_press}`" in found.text
    assert found.labels == ["Download"]


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


async def test_the_first_deal_is_told_as_it_was_dealt(world: World) -> None:
    table = await world.table("Ada", "Bo", length=1)
    hands = [table.observe(seat).hand for seat in (0, 1)]
    await world.finish(table, Random(2))
    found = (await asked(world)).text.partition("The first deal")[2]
    ada, bo = (line for line in found.split("\n") if line.startswith(("1. Ada", "2. Bo")))
    for line, hand in ((ada, hands[0]), (bo, hands[1])):
        shown = line.partition("·")[2].replace("10", "T").translate(str.maketrans("♣♦♠♥", "CDSH"))
        assert sorted(shown.replace("·", " ").replace(",", " ").split()) == sorted(hand)


async def test_whatever_was_changed_is_told(played: World) -> None:
    match = match_of(played)
    ((secret,),) = played.rows("SELECT secret FROM tables WHERE table_id = ?", match)
    flipped = f"{int(secret[0], 16) ^ 1:x}{secret[1:]}"
    ((moves,),) = played.rows("SELECT moves FROM archives WHERE table_id = ?", match)
    changes = (
        ("UPDATE tables SET secret = ? WHERE table_id = ?", flipped, secret),
        ("UPDATE tables SET start_press = ? + start_press WHERE table_id = ?", 1, -1),
        ("UPDATE seats SET press = ? + press WHERE seat = 0 AND table_id = ?", 1, -1),
        ("UPDATE archives SET moves = ? WHERE table_id = ?", without_last_move(played), moves),
    )
    for statement, changed, before in changes:
        played.write(statement, changed, match)
        await played.restart()
        assert "❌ **No, something differs.**" in (await asked(played)).text, statement
        played.write(statement, before, match)
    await played.restart()
    assert "✅" in (await asked(played)).text


def without_last_move(world: World) -> bytes:
    """The archive of the only match without its last move, as earlier versions wrote it."""
    lines = from_text(record(world)).lines[:-1]
    moves = [
        [n, "" if n == 1 else line.move, line.seat, None, "computer", 0, []]
        for n, line in enumerate(lines, 1)
    ]
    return zlib.compress(json.dumps(moves).encode())


async def test_a_match_of_other_rules_is_not_checkable(played: World) -> None:
    played.write("UPDATE tables SET rules_version = 99 WHERE phase = 'over'")
    assert "❔ **Not checkable.**" in (await asked(played)).text
    played.write("UPDATE archives SET moves = ?", b"")
    result = await played.press("Cleo", "Is it fair?")
    assert told(result) == played.say("refused-record_moves_gone")


async def test_a_running_match_tells_nothing(playing: World) -> None:
    for press in ("y:fair:{}", "y:record:{}"):
        (result,) = await playing.at_once(("Ada", playing.message, press.format(playing.now.table_id)))
        assert told(result) == playing.say("refused-record_running")


async def test_a_match_of_another_server_tells_nothing(played: World) -> None:
    played.write("UPDATE tables SET guild_id = 1 WHERE phase = 'over'")
    result = await played.press("Cleo", "Is it fair?")
    assert told(result) == played.say("refused-record_no_match")


async def test_the_record_is_downloaded_with_the_page_that_checks_it(played: World) -> None:
    found = await asked(played)
    result = await found.member.click(found.message, label="Download")
    written, page = files_of(result)
    assert (written.filename, page.filename) == (f"{match_of(played)}.json", "verify.html")
    assert (await written.read()).decode() == record(played)
    assert "Ada" not in record(played)
    assert check(from_text(await written.read())) == []
    assert (await page.read()) == (data_folder() / "records" / "verify.html").read_bytes()


async def test_matches_of_the_history_are_checked_too(played: World) -> None:
    page = played.private("Mo", await played.slash("Mo", "history"))
    (menu,) = menus_of(page.message)
    assert values_of(menu) == [f"y:fair:{match_of(played)}"]
    assert [(one["label"], one["description"]) for one in menu["options"]] == [("1. Olsen", "Bo, Ada")]
    await page.choose(f"y:fair:{match_of(played)}")
    assert "✅ **Yes, everything fits.**" in page.text
