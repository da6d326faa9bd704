"""What is behind **⋯** of a match that has ended: points by deal, chips, house rules, proof and rules."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.shards import is_server
from bot.tables import Recap, Refused, Table, result_of
from bot.ui.components.layout import TEXT_LIMIT, message
from bot.ui.i18n.players import chair_name, wording
from bot.ui.i18n.translator import Translator
from bot.ui.presses.finding import PingPlayers
from bot.ui.presses.help import ShowRules
from bot.ui.presses.records import CheckMatch
from bot.ui.shell.kinds import AtTable, TableRequest
from bot.ui.tables.result import behind, ranking
from bot.ui.tables.table import drawing, house_rules_lines

DEALS = 12
"""The most deals whose points are listed one by one; the last ones of a longer match."""


class ShowDetails(AtTable, template="v:details:{table}"):
    """See a finished match in detail, check its shuffles, and read its rules."""

    label = "button-details"


@ShowDetails.on_press
async def show_details(request: TableRequest, press: ShowDetails) -> None:
    """Show a match in detail. Raises Refused ``not_over`` while it is played."""
    table = request.table
    if table.phase not in ("over", "ended"):
        raise Refused("not_over")
    recap = await request.services.tables.recaps.of(table)
    pings = can_rally(table, request.user_id)
    if pings:
        try:
            await request.services.rallies.need_open(table, request.user_id)
        except Refused:
            pings = False
    await request.private(details(table, recap, request.say, pings=pings))


def can_rally(table: Table, user_id: int) -> bool:
    """Return whether a match on a server had other people whom a user who played there could ping."""
    people = [chair.user_id for chair in table.chairs if chair.user_id is not None]
    return is_server(table.place_id) and table.fixture is None and user_id in people and len(people) > 1


def details(table: Table, recap: Recap, say: Translator, *, pings: bool = False) -> ui.LayoutView:
    """Build the details of a match that has ended, with its points if it was played to its end. ``pings``:
    also a button that pings the other players.
    """
    has_result = table.phase == "over"
    parts = [
        "\n".join(_points(table, recap, say)) if has_result else say("table-ended"),
        say("table-chips", server=is_server(table.place_id)) if has_result and result_of(table).chips else "",
        drawing(table.observe(None), wording(table, say)),
        house_rules_lines(table, say),
    ]
    title = say("details-title", game=table.game.spec.name)
    room = TEXT_LIMIT - len(title)
    kept = []
    for part in parts:
        if len(part) <= room:
            kept.append(part)
            room -= len(part)
    key = table.table_id
    check = CheckMatch(key, ShowDetails(key).custom_id).button(say)
    ping = [PingPlayers(key).button(say)] if pings else []
    return message(
        title,
        *kept,
        [check, ShowRules(key).button(say), *ping],
    )


def _points(table: Table, recap: Recap, say: Translator) -> Iterator[str]:
    """Yield a line for each player: the points of each deal if there were several, the sum, how far
    they were behind, and their chips.
    """
    words, result = wording(table, say), result_of(table)
    for rank in ranking(table):
        deals = [deal for deal in recap.deals if deal.seat == rank.seat]
        yield say(
            "details-points",
            name=chair_name(table, rank.seat, say),
            points=" · ".join(str(deal.points) for deal in deals[-DEALS:])
            if table.game.spec.deal_points and len(deals) > 1
            else None,
            more=len(deals) > DEALS,
            total=words.total(rank.total) if len(deals) > 1 else None,
            place=rank.place,
            behind=behind(table, rank, say) or None,
            chips=result.chips[rank.seat] if result.chips else None,
        )
