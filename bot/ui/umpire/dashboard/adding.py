"""Inviting people from the dashboard: members who are chosen, or a pasted list whose names are looked up.

A name is never guessed. If it is not clear which member it means, the umpire is asked, name by name. What is
known of the list so far is kept in a draft.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import discord
from discord import ui

from bot.league.illegal import IllegalAct
from bot.league.season import Season, acts, invitations
from bot.tables import Refused, Who
from bot.ui.components.forms import (
    ChosenMember,
    Form,
    Written,
    chosen_in,
    member_chosen,
    members_field,
    text_field,
)
from bot.ui.components.layout import GREY, OPTIONS, menu, menu_id, message
from bot.ui.components.press import Number, Text
from bot.ui.delivery.members import AT_ONCE, members_named, members_of
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text, label_text, names_of, shown_name
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.seasons import title_of
from bot.ui.seasons.view import cut
from bot.ui.shell.boundary import refusal
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import OfUmpire, UmpireRequest
from bot.ui.umpire.dashboard.starting import offered_at_start
from bot.ui.umpire.preview import propose
from bot.user_text import UserText, look_alike, seen_as

WHO, LIST = "members", "list"
"""The keys of the form's fields."""
LONGEST = 4000
"""The most characters of a pasted list."""
NAME = 100
"""The most characters of a name that is looked up, and of those that are shown of a line."""
REASON = 80
"""Maximum length of the reason why a person may not play in leagues."""
SHOWN = 20
"""The most people of whom it is said why they are not invited. The others are only counted."""
OWN_WORDS = {
    "umpire_no_bots": "add-bot",
    "league-already_in": "add-in",
    "league-already_waiting": "add-waits",
    "league-invited": "add-asked",
    "league-withdrawn": "add-left",
}
"""Phrases about another person, by refusals that address the user."""
_SIGN = re.compile(r"(?:[-–—*+•·‣◦▪●○]\s+|[0-9]{1,3}[.)]\s+)?@?")
"""What may stand before a name on a list."""
_USER = re.compile(r"<@!?([0-9]{15,20})>|([0-9]{15,20})")
"""A mention of a user, or their id."""


class Candidate(NamedTuple):
    """A member whom a name may mean."""

    user_id: int
    name: UserText
    login: str
    bot: bool


class Unclear(NamedTuple):
    """A line of a list that does not say which member it means."""

    line: UserText
    candidates: tuple[Candidate, ...]
    """Those whose names begin like it."""


@dataclass(frozen=True, slots=True)
class Adding:
    """What is known of a list of people who are to be invited."""

    season: str
    members: tuple[ChosenMember, ...] = ()
    """Those whom it names clearly."""
    unclear: tuple[Unclear, ...] = ()
    out: tuple[tuple[UserText, str], ...] = ()
    """Who is not invited, as they were written, and why, as the id of a phrase."""


# The form


def add_form(press: AddPlayers, say: Translator) -> Form:
    """The form to choose members, or to paste a list of them."""
    about = say("dashboard-form-add-list-about", most=invitations.MOST)
    return Form(
        press.custom_id,
        say("dashboard-form-add"),
        members_field(WHO, say("dashboard-form-add-who"), (), most=OPTIONS, required=False),
        text_field(
            LIST, say("dashboard-form-add-list"), most=LONGEST, about=about, long=True, required=False
        ),
    )


class AddPlayers(OfUmpire, template="j:add:{season}"):
    """Invite people to a season: choose them or paste a list, see what follows, confirm it."""

    label = "dashboard-more-add"


@AddPlayers.with_form
async def ask_whom_to_add(request: UmpireRequest, press: AddPlayers) -> Form:
    """Open the form. Raises Refused ``add_closed`` if no one can enter any more."""
    _need_open(request.season, request.now)
    return add_form(press, request.say)


@AddPlayers.on_form
async def add(request: UmpireRequest, press: AddPlayers, written: Written) -> None:
    """Look up who is meant, and ask where that is not clear; then preview that they are invited.

    Raises Refused ``add_nobody``, ``add_many``, ``add_unknown`` if Discord does not answer, and
    ``add_closed``.
    """
    season = request.season
    _need_open(season, request.now)
    chosen, lines = written[WHO].split(), _lines(written[LIST])
    if not (chosen or lines):
        raise Refused("add_nobody")
    if len(chosen) + len(lines) > invitations.MOST:
        raise Refused("add_many", count=invitations.MOST)
    await request.take_time()
    adding = Adding(season.key)
    for user in chosen:
        try:
            adding = _with(adding, [member_chosen(request.interaction, user)])
        except Refused:  # they have left while they stood in the form
            adding = replace(adding, out=(*adding.out, (UserText(user), "add-gone")))
    if request.interaction.guild is not None:
        adding = await _read(request.interaction.guild, adding, lines)
    await _go_on(request, season, adding)


