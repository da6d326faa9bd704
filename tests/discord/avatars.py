"""Avatars of people, served by the simulated Discord's store of files at the addresses of the real one."""

from __future__ import annotations

from io import BytesIO

import discord
from PIL import Image
from simcord.backend import Backend


def serve_avatar(backend: Backend, user_id: int, colour: str, data: bytes | None = None) -> bytes:
    """Give a person an avatar in one ``colour``, and serve it, or else ``data``, to who asks for a small PNG.
    Return what is served.
    """
    made = BytesIO()
    Image.new("RGB", (64, 64), colour).save(made, "PNG")
    backend.users[user_id].avatar = key = f"avatar_{colour.removeprefix('#')}"
    url = f"{discord.Asset.BASE}/avatars/{user_id}/{key}.png?size=64"
    backend.cdn._blobs[url] = served = made.getvalue() if data is None else data
    return served
