"""A match that is over is watched again: who sees what, from where, and what is refused."""

from __future__ import annotations

import re
from random import Random

import pytest
from simcord.results import InteractionResult

from bot.games import GAMES
from bot.games.api import Event
from bot.tables import Table
from bot.ui.i18n.wording import Wording, in_order
from bot.ui.pictures.renderer import PictureRenderer
from bot.ui.replays.story import StepStory
from tests.by_day import first
from tests.e2e.screen import Private, parts, told
from tests.e2e.world import World

SEATS = {"otter": 3, "ole": 3}
"""Games that need more seats than two."""


async def played(world: World, game: str = "olsen", **how: object) -> Table:
    """A match of Ada, Bo and, where the game needs it, Dag that is over."""
    options = {"length": 1} if GAMES[game].spec.length else {}
    players = ("Ada", "Bo", "Dag")[: SEATS.get(game, 2)]
    return await world.play_out(await world.table(*players, game=game, **options, **how), Random(game))


async def watched(world: World, who: str, table: Table, move: int | None = None, eyes: str = "t") -> Private:
    """What somebody sees of a match: its story, or a move of it through some eyes."""
    shown = world.private(who, await world.slash(who, "replay", match=table.table_id))
    if move is not None:
        await step_to(world, who, shown, table, move, eyes)
    return shown


async def step_to(
    world: World, who: str, shown: Private, table: Table, move: int, eyes: str = "t"
) -> InteractionResult:
    """Look at a move through some eyes. What is told about it."""
    press = StepStory("look", table.table_id, move, eyes).custom_id
    (result,) = await world.at_once((who, shown.message, press))
    return result


async def hands_at(world: World, table: Table, at: int) -> list[str]:
    """The cards of each seat at a move, as they are written."""
    match = await world.bot.services.tables.replays.get(world.guild.id, table.table_id)
    words = Wording(table.game_key, [], world.say)
    return [
        words.cards(in_order(hand)).replace("\ufe0e", "") for hand in match.replay.hands(at, "open").values()
    ]


async def reads_words_alone(world: World, who: str) -> None:
    settings = world.private(who, await world.slash(who, "my settings"))
    await settings.press(custom_id="g:my:text_only:yes")


async def test_what_the_picture_shows_is_not_said_beside_it(world: World) -> None:
    table = await played(world)
    shown = await watched(world, "Cleo", table)
    await shown.press("All hands")
    assert "Seat 1 has" in shown.alt
    assert "On top" not in shown.text
    assert not any(hand in shown.text for hand in await hands_at(world, table, 0))
    assert "with all hands open" in shown.text
    await shown.press("Hide hands")
    assert "Seat 1 has" not in shown.alt


@pytest.mark.parametrize("game", first(GAMES, 2))
async def test_every_game_is_watched_again_by_a_player_a_stranger_and_with_open_hands(
    world: World, game: str
) -> None:
    table = await played(world, game)
    match = await world.bot.services.tables.replays.get(world.guild.id, table.table_id)
    assert match.source == "rules"
    for who in ("Ada", "Cleo"):
        await reads_words_alone(world, who)
    own, other, *_ = await hands_at(world, table, 0)
    shown = await watched(world, "Ada", table)
    await shown.press("▶")
    assert f"Deal 1 · move 0 of {match.replay.last} · as Ada saw it" in shown.text
    assert own in shown.text
    assert other not in shown.text
    shown = world.private("Cleo", await world.press("Cleo", "Story"))
    assert f"move 0 of {match.replay.last} · as the table saw it" in shown.text
    assert own not in shown.text
    assert other not in shown.text
    await shown.press("All hands")
    assert own in shown.text
    assert other in shown.text
    await world.restart()
    for at in range(1, min(4, match.replay.last)):
        await shown.press("▶")
        assert f"move {at} of" in shown.text
        assert all(hand in shown.text for hand in await hands_at(world, table, at))
    await shown.press("⏩")
    assert f"move {match.replay.after(min(3, match.replay.last - 1))} of" in shown.text


async def test_a_stranger_to_the_match_is_shown_it_too_and_another_server_is_not(world: World) -> None:
    table = await played(world)
    shown = await watched(world, "Cleo", table, move=2)
    assert "move 2 of" in shown.text
    world.write("UPDATE tables SET place_id = place_id + 1 WHERE table_id = ?", table.table_id)
    refused = told(await world.slash("Cleo", "replay", match=table.table_id))
    assert refused == told(await world.slash("Cleo", "replay", match="nosuchid"))
    assert "no match like that" in refused
    await shown.press("▶")
    assert "move 3 of" not in shown.text


async def test_a_running_match_is_not_shown(world: World) -> None:
    table = await world.table("Ada", "Bo")
    for who in ("Ada", "Cleo"):
        assert "isn’t finished" in told(await world.slash(who, "replay", match=table.table_id))


