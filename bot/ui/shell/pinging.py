"""Check whether a member may be pinged for another member."""

from __future__ import annotations

from bot.services.preferences import pings_by
from bot.tables import Refused
from bot.ui.shell.context import Request


async def may_be_pinged(request: Request, user_id: int) -> bool:
    """Return whether a user may be pinged about another user's table: not in their quiet hours, not against
    their settings, and not by a user whom they avoid.

    Raises Refused ``invite_avoided`` if the user of the request avoids them.
    """
    place_id = request.place_id
    preferences, now = request.services.preferences, request.services.clock.now()
    refuses, is_refused = await request.services.admission.between(place_id, request.user_id, user_id)
    if refuses:
        raise Refused("invite_avoided")
    server, own = await preferences.server(place_id), await preferences.player(user_id)
    awake = preferences.awake_at(place_id, user_id, now) <= now
    return not is_refused and pings_by(server, own) != "never" and awake
