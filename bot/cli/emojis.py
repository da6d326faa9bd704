"""`olsen emojis`: uploads the card tiles as emojis of the application.

It uploads only missing tiles. If it is stopped, the next run goes on from there.
"""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import discord

from bot.exits import Exit, failed
from bot.ui.pictures.emojis import plan
from bot.ui.pictures.tiles import TILES, tile

STEP = 10
"""The number of tiles after which the progress is printed."""
GOES_ON = "Run `olsen emojis` again to continue from here."


async def emojis(token: str, *, prune: bool) -> Exit:
    """Log in, bring the application's tiles up to date, and print the progress.

    ``prune`` also deletes tiles of older drawings. Returns USAGE if Discord refuses the token, and FAILED
    if it refuses anything else or cannot be reached.
    """
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            await upload(client, print, prune=prune)
    except discord.LoginFailure:
        helps = "Copy it again from the portal's Bot page."
        return failed(f"Discord refuses the token in DISCORD_TOKEN. {helps}", Exit.USAGE)
    except discord.HTTPException as error:
        return failed(f"Discord answered: {error}. {GOES_ON}")
    except (aiohttp.ClientError, OSError) as error:
        return failed(f"Can't reach Discord. Is this machine online? ({error}) {GOES_ON}")
    return Exit.OK


async def upload(client: discord.Client, tell: Callable[[str], object], *, prune: bool = False) -> None:
    """Create the missing emojis, then delete older drawings if ``prune``, and ``tell`` the operator about it.

    Older drawings stay by default: a running bot still uses them, and Discord refuses a message with a
    deleted emoji. Other emojis are left alone. Raises discord.HTTPException or OSError. What was done until
    then stays, and the next call does the rest.
    """
    todo = plan(await client.fetch_application_emojis())
    there = len(TILES) - len(todo.upload)
    tell(f"{there} of {len(TILES)} card tiles are uploaded already.")
    for done, (name, code) in enumerate(todo.upload.items(), there + 1):
        await client.create_application_emoji(name=name, image=tile(code))
        if done % STEP == 0 or done == len(TILES):
            tell(f"{done} of {len(TILES)} uploaded")
    outdated = todo.outdated if prune else []
    for emoji in outdated:
        await emoji.delete()
    if outdated:
        tell(f"{len(outdated)} old tiles deleted")
    if todo.upload:
        tell("Done. Restart the bot to use them.")
    elif not outdated:
        tell("Nothing to do.")
    if todo.outdated and not prune:
        tell(
            f"{len(todo.outdated)} old tiles are kept, because a running bot may use them. Restart the bot, "
            "then delete them with `olsen emojis --prune`."
        )
