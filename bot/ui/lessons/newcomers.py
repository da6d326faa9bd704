"""The offer of a lesson, which a newcomer gets once."""

from __future__ import annotations

import logging

from bot.tables import StorageError, Table, plays_alone
from bot.ui.components.layout import message
from bot.ui.i18n.user_text import shown_name
from bot.ui.lessons.lessons import lesson_of
from bot.ui.presses.help import Learn
from bot.ui.shell.context import Request

log = logging.getLogger(__name__)


async def offer_lesson(request: Request, table: Table) -> None:
    """Offer the lesson of the game at a table to a user who sits there, has never been offered one and has
    not played here yet. In a lobby, say first that they have joined, and in a match against computers that it
    waits. The offer goes with the user's first move, or from a lobby when the match begins.

    It is beside what the user has asked for, so a database that is busy only puts it off.
    """
    game, seat = table.game_key, table.seat_of(request.user_id)
    if request.settings.lesson_offered or seat is None or not lesson_of(game):
        return
    user, services = request.interaction.user, request.services
    try:
        played = await services.standings.stats(request.place_id, user.id)
        await services.preferences.change_player(
            request.place_id, user.id, shown_name(user), lesson_offered=True
        )
    except StorageError:
        log.info("the database is busy, so a lesson is offered another time")
        return
    if not played:
        plays = table.phase == "playing"
        waits = plays and plays_alone(table, seat)
        offer = request.say("lesson-offer", waits=waits)
        view = message(
            offer if plays else f"{request.say('lesson-joined')}\n{offer}",
            [Learn(game, 0).button(request.say)],
        )
        await services.passing.offer(request.interaction, view, stays=plays)
