"""The story of a match that is over: what turned it, for those who sat at it, and the walk for everyone."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.games import GAMES
from bot.players import chances, review
from bot.tables import reviews
from bot.ui.presses.replays import ShowStory
from tests.e2e.screen import Private, text_of, told, values_of
from tests.e2e.test_replay import played
from tests.e2e.world import World

TURN = 95
"""The most characters of a turning point: two lines on a phone."""


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chance is found in few deals: how right it is, others ask."""
    for module in (chances, review):
        monkeypatch.setattr(module, "DEALS", 3)


async def asked(world: World, who: str) -> Private:
    return world.private(who, await world.press(who, world.say("button-story")))


@pytest.mark.parametrize("game", ["olsen_olsen", "otter", "ole"])
async def test_a_match_is_looked_through_for_each_who_sat_at_it(world: World, game: str) -> None:
    table = await played(world, game)
    shown = {who: await asked(world, who) for who in ("Ada", "Bo")}
    winners = {table.chairs[seat].name for seat in table.game.result(table.state).places[0]}
    for who, seen in shown.items():
        assert seen.text.startswith(f"## {GAMES[game].spec.name}\n")
        assert seen.message.ephemeral
        assert f"{100 if winners == {who} else 0}% at the end" in seen.alt
        assert "Looking" not in seen.text
        assert seen.text.count("→") == sum(label.startswith("📍") for label in seen.labels)
        ended = "and won" if winners == {who} else "(and|but you) lost"
        assert re.search(rf"You began at \d+%,? {ended}\.", seen.text)
    assert shown["Ada"].text != shown["Bo"].text


async def test_a_story_begins_with_what_turned_the_match_and_has_few_buttons(world: World) -> None:
    await played(world)
    story = await asked(world, "Ada")
    screens = [story.text]
    for label in (story.labels[0], "▶"):
        assert len(story.buttons) <= 7
        assert not story.menus
        assert "/replay" not in story.text
        await story.press(label)
        screens.append(story.text)
    assert " · move " not in screens[0]
    assert " · move " in screens[1]
    stranger = await asked(world, "Cleo")
    assert stranger.labels == ["▶", "⏩", "All hands", "Post the ending"]
    assert len(stranger.buttons) <= 6


async def test_a_turning_point_shows_what_was_played_next_and_leads_back(world: World) -> None:
    await played(world)
    shown = await asked(world, "Ada")
    before = shown.text
    (line, *_) = [line for line in before.splitlines() if "→" in line]
    await shown.press("📍 1")
    assert "as Ada saw it" in shown.text
    assert f"➡️ Next: {line.split('.** ')[1].partition(' **')[0]}" in shown.text
    assert line.rpartition(" **")[2] in shown.text
    await shown.press("Back")
    assert shown.text == before
    await shown.press("▶")
    assert "move 0 of" in shown.text
    assert shown.labels == [*[f"📍 {n + 1}" for n in range(before.count("→"))], "Back", "▶", "All hands"]
    await shown.press("▶")
    await shown.press("◀")
    assert "move 0 of" in shown.text


async def test_while_it_is_looked_through_that_is_said_and_a_second_press_is_free(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world)
    look_at, on_screen = reviews.look_at, list[str]()

    def watched_look(*what: Any) -> Any:
        messages = world.env.backend.messages[world.channel.id].values()
        on_screen.append(text_of(list(messages)[-1]))
        return look_at(*what)

    monkeypatch.setattr(reviews, "look_at", watched_look)
    first = await asked(world, "Ada")
    assert {text.splitlines()[-2] for text in on_screen} == {"⏳ **Looking for what turned it…**"}
    assert all(" won" in text or "🏁" in text for text in on_screen), "how it ended is known at once"
    on_screen.clear()
    second = await asked(world, "Ada")
    assert on_screen == []
    assert second.text == first.text
    assert second.message.id != first.message.id


async def test_a_restart_comes_to_the_same(world: World) -> None:
    await played(world)
    shown = await asked(world, "Ada")
    first = shown.text
    await shown.press("📍 1")
    await world.restart()
    await shown.press("▶")
    assert "📍 1" not in shown.labels
    await shown.press("Back")
    assert shown.text == first


async def test_it_is_offered_in_the_history_of_ones_own_matches(world: World) -> None:
    table = await played(world)
    press = ShowStory(table.table_id).custom_id
    own = await world.history("Ada", "Ada")
    others = await world.history("Ada", "Bo")
    assert press not in [value for menu in others.menus for value in values_of(menu)]
    await own.choose(press)
    assert own.text == (await asked(world, "Ada")).text


async def test_who_was_forgotten_has_sat_nowhere_and_is_not_named_to_others(world: World) -> None:
    await played(world)
    await asked(world, "Bo")
    await world.bot.services.privacy.forget(world.members["Bo"].id, world.guild.id)
    assert "as the table saw it" in (await asked(world, "Bo")).text
    assert "Bo" not in (await asked(world, "Ada")).text


async def test_a_match_whose_moves_are_deleted_is_refused_in_words(world: World) -> None:
    table = await played(world)
    await world.restart()
    world.write("UPDATE archives SET moves = x'' WHERE table_id = ?", table.table_id)
    assert told(await world.press("Ada", "Story")) == world.say("refused-moves_not_kept")


async def test_who_prefers_text_reads_the_chances(world: World) -> None:
    await played(world)
    with_picture = await asked(world, "Ada")
    assert "at the start" in with_picture.alt
    assert "at the start" not in with_picture.text
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    await settings.press(custom_id="g:my:text_only:yes")
    in_words = await asked(world, "Ada")
    assert in_words.alt == ""
    assert "at the start" in in_words.text


async def test_while_too_many_wait_the_match_is_watched_without_turning_points(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world)
    monkeypatch.setattr(reviews, "WAITING", 0)
    shown = await asked(world, "Ada")
    assert "move 0 of" in shown.text
    assert "Back" in shown.labels


async def test_a_turning_point_is_told_in_one_line_and_its_deal_stands_in_the_picture(world: World) -> None:
    await played(world)
    with_picture = (await asked(world, "Ada")).text
    turns = [line for line in with_picture.splitlines() if "→" in line]
    assert turns
    assert all(line.count(". ") <= 2 and len(line) < TURN for line in turns)
    assert [line for line in turns if "Deal" in line] == []
    settings = world.private("Ada", await world.slash("Ada", "my settings"))
    await settings.press(custom_id="g:my:text_only:yes")
    in_words = (await asked(world, "Ada")).text
    assert all("Deal 1: " in line for line in in_words.splitlines() if "→" in line)


async def test_of_a_match_that_was_stopped_no_place_is_told(world: World) -> None:
    table = await world.table("Ada", "Bo")
    await (await world.hand("Ada")).press_any(world.chance)
    await world.at_once(("Ada", world.message, f"a:end:{table.table_id}"))
    await world.pass_time(3)
    shown = await asked(world, "Ada")
    assert " when the match ended." in shown.text
    assert "first place" not in shown.text
    await shown.press("Share")
    await shown.press("Post it here")
    await world.pass_time(3)
    assert " when the match ended." in world.text
