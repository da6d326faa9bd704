"""The public message of a match that is over, or was ended without a result."""

from __future__ import annotations

from discord import ui

from bot.games.api import Observation
from bot.tables import Table, final_places, result_of
from bot.ui.components.layout import LINE, TEXT_LIMIT, Buttons, message
from bot.ui.components.post import Illustration
from bot.ui.i18n.players import chair_name, wording
from bot.ui.i18n.story import story
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.wording import Wording
from bot.ui.presses.help import ShowRules
from bot.ui.presses.replays import ShowReplay
from bot.ui.presses.tables import PlayAgain
from bot.ui.tables.table import (
    STORY_LIMIT,
    drawing,
    house_rules_lines,
    scores,
    seat_lines,
    title_line,
)


def finished(table: Table, say: Translator, picture: Illustration | None = None) -> ui.LayoutView:
    """The public message of a match that is no longer played, with its ``picture`` if there is one."""
    seen = table.observe(None)
    words = wording(table, say)
    title = title_line(table, seen, say)
    state = [
        drawing(seen, words),
        scores(table, seen, say) if seen.phase == "between" else seat_lines(table, seen, words),
        LINE,
        _ending(table, seen, words),
        house_rules_lines(table, say),
    ]
    room = TEXT_LIMIT - len(title) - sum(map(len, state))
    return message(
        title,
        story(table, say, min(STORY_LIMIT, room)),
        picture.gallery() if picture else LINE,
        *state,
        _buttons(table, say),
    )


def _ending(table: Table, seen: Observation, words: Wording) -> str:
    say = words.say
    if table.phase != "over":
        return say("table-ended")
    result, places = result_of(table), final_places(table)
    lines = [] if seen.result else [say("table-scored")]
    lines += [
        say(
            "table-place",
            place=1 + sum(map(len, places[:index])),
            name=chair_name(table, seat, say),
            total=words.total(result.totals[seat]),
            chips=result.chips[seat] if result.chips else None,
        )
        for index, group in enumerate(places)
        for seat in group
    ]
    chips = [say("table-chips")] if result.chips else []
    proof = say("table-proof", commitment=table.commitment, secret=table.secret.hex())
    return "\n".join([*lines, *chips, proof])


def _buttons(table: Table, say: Translator) -> Buttons:
    shown = [ShowReplay(table.table_id).button(say), ShowRules(table.table_id).button(say)]
    return shown if table.fixture is not None else [PlayAgain(table.table_id).button(say), *shown]
