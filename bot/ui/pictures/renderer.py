"""Pictures for messages, in the colours that people have chosen. A picture that fails is left out."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.api import Seat
from bot.services import Palette, Preferences
from bot.tables import Table, new_cards
from bot.tables.reactions import Reactions
from bot.tables.seating import is_withheld
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import wording
from bot.ui.i18n.story import call_news, stamps, stamps_of
from bot.ui.i18n.translator import Translator
from bot.ui.pictures import Drawer, Drawing, HandDrawing, TableDrawing, hand_alt, scene_of, table_alt
from bot.ui.pictures.alt import Alt, shortened
from bot.ui.pictures.avatar import Avatar
from bot.ui.pictures.card import ShareCard
from bot.ui.pictures.hand import Picked, hand_of
from bot.ui.pictures.podium import Podium, PodiumStep
from bot.ui.pictures.seats import pictured
from bot.ui.pictures.table import Scene

log = logging.getLogger(__name__)


class PictureRenderer:
    """Draws pictures for the messages that show them."""

    def __init__(
        self,
        preferences: Preferences,
        reactions: Reactions,
        avatars_at: Callable[[Table], Sequence[Avatar | None]] = lambda table: (),
    ) -> None:
        """``avatars_at`` returns the avatars of a table's seats, as far as they are there. It never waits."""
        self._preferences = preferences
        self._avatars_at = avatars_at
        self._reactions = reactions
        self._drawer = Drawer()

    def forget_names(self) -> None:
        """Let go of pictures that are kept, because names stand in some."""
        self._drawer.forget_names()

    async def draw(self, drawing: Drawing, alt: str, *, says_all: bool = False) -> Illustration | None:
        """The picture of ``drawing``; ``alt`` says in words what it shows, and if it ``says_all`` the message
        need not. None if it cannot be drawn.
        """
        try:
            picture = await self._drawer.picture(drawing)
        except Exception:
            log.exception("could not draw a picture: %s", drawing.kind)
            return None
        return Illustration(picture.name, picture.png, alt, says_all)

    async def table(self, table: Table, say: Translator) -> Illustration | None:
        """The public picture of a table, in safe colours if any of its players has chosen them. It says all
        if none of them has chosen words alone.
        """
        words = wording(table, say)
        scene = scene_of(
            table.game_key,
            table.observe(None),
            words.names,
            stamps(table),
            reactions=self._reactions.at(table).seats,
        )
        scene = self._pictured(scene, table)
        palette, wants_words = self._tastes_at(table)
        drawing, alt = TableDrawing(scene, palette), table_alt(scene, words)
        says_all = alt.is_whole and not wants_words
        return await self.draw(drawing, alt.text, says_all=says_all)

    async def hand(
        self, table: Table, seat: Seat, say: Translator, picked: Picked | None = None
    ) -> Illustration | None:
        """The cards of ``seat`` in its owner's colours, with those ``picked`` for a play that is being
        chosen, below the table as they see it; None if they prefer text, or have no cards, and when the match
        is over.
        """
        seen = table.observe(seat)
        taste = self._preferences.known_player(table.chairs[seat].user_id or 0)
        if taste.text_only or is_withheld(table, seat) or not table.is_open or not seen.hand:
            return None
        hand = hand_of(seen, taste.sort, new_cards(table, seat), picked)
        words = wording(table, say)
        begun = picked.begun if picked else ()
        news, reacted = stamps_of(call_news(table)), self._reactions.at(table).seats
        scene = scene_of(table.game_key, seen, words.names, news, begun, reacted)
        scene = self._pictured(scene, table)
        drawing, alt = HandDrawing(table.game_key, hand, taste.palette, scene), hand_alt(hand, words, scene)
        return await self.draw(drawing, alt.text, says_all=alt.is_whole)

    async def podium(self, table: Table, podium: Podium, alt: Alt) -> Illustration | None:
        """The result of a match, in the colours of its table; ``alt`` says in words what it shows. It says
        all if each name in it can be drawn, and no player has chosen words alone.
        """
        is_named = all(step.name for step in podium.steps)
        palette, wants_words = self._tastes_at(table)
        says_all = alt.is_whole and is_named and not wants_words
        drawing = replace(podium, palette=palette, steps=self._with_avatars(podium, table))
        return await self.draw(drawing, alt.text, says_all=says_all)

    async def card(self, table: Table, card: ShareCard, alt: Alt) -> Illustration | None:
        """The card of a result at ``table``, in its colours; ``alt`` says what its podium shows."""
        palette, _ = self._tastes_at(table)
        steps = self._with_avatars(card.podium, table)
        drawing = replace(card, podium=replace(card.podium, palette=palette, steps=steps))
        return await self.draw(drawing, shortened(f"{card.title}, {card.about}. {alt.text}").text)

    def _pictured(self, scene: Scene, table: Table) -> Scene:
        return scene._replace(seats=pictured(scene.seats, self._avatars_at(table)))

    def _with_avatars(self, podium: Podium, table: Table) -> tuple[PodiumStep, ...]:
        avatars = self._avatars_at(table)
        return tuple([step._replace(avatar=avatars[step.seat] if avatars else None) for step in podium.steps])

    def _tastes_at(self, table: Table) -> tuple[Palette, bool]:
        """The colours that suit all players of a table, and whether any of them has chosen words alone."""
        known = self._preferences.known_player
        tastes = [known(chair.user_id) for chair in table.chairs if chair.user_id is not None]
        is_safe = "safe" in [taste.palette for taste in tastes]
        return "safe" if is_safe else "classic", True in [taste.text_only for taste in tastes]
