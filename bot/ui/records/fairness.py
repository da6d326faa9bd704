"""Is it fair? A finished match is checked in front of whoever asks, and its record is handed out."""

from __future__ import annotations

import io

import discord
from discord import ui

from bot.match_file import MatchFile
from bot.services import Chain, Checked
from bot.ui.components.layout import LINE, message
from bot.ui.components.press import Key
from bot.ui.delivery import responses
from bot.ui.delivery.download import send_record
from bot.ui.i18n.players import as_of, wording
from bot.ui.i18n.shuffles import added_lines
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import moment
from bot.ui.i18n.wording import in_order
from bot.ui.presses.records import CheckMatch, ShowChain
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain

LINK = 16
"""So many digits of a link are shown."""
SHOWN = 5
"""The most faults that are told. One is the rule: what comes after it is not looked at."""


@CheckMatch.on_press
async def check_match(request: Request, press: CheckMatch) -> None:
    """Check a match, and tell what was promised, what followed, and whether it fits."""
    checked = await request.services.fairness.check(request.place_id, press.match)
    await request.private(fairness_message(checked, request.say))


class DownloadMatchFile(Plain, template="y:record:{match}"):
    """Get the record of a finished match as a file, with a page that checks it."""

    match: Key
    label = "button-download"


@DownloadMatchFile.on_press
async def download(request: Request, press: DownloadMatchFile) -> None:
    """Send the record of a match, and the page that checks it."""
    _, record = await request.services.fairness.record(request.place_id, press.match)
    await send_record(request.interaction, record, press.match, request.say)


@ShowChain.on_press
async def show_chain(request: Request, press: ShowChain) -> None:
    """Tell how many tables of the server were opened and played, and send the newest of its chain."""
    chain = await request.services.fairness.chain(request.place_id)
    files = [discord.File(io.BytesIO(chain_file(chain).encode()), "chain.txt")] if chain.rows else []
    told = request.say(
        "fair-chain",
        promised=chain.promised,
        count=len(chain.rows),
        played=chain.count("over"),
        running=chain.count("lobby", "playing"),
        ended=chain.count("ended"),
        closed=chain.count("closed"),
    )
    await responses.reply_private(request.interaction, told, files=files)


def chain_file(chain: Chain) -> str:
    """The newest tables of a server, the oldest first: number, id, commitment, link, what became of it."""
    lines = (
        f"{row.number} {row.table_id} {row.commitment} {row.link} {row.phase}\n"
        for row in reversed(chain.rows)
    )
    return "".join(lines)


def fairness_message(checked: Checked, say: Translator) -> ui.LayoutView:
    """What the check of a finished match has found."""
    table, record = checked.table, checked.record
    return message(
        say("fair-title", game=table.game.spec.name, match=table.table_id),
        _verdict(checked, say),
        LINE,
        "\n".join(
            [
                _place(record, say),
                say("fair-promise", at=moment(table.created_at), commitment=record.commitment),
                say("fair-secret", secret=record.secret.hex()),
            ]
        ),
        "\n".join([say("fair-added"), *added_lines(table, record.contributions, say)]),
        _first_cards(checked, say),
        LINE,
        say("fair-means"),
        [DownloadMatchFile(table.table_id).button(say), ShowChain().button(say)],
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
    record = checked.record
    return say("fair-yes", moves=len(record.lines) - 1, how=record.how)


def _place(record: MatchFile, say: Translator) -> str:
    return say("fair-place", number=record.proof["number"], link=record.proof["link"][:LINK])


def _first_cards(checked: Checked, say: Translator) -> str | None:
    if not checked.hands:
        return None
    table = checked.table
    words = as_of(wording(table, say), table.chairs, 0)
    lines = [
        say(
            "fair-hand",
            number=seat + 1,
            name=words.name(seat),
            cards=words.cards(in_order(hand)),
        )
        for seat, hand in enumerate(checked.hands)
    ]
    return "\n".join([say("fair-cards"), *lines])
