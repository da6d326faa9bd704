"""What a button or form carries: ``custom_id`` <-> what was pressed.

Everything a press means stands in its id, so that a button works after a restart. Seventeen kinds::

    t:<table>[.<seat>]:<version>:<move>     make a move
    m:<table>.<seat>:<version>:<words>      choose the next word of a move
    v:<what>:<table>[.<seat>][:<more>]      show something
    a:<action>:<table>[:<more>]             sit down, get up, start, set a house rule ...
    b:<game>:<page>[:<by>:<period>]         show a page of a leaderboard
    y:<user>:<game>:<page>                  show a page of what was played (user 0: by everybody)
    g:<whose>:<what>:<value>                set something, for the server or for oneself
    p:<what>                                what is picked from this menu of channels or roles is set
    h:<game>                                post a welcome, from the help on a game
    r:<what>:<game>:<set>[:<more>]          show, change or delete a named set of house rules
    u:<table>:<set>                         play by a set of house rules
    o:<game>:<clock>:<ranked>:<length>:<set>  open such a table in a thread
    l:<what>:<season>[:<more>]              look at a season, or take part in it
    j:<what>:<season>[:<more>]              what its umpire does
    c:<what>:<number>[:<page>]              look at chips, or set everybody back
    f:<user>:<page>:<period>                show staff another page of fair play hints
    i:<what>                                what is kept of me: the notice, my data, being forgotten

The id of a form is that of the button that opened it. Any other menu is ``s:<what>:<table>``; its options
carry ids of these kinds.

A seat in the id binds the button to its owner's hand; without one it is anybody's at the table.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, cast

from bot.games.api import Seat
from bot.services import Sort
from bot.tables import Refused

TABLE = r"(?P<table>[a-z0-9]{8})(?:\.(?P<seat>\d+))?"
MOVE_ID = re.compile(rf"t:{TABLE}:(?P<version>\d+):(?P<words>.+)")
MENU_ID = re.compile(rf"m:{TABLE}:(?P<version>\d+):(?P<words>.+)")
SHOW_ID = re.compile(rf"v:(?P<what>[a-z_]+):{TABLE}(?::(?P<more>.+))?")
ACT_ID = re.compile(rf"a:(?P<what>[a-z_]+):{TABLE}(?::(?P<more>.+))?")
BOARD_ID = re.compile(r"b:(?P<game>[a-z_]+):(?P<page>\d{1,6})(?::(?P<by>wins|points|rating):(?P<period>.+))?")
HISTORY_ID = re.compile(r"y:(?P<user>\d{1,20}):(?P<game>[a-z_]+):(?P<page>\d{1,6})")
SETTING_ID = re.compile(r"g:(?P<whose>server|my):(?P<what>[a-z_]+):(?P<value>.+)")
CHIPS_ID = re.compile(r"c:(?P<what>of|board|back|stake|reason):(?P<first>\d{1,19})(?::(?P<second>\d{1,9}))?")
FAIR_PLAY_ID = re.compile(r"f:(?P<user>\d{1,19}):(?P<page>\d{1,6}):(?P<period>[a-z0-9.]+)")
OWN_ID = re.compile(r"i:(?P<what>notice|data|forget|here|everywhere)")
PICK_ID = re.compile(r"p:(?P<what>channels|staff_role)")
HOW = re.compile(r"(?P<armed>[!-])(?P<page>\d+)(?P<sort>suit|rank)?")
WELCOME_ID = re.compile(r"h:(?P<game>[a-z_]+)")
SET_ID = re.compile(r"r:(?P<what>[a-z_]+):(?P<game>[a-z_]+):(?P<set>[a-z0-9_]+)(?::(?P<more>.+))?")
USE_ID = re.compile(rf"u:{TABLE}:(?P<set>[a-z0-9_]+)")
OPEN_ID = re.compile(
    r"o:(?P<game>[a-z_]+):(?P<clock>fast|normal|slow):(?P<ranked>[01]):(?P<length>\d{1,2}):(?P<set>[a-z0-9_]+)"
)
LEAGUE_ID = re.compile(r"l:(?P<what>[a-z_]+):(?P<season>[a-z0-9]{8})(?::(?P<more>.+))?")
JUDGE_ID = re.compile(r"j:(?P<what>[a-z_]+):(?P<season>[a-z0-9]{8})(?::(?P<more>.+))?")

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
        """The id of a button that shows this hand again; ``more`` says :func:`how`."""
        return f"v:hand:{self.table_id}.{self.seat}:{more}"


def begun(words: str, armed: bool) -> str:
    """The words that a menu goes on from; ``armed``: the call goes with them."""
    return f"{ARMED} {words}" if armed else words


def read_begun(text: str) -> tuple[str, bool]:
    """What :func:`begun` was given."""
    return text.removeprefix(f"{ARMED} "), text.startswith(f"{ARMED} ")


def how(armed: bool, page: int, sort: Sort | None = None) -> str:
    """How a hand is to be shown: whether the call is armed, which page, and in another order from now on."""
    return f"{ARMED if armed else '-'}{page}{sort or ''}"


def read_how(text: str) -> tuple[bool, int, Sort | None]:
    """What :func:`how` was given. Raises Refused for what it never says."""
    match = HOW.fullmatch(text)
    if match is None:
        raise Refused("unknown_press")
    return match["armed"] == ARMED, int(match["page"]), cast("Sort | None", match["sort"])


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


def board_id(game: str, page: int, by: str, period: str) -> str:
    """The id of a button that shows a page (0 is the first) of a game's leaderboard in that order and of that
    period, by its key.
    """
    return f"b:{game}:{max(0, page)}:{by}:{period}"


def history_id(user_id: int | None, game: str | None, page: int) -> str:
    """The id of a button that shows a page of what was played, by a user alone or a game alone if given."""
    return f"y:{user_id or 0}:{game or 'all'}:{max(0, page)}"


def setting_id(whose: Literal["server", "my"], what: str, value: str) -> str:
    """The id of a button that sets something, for the server or for the presser."""
    return f"g:{whose}:{what}:{value}"


def pick_id(what: str) -> str:
    """The id of a menu of channels or roles that sets something for the server."""
    return f"p:{what}"


def chips_id(what: str, *numbers: int) -> str:
    """The id of a button about chips: ``of`` a user and a page, the ``board`` and a page, or a step of
    setting everybody ``back`` to a stake: the question, the form for another ``stake`` or the ``reason``.
    """
    return ":".join(("c", what, *map(str, numbers)))


def fair_play_id(user_id: int, page: int, period: str) -> str:
    """The id of a button that shows a page (0 is the first) of hints about a member (0: everybody)."""
    return f"f:{user_id}:{page}:{period}"


def own_id(what: str) -> str:
    """The id of a button about what is kept of its presser: the ``notice``, their ``data``, to ``forget``
    them, and then ``here`` or ``everywhere``.
    """
    return f"i:{what}"


def welcome_id(game: str) -> str:
    """The id of a button that posts a welcome, in the help on a game."""
    return f"h:{game}"


def set_id(what: str, game: str, key: str, more: str = "") -> str:
    """The id of a button about the set of house rules of that key."""
    return f"r:{what}:{game}:{key}" + (f":{more}" if more else "")


def use_id(table_id: str, key: str) -> str:
    """The id of an option that lets a lobby play by the set of house rules of that key."""
    return f"u:{table_id}:{key}"


def open_id(game: str, clock: str, ranked: bool, length: int, key: str) -> str:
    """The id of a button that opens a table in a thread; ``key`` is that of its set of house rules."""
    return f"o:{game}:{clock}:{int(ranked)}:{length}:{key}"


def league_id(what: str, season: str, more: str = "") -> str:
    """The id of a button by which people look at a season, or take part in it."""
    return f"l:{what}:{season}" + (f":{more}" if more else "")


def judge_id(what: str, season: str, more: str = "") -> str:
    """The id of a button for the umpire of a season."""
    return f"j:{what}:{season}" + (f":{more}" if more else "")