async def test_a_past_match_can_be_watched_while_the_next_one_is_played(world: World) -> None:
    table = await played(world)
    message = world.message
    await world.press("Ada", "Play again")
    await world.press("Bo", "Join")
    await world.press("Ada", "Start")
    await world.pass_time()
    assert world.now.phase == "playing"
    await reads_words_alone(world, "Cleo")
    shown = world.private("Cleo", await world.members["Cleo"].click(message, label="Story"))
    await shown.press("All hands")
    assert all(hand in shown.text for hand in await hands_at(world, table, 0))


async def test_a_move_that_the_match_does_not_have_leads_to_its_end(world: World) -> None:
    table = await played(world)
    match = await world.bot.services.tables.replays.get(world.guild.id, table.table_id)
    shown = await watched(world, "Cleo", table, match.replay.last + 9)
    assert f"move {match.replay.last} of {match.replay.last}" in shown.text


async def test_a_match_by_older_rules_is_told_without_cards(world: World) -> None:
    table = await played(world)
    hands = await hands_at(world, table, 0)
    world.write("UPDATE tables SET rules_version = 0 WHERE table_id = ?", table.table_id)
    await world.restart()
    shown = await watched(world, "Ada", table, move=1)
    assert "I don’t have the rules of this match" in shown.text
    assert "Ada" in shown.text
    assert "All hands" not in shown.labels
    assert "Post the ending" not in shown.labels
    assert not any(hand in shown.text for hand in hands)
    while "wins deal 1" not in shown.text:
        await shown.press("⏩")


async def test_what_does_not_come_out_again_is_told_as_it_was(world: World) -> None:
    table = await played(world)
    world.write("UPDATE tables SET secret = ? WHERE table_id = ?", "00" * 32, table.table_id)
    await world.restart()
    shown = await watched(world, "Ada", table)
    assert "plays out differently now" in shown.text
    assert "All hands" not in shown.labels


async def test_who_was_forgotten_is_called_by_their_seat(world: World) -> None:
    table = await played(world)
    await world.bot.services.privacy.forget(world.members["Bo"].id, world.guild.id)
    await reads_words_alone(world, "Ada")
    shown = await watched(world, "Ada", table, move=1)
    assert "▶️ Seat 2 ·" in shown.text
    assert "Bo" not in shown.text.replace("Bots", "")


async def test_matches_are_offered_while_one_types(world: World) -> None:
    table = await played(world)
    offered = await world.members["Cleo"].autocomplete(world.channel, "replay", "match", "bo")
    assert [choice["value"] for choice in offered] == [table.table_id]


async def test_the_last_moves_are_posted_for_all_as_a_moving_picture(world: World) -> None:
    table = await played(world)
    shown = await watched(world, "Cleo", table)
    world.forbid_everybody(world.channel, send_messages=False)
    assert told(await shown.press("Post the ending")) == world.say("refused-may_not_write")
    world.forbid_everybody(world.channel, send_messages=None)
    await world.limit("member", messages=1)
    await shown.press("Post the ending")
    winner = table.chairs[table.game.result(table.state).places[0][0]].name
    assert f"## 🎬 How {winner} won\n-# Olsen\n-# The last " in world.text
    assert world.labels == ["Story"]
    (url,) = [part["items"][0]["media"]["url"] for part in parts(world.message.components) if "items" in part]
    assert ".gif" in url
    message = world.message
    assert told(await shown.press("Post the ending")) == world.say("refused-ending_posted")
    hall = world.guild.create_text_channel("hall")
    elsewhere = await world.members["Cleo"].slash(hall, "replay", match=table.table_id)
    assert "I posted the most I can" in told(await world.private("Cleo", elsewhere).press("Post the ending"))
    assert world.message.id == message.id


async def test_which_cards_somebody_got_is_told_to_open_eyes_in_one_line(world: World) -> None:
    table = await played(world)
    replay = (await world.bot.services.tables.replays.get(world.guild.id, table.table_id)).replay
    got = next(at for at in range(1, replay.last) if any(map(_is_got, replay.happened(at, "open"))))
    shown = await watched(world, "Cleo", table, got)
    assert "🎴" not in shown.text
    await shown.press("All hands")
    (line,) = [line for line in shown.text.split("\n") if "🎴" in line]
    assert re.match("-# 🎴 (Ada|Bo) gets ", line)


def _is_got(event: Event) -> bool:
    return event.to is not None and event.key != "dealt" and bool(event.data.get("cards"))


async def test_pressing_twice_posts_an_ending_once(world: World) -> None:
    table = await played(world)
    shown, before = await watched(world, "Cleo", table), len(world.channel.history())
    await world.at_once(*[("Cleo", shown.message, f"a:ending:{table.table_id}")] * 3)
    await world.pass_time(3)
    assert len(world.channel.history()) == before + 1


async def test_an_ending_that_cannot_be_drawn_is_not_posted(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def draw(*drawing: object, **how: object) -> None:
        """Draw nothing."""

    table = await played(world)
    shown, before = await watched(world, "Cleo", table), len(world.channel.history())
    with monkeypatch.context() as patch:
        patch.setattr(PictureRenderer, "draw", draw)
        assert told(await shown.press("Post the ending")) == world.say("refused-ending_not_drawn")
    assert len(world.channel.history()) == before
    await shown.press("Post the ending")
    assert len(world.channel.history()) == before + 1
