"""Early pings: a direct message one turn before a player's own at slow tables, for players who want that."""

from __future__ import annotations

import logging
from collections.abc import Callable

from discord import ui

from bot.games.api import Seat
from bot.services import Preferences
from bot.tables import Clock, StorageError, Table, Tables, next_actor, next_but_one
from bot.tables.ahead import chosen_ahead
from bot.ui.components.layout import message
from bot.ui.delivery.background import Background
from bot.ui.delivery.letters import Letters, Unreached
from bot.ui.delivery.outcomes import is_momentary
from bot.ui.i18n.players import chair_name
from bot.ui.i18n.translator import Translator, locales, translator
from bot.ui.tables.my import link_to

log = logging.getLogger(__name__)


class EarlyPings:
    """Writes to players of slow tables when the turn before theirs begins, once a turn.

    Players with queued moves, away or in their quiet hours get no message. They are pinged on their turn, as
    always. A message that couldn't be sent in time isn't sent later.
    """

    def __init__(
        self,
        tables: Tables,
        preferences: Preferences,
        letters: Letters,
        clock: Clock,
        say_in: Callable[[int], Translator],
    ) -> None:
        self._preferences = preferences
        self._letters = letters
        self._clock = clock
        self._say_in = say_in
        self._told: dict[str, int] = {}
        """The turns already announced, by table id."""
        self._writing = Background()
        tables.changed.subscribe(self.changed)

    def changed(self, table: Table) -> None:
        """Check a changed table for a player to write to."""
        seat = next_but_one(table)
        if seat is None or self._told.get(table.table_id) == table.turn_version:
            if not table.is_open:
                self._told.pop(table.table_id, None)
            return
        self._told[table.table_id] = table.turn_version
        if self._wishes(table, seat):
            self._writing.start(self._tell(table, seat), "one turn before")

    async def close(self) -> None:
        """Stop writing."""
        await self._writing.close()

    def _wishes(self, table: Table, seat: Seat) -> bool:
        """Return whether the owner of a seat wants a message now."""
        chair, now = table.chairs[seat], self._clock.now()
        if chair.user_id is None or not chair.present or (chair.away_until or 0) > now:
            return False
        is_awake = self._preferences.awake_at(table.place_id, chair.user_id, now) <= now
        wishes = self._preferences.known_player(chair.user_id).early
        return wishes and is_awake and chosen_ahead(table, seat) is None

    async def _tell(self, table: Table, seat: Seat) -> None:
        user_id = table.chairs[seat].user_id or 0
        settings = self._preferences.known_player(user_id)
        wanted = [each for each in (settings.language, settings.early_language) if each in locales()]
        say = translator(wanted[0]) if wanted else self._say_in(table.place_id)
        try:
            member = await self._letters.reader(table.place_id, user_id, table.channel_id)
            if member is not None:
                about = f"early:{table.table_id}:{table.turn_version}"
                await self._letters.write(table.place_id, member, about, early_letter(table, say))
        except Exception as error:
            if not (isinstance(error, Unreached | StorageError) or is_momentary(error)):
                raise
            log.info("could not ping the next player at table %s: %s", table, error)


def early_letter(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message to the next player."""
    name = chair_name(table, next_actor(table) or 0, say)
    return message(say("early-letter", game=table.game.spec.name, name=name, link=link_to(table)))
