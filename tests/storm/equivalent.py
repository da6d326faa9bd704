"""Mutants that are no mistakes: what they change makes no difference that anybody could see.

Each was printed by ``--planted`` as not found, read, and judged. The key is what the mutant changes
(:attr:`tests.mutation.mutants.Mutant.identity`), the value is the reason.
"""

from __future__ import annotations

from collections.abc import Mapping

EQUIVALENT: Mapping[str, str] = {
    "bot.ui.delivery.publisher, _save_told: await dropped: await self._poster.posts.catch_up()": (
        "it raises nothing and gives nothing, and what it notes is noted with the next post or start as well"
    ),
    "bot.tables.log, counted: part of condition dropped: event.key == 'dealt' and event.to is None (2)": (
        "the hands of a deal are told one after the other with it: nothing is counted in between"
    ),
    "bot.ui.delivery.hands, _redraw: loop without end: while hand.presses:": (
        "a hand that is kept up to date has at least one press, and at its last one the loop ends by itself"
    ),
    "bot.tables.saving, save: statements swapped: "
    "if took is not None and entry.person is not None: / "
    "if (ended := deal_rows(after, entry.events, after.tally)):": (
        "what is counted for a deal comes of the table alone, and is only written further down"
    ),
    "bot.tables.timekeeping, _give_back: comparison changed: now - since >= SHORT": (
        "only a stop of 5000 ms to the millisecond is treated otherwise, and nobody is told how long one was"
    ),
}
