"""The public message of a running match."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from discord import ui

from bot.games import GAMES
from bot.games.api import Observation, Seat
from bot.tables import NOW, Table, challenges, next_actor
from bot.tables.callers import possible_caller
from bot.tables.catching import CATCHING, is_catching
from bot.tables.reactions import NO_REACTIONS, Reacted
from bot.tables.seating import takes_late
from bot.ui.components.layout import GREEN, GREY, LINE, RED, ROW, TEXT_LIMIT, Buttons, button, message
from bot.ui.components.post import Illustration, says_all
from bot.ui.house_rules.views import besides_length, is_as_written, rules_at
from bot.ui.i18n.goals import goal_of
from bot.ui.i18n.players import as_of, chair_name, chairs_apart, player_name, wording
from bot.ui.i18n.story import LINES, headlines, story
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text
from bot.ui.i18n.values import moment
from bot.ui.i18n.wording import Wording, beside, call_phrase, challenge_label
from bot.ui.pictures.names import drawn_name
from bot.ui.presses.hands import MakeMove, ShowHand
from bot.ui.presses.help import ShowRules
from bot.ui.presses.tables import ComeBack, JoinIn, Manage
from bot.ui.tables.reacting import reaction_buttons, reaction_line
from bot.ui.tables.votes import vote_buttons, vote_line
from bot.user_text import UserText

ACCENT = 0xB23A48

STORY_LIMIT = 1500
"""The most characters for the moves. Ten long names take most of the rest of a message."""

NAME_WIDTH = 20
"""The most letters of a name in the table of scores, so that it fits on a phone."""


def table_message(
    table: Table,
    say: Translator,
    picture: Illustration | None = None,
    reacted: Reacted = NO_REACTIONS,
    adding: Buttons = (),
) -> ui.LayoutView:
    """Build the public message of a running match, without repeating what the ``picture`` shows of cards and
    seats. Between two deals, it shows how the last one ended, and the points. ``adding``: the link that adds
    the bot to a server, where a match needs no rest.
    """
    seen = table.observe(None)
    words = wording(table, say)
    title, calls = title_line(table, seen, say), headlines(table, say)
    is_between = seen.phase == "between"
    if is_between:
        lies = [scores(table, seen, say), LINE]
    elif not says_all(picture):
        lies = [drawing(seen, words), seat_lines(table, seen, words), LINE]
    else:
        lies = [drawing(seen, words, is_drawn=True)]
        seats = undrawn_seats(seen, [chair_name(table, seat, say) for seat in range(seen.seats)], words)
        lies += [f"-# {seats}"] if seats else []
    state = [
        *lies,
        "" if says_all(picture) else reaction_line(table, reacted, say),
        turn_line(table, seen, say, mention=True),
        vote_line(table, say),
        _interruptions(table, say),
        say("catch-brief") if is_catching(table.game.spec, table.options) and _is_new(table) else "",
        house_rules_lines(table, say, without=CATCHING),
    ]
    room = min(STORY_LIMIT, TEXT_LIMIT - len(title) - len(calls) - sum(map(len, state)))
    return message(
        title,
        calls,
        story(table, say, room, 1 if is_between else LINES),
        picture.gallery() if picture else None if is_between else LINE,
        *state,
        _buttons(table, seen, say),
        vote_buttons(table, say),
        (adding if table.rests else []) if table.asleep else reaction_buttons(table, say, reacted),
        accent=ACCENT,
    )


def _interruptions(table: Table, say: Translator) -> str:
    """Return what interrupts play or has done so since the last move, and how much time players get back."""
    restarted = say("table-restarted") if table.restart != "no" else ""
    return "\n".join(filter(None, [*_joined_lines(table, say), restarted, time_lines(table, say)]))


def _joined_lines(table: Table, say: Translator) -> list[str]:
    """Return a line for each player who has joined in late, until everyone has had a turn."""
    lines = []
    for seat, chair in enumerate(table.chairs):
        if not chair.earlier:
            continue
        until = chair.earlier[-1].until
        have_played = {entry.seat for entry in table.log if entry.version > until and entry.seat is not None}
        if len(have_played) < len(table.chairs) - len(table.observe(None).out):
            old = as_of(wording(table, say), table.chairs, until).names[seat]
            name = escape_text(player_name(table, seat, say))
            lines.append(say("table-joined", name=name, old=escape_text(old)))
    return lines


def time_lines(table: Table, say: Translator) -> str:
    """Return until when the clocks are stopped, and how much time players get back; empty if neither."""
    seconds = round(table.given_back / 1000)
    unit, size = ("hours", 3600) if seconds >= 5400 else ("minutes", 60) if seconds >= 90 else ("seconds", 1)
    lines = [say("table-held", until=moment(table.held_until))] if table.held_until else []
    lines += [say("table-given-back", unit=unit, count=round(seconds / size))] if seconds else []
    return "\n".join(lines)


def drawing(seen: Observation, words: Wording, *, is_drawn: bool = False) -> str:
    """Return the cards on the table in words, in the game's own lines. If a picture shows the table
    (``is_drawn``), return only what the picture lacks, usually nothing.
    """
    if not is_drawn:
        return "\n".join(words.line(line) for line in seen.lines)
    told = [beside(line, words) for line in seen.lines]
    return "\n".join([words.line(line) for line in told if line is not None])


def _is_new(table: Table) -> bool:
    """Return whether not everyone has had a turn in the match yet."""
    seen = table.observe(None)
    return seen.deal == 1 and len({entry.seat for entry in table.log} - {None}) < seen.seats


def house_rules_lines(table: Table, say: Translator, without: Collection[str] = ()) -> str:
    """Return the first house rules that aren't the default, except the number of deals and those that are
    set ``without`` need to say so. The button **Rules** shows all of them.
    """
    lines = besides_length(table, say, without if is_catching(table.game.spec, table.options) else ())
    return f"{say('lobby-house-rules')}\n{lines}" if lines else ""


def turn_line(table: Table, seen: Observation, say: Translator, *, mention: bool) -> str:
    """Return the line that says whose turn it is, and until when. It doesn't depend on whether they have a
    choice. With ``mention``, it speaks to them.
    """
    actor = next_actor(table)
    until = moment(table.deadline or 0)
    if table.asleep:
        return say("table-resting" if table.rests else "table-asleep")
    if actor is None:
        return say("table-between", until=until)
    chair = table.chairs[actor]
    if not chair.present:
        return say("turn-computer", name=chair_name(table, actor, say))
    who = f"<@{chair.user_id}>" if mention else escape_text(player_name(table, actor, say))
    is_warned = mention and table.warned_version == table.turn_version
    return say("turn-warned" if is_warned else "turn-person", name=who, until=until)


def scores(table: Table, seen: Observation, say: Translator) -> str:
    """Return a table of all players' points in the last deal and in total, for the pause between deals. What
    cards cost has no sign in any game, also where totals count down from zero.
    """
    points = next(
        (
            event.data["points"]
            for entry in reversed(table.log)
            for event in entry.public
            if event.key == "deal_over"
        ),
        (None,) * seen.seats,
    )
    chairs = chairs_apart(table.chairs)
    named = [say("former-player") if chair.is_former else label_text(chair.name) for chair in chairs]
    names = [name.replace("`", "'")[:NAME_WIDTH] for name in named]
    width = max(map(len, names))
    order = sorted(
        range(seen.seats), key=lambda seat: seen.totals[seat], reverse=not table.game.spec.low_wins
    )
    counts_down = max(0, *seen.totals, *filter(None, points)) == 0
    sign = -1 if counts_down else 1
    rows = [
        f"{names[seat]:<{width}} {_figure(points[seat], sign):>5} {_figure(seen.totals[seat], sign):>6}"
        for seat in order
    ]
    head = f"{'':<{width}} {say('scores-deal'):>5} {say('scores-total'):>6}"
    return "\n".join(["```", head, *rows, "```"])


def _figure(points: int | None, sign: int) -> str:
    return "–" if points is None else str(sign * points)


def title_line(table: Table, seen: Observation, say: Translator) -> str:
    """Return the line that says what is played and how: game, deal, clock, house rules other than the number
    of deals.
    """
    length, goal = table.game.spec.length, goal_of(table, say)
    return say(
        "table-title",
        game=table.game.spec.name,
        deal=seen.deal,
        length=goal.deals,
        goal=goal.words or None,
        clock=say(f"clock-{table.clock}"),
        ranked=table.ranked,
        rules=None if is_as_written(table, length) else escape_text(rules_at(table, say)),
    )


def seat_lines(table: Table, seen: Observation, words: Wording) -> str:
    """Return a line for each seat: the player, their cards and their total."""
    return "\n".join(_seat_line(table, seen, seat, words) for seat in range(seen.seats))


def _seat_line(table: Table, seen: Observation, seat: Seat, words: Wording) -> str:
    say = words.say
    is_on_turn = table.is_open and seen.to_act == {seat}
    marks = "out" if seat in seen.out else "turn" if is_on_turn else "waiting"
    return say(
        "table-seat",
        mark=marks,
        name=chair_name(table, seat, say),
        cards=seen.counts[seat],
        total=words.total(seen.totals[seat]),
    )


def undrawn_seats(seen: Observation, names: Sequence[str], words: Wording) -> str:
    """Return what the picture of a table lacks about its seats: totals, once there are any, the best first,
    and those of the ``names`` with something else to say, e.g. computers and absent players. A seat whose
    name can't be drawn has its number there, and here.
    """
    has_totals, low_wins = any(seen.totals), GAMES[seen.game].spec.low_wins
    drawn = [drawn_name(name) for name in words.names]
    order = sorted(range(seen.seats), key=lambda seat: seen.totals[seat], reverse=not low_wins)
    told = [
        words.say(
            "table-seat-beside",
            number=None if drawn[seat] else seat + 1,
            name=names[seat],
            total=words.total(seen.totals[seat]) if has_totals else None,
        )
        for seat in order
        if has_totals or names[seat] != escape_text(UserText(drawn[seat]))
    ]
    return " · ".join(told)


def _buttons(table: Table, seen: Observation, say: Translator) -> Buttons:
    press, spec = table.table_id, table.game.spec
    first, asked = [ShowHand(press).button(say)], _challenges(table, say)
    if seen.phase == "between":
        first.append(MakeMove(press, table.version, "deal").button(say, "verb-deal", GREEN))
    elif possible_caller(table) is not None:
        is_open = seen.table.get("calling") is not None
        call = call_phrase(spec.key, say, is_last=seen.table.get("waiting") is not None)
        first.append(MakeMove(press, NOW, "call").button(say, call, RED if is_open else GREY))
    rules, last = ShowRules(press).button(say), [Manage(press).button(say)]
    if table.rests or any(chair.stand_in and not chair.forfeited for chair in table.chairs):
        last.append(ComeBack(press).button(say, "button-wake" if table.asleep else ""))
    if takes_late(table):
        last.append(JoinIn(press).button(say))
    if asked and len(first) + 1 + len(last) + len(asked) > ROW:
        return [
            *first,
            *asked,
            *last,
        ]  # for seconds; another row would move the reactions from under a finger
    return [*first, rules, *last, *asked]


def _challenges(table: Table, say: Translator) -> Buttons:
    """Build a button for every challenge that any player at the table may make."""
    words = wording(table, say)
    return [
        button(
            MakeMove(table.table_id, NOW, str(move)).custom_id,
            challenge_label((move.verb, *move.args), table.observe(None), words),
            RED,
        )
        for move in challenges(table)
    ]
