"""Discord that takes every message as it comes: for measuring, where it is not to be what is measured.

What the bot sends is checked by the tests of its behaviour; here the checks would take more than all else.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.backend.ops import messages
from simcord.components import walk_components
from simcord.http import _helpers, router

from tests.discord.requests import Request
from tests.wire.server import Wire


def taken(components: list[dict[str, Any]], **_: Any) -> list[dict[str, Any]]:
    """Components as they were sent, with the ids that Discord gives them."""
    for number, component in enumerate(walk_components(components), 1):
        component.setdefault("id", number)
    return components


class TrustingWire(Wire):
    """A :class:`~tests.wire.server.Wire` that checks no messages. To be used within :func:`trusting`."""

    def _serve(self, request: Request) -> Any:
        return router.dispatch(
            self.backend,
            request.method,
            request.path,
            json=request.body,
            params=dict(request.params),
            files=list(request.files),
            reason=request.reason,
        )


@contextlib.contextmanager
def trusting() -> Iterator[None]:
    """Have simcord take all messages, and the collector stay out of the way."""
    with pytest.MonkeyPatch.context() as simcord:
        for module in (_helpers, messages):
            simcord.setattr(module, "validate_message_state", taken)
        before = gc.get_threshold()
        gc.set_threshold(50_000, 50, 1_000)
        try:
            yield
        finally:
            gc.set_threshold(*before)
