"""Is it fair? Check a finished match in front of the player who asks, and offer its match file."""

from __future__ import annotations

import io

import discord
from discord import ui

from bot.services import Chain, Checked
from bot.tables import had_lobby
from bot.ui.components.layout import button, message
from bot.ui.components.press import Key
from bot.ui.delivery import responses
from bot.ui.delivery.download import send_record
from bot.ui.i18n.translator import Translator
from bot.ui.presses.records import CheckMatch, ShowChain
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

SHOWN = 5
"""The most faults to show. There is usually one, because the check stops there."""


@CheckMatch.on_press
async def check_match(request: Request, press: CheckMatch) -> None:
    """Check a match, and tell whether it was dealt and played as its match file says."""
    checked = await request.services.fairness.check(request.place_id, press.match)
    await request.private(fairness_message(checked, request.say, press.back))


class DownloadMatchFile(Plain, template="y:record:{match}"):
    """Get the match file of a finished match, with a page that checks it."""

    match: Key
    label = "button-download"
    is_anywhere = True


@DownloadMatchFile.on_press
async def download(request: Request, press: DownloadMatchFile) -> None:
    """Send the record of a match, and the page that checks it."""
    _, record = await request.services.fairness.record(request.place_id, press.match)
    await send_record(request.interaction, record, press.match, request.say)


@ShowChain.on_press
async def show_chain(request: Request, press: ShowChain) -> None:
    """Tell how many tables of the server were opened and played, and send the newest of its chain, up to the
    next table, which isn't open yet.
    """
    chain = await request.services.fairness.chain(request.place_id)
    files = [discord.File(io.BytesIO(chain_file(chain).encode()), "chain.txt")]
    told = request.say(
        "fair-chain",
        count=sum(row.phase is not None for row in chain.rows),
        played=chain.count("over"),
        running=chain.count("lobby", "playing"),
        ended=chain.count("ended"),
        closed=chain.count("closed"),
    )
    await responses.reply_private(request.interaction, told, files=files)


def chain_file(chain: Chain) -> str:
    """Return the newest tables of a server, the oldest first: number, id, commitment, link, and what became
    of it. The last one is the ``next``.
    """
    lines = (
        f"{row.number} {row.table_id} {row.commitment} {row.link} {row.phase or 'next'}\n"
        for row in reversed(chain.rows)
    )
    return "".join(lines)


def fairness_message(checked: Checked, say: Translator, back: str = "") -> ui.LayoutView:
    """Build the message of what the check of a finished match has found, and how to check it oneself.
    ``back``: the id of the button that leads back; empty for none.
    """
    table = checked.table
    others = [button(back, say("button-go-back"))] if back else []
    return message(
        say("fair-title", game=table.game.spec.name),
        _verdict(checked, say),
        say("fair-means", lobby=had_lobby(table)),
        [DownloadMatchFile(table.table_id).button(say), ShowChain().button(say), *others],
    )


def _verdict(checked: Checked, say: Translator) -> str:
    if checked.faults is None:
        return say("fair-unchecked")
    if checked.faults:
        faults = [
            say(f"fair-fault-{fault.code}", **{key: str(value) for key, value in fault.data.items()})
            for fault in checked.faults[:SHOWN]
        ]
        return "\n".join([say("fair-no"), *faults])
    return say("fair-yes")
