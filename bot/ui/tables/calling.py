"""Ask the umpire of a season to come to a table, whose clock stops until then."""

from __future__ import annotations

from contextlib import suppress

from bot.league.season import acts
from bot.league.season.appeals import stands_until
from bot.tables import Refused, Table, Who
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import message
from bot.ui.components.press import Permission
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import AtTable, TableRequest

TEXT = 300
"""The most characters that a player can write to the umpire."""


async def may_call(request: Request, table: Table, who: Who) -> bool:
    """Return whether ``who`` can ask for the umpire at a table, as one of its players, once for each
    table.
    """
    if table.season is None or table.fixture is None:
        return False
    with suppress(Refused):
        await _preview(request, table, who)
        return True
    return False


async def _preview(request: Request, table: Table, who: Who) -> None:
    """Raise Refused if ``who`` can't ask for the umpire at a table."""
    if table.seat_of(who.user_id) is None:
        raise Refused("not_seated")
    fixture = table.fixture or ""
    await request.services.seasons.preview(
        table.season or "", who, lambda person: acts.CallUmpire(fixture, person), "?"
    )


def call_form(press: AskUmpireToCome, say: Translator) -> Form:
    """Build the form that asks what the umpire should look at."""
    field = text_field("text", say("call-umpire-label"), most=TEXT, about=say("call-umpire-about"), long=True)
    return Form(press.custom_id, say("call-umpire-title"), field)


class AskUmpireToCome(AtTable, template="a:umpire:{table}"):
    """Ask the umpire to come to a season’s table. Its clock stops until they answer, for ten minutes at most.
    Once for each table.
    """

    label, permission = "button-call-umpire", Permission.SEATED


@AskUmpireToCome.with_form
async def ask(request: TableRequest, press: AskUmpireToCome) -> Form:
    """Open the form. Raises Refused if a player has asked at this table already or it has ended, and
    ``not_seated``.
    """
    if request.table.seat_of(request.user_id) is None:
        raise Refused("not_seated")
    await _preview(request, request.table, request.who)
    return call_form(press, request.say)


@AskUmpireToCome.on_form
async def call(request: TableRequest, press: AskUmpireToCome, written: Written) -> None:
    """Stop the table's clock and notify its umpires."""
    table, who = request.table, request.who
    fixture = table.fixture or ""
    season = await request.services.seasons.act(
        table.season or "", who, lambda person: acts.CallUmpire(fixture, person), written["text"]
    )
    until = moment(stands_until(season, fixture))
    await request.private(message(request.say("call-umpire-done", until=until)))
