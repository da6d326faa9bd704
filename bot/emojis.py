"""`olsen emojis`: uploads the card tiles as emojis of the application.

It does only what is still to be done: stopped in the middle, it goes on from there the next time.
"""

from __future__ import annotations

from collections.abc import Callable

import aiohttp
import discord

from bot.exits import Exit, failed
from bot.ui.pictures.emojis import plan
from bot.ui.pictures.tiles import TILES, tile

STEP = 10
"""After so many tiles it is said how far we are."""
GOES_ON = "What was uploaded stays; run `olsen emojis` again to go on from there."


async def emojis(token: str, *, prune: bool) -> Exit:
    """Log in, bring the application's tiles up to date, say so; FAILED where Discord does not let us.

    Tiles of older drawings are deleted where they are to be ``prune``-d.
    """
    try:
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(token)
            await upload(client, print, prune=prune)
    except discord.LoginFailure:
        return failed("Discord refuses the token in DISCORD_TOKEN: copy it anew from the portal.")
    except discord.HTTPException as error:
        return failed(f"Discord answered: {error}. {GOES_ON}")
    except (aiohttp.ClientError, OSError) as error:
        return failed(f"Discord cannot be reached, is this machine online? ({error}) {GOES_ON}")
    return Exit.OK


async def upload(client: discord.Client, tell: Callable[[str], object], *, prune: bool = False) -> None:
    """Make the emojis that are lacking, then ``prune`` older drawings, and ``tell`` the operator of it.

    A bot that runs names the tiles that were there at its start, and Discord refuses a message with one that
    is gone: so older drawings stay unless they are to go. Nothing else is touched. Raises
    discord.HTTPException or OSError; what was done until then stays, and the next call does the rest.
    """
    todo = plan(await client.fetch_application_emojis())
    there = len(TILES) - len(todo.upload)
    tell(f"{there} of {len(TILES)} card tiles are there.")
    for done, (name, code) in enumerate(todo.upload.items(), there + 1):
        await client.create_application_emoji(name=name, image=tile(code))
        if done % STEP == 0 or done == len(TILES):
            tell(f"{done} of {len(TILES)} uploaded")
    outdated = todo.outdated if prune else []
    for emoji in outdated:
        await emoji.delete()
    if outdated:
        tell(f"{len(outdated)} of older drawings deleted")
    if todo.upload:
        tell("Done. A running bot shows them after a restart.")
    elif not outdated:
        tell("Nothing was to be done.")
    if todo.outdated and not prune:
        tell(
            f"{len(todo.outdated)} tiles of older drawings stay, for a bot that runs. When it has been "
            "restarted, `olsen emojis --prune` deletes them."
        )
