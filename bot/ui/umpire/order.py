"""The order in which the players of a season start: the umpire writes it before the start."""

from __future__ import annotations

import re

from bot.league.season import Season, acts
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator
from bot.ui.presses.dashboard import OrderPlayers
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import UmpireRequest
from bot.ui.umpire.consequences import order_of
from bot.ui.umpire.preview import propose

ORDER = "order"
"""The key of the form's field."""
LONGEST = 1000
"""The most characters of what is written there."""
PART = re.compile(r"([0-9]{1,4})(?:-([0-9]{1,4}))?")


@OrderPlayers.with_form
async def ask_for_order(request: UmpireRequest, press: OrderPlayers) -> Form:
    """Open the form for the order."""
    return order_form(press, request.say)


@OrderPlayers.on_form
async def set_order(request: UmpireRequest, press: OrderPlayers, written: Written) -> None:
    """Set the order that was written, and show the start again. If a player came or left since the
    numbers were shown, nothing is set.
    """
    await request.take_time()
    if request.season.seq != press.seen:
        await propose(request, acts.Start(), notice=request.say("refused-league-stale"))
        return
    ordered = request.of(await put_in_order(request, request.season, written[ORDER]))
    await propose(ordered, acts.Start(), notice=request.say("umpire-ordered"))


async def put_in_order(request: Request, season: Season, text: str) -> Season:
    """Set the order that the numbers in a text say, and return the season with it. Who is not named follows.

    Raises Refused ``umpire_order``.
    """
    started = await started_now(request, season)
    players = [player for division in order_of(started) for player in division]
    order = tuple(players[number - 1] for number in numbers_in(text, len(players)))
    seeds = acts.Seed((*order, *(player for player in players if player not in order)))
    return await request.services.seasons.act(season.key, request.who, seeds)


async def started_now(request: Request, season: Season) -> Season:
    """The season as it would be if it started now; nothing is stored. Raises Refused ``league-too_few``."""
    return (await request.services.seasons.preview(season.key, request.who, acts.Start(), "")).season


def order_form(press: Press, say: Translator) -> Form:
    """The form that asks for the numbers of the players, the strongest first."""
    field = text_field(
        ORDER,
        say("umpire-form-order"),
        most=LONGEST,
        about=say("umpire-form-order-about"),
        example="3 1 2",
        long=True,
    )
    return Form(press.custom_id, say("button-order"), field)


def numbers_in(text: str, most: int) -> list[int]:
    """The numbers in a text such as ``3 1 5-8``, each from 1 to ``most`` and once.

    Raises Refused ``umpire_order`` if it is none.
    """
    found: list[int] = []
    for part in re.split(r"[\s,;]+", text.strip()):
        match = PART.fullmatch(part)
        if match is None:
            raise Refused("umpire_order", most=most)
        first, last = int(match[1]), int(match[2] or match[1])
        if not 1 <= first <= last <= most:
            raise Refused("umpire_order", most=most)
        found += range(first, last + 1)
    if len(set(found)) < len(found):
        raise Refused("umpire_order", most=most)
    return found
