"""Wait for others: choose a game and a clock, and stop waiting."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, get_args

import discord
from discord import ui

from bot.games import GAMES
from bot.services import WaitRow
from bot.tables import ClockName, Refused, Table, need_game
from bot.ui.components.layout import BLUE, GREY, button, message
from bot.ui.components.press import GameKey
from bot.ui.finding.opening import find_channel, open_for
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.finding import ShowFinding
from bot.ui.settings.settings import CLOCKS
from bot.ui.shell.admission import need_welcome
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.ui.tables.choosing import ChooseGame, game_buttons
from bot.ui.tables.my import link_to

Clock = Annotated[ClockName, "fast|normal|slow"]


class WaitForOthers(Plain, template="n:wait:{game}:{clock}"):
    """Wait until someone else wants the same game and clock. Then a table opens for you."""

    game: GameKey
    clock: Clock
    style = BLUE


class StopWaiting(Plain, template="n:unwait:{clock}"):
    """Stop waiting for others."""

    clock: Clock
    label = "button-finding-stop"


def finding_screen(
    waiting: Sequence[WaitRow], user_id: int, clock: ClockName, channel: str, say: Translator
) -> ui.LayoutView:
    """Build the screen on which a user waits for others. ``waiting``: everyone who waits on the server.
    ``channel``: the mention of the channel where tables open.
    """
    own = next((row for row in waiting if row.user_id == user_id), None)
    counts = Counter(row.game for row in waiting if row.clock == clock and row.user_id != user_id)
    others = [
        say("finding-others", game=GAMES[game].spec.name, count=count) for game, count in counts.items()
    ]
    last = [] if own is None else [StopWaiting(clock).button(say)]
    last += [ChooseGame(0).button(say, "button-go-back")]
    return message(
        say("finding-title"),
        say("finding-about", channel=channel) if own is None else _own_line(own, channel, say),
        say("finding-waiting", games=joined(others, say)) if others else "",
        [*(_clock_button(each, clock, say) for each in get_args(ClockName)), *last],
        *game_buttons({key: WaitForOthers(key, clock) for key in GAMES}, say),
    )


def _own_line(own: WaitRow, channel: str, say: Translator) -> str:
    name, clock = GAMES[own.game].spec.name, say(f"clock-{own.clock}")
    return say("finding-own", game=name, clock=clock, until=moment(own.until), channel=channel)


def _clock_button(clock: ClockName, chosen: ClockName, say: Translator) -> ui.Button[Any]:
    label = say(CLOCKS[clock])
    is_it = clock == chosen
    return button(ShowFinding(clock).custom_id, f"✓ {label}" if is_it else label, BLUE if is_it else GREY)


@ShowFinding.on_press
async def show_finding(request: Request, press: ShowFinding) -> None:
    """Show who waits for what, with buttons to wait too."""
    await need_welcome(request)
    channel = await find_channel(request)
    await _show(request, press.clock or await _usual_clock(request), channel)


async def _usual_clock(request: Request) -> ClockName:
    return (await request.services.preferences.server(request.place_id)).clock


async def _show(request: Request, clock: ClockName, channel: discord.TextChannel) -> None:
    waiting = await request.services.waiting.waiting(request.place_id)
    await request.private(finding_screen(waiting, request.user_id, clock, channel.mention, request.say))


@WaitForOthers.on_press
async def wait(request: Request, press: WaitForOthers) -> None:
    """Open a table for the user and others who wait for the same, or note that the user waits too."""
    need_game(press.game)
    await need_welcome(request)
    channel = await find_channel(request)
    waiting, place_id = request.services.waiting, request.place_id
    table = await _found(request, press, channel)
    if table is None:
        await waiting.wait(place_id, request.who, press.game, press.clock)
        table = await _found(request, press, channel)  # another player may have begun to wait since
    if table is None:
        await _show(request, press.clock, channel)
    else:
        await request.private(found_message(table, request.say))


async def _found(request: Request, press: WaitForOthers, channel: discord.TextChannel) -> Table | None:
    """Open a table for the user and others who wait for the same; return None if there are none. Raises
    Refused as :func:`open_for` does.
    """
    company = await request.services.waiting.company(
        request.place_id, request.user_id, press.game, press.clock
    )
    try:
        return await open_for(request, channel, press.game, company) if company else None
    except Refused as refused:
        if refused.code != "company_gone":
            raise
        return None


def found_message(table: Table, say: Translator) -> ui.LayoutView:
    """Build the message to the user whose press has opened a table."""
    return message(say("finding-found", game=table.game.spec.name, link=link_to(table)))


@StopWaiting.on_press
async def stop_waiting(request: Request, press: StopWaiting) -> None:
    """Note that the user waits no longer, and show who does."""
    channel = await find_channel(request)
    await request.services.waiting.stop(request.place_id, request.user_id)
    await _show(request, press.clock, channel)
