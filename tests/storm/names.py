"""What has to hold of names: two people of one name are told apart wherever both are named."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from tests.storm.screens import Press, Screens
from tests.storm.world import World

LISTS = ("/leaderboard", "b:", "c:board", "/league standings")
"""How that begins which is answered with a list of people, each of them once."""
PLACE = re.compile(r"\W*\d+\W")
"""How a line of such a list begins."""


class Names:
    """Reads each list that somebody is shown."""

    def __init__(self, world: World, screens: Screens) -> None:
        self.world = world
        screens.answered.append(self._answered)

    def _answered(self, press: Press, text: str) -> None:
        if not press.what.startswith(LISTS):
            return
        known = self.world.rows("SELECT name FROM people WHERE place_id = ?", press.guild_id)
        lines = {line for line in text.split("\n") if PLACE.match(line)}
        for name in shared(str(row[0]) for row in known):
            if len([line for line in lines if _is_bare(name, line)]) > 1:
                self.world.fail("people of one name are told apart", f"{press.name}: {name} in {text!r}")


def bare(name: str) -> str:
    """A name without what tells its owner from others."""
    return re.sub(r" \(\d{4,}\)$", "", name)


def mistaken(names: Iterable[str], text: str) -> str:
    """Which of the names that several people of a table have stands alone in a text; empty if none."""
    return next((name for name in shared(names) if _is_bare(name, text)), "")


def shared(names: Iterable[str]) -> Iterator[str]:
    """The names that several people have."""
    return (name for name, times in Counter(names).items() if times > 1)


def _is_bare(name: str, text: str) -> bool:
    """Whether a name stands in a text without anything that tells its owner from others."""
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)(?! \(\d{{4,}}\))", text) is not None
