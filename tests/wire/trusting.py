"""Discord that takes every message as it comes: for measuring, where it is not to be what is measured.

What the bot sends is checked by the tests of its behaviour; here the checks would take more than all else.
"""

from __future__ import annotations

import contextlib
import gc
from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from simcord import components as components_module
from simcord.backend.ops import messages
from simcord.http import _helpers, router

from tests.discord.requests import Request
from tests.wire.server import Wire


def walked(components: Iterable[Any]) -> list[dict[str, Any]]:
    """All components, nested ones too, in the order of simcord's own walk, in a third of its time."""
    found: list[dict[str, Any]] = []
    for component in components:
        found.append(component)
        if nested := component.get("components"):
            found += walked(nested)
        for key in ("accessory", "component"):
            if inner := component.get(key):
                found += walked((inner,))
    return found


def taken(components: list[dict[str, Any]], **_: Any) -> list[dict[str, Any]]:
    """Components as they were sent, with the ids that Discord gives them."""
    for number, component in enumerate(walked(components), 1):
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
    """Have simcord take all messages, and nothing be collected meanwhile.

    A collection keeps everybody waiting for a twentieth of a second, as if the bot were slow.
    """
    with pytest.MonkeyPatch.context() as simcord:
        for module in (_helpers, messages):
            simcord.setattr(module, "validate_message_state", taken)
        simcord.setattr(components_module, "walk_components", walked)
        gc.disable()
        try:
            yield
        finally:
            gc.enable()
