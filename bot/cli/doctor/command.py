"""The command: examines one part after the other, and prints the findings."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack
from pathlib import Path

from bot.address import PostgresAddress
from bot.cli.doctor.account import BotAccount, press_edits
from bot.cli.doctor.account import about as discord
from bot.cli.doctor.clock import ClockWatch
from bot.cli.doctor.configuration import configuration
from bot.cli.doctor.copies import copies
from bot.cli.doctor.findings import Finding, status_of, to_json
from bot.cli.doctor.machine import machine
from bot.cli.doctor.server import server
from bot.cli.doctor.site import site
from bot.cli.doctor.stored import note, stored
from bot.cli.doctor.waiting import waiting
from bot.exits import Exit
from bot.logs import without
from bot.services.nightly import NOTE
from bot.services.press_edits import NOTE as EDITS
from bot.settings import Settings
from bot.site.trouble import NOTE as SITE_NOTE


async def doctor(
    *, as_json: bool = False, environ: Mapping[str, str] = os.environ, file: Path = Path(".env")
) -> Exit:
    """Examine everything, and print a line for each finding, or all of them as JSON. Return the status that
    follows.
    """
    found: list[Finding] = []
    findings, settings = configuration(environ, file)

    def show(text: str) -> None:
        print(without(text, *settings.secrets), flush=True)

    async for finding in _all(findings, settings):
        found.append(finding)
        if not as_json:
            show(str(finding))
    if as_json:
        show(to_json(found))
    return status_of(found)


async def _all(configured: list[Finding], settings: Settings) -> AsyncIterator[Finding]:
    watch = ClockWatch()
    for each in (*machine(settings.locale), *configured):
        yield each
    noted: Mapping[str, str | None]
    if isinstance(settings.database, PostgresAddress):
        found, noted = await server(settings.database)
    else:
        found = [*stored(settings.database)]
        noted = {name: note(settings.database, name) for name in (NOTE, EDITS, SITE_NOTE)}
    of_copies, of_site = copies(settings, noted.get(NOTE)), site(settings, noted.get(SITE_NOTE))
    for each in (*found, *of_copies, press_edits(noted.get(EDITS)), *of_site):
        yield each
    async with AsyncExitStack() as opened:
        account = None
        if settings.token is None:
            yield discord.note("login", "not tried, because there is no token")
        else:
            account = await opened.enter_async_context(BotAccount(settings.token))
            async for each in account.findings():
                yield each
        yield watch.finding(account.answers if account is not None else ())
        for each in await waiting(settings.database, account.why_not if account is not None else _unknown):
            yield each


async def _unknown(channel_id: int) -> str:
    return ""
