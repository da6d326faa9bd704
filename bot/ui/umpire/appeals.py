"""What players have asked the umpire, for the staff alone: read, answered, and acted on."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
from discord import ui

from bot.league.contest import Asked, Contest, acts
from bot.league.decisions import Adjust, Void
from bot.league.tournament import acts as pursuit
from bot.tables import Refused
from bot.ui import ids
from bot.ui.answers import private
from bot.ui.layout import BLUE, OPTIONS, button, message
from bot.ui.leagues.reader import cut
from bot.ui.phrases import Say
from bot.ui.room import Interaction, Room, answering, who_pressed
from bot.ui.umpire.decide import read_points
from bot.ui.umpire.names import Names, seated
from bot.ui.umpire.preview import propose
from bot.ui.umpire.seasons import season_meant, season_pressed, title_of

PAGE = 2
"""Questions on one page."""
ASKED = 500
"""Letters of a question: all that can be asked."""
REASON = 300
"""Letters of a reason or an answer."""

Form = tuple[str, str, str]
"""What a form gives: a player or nothing, a number as text or nothing, and the reason."""
Write = Callable[[discord.Interaction[Any], Form], Awaitable[None]]


async def show_appeals(interaction: Interaction, room: Room, league: str | None) -> None:
    """List the questions that are not answered yet."""
    await _show(interaction, room, await season_meant(interaction, room, league), 0)


async def turn_appeals(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``j:appeals`` another page of them."""
    contest = await season_pressed(interaction, room, match["season"])
    page = match["more"] or "0"
    await _show(interaction, room, contest, int(page) if page.isdecimal() else 0)


async def _show(interaction: Interaction, room: Room, contest: Contest, page: int) -> None:
    names = Names(contest, await room.seasons.names(contest))
    await private(interaction, appeals_screen(contest, names, page, room.say))


