"""Pictures for messages, in the colours that people have chosen. A picture that fails is left out."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Iterator, Mapping, Sequence

from bot.games.api import Observation, Seat
from bot.league.race import Race
from bot.services import Palette, PlayerSettings, Preferences
from bot.tables import Table, new_cards
from bot.tables.seating import is_withheld
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import stamps
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.wording import Wording
from bot.ui.pictures import Drawer, HandFacts, Picture, hand_alt, table_alt
from bot.ui.pictures.alt import Alt
from bot.ui.pictures.bracket import BracketChart
from bot.ui.pictures.chances import Course
from bot.ui.pictures.hand import Picked, hand_of
from bot.ui.pictures.podium import Podium
from bot.ui.pictures.record import Record
from bot.ui.pictures.replay import Hands
from bot.ui.pictures.seats import Stamps
from bot.ui.pictures.table import has_middle, scene_of

log = logging.getLogger(__name__)


class PictureRenderer:
    """Draws tables, hands and races for the messages that show them."""

    def __init__(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._drawer = Drawer()

    def forget_names(self) -> None:
        """Let go of pictures that are kept, because names stand in some."""
        self._drawer.forget_names()

    async def table(self, table: Table, say: Translator) -> Illustration | None:
        """The public picture of a table, in safe colours if any of its players has chosen them. It says all
        if none of them has chosen words alone.
        """
        seen = table.observe(None)
        words, happened = wording(table, say), stamps(table)
        drawing = self._drawer.table(table.game_key, seen, self._palette_of(table), words.names, happened)
        picture = await _drawn(drawing, f"table {table.table_id}")
        alt = table_alt(seen, words, happened)
        says_all = alt.is_whole and has_middle(table.game_key, seen) and not self._wants_words(table)
        return _illustration(picture, alt.text, says_all=says_all)

    async def hand(
        self, table: Table, seat: Seat, say: Translator, picked: Picked | None = None
    ) -> Illustration | None:
        """The cards of ``seat`` in its owner's colours, with those ``picked`` for a play that is being
        chosen, below the table as they see it; None if they prefer text, or have no cards, and when the match
        is over.
        """
        seen = table.observe(seat)
        taste = self._preferences.known_player(table.chairs[seat].user_id or 0)
        if taste.text_only or is_withheld(table, seat) or not table.is_open:
            return None
        hand = hand_of(seen, taste.sort, new_cards(table, seat), picked)
        words = wording(table, say)
        scene = scene_of(table.game_key, seen, words.names)
        drawing = self._drawer.hand(table.game_key, hand, taste.palette, scene)
        picture, alt = await _drawn(drawing, f"table {table.table_id}"), hand_alt(hand, words, scene)
        return _illustration(picture, alt.text, says_all=alt.is_whole)

    async def banner(self, game: str, alt: str) -> Illustration | None:
        """Some cards of a game; ``alt`` says so."""
        return _illustration(await _drawn(self._drawer.banner(game), f"the banner of {game}"), alt)

    async def podium(self, table: Table, podium: Podium, alt: Alt) -> Illustration | None:
        """The result of a match, in the colours of its table; ``alt`` says in words what it shows. It says
        all if each name in it can be drawn, and no player has chosen words alone.
        """
        drawing = self._drawer.podium(table.game_key, podium, self._palette_of(table))
        picture = await _drawn(drawing, f"the result of table {table.table_id}")
        is_named = all(step.name for step in podium.steps)
        says_all = alt.is_whole and is_named and not self._wants_words(table)
        return _illustration(picture, alt.text, says_all=says_all)

    async def cards(
        self, game: str, cards: Sequence[str], palette: Palette, alt: str, heads: Mapping[str, int]
    ) -> Illustration | None:
        """Cards of ``game`` side by side, all bright; ``alt`` says in words what they are shown for. None
        without cards.
        """
        hand = HandFacts(tuple(cards), frozenset(cards), heads=tuple(heads.items()))
        drawing = self._drawer.hand(game, hand, palette)
        return _illustration(await _drawn(drawing, "cards"), alt)

    async def replay(
        self, seen: Observation, hands: Hands, stamps: Stamps, palette: Palette, words: Wording
    ) -> Illustration | None:
        """A position of a match that is watched again, with the ``hands`` that are seen."""
        drawing = self._drawer.replay(words.game, seen, hands, palette, words.names, stamps)
        picture, alt = await _drawn(drawing, "a replay"), table_alt(seen, words, stamps, hands)
        says_all = alt.is_whole and has_middle(words.game, seen)
        return _illustration(picture, alt.text, says_all=says_all)

    async def film(
        self, moments: Sequence[tuple[Observation, Stamps]], palette: Palette, words: Wording, alt: str
    ) -> Illustration | None:
        """Several moments of a match that is over, one after the other; ``alt`` says what is seen."""
        drawing = self._drawer.film(words.game, moments, palette, words.names)
        return _illustration(await _drawn(drawing, "a film"), alt)

    async def record(self, record: Record, alt: Alt) -> Illustration | None:
        """What was played, won and lost; ``alt`` says in words what it shows. None if that is nothing."""
        if not record.rows:
            return None
        picture = await _drawn(self._drawer.record(record), "a record")
        return _illustration(picture, alt.text, says_all=alt.is_whole)

    async def race(self, race: Race, palette: Palette, alt: str) -> Illustration | None:
        """The chart of a season's race; ``alt`` says in words what it shows."""
        return _illustration(await _drawn(self._drawer.race(race, palette), "a race"), alt)

    async def course(self, course: Course, alt: str) -> Illustration | None:
        """How likely somebody was to win a match; ``alt`` says in words what it shows."""
        return _illustration(await _drawn(self._drawer.course(course), "chances"), alt)

    async def bracket(self, chart: BracketChart, alt: str) -> Illustration | None:
        """A cup's bracket; ``alt`` says in words what it shows."""
        return _illustration(await _drawn(self._drawer.bracket(chart), "a bracket"), alt)

    def _palette_of(self, table: Table) -> Palette:
        return "safe" if any(taste.palette == "safe" for taste in self._tastes_at(table)) else "classic"

    def _wants_words(self, table: Table) -> bool:
        """Whether any of its players has chosen words alone."""
        return any(taste.text_only for taste in self._tastes_at(table))

    def _tastes_at(self, table: Table) -> Iterator[PlayerSettings]:
        known = self._preferences.known_player
        return (known(chair.user_id) for chair in table.chairs if chair.user_id is not None)


async def _drawn(drawing: Awaitable[Picture | None], of: str) -> Picture | None:
    try:
        return await drawing
    except Exception:
        log.exception("a picture of %s could not be drawn", of)
        return None


def _illustration(picture: Picture | None, alt: str, *, says_all: bool = False) -> Illustration | None:
    return None if picture is None else Illustration(picture.name, picture.png, alt, says_all)
