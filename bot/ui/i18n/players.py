"""The names of the players at a table, and the wording of its game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from bot.tables import Chair, PastMatch, Table
from bot.tables.namesakes import namesakes, told_apart
from bot.tables.table import once
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import moment
from bot.ui.i18n.wording import Wording
from bot.user_text import UserText


def player_name(table: Table, seat: int, say: Translator) -> UserText:
    """A player's name. The name of a computer says that it is one."""
    return wording(table, say).names[seat]


def chairs_apart(chairs: Sequence[Chair]) -> list[Chair]:
    """The chairs of a table. Players of one name are told apart, also from those whose seats they took."""
    return told_apart([*chairs, *_earlier(chairs)])[: len(chairs)]


def _earlier(chairs: Iterable[Chair]) -> list[Chair]:
    return [past.chair for chair in chairs for past in chair.earlier]


def past_wording(match: PastMatch, say: Translator, at: int) -> Wording:
    """Return the wording of a replayed match at a position. Forgotten players are named by their seats, so
    that you can tell them apart.
    """
    names = [_by_seat(chair, seat, say) for seat, chair in enumerate(chairs_apart(match.chairs))]
    return as_of(Wording(match.game, names, say), match.chairs, at)


def as_of(words: Wording, chairs: Sequence[Chair], version: int) -> Wording:
    """Return the wording of what led to a version of the table. It names the holders of the seats at that
    version, not players who took them over later.
    """
    before = {
        seat: held
        for seat, chair in enumerate(chairs)
        if chair.earlier and (held := chair.at(version)) is not chair
    }
    if not before:
        return words
    called = namesakes([*chairs, *_earlier(chairs)])
    names = {
        seat: called.get(held.user_id or 0) or _by_seat(held, seat, words.say)
        for seat, held in before.items()
    }
    return replace(words, names=[names.get(seat, name) for seat, name in enumerate(words.names)])


def _by_seat(chair: Chair, seat: int, say: Translator) -> UserText:
    return _name_of(chair, say, UserText(say("name-seat", number=seat + 1)))


def _name_of(chair: Chair, say: Translator, forgotten: UserText) -> UserText:
    """Return the name in a chair; ``forgotten`` for a forgotten person."""
    if chair.person is None:
        return UserText(say("name-computer", name=label_text(chair.name)))
    return forgotten if chair.user_id is None else chair.name


def chair_name(table: Table, seat: int, say: Translator) -> str:
    """A player's name for texts, with markup escaped, and with a note if a computer plays in their place. A
    computer with a seat of its own is named with its level.
    """
    chair = table.chairs[seat]
    name = escape_text(wording(table, say).names[seat])
    if chair.person is None and chair.level is not None:
        return say("name-level", name=name, level=say(f"level-{chair.level}"))
    if chair.forfeited:
        return say("name-forfeited", name=name)
    if chair.stand_in:
        return say("name-away", name=name)
    if chair.away_until is not None:
        return say("name-until", name=name, until=moment(chair.away_until))
    return name


@once
def wording(table: Table, say: Translator) -> Wording:
    """The wording of the game at ``table``, with the names of its players."""
    forgotten = UserText(say("former-player"))
    names = [_name_of(chair, say, forgotten) for chair in chairs_apart(table.chairs)]
    return Wording(table.game_key, names, say)
