"""Hands and tables as pictures: the same arguments always give the same bytes."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.api import Observation
from bot.services.preferences import Palette
from bot.ui.pictures.banner import draw_banner
from bot.ui.pictures.bracket import BracketChart, draw_bracket
from bot.ui.pictures.chances import Course, draw_course
from bot.ui.pictures.decks import FILM_SCALE, HAND_SCALE, TABLE_SCALE, deck_for
from bot.ui.pictures.hand import HandFacts
from bot.ui.pictures.podium import Podium, draw_podium
from bot.ui.pictures.race import Chart, draw_race
from bot.ui.pictures.record import Record, draw_record
from bot.ui.pictures.replay import SMALL, Hands, draw_film, draw_replay
from bot.ui.pictures.seats import NO_STAMPS, Stamps
from bot.ui.pictures.table import Scene, draw_table, scene_of
from bot.ui.pictures.turn import TABLE_SHARE, draw_turn
from bot.user_text import UserText


class Picture(NamedTuple):
    """A PNG, or the GIF of a film, and the name of its file: equal pictures have equal names."""

    png: bytes
    name: str


def hand_picture(game: str, hand: HandFacts, palette: Palette, scene: Scene | None = None) -> Picture | None:
    """A hand of ``game``, its cards in the order given, those that are playable raised and bright, below the
    table that its owner sees, if there is a ``scene``; None without a card.
    """
    return painted_hand(game, hand, palette, scene) if hand.cards else None


def table_picture(
    game: str, seen: Observation, palette: Palette, names: Sequence[UserText] = (), stamps: Stamps = NO_STAMPS
) -> Picture:
    """The table of ``game`` as a spectator may see it. The seats carry numbers from 1 on, and the names of
    their players as far as they can be drawn; ``stamps`` are what has just happened to some of them.
    """
    return painted_scene(game, scene_of(game, seen, names, stamps), palette)


def painted_hand(
    game: str, hand: HandFacts, palette: Palette, scene: Scene | None = None, *, at_once: bool = False
) -> Picture:
    """The picture of a hand that holds a card or more. With ``at_once``, raises NotDrawn if that would take
    longer because a sprite has yet to be drawn.
    """
    deck, small = (
        deck_for(game, palette, scale, only_drawn=at_once) for scale in (HAND_SCALE, HAND_SCALE * TABLE_SHARE)
    )
    return _picture("hand", draw_turn(deck, small, hand, scene).png())


def painted_scene(game: str, scene: Scene, palette: Palette, *, at_once: bool = False) -> Picture:
    """The picture of all that there is to draw of a table; ``at_once`` as with a hand."""
    deck = deck_for(game, palette, TABLE_SCALE, only_drawn=at_once)
    return _picture("table", draw_table(deck, scene).png())


def painted_replay(
    game: str,
    scene: Scene,
    hands: Hands,
    heads: Mapping[str, int],
    palette: Palette,
    *,
    at_once: bool = False,
) -> Picture:
    """The picture of a table with some of the hands; ``at_once`` as with a hand."""
    deck, small = (
        deck_for(game, palette, scale, only_drawn=at_once) for scale in (TABLE_SCALE, TABLE_SCALE * SMALL)
    )
    return _picture("replay", draw_replay(deck, small, scene, hands, heads).png())


def painted_film(game: str, scenes: Sequence[Scene], palette: Palette) -> Picture:
    """A film of a table. It takes long, and is small."""
    film = draw_film(deck_for(game, palette, FILM_SCALE), scenes)
    return Picture(film, f"replay-{hashlib.blake2b(film, digest_size=6).hexdigest()}.gif")


def painted_banner(game: str, *, at_once: bool = False) -> Picture:
    """The banner of a game; ``at_once`` as with a hand."""
    deck = deck_for(game, "classic", TABLE_SCALE, only_drawn=at_once)
    return _picture("banner", draw_banner(deck, game).png())


def painted_podium(game: str, podium: Podium, palette: Palette, *, at_once: bool = False) -> Picture:
    """The picture of a result; ``at_once`` as with a hand."""
    deck = deck_for(game, palette, TABLE_SCALE, only_drawn=at_once)
    return _picture("result", draw_podium(deck, podium).png())


def painted_record(game: str, record: Record, *, at_once: bool = False) -> Picture:
    """The picture of what was played; ``at_once`` as with a hand. ``game`` is one whose deck draws it."""
    deck = deck_for(game, "classic", TABLE_SCALE, only_drawn=at_once)
    return _picture("record", draw_record(deck, record).png())


def painted_race(chart: Chart, palette: Palette) -> Picture:
    """The picture of a season's race."""
    return _picture("race", draw_race(chart, palette).png())


def painted_bracket(chart: BracketChart) -> Picture:
    """The picture of a cup's bracket, which needs no colours to be understood."""
    return _picture("bracket", draw_bracket(chart).png())


def painted_course(course: Course) -> Picture:
    """The picture of how likely somebody was to win, whose lines are told apart by brightness alone."""
    return _picture("chances", draw_course(course).png())


def _picture(kind: str, png: bytes) -> Picture:
    return Picture(png, f"{kind}-{hashlib.blake2b(png, digest_size=6).hexdigest()}.png")