def appeals_screen(contest: Contest, names: Names, page: int, say: Say) -> ui.LayoutView:
    """One page (0 is the first) of the open questions, the oldest first, each with what can be done."""
    waiting = [asked for asked in contest.appeals.values() if asked.answer is None]
    pages = max(1, -(-len(waiting) // PAGE))
    page = min(page, pages - 1)
    parts: list[str | list[ui.Button[Any]]] = []
    for asked in waiting[page * PAGE : (page + 1) * PAGE]:
        parts += [_question(asked, names, say), _buttons(contest, asked, say) if contest.is_open else []]
    turn = [
        button(ids.judge_id("appeals", contest.key, str(to)), say(phrase), disabled=not 0 <= to < pages)
        for to, phrase in ((page - 1, "button-earlier"), (page + 1, "button-later"))
    ]
    title = say("umpire-appeals", league=title_of(contest), count=len(waiting))
    return message(title, *parts, turn if pages > 1 else None)


def _question(asked: Asked, names: Names, say: Say) -> str:
    return say(
        "umpire-appeal",
        number=asked.key,
        at=str(asked.at // 1000),
        player=names.player(asked.player, say),
        match=names.match(asked.match, say),
        text=cut(asked.text, ASKED),
    )


def _buttons(contest: Contest, asked: Asked, say: Say) -> list[ui.Button[Any]]:
    return [
        button(ids.judge_id("answer", contest.key, asked.key), say("button-answer"), BLUE),
        button(ids.judge_id("appeal_void", contest.key, asked.key), say("button-void")),
        button(ids.judge_id("appeal_adjust", contest.key, asked.key), say("button-adjust")),
    ]


# Forms


class UmpireForm(ui.Modal):
    """Asks for a reason, and where it takes them, for a player of the match and for a number."""

    def __init__(
        self, what: str, say: Say, write: Write, people: Sequence[tuple[str, str]] = (), number: str = ""
    ) -> None:
        """``people`` (name, key) are those to choose from, ``number`` the phrase of what is to be written.
        ``write`` is called with what was given.
        """
        super().__init__(title=say(f"umpire-form-{what}"))
        self._write = write
        self._people: ui.Select[UmpireForm] | None = None
        self._number: ui.TextInput[UmpireForm] | None = None
        if people:
            self._people = ui.Select(
                options=[discord.SelectOption(label=name[:100], value=key) for name, key in people[:OPTIONS]]
            )
            self.add_item(ui.Label(text=say("umpire-form-player"), component=self._people))
        if number:
            self._number = ui.TextInput(max_length=8)
            self.add_item(ui.Label(text=say(number), component=self._number))
        self._reason: ui.TextInput[UmpireForm] = ui.TextInput(
            style=discord.TextStyle.paragraph, max_length=REASON
        )
        self.add_item(
            ui.Label(
                text=say("umpire-form-reason"),
                description=say(f"umpire-form-{what}-about"),
                component=self._reason,
            )
        )

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Hand on what was given."""
        player = self._people.values[0] if self._people and self._people.values else ""
        number = self._number.value.strip() if self._number else ""
        await self._write(interaction, (player, number, self._reason.value.strip()))


async def answer(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``j:answer`` answer a question in a form."""
    contest, asked = await _asked(interaction, room, match)
    if asked.answer is not None:
        raise Refused("league-answered")

    async def write(interaction: Interaction, form: Form) -> None:
        async with answering(interaction) as now:
            latest = await season_pressed(interaction, now, contest.key)
            act = acts.Answer(asked.key)
            latest = await now.seasons.act(latest.key, who_pressed(interaction), act, form[2])
            await _show(interaction, now, latest, 0)

    await interaction.response.send_modal(UmpireForm("answer", room.say, write))


async def void_asked(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``j:appeal_void`` void the match that a question is about, or a game of its table."""
    contest, asked = await _asked(interaction, room, match)

    async def write(interaction: Interaction, form: Form) -> None:
        async with answering(interaction) as now:
            latest = await season_pressed(interaction, now, contest.key)
            await propose(interaction, now, latest, _void(latest, asked, form[1]), form[2])

    number = "umpire-form-game" if contest.tournament is not None else ""
    await interaction.response.send_modal(UmpireForm("void", room.say, write, number=number))


async def adjust_asked(interaction: Interaction, room: Room, match: re.Match[str]) -> None:
    """``j:appeal_adjust`` change the points of somebody in the match that a question is about."""
    contest, asked = await _asked(interaction, room, match)
    names = Names(contest, await room.seasons.names(contest), plain=True)
    people = _people(contest, asked, names, room.say)

    async def write(interaction: Interaction, form: Form) -> None:
        async with answering(interaction) as now:
            latest = await season_pressed(interaction, now, contest.key)
            await propose(interaction, now, latest, _adjust(latest, asked, *form[:2]), form[2])

    number = "umpire-form-game-points" if contest.tournament is not None else "umpire-form-total"
    await interaction.response.send_modal(UmpireForm("adjust", room.say, write, people, number))


async def _asked(interaction: Interaction, room: Room, match: re.Match[str]) -> tuple[Contest, Asked]:
    """The season and the question of a button. Raises Refused."""
    contest = await season_pressed(interaction, room, match["season"])
    if not contest.is_open:
        raise Refused("league-over")
    asked = contest.appeals.get(match["more"] or "")
    if asked is None:
        raise Refused("league-no_appeal")
    return contest, asked


def _people(contest: Contest, asked: Asked, names: Names, say: Say) -> list[tuple[str, str]]:
    """Who sat at the match that was asked about: in a league people, in the tournament entries."""
    if contest.book is not None:
        return [(names.player(key, say), key) for key in seated(contest.book.results[asked.match])]
    state = contest.tournament
    number, _, which = asked.match.partition("-")
    table = state.table(int(number), int(which)) if state else None
    return [(names.entry(entry, say), str(entry)) for entry in (table.seats if table else ())]


def _void(contest: Contest, asked: Asked, game: str) -> acts.Decide | acts.Rule:
    if contest.tournament is None:
        return acts.Decide(Void(asked.match))
    number, _, which = asked.match.partition("-")
    return acts.Rule(pursuit.Void(int(number), int(which), _number(game)))


def _adjust(contest: Contest, asked: Asked, player: str, points: str) -> acts.Decide | acts.Rule:
    """In a league the player's new total; in the tournament ``game points``, as ``2 +3`` or ``4 12``."""
    if contest.tournament is None:
        return acts.Decide(Adjust(asked.match, player, _number(points)))
    game, _, rest = points.partition(" ")
    sign, amount = read_points(rest)
    number = int(asked.match.partition("-")[0])
    return acts.Rule(pursuit.Adjust(int(player), number, _number(game), sign, amount))


def _number(text: str) -> int:
    """A whole number that was written. Raises Refused ``umpire_number``."""
    if re.fullmatch(r"-?[0-9]{1,7}", text) is None:
        raise Refused("umpire_number")
    return int(text)
