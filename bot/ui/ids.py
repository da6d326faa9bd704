"""What a button carries: ``custom_id`` <-> what was pressed.

Everything a press means stands in its id, so that a button works after a restart of the bot. Five kinds::

    t:<table>[.<seat>]:<version>:<move>     make a move
    m:<table>.<seat>:<version>:<words>      choose the next word of a move
    v:<what>:<table>[.<seat>][:<more>]      show something
    a:<action>:<table>[:<more>]             sit down, get up, start, set a house rule ...
    b:<game>:<page>                         show a page of a leaderboard

A menu is ``s:<what>:<table>``; its options carry ids of these kinds.

A seat in the id binds the button to its owner's hand; without one it is anybody's at the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.games.api import Seat

TABLE = r"(?P<table>[a-z0-9]{8})(?:\.(?P<seat>\d+))?"
MOVE_ID = re.compile(rf"t:{TABLE}:(?P<version>\d+):(?P<words>.+)")
MENU_ID = re.compile(rf"m:{TABLE}:(?P<version>\d+):(?P<words>.+)")
SHOW_ID = re.compile(rf"v:(?P<what>[a-z_]+):{TABLE}(?::(?P<more>.+))?")
ACT_ID = re.compile(rf"a:(?P<what>[a-z_]+):{TABLE}(?::(?P<more>.+))?")
BOARD_ID = re.compile(r"b:(?P<game>[a-z_]+):(?P<page>\d+)")

ARMED = "!"
"""The word that stands for the call: after a play in a move, before the words in a menu."""


@dataclass(frozen=True, slots=True)
class HandId:
    """The hand that a button belongs to, and the version of the table it shows."""

    table_id: str
    seat: Seat
    version: int

    def move(self, text: str) -> str:
        """The id of a button that makes the move ``text``."""
        return f"t:{self.table_id}.{self.seat}:{self.version}:{text}"

    def menu(self, words: str) -> str:
        """The id of a button that opens the choices after ``words``."""
        return f"m:{self.table_id}.{self.seat}:{self.version}:{words}"

    def show(self, more: str) -> str:
        """The id of a button that shows this hand again; ``more`` says how."""
        return f"v:hand:{self.table_id}.{self.seat}:{more}"


def move_id(table_id: str, version: int, text: str) -> str:
    """The id of a public button that makes a move for whoever presses it."""
    return f"t:{table_id}:{version}:{text}"


def show_id(what: str, table_id: str, more: str = "") -> str:
    """The id of a public button that shows something in private."""
    return f"v:{what}:{table_id}" + (f":{more}" if more else "")


def act_id(action: str, table_id: str, more: str = "") -> str:
    """The id of a button that changes who sits at the table, or how."""
    return f"a:{action}:{table_id}" + (f":{more}" if more else "")


def menu_id(what: str, table_id: str) -> str:
    """The id of a menu."""
    return f"s:{what}:{table_id}"


def board_id(game: str, page: int) -> str:
    """The id of a button that shows a page (0 is the first) of a game's leaderboard."""
    return f"b:{game}:{max(0, page)}"
