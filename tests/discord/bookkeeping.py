"""simcord's bookkeeping of what the bot has set going, in a third of the time that its own takes: each turn
of the loop passes through it.

What is about to run is not written down one by one: it is what the loop has ready, and
:class:`~tests.discord.env.Discord` lets the loop run down before it looks.
"""

from __future__ import annotations

import asyncio
import weakref
from collections.abc import Callable
from contextvars import Context
from typing import Any

from simcord import _dpy_internals, _runtime

Record = Callable[[BaseException], None]


def read_clock_quickly() -> None:
    """Have simcord tell the time in this way."""
    _dpy_internals._clock_monotonic = _clock_monotonic


class Work(_runtime._WorkState):
    """The bot's work. A task that has ended well is forgotten at once: nobody will ask for its error."""

    def track_task(
        self,
        task: asyncio.Task[Any],
        generation: int,
        label: str,
        loop: asyncio.AbstractEventLoop,
        record_error: Record,
    ) -> None:
        owner = _runtime._current_task()
        its = None if owner is None else weakref.ref(owner)
        self.tasks[task] = _runtime._TaskRecord(generation, label, its)

        def done(completed: asyncio.Task[Any]) -> None:
            if completed.cancelled() or completed._exception is None:  # type: ignore[attr-defined]  # to ask would mark it as seen
                self.tasks.pop(completed, None)
            else:
                loop.call_soon(self.inspect_task, completed, self.tasks.get(completed), loop, record_error)

        task.add_done_callback(done)


def track_callback(
    work: Work,
    original: Callable[..., asyncio.Handle],
    callback: Callable[..., Any],
    args: tuple[Any, ...],
    *,
    identity: tuple[Any, int],
    loop: asyncio.AbstractEventLoop,
    context_for_scope: Callable[[Context, tuple[Any, int] | None], Context],
    record_error: Record,
    schedule_timer: object,
    context: Context | None,
    when: float | None,
    schedule_args: tuple[Any, ...] = (),
) -> asyncio.Handle:
    """Put a callback into the loop: the step of a task as it is, for it has the context of the task; what
    else is the bot's in the scope of the bot; and a timer of the bot aside, for simulated time.
    """
    if when is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        return original(callback, *args, context=context)
    scope = _runtime._BOT_SCOPE.get()
    if context is not None:
        registered = context.get(_runtime._BOT_SCOPE)
        scope = scope or registered
        if scope is not registered:
            context = context_for_scope(context, scope)
    if scope is None or scope != identity:
        return original(*schedule_args, callback, *args, context=context)
    if when is None:
        return original(_run, record_error, callback, *args, context=context)
    name = getattr(callback, "__qualname__", type(callback).__name__)
    record = _runtime._CallbackRecord(None, when, name)

    def invoke(*given: Any) -> None:
        work.callbacks.remove(record)
        _run(record_error, callback, *given)

    invoke.__simcord_original_callback__ = callback  # type: ignore[attr-defined]  # simcord's mark
    record.handle = asyncio.TimerHandle(when, invoke, args, loop, context=context)
    work.callbacks.append(record)
    return record.handle


def _run(record_error: Record, callback: Callable[..., Any], *args: Any) -> None:
    """Carry out what the bot has left to the loop, and note what it raises."""
    try:
        callback(*args)
    except BaseException as error:
        record_error(error)
        raise


def _clock_monotonic() -> float:
    """What the machine's clock says; to the bot, what the simulation's says."""
    env = None if _runtime._BOT_SCOPE.get() is None else _runtime._selected_env(driver=False)
    return _dpy_internals._REAL_MONOTONIC() if env is None else float(env.backend.clock.elapsed)