def _lines(text: str) -> list[str]:
    """The names of a list, without bullets before them."""
    bare = (_SIGN.sub("", line.strip(), count=1).strip() for line in text.splitlines())
    return list(dict.fromkeys(line for line in bare if line))


async def _read(guild: discord.Guild, adding: Adding, lines: Sequence[str]) -> Adding:
    """The list with these lines: mentions, ids and names. Raises Refused ``add_unknown``."""
    users = {line: int(found[1] or found[2]) for line in lines if (found := _USER.fullmatch(line))}
    known = await members_of(guild, users.values()) if users else {}
    for line in lines:
        if line in users:
            if known is None:
                raise Refused("add_unknown")
            member = known.get(users[line])
            gone = ((UserText(line), "add-gone"),)
            adding = _with(adding, [_chosen(member)]) if member else replace(adding, out=adding.out + gone)
            continue
        called = await members_named(guild, line[:NAME])
        if called is None:
            raise Refused("add_unknown")
        meant = [member for member in called if _is_called(member, line)]
        if len(meant) == 1 and len(called) < AT_ONCE:
            adding = _with(adding, [_chosen(meant[0])])
        else:
            candidates = tuple(map(_candidate, (meant or called)[:OPTIONS]))
            adding = replace(adding, unclear=(*adding.unclear, Unclear(UserText(line), candidates)))
    return adding


def _is_called(member: discord.Member, text: str) -> bool:
    """Whether a text looks like a name of a member: on the server, of their account, or their login."""
    return any(look_alike(seen_as(name), seen_as(text)) for name in names_of(member))


def _chosen(member: discord.Member) -> ChosenMember:
    return ChosenMember(member.id, shown_name(member), member.bot)


def _candidate(member: discord.Member) -> Candidate:
    return Candidate(member.id, shown_name(member), member.name, member.bot)


def _with(adding: Adding, members: Iterable[ChosenMember]) -> Adding:
    """The list with more members whom it names clearly, each of them once."""
    known = {member.user_id: member for member in (*adding.members, *members)}
    return replace(adding, members=tuple(known.values()))


class NameMeans(OfUmpire, template="j:means:{season}:{user}.{draft}"):
    """Say which of these members a name means."""

    user: Number
    """The id of the member."""
    draft: Text


# Names that are not clear


@NameMeans.on_press
async def take_meaning(request: UmpireRequest, press: NameMeans) -> None:
    """Take the member whom a name means. Raises Refused ``umpire_draft_gone``."""
    adding, unclear = _taken(request, press.draft, press.season)
    meant = [
        ChosenMember(each.user_id, each.name, each.bot)
        for each in unclear.candidates
        if each.user_id == press.user
    ]
    await _go_on(request, request.season, _with(adding, meant))


class OfList(OfUmpire):
    """A press about a name on a list of people to be invited, which is not clear."""

    draft: Text
    """The key of what is known of the list so far."""


class NameMeansOther(OfList, template="j:means_other:{season}:{draft}"):
    """Say which member a name means."""


@NameMeansOther.on_press
async def take_other(request: UmpireRequest, press: NameMeansOther) -> None:
    """Take any member as the one whom a name means. Raises Refused ``umpire_draft_gone``, and
    ``member_gone``.
    """
    (user_id,) = chosen_in(request.interaction)
    member = member_chosen(request.interaction, user_id)
    adding, _ = _taken(request, press.draft, press.season)
    await _go_on(request, request.season, _with(adding, [member]))


class LeaveNameOut(OfList, template="j:means_no_one:{season}:{draft}"):
    """Leave a name out."""

    label = "button-add-skip"


@LeaveNameOut.on_press
async def leave_out(request: UmpireRequest, press: LeaveNameOut) -> None:
    """Leave a name out. Raises Refused ``umpire_draft_gone``."""
    adding, unclear = _taken(request, press.draft, press.season)
    out = (*adding.out, (unclear.line, "add-skipped"))
    await _go_on(request, request.season, replace(adding, out=out))


