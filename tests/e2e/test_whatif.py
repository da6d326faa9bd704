"""What if? A match that is over is looked through for those who sat at it, and for nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games import GAMES
from bot.players import chances, review
from bot.tables import reviews
from bot.ui.presses.replays import LookThrough
from tests.e2e.screen import Private, text_of, told, values_of
from tests.e2e.test_replay import played, watched
from tests.e2e.world import World

TURN = 90
"""The most characters of a turning point: two lines on a phone."""


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each chance is found in few deals: how right it is, others ask."""
    for module in (chances, review):
        monkeypatch.setattr(module, "DEALS", 3)


async def asked(world: World, who: str) -> Private:
    return world.private(who, await world.press(who, world.say("button-whatif")))


@pytest.mark.parametrize("game", ["olsen_olsen", "otter", "ole"])
async def test_a_match_is_looked_through_for_each_who_sat_at_it(world: World, game: str) -> None:
    table = await played(world, game)
    shown = {who: await asked(world, who) for who in ("Ada", "Bo")}
    winners = {table.chairs[seat].name for seat in table.game.result(table.state).places[0]}
    for who, seen in shown.items():
        assert seen.text.startswith(f"## What if? · {GAMES[game].spec.name}\n")
        assert seen.message.ephemeral
        assert f"{100 if winners == {who} else 0}% at the end" in seen.alt
        assert "Looking through" not in seen.text
        assert len(seen.labels) == seen.text.count("→")
    assert shown["Ada"].text != shown["Bo"].text
    assert "What if?" not in world.text


async def test_a_turning_point_leads_to_its_move_and_from_there_back(world: World) -> None:
    table = await played(world)
    shown = await asked(world, "Ada")
    before, label = shown.text, shown.labels[0]
    await shown.press(label)
    assert f"`/replay match:{table.table_id} move:" in shown.text
    assert "As Ada saw it" in str(shown.menus)
    await shown.press("What if?")
    assert shown.text == before


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
    assert {text.splitlines()[1] for text in on_screen} == {"Reviewing your match…"}
    on_screen.clear()
    second = await asked(world, "Ada")
    assert on_screen == []
    assert second.text == first.text
    assert second.message.id != first.message.id


async def test_a_restart_comes_to_the_same(world: World) -> None:
    table = await played(world)
    first = await asked(world, "Ada")
    await world.restart()
    again = await watched(world, "Ada", table)
    await again.press("What if?")
    assert again.text == first.text


async def test_who_did_not_sit_there_is_seenso_and_is_not_offered_it(world: World) -> None:
    table = await played(world)
    assert told(await world.press("Cleo", "What if?")) == world.say("refused-review_not_seated")
    assert "What if?" not in (await watched(world, "Cleo", table)).labels
    assert "What if?" in (await watched(world, "Ada", table)).labels


async def test_it_is_offered_in_the_history_of_ones_own_matches(world: World) -> None:
    table = await played(world)
    press = LookThrough(table.table_id).custom_id
    own = await world.history("Ada", "Ada")
    others = await world.history("Ada", "Bo")
    assert press not in [value for menu in others.menus for value in values_of(menu)]
    await own.choose(press)
    assert own.text == (await asked(world, "Ada")).text


async def test_who_was_forgotten_has_sat_nowhere_and_is_not_named_to_others(world: World) -> None:
    await played(world)
    await asked(world, "Bo")
    await world.bot.services.privacy.forget(world.members["Bo"].id, world.guild.id)
    assert told(await world.press("Bo", "What if?")) == world.say("refused-review_not_seated")
    assert "Bo" not in (await asked(world, "Ada")).text


async def test_a_match_whose_cards_are_not_known_is_refused_in_words(world: World) -> None:
    table = await played(world)
    world.write("UPDATE tables SET rules_version = 0 WHERE table_id = ?", table.table_id)
    assert told(await world.press("Ada", "What if?")) == world.say("refused-review_no_cards")
    await world.restart()
    world.write("UPDATE archives SET moves = x'' WHERE table_id = ?", table.table_id)
    assert told(await world.press("Ada", "What if?")) == world.say("refused-moves_not_kept")


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


@pytest.mark.slow
async def test_many_at_once_wait_for_one_and_too_many_are_seento_come_again(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await played(world)
    monkeypatch.setattr(reviews, "WAITING", 0)
    assert told(await world.press("Ada", "What if?")) == world.say("refused-review_busy")


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
