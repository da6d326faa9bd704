"""The forms of the umpire's desk: about a result, a player, a tie, and the course of a season."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.league.contest import format_of
from bot.league.rounds import Tie
from bot.ui.components.forms import Form, choice_field, member_field, text_field
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator
from bot.ui.seasons.names import Names, seated

WHAT, NUMBER, WHY, WHO, INSTEAD, TIME = "what", "number", "reason", "player", "instead", "time"
"""The keys of the forms' fields."""
REASON, TOTAL, MOMENT = 300, 8, 60
"""The most characters of a reason, of a total and of a time."""
VOID = "void"
"""The choice that a match does not count. All others are the players who get another total."""
SHARED = "shared"
"""The choice that all who are tied have won."""
CHOICES = 4
"""So many places of a tie can be chosen in a form."""


def reason_form(press: Press, what: str, say: Translator) -> Form:
    """The form that asks only why; ``what`` is ``confirm``, ``pause``, ``playoff``, ``reopen`` or
    ``seeding``. Who confirms need not write anything.
    """
    example = say("desk-form-confirm-why") if what == "confirm" else None
    return Form(press.custom_id, say(f"desk-form-{what}"), why_field(say, example))


def time_form(press: Press, what: str, say: Translator) -> Form:
    """The form for a time and a reason; ``what`` is ``move`` or ``time``."""
    return Form(
        press.custom_id,
        say(f"desk-form-{what}"),
        text_field(TIME, say(f"desk-form-{what}-at"), most=MOMENT, example=say("desk-form-at-example")),
        why_field(say),
    )


def result_form(press: Press, names: Names, match: str, say: Translator) -> Form:
    """The form to void a match, or to give one of its players another total."""
    result = format_of(names.contest).matches.result(names.contest, match)
    players = [
        (say("desk-result-total", name=names.player(player, say)), player, say("desk-result-total-about"))
        for player in (seated(result) if result else ())
    ]
    return Form(
        press.custom_id,
        names.match(match, say),
        choice_field(
            WHAT,
            say("desk-form-result-what"),
            [*players, (say("desk-result-void"), VOID, say("desk-result-void-about"))],
        ),
        text_field(NUMBER, say("desk-form-result-total"), most=TOTAL, required=False),
        why_field(say),
    )


def player_form(press: Press, fates: Sequence[str], names: Names, entry: str, say: Translator) -> Form:
    """The form for what becomes of a player, one of these ``fates``. Without an ``entry`` it asks for the
    member, too.
    """
    who = [] if entry else [member_field(WHO, say("desk-form-player-who"))]
    return Form(
        press.custom_id,
        names.entry(entry, say) if entry else say("desk-form-player"),
        *who,
        choice_field(
            WHAT,
            say("desk-form-player-what"),
            [(say(f"desk-player-{what}"), what, say(f"desk-player-{what}-about")) for what in fates],
        ),
        member_field(
            INSTEAD,
            say("desk-form-player-instead"),
            about=say("desk-form-player-instead-about"),
            required=False,
        ),
        why_field(say),
    )


def tie_form(press: Press, tie: Tie, names: Names, shared: bool, say: Translator) -> Form:
    """The form that asks for the order of those who are tied; who is left over comes last.

    ``shared`` says whether they can share the victory. A tie of more than :data:`CHOICES` + 1 does not fit.
    """
    people = [(names.entry(entry, say), entry) for entry in tie.entries]
    more = [(say("desk-tie-shared"), SHARED)] if shared else []
    fields = [
        choice_field(f"{WHO}{number}", say("desk-form-tie-place", number=number), [*people, *more])
        for number in range(1, choices_of(tie) + 1)
    ]
    return Form(press.custom_id, say("desk-form-tie"), *fields, why_field(say))


def choices_of(tie: Tie) -> int:
    """How many of those who are tied must be chosen: if all are put in order, the last one follows."""
    return min(tie.chosen, len(tie.entries) - 1)


def why_field(say: Translator, example: str | None = None) -> ui.Label[Any]:
    """The field for a reason. It may stay empty where it has an ``example``."""
    return text_field(
        WHY, say("umpire-form-reason"), most=REASON, example=example, long=True, required=example is None
    )
