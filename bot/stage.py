"""A simulated Discord on show: people's presses and the passing of time take turns on it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from typing import Any

from simcord import Env, Preview
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

log = logging.getLogger(__name__)

TICK_SECONDS = 0.1
"""How often the simulation's clock follows the machine's."""
LONGEST_TICK_SECONDS = 1.0
"""A machine that slept does not wake up to hours of missed turns."""
REMEMBERED = 64
"""Publications whose buttons are remembered: many more than a page can lag behind."""


class Stage:
    """Lets the pages' actions and the simulation's clock take turns; simcord refuses two at a time.

    A page's action is bound to the publication that the page showed, and a press to the place of its
    button. While the bot plays on, a newer publication is often out before the press arrives. The press
    is then brought forward to where the same button of the same message is now, as Discord would find it
    by its ``custom_id``; a press on a button that is gone stays refused.
    """

    def __init__(self, env: Env, preview: Preview) -> None:
        self._env = env
        self._preview = preview
        self._turn = asyncio.Lock()
        self._shown = len(env.http_requests)
        self._controls: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._act = preview._action
        preview._action = self.act  # type: ignore[method-assign]  # all pages act through it
        preview._media_worker = OwnPictures()

    async def run(self) -> None:
        """Let time pass and show what has changed, for ever."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._turn:
                now = time.monotonic()
                passed, last = min(now - last, LONGEST_TICK_SECONDS), now
                try:
                    await self._env.advance_time(passed)
                    await self._show_changes()
                except Exception:  # whatever the bot got wrong in this moment: time does not stop for it
                    log.exception("The simulation lost a moment.")

    async def act(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do in turn what a page asks for; ``body`` and the answer are those of the preview's ``_action``."""
        async with self._turn:
            self._remember()
            answer = await self._act(context_id, self._brought_forward(context_id, body))
            await self._show_changes()
            return answer

    async def _show_changes(self) -> None:
        """Publish to all pages, but only if the bot has sent or edited anything since the last time."""
        if len(self._env.http_requests) != self._shown:
            self._remember()
            await self._preview.refresh()
            self._shown = len(self._env.http_requests)

    def _remember(self) -> None:
        """Keep which buttons the pages show now."""
        for page in self._preview._pages.values():
            if (page.id, page.revision) not in self._controls:
                self._controls[page.id, page.revision] = dict(_controls(page.snapshot.get("messages")))
        while len(self._controls) > REMEMBERED:
            self._controls.popitem(last=False)

    def _brought_forward(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action that ``body``, made on an older publication, means on the newest."""
        page = self._preview._pages.get(context_id or "")
        if page is None or body.get("published_revision") in (None, page.revision):
            return body
        key = body.get("control_key")
        if not isinstance(key, str) or not key.startswith("message:"):
            return {**body, "published_revision": page.revision}
        custom_id = self._controls.get((page.id, body["published_revision"]), {}).get(key)
        for new_key, new_id in self._controls[page.id, page.revision].items():
            if new_id == custom_id and _message(new_key) == _message(key):
                return {**body, "published_revision": page.revision, "control_key": new_key}
        return body


class OwnPictures(MediaWorker):
    """Prepares pictures for the page in a thread. simcord starts a process for each, to be safe from
    strangers' files; these are the bot's own, and a hand of twenty cards should not take five seconds.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return await asyncio.to_thread(_process_media, blob, media_time)


def _controls(tree: Any) -> Iterator[tuple[str, str]]:
    """Every control below ``tree``: the page's key for its place, and its custom_id."""
    if isinstance(tree, Mapping):
        if "control_key" in tree and "custom_id" in tree:
            yield tree["control_key"], tree["custom_id"]
        for branch in tree.values():
            yield from _controls(branch)
    elif isinstance(tree, list):
        for branch in tree:
            yield from _controls(branch)


def _message(key: str) -> str:
    """The part of a control's key that names its message."""
    return key.partition(":component:")[0]
