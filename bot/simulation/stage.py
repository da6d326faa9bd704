"""Running the simulated Discord of `olsen try`, where presses and the passing of time take turns."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from simcord import Env, Preview
from simcord.preview._media import MediaInfo, MediaWorker, _process_media

if TYPE_CHECKING:
    from bot.simulation.rehearsal import Rehearsal

log = logging.getLogger(__name__)

TICK_SECONDS = 0.1
"""Seconds between two updates of the simulation's clock."""
LONGEST_TICK_SECONDS = 1.0
"""The most seconds that one update adds, so that players do not miss turns while the machine sleeps."""
REMEMBERED = 64
"""The number of publications whose buttons are remembered, many more than a page can lag behind."""


class SimulationTurns:
    """Lets the pages' actions and the simulation's clock take turns, because simcord refuses two at a time.

    An action of a page refers to the publication that the page showed, and a press refers to the position of
    its button. While the bot plays on, a newer publication is often out before the press arrives. Then the
    press is moved to the current position of the same button in the same message, as Discord would do by the
    ``custom_id``. A press on a button that no longer exists is refused.
    """

    def __init__(self, env: Env, preview: Preview, rehearsal: Rehearsal | None = None) -> None:
        """If a ``rehearsal`` is given, it continues on request."""
        self._env = env
        self._preview = preview
        self._rehearsal = rehearsal
        self._turn = asyncio.Lock()
        self._shown = len(env.http_requests)
        self._controls: OrderedDict[tuple[str, int], dict[str, str]] = OrderedDict()
        self._act = preview._action
        preview._action = self.act  # type: ignore[method-assign]  # all pages act through it
        preview._media_worker = OwnPictures()

    async def run(self) -> None:
        """Let time pass and show changes, until cancelled."""
        last = time.monotonic()
        while True:
            await asyncio.sleep(TICK_SECONDS)
            async with self._turn:
                now = time.monotonic()
                passed, last = min(now - last, LONGEST_TICK_SECONDS), now
                try:
                    await self._env.advance_time(passed)
                    if self._rehearsal is not None and self._rehearsal.wanted:
                        await self._rehearsal.go_on()
                        self._shown = -1  # it tells something even where the bot has done nothing
                    await self._show_changes()
                except Exception:  # an error of the bot must not stop the time
                    log.exception("The simulation lost a moment.")

    @asynccontextmanager
    async def between_actions(self) -> AsyncIterator[None]:
        """Do something else in the simulation, while no action is carried out and no time passes."""
        async with self._turn:
            yield
            await self._show_changes()

    async def act(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        """Carry out an action of a page. ``body`` and the answer are those of the preview's ``_action``."""
        async with self._turn:
            self._remember()
            showing = asyncio.create_task(self._show_meanwhile())
            try:
                answer = await self._act(context_id, self._brought_forward(context_id, body))
            finally:
                showing.cancel()
            await self._show_changes()
            return answer

    async def _show_meanwhile(self) -> None:
        """Publish what the bot says during an action, which ends only when the bot has nothing more to do."""
        while True:
            await asyncio.sleep(TICK_SECONDS)
            if len(self._env.http_requests) != self._shown:
                self._remember()
                self._preview._publish_message_pages(reason="refresh")
                self._shown = len(self._env.http_requests)

    async def _show_changes(self) -> None:
        """Publish to all pages if the bot has sent or edited anything since the last time."""
        if len(self._env.http_requests) != self._shown:
            self._remember()
            await self._preview.refresh()
            self._shown = len(self._env.http_requests)

    def _remember(self) -> None:
        """Remember the positions of the buttons that the pages show now."""
        for page in self._preview._pages.values():
            if (page.id, page.revision) not in self._controls:
                self._controls[page.id, page.revision] = dict(_controls(page.snapshot.get("messages")))
        while len(self._controls) > REMEMBERED:
            self._controls.popitem(last=False)

    def _brought_forward(self, context_id: str | None, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """The action ``body``, which may refer to an older publication, in terms of the newest one."""
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
    """Prepares pictures for the page in a thread. simcord would start a process for each, to be safe from
    strangers' files; these are the bot's own, and a hand of twenty cards should not take five seconds.
    """

    async def _decode(self, key: str, blob: bytes, media_time: float | None) -> MediaInfo:
        return await asyncio.to_thread(_process_media, blob, media_time)


def _controls(tree: Any) -> Iterator[tuple[str, str]]:
    """Yield every control below ``tree``: the page's key for its position, and its custom_id."""
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
