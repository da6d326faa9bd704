"""The story of a match that is over: what turned it first, and nothing that only programmers read."""

from __future__ import annotations

import pytest

from tests.e2e.screen import Private
from tests.e2e.test_replay import played
from tests.e2e.test_whatif import few_deals
from tests.e2e.world import World

__all__ = ["few_deals"]


@pytest.fixture
async def story(world: World) -> Private:
    """What Ada sees who asks for the story of a match that she has played."""
    await played(world)
    label = next(label for label in ("Story", "Replay") if label in world.labels)
    return world.private("Ada", await world.press("Ada", label))


@pytest.mark.xfail(strict=True, reason="it begins with the first deal, as move 0 of some hundreds")
async def test_a_story_begins_with_what_turned_the_match(story: Private) -> None:
    assert "move 0" not in story.text, story.text


@pytest.mark.xfail(strict=True, reason="a line says which command leads there")
async def test_a_story_shows_no_command_line(story: Private) -> None:
    assert "/replay" not in story.text, story.text


@pytest.mark.xfail(strict=True, reason="there are nine buttons and a menu")
async def test_a_story_has_few_buttons(story: Private) -> None:
    assert len(story.buttons) + len(story.menus) <= 6, story.offers
