"""The table message: what everybody in the channel sees of a match."""

from __future__ import annotations

import discord
from discord import ui

from bot.games.api import Observation, Seat
from bot.tables import NOW, Table, next_actor
from bot.ui import ids
from bot.ui.layout import BLUE, GREEN, LINE, RED, TEXT_LIMIT, Buttons, button, message
from bot.ui.lobby import chair_name, options_that_differ, player_name
from bot.ui.phrases import Say
from bot.ui.words import Wording

ACCENT = 0xB23A48

LINES = 6
"""So many of the last moves are told even if they were told before: people look away."""

STORY_LIMIT = 1500
"""Characters for what happened; the newest lines go first into it. Ten long names take most of the rest."""


HOUSE_RULES_LIMIT = 600
"""Characters for the house rules that differ."""


def table_message(table: Table, say: Say) -> ui.LayoutView:
    """The public message of a running, finished or ended match."""
    seen = table.observe(None)
    words = wording(table, say)
    title = _title(table, seen, say)
    state = [
        drawing(seen, words),
        "\n".join(_seat_line(table, seen, seat, words) for seat in range(seen.seats)),
        LINE,
        _ending(table, seen, words) if not table.is_open else _turn(table, seen, say),
        _house_rules(table, say),
    ]
    room = TEXT_LIMIT - len(title) - sum(map(len, state))
    return message(
        title,
        story(table, say, min(STORY_LIMIT, room)),
        LINE,
        *state,
        _buttons(table, seen, say),
        accent=ACCENT if table.is_open else None,
    )


def wording(table: Table, say: Say) -> Wording:
    """How the game at ``table`` is put into words, and what its seats are called."""
    names = [player_name(table, seat, say) for seat in range(len(table.chairs))]
    return Wording(table.game_key, names, say)


def drawing(seen: Observation, words: Wording) -> str:
    """What lies on the table, line by line, as the game draws it."""
    return "\n".join(words.line(line) for line in seen.lines)


def _house_rules(table: Table, say: Say) -> str:
    """The house rules that differ, as many as there is room for; **Rules** has them all."""
    text = options_that_differ(table, say)
    if len(text) <= HOUSE_RULES_LIMIT:
        return text
    return text[:HOUSE_RULES_LIMIT].rpartition("\n")[0] + "\n- …"


def story(table: Table, say: Say, room: int = STORY_LIMIT) -> str:
    """What has happened, within ``room`` characters: all that was not yet told, and the last moves before
    it, one line each.
    """
    words = wording(table, say)
    lines: list[str] = []
    length = 0
    for deed in reversed(table.deeds):
        if deed.version <= table.told_version and len(lines) >= LINES:
            break
        line = " ".join(words.tell(event) for event in deed.public)
        if deed.origin in ("timeout", "stand_in") and line:
            line = say(f"origin-{deed.origin}", line=line)
        length += len(line) + 3
        if length > room:
            break
        if line:
            lines.append(f"- {line}")
    return "\n".join(reversed(lines))


def turn_line(table: Table, seen: Observation, say: Say, *, mention: bool) -> str:
    """Whose turn it is, and until when."""
    actor = next_actor(table)
    until = seconds(table.deadline)
    if table.asleep:
        return say("table-asleep")
    if actor is None:
        return say("table-between", until=until)
    chair = table.chairs[actor]
    if not chair.present:
        return say("turn-computer", name=chair_name(table, actor, say))
    who = f"<@{chair.user_id}>" if mention else discord.utils.escape_markdown(chair.name)
    return say("turn-person", name=who, until=until)


def seconds(deadline: int | None) -> str:
    """A deadline as Discord's timestamps take it; a text, because a number would get thousands marks."""
    return str((deadline or 0) // 1000)


def _turn(table: Table, seen: Observation, say: Say) -> str:
    return turn_line(table, seen, say, mention=True)


def _title(table: Table, seen: Observation, say: Say) -> str:
    return say(
        "table-title",
        game=table.game.spec.name,
        deal=seen.deal,
        clock=say(f"clock-{table.clock}"),
        ranked="yes" if table.ranked else "no",
    )


def _seat_line(table: Table, seen: Observation, seat: Seat, words: Wording) -> str:
    say = words.say
    marks = "out" if seat in seen.out else "turn" if seen.to_act == {seat} else "waiting"
    return say(
        "table-seat",
        mark=marks,
        name=chair_name(table, seat, say),
        cards=seen.counts[seat],
        total=words.total(seen.totals[seat]),
    )


def _ending(table: Table, seen: Observation, words: Wording) -> str:
    say = words.say
    if table.phase == "ended" or seen.result is None:
        return say("table-ended")
    lines = [
        say(
            "table-place",
            place=1 + sum(len(group) for group in seen.result.places[:index]),
            name=chair_name(table, seat, say),
            total=words.total(seen.result.totals[seat]),
            chips=seen.result.chips[seat] if seen.result.chips else "none",
        )
        for index, group in enumerate(seen.result.places)
        for seat in group
    ]
    proof = say("table-proof", commitment=table.commitment, secret=table.secret.hex())
    return "\n".join([*lines, proof])


def _buttons(table: Table, seen: Observation, say: Say) -> Buttons:
    press = table.table_id
    rules = button(ids.show_id("rules", press), say("button-rules"))
    if not table.is_open:
        return [rules]
    spec = table.game.spec
    row = [button(ids.show_id("hand", press), say("button-hand"), BLUE)]
    if seen.phase == "between":
        row.append(button(ids.move_id(press, table.version, "deal"), say("verb-deal"), GREEN))
    elif "call" in spec.out_of_turn:
        row.append(button(ids.move_id(press, NOW, "call"), say(f"{spec.key}-call"), RED))
    row.append(rules)
    if any(chair.stand_in and not chair.forfeited for chair in table.chairs):
        row.append(button(ids.act_id("back", press), say("button-back"), GREEN))
    return [*row, *_challenges(table, say)]


def _challenges(table: Table, say: Say) -> Buttons:
    """A public button for every challenge that somebody at the table may make."""
    words = wording(table, say)
    moves = {
        str(move): move
        for seat in range(len(table.chairs))
        for move in table.observe(seat).legal
        if move.verb in table.game.spec.out_of_turn and move.args
    }
    return [
        button(
            ids.move_id(table.table_id, NOW, text),
            f"{words.verb(move.verb)} {words.words((move.verb, *move.args), 1)}",
            RED,
        )
        for text, move in sorted(moves.items())
    ]