def _taken(request: Request, draft: str, season: str) -> tuple[Adding, Unclear]:
    """A list without its first unclear name, and that name. Raises Refused ``umpire_draft_gone``."""
    adding = request.services.drafts.take(draft, request.user_id, Adding, request.now)
    if adding.season != season:
        raise Refused("umpire_draft_gone")
    first, *rest = adding.unclear
    return replace(adding, unclear=tuple(rest)), first


def unclear_screen(season: Season, adding: Adding, draft: str, say: Translator) -> ui.LayoutView:
    """The question who is meant by the first name that is not clear."""
    (line, candidates), *rest = adding.unclear
    options = [
        (NameMeans(season.key, each.user_id, draft).custom_id, label_text(each.name), f"@{each.login}")
        for each in candidates
    ]
    name = escape_text(cut(line, NAME))
    return message(
        say("add-title", league=title_of(season)),
        say("add-who", line=name, found=len(candidates), left=len(rest)),
        menu(menu_id("means", season.key), say("add-choose"), options) if options else None,
        ui.UserSelect(
            custom_id=NameMeansOther(season.key, draft).custom_id, placeholder=say("add-choose-other")
        ),
        [
            LeaveNameOut(season.key, draft).button(say),
            ShowDashboard(season.key).button(say, "button-dashboard-back", GREY),
        ],
    )


# Who is invited


async def _go_on(request: UmpireRequest, season: Season, adding: Adding) -> None:
    """Ask about the next unclear name. If none is left, preview the invitations."""
    say, now = request.say, request.now
    if adding.unclear:
        draft = request.services.drafts.keep(request.user_id, adding, now)
        await request.private(unclear_screen(season, adding, draft, say))
        return
    keys, lines = list[str](), [_line(name, say(why), say) for name, why in adding.out]
    for member in adding.members:
        try:
            keys.append(await _invitable(request, season, member, now))
        except Refused as refused:
            lines.append(_line(member.name, _why(refused, say), say))
    left_out = "\n".join(_listed(lines, say))
    if keys:
        act = acts.Invite(tuple(keys), invitations.time_to_join(season, now))
        await propose(request, act, notice=left_out)
        return
    dashboard = ShowDashboard(season.key).button(say, "button-dashboard-back", GREY)
    await request.private(
        message(say("add-title", league=title_of(season)), left_out, say("add-no-one"), [dashboard]),
    )


async def _invitable(request: Request, season: Season, member: ChosenMember, now: int) -> str:
    """Return the key of a member who can be invited. Raises Refused ``umpire_no_bots``,
    ``suspended_leagues``, and for what the season refuses them.
    """
    if member.bot:
        raise Refused("umpire_no_bots")
    await request.services.admission.need_welcome(season.place_id, member.user_id, "leagues")
    key = await request.services.seasons.person(season.place_id, Who(member.user_id, member.name))
    try:
        invitations.need_invitable(season, key, now)
    except IllegalAct as refused:
        raise Refused(f"league-{refused.code}", **refused.data) from refused
    return key


def _need_open(season: Season, now: int) -> None:
    """Raise Refused ``add_closed`` if no one can enter the season any more."""
    try:
        invitations.need_open(season, now)
    except IllegalAct as refused:
        has_way_back = any(what == "unstart" for what, _ in offered_at_start(season))
        raise Refused("add_closed", back=has_way_back) from refused


def _why(refused: Refused, say: Translator) -> str:
    """Why a member cannot be invited, in a sentence after their name."""
    if refused.code in OWN_WORDS:
        return say(OWN_WORDS[refused.code])
    if refused.code == "suspended_leagues":
        reason = cut(refused.data["reason"], REASON)
        return say("add-suspended", until=refused.data["until"], reason=reason)
    return refusal(refused, say)


def _line(name: UserText, why: str, say: Translator) -> str:
    return say("add-left-out-line", name=escape_text(cut(name, NAME)), why=why)


def _listed(lines: Sequence[str], say: Translator) -> Iterator[str]:
    if lines:
        yield say("add-left-out")
        yield from lines[:SHOWN]
    if len(lines) > SHOWN:
        yield say("list-more-lines", count=len(lines) - SHOWN)
