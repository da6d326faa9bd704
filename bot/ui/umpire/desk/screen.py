"""The umpire's desk as a screen: what happens next, what needs the umpire, and the way to everything else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from discord import ui

from bot.league.contest import Contest, format_of, has_order, offers, reopens_until, season_state, winners
from bot.league.contest.agenda import URGENCY, OpenTable, absentees, coming
from bot.league.contest.signup import FEWEST, starters
from bot.league.tournament.state import SLOTS
from bot.ui.components.layout import BLUE, GREY, LINE, OPTIONS, menu, menu_id, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.components.press import Press
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.i18n.values import listed, moment
from bot.ui.presses.desk import (
    ChooseUmpires,
    ConfirmResults,
    EnterResult,
    ListTables,
    MendPlayer,
    MendResult,
    PauseSeason,
    PlayTieOff,
    ReopenSeason,
    ResumeSeason,
    SeeTable,
    SettleTie,
    ShowChannel,
    ShowDesk,
    ShowDivisions,
    ShowOrder,
    ShowRoles,
    ShowTerms,
    ShowWaiting,
    StartSeason,
    TellAgain,
)
from bot.ui.presses.records import TurnHints
from bot.ui.presses.umpire import ShowAppeals, ShowLog
from bot.ui.seasons.seasons import title_of
from bot.ui.umpire.desk.divisions import is_divided
from bot.ui.umpire.desk.overview import Overview

SHOWN = 4
"""So many things that need the umpire stand on one page."""
ROLES = 2
"""Of so many roles it says why the bot cannot give them."""
EACH = OPTIONS - 1
"""So many tables stand in a menu that has an option for the others."""
NEXT = 3
"""So many things are told that happen next."""


Option = tuple[str, str, str]
"""The id, the label and the description of an option of a menu."""


class Concern(NamedTuple):
    """Something that needs the umpire: in words, and the button that leads to its mending."""

    text: str
    button: ui.Button[Any]


def desk_screen(seen: Overview, page: int = 0, notice: str = "") -> ui.LayoutView:
    """One page (0 is the first) of the desk. ``notice`` is a text at the top."""
    contest, say = seen.contest, seen.say
    found = list(concerns(seen) if contest.is_open else _reopening(seen))
    pages = pages_for(len(found), SHOWN)
    page = min(page, pages - 1)
    parts: list[str | list[ui.Button[Any]]] = []
    for number, (text, button) in enumerate(found[page * SHOWN : (page + 1) * SHOWN], page * SHOWN):
        if number == 0:
            button.style = BLUE
        parts += [text, [button]]
    title = say("desk-title", league=title_of(contest), number=contest.number)
    return message(
        notice,
        f"{title}\n{_stands(seen)}",
        "\n".join(_next(seen)),
        LINE,
        *(parts or [say("desk-nothing", open=contest.is_open)]),
        turning(lambda to: ShowDesk(contest.key, to), page, pages, say),
        LINE,
        _tables_line(seen),
        _tables_menu(seen),
        _results_menu(seen),
        _more_menu(seen),
    )


def seasons_screen(running: Sequence[Contest], say: Translator) -> ui.LayoutView:
    """The seasons that somebody runs, the newest first, to choose the desk of one."""
    options = [
        (
            ShowDesk(each.key).custom_id,
            say("desk-of", league=label_text(each.terms.league), number=each.number),
            say("league-stands", phase=each.phase),
        )
        for each in running
    ]
    return message(say("desk-which"), menu(menu_id("desks", running[0].key), say("desk-choose"), options))


# How it stands, and what happens next


def _stands(seen: Overview) -> str:
    """How the season stands, in a sentence."""
    contest, say = seen.contest, seen.say
    match contest.phase:
        case "signup" | "check_in":
            return say(
                "desk-before",
                players=len(contest.entered),
                checked=sum(signed.checked_in for signed in contest.signed),
                checking=contest.phase == "check_in",
                waiting=len(contest.waiting),
                starts=moment(max(contest.check_in_until or 0, contest.terms.starts or 0) or None),
            )
        case "running":
            stands = format_of(contest).announcement.stands(contest)
            return say(stands.id, **stands.arguments)
        case "paused":
            return say("desk-paused", at=moment(contest.paused_at))
        case "review":
            return say("desk-review")
        case "over":
            champions = winners(contest)
            names = seen.names.players(champions, say)
            return say("desk-over", count=len(champions), names=names, at=moment(contest.finished_at))
        case _:
            return say("desk-cancelled", at=moment(contest.finished_at))


def _next(seen: Overview) -> Iterator[str]:
    """What happens next by itself, a line each."""
    for at, what, tables in coming(seen.contest, seen.now)[:NEXT]:
        yield seen.say("desk-next", what=what, at=moment(at), tables=tables, soon=at <= seen.now)


# What needs the umpire


def concerns(seen: Overview) -> Iterator[Concern]:
    """All that needs the umpire, the most urgent first."""
    yield from _delivery(seen)
    yield from _of_phase(seen)
    yield from _ties(seen)
    yield from _questions(seen)
    yield from _tables(seen)
    yield from _roles(seen)
    yield from _people(seen)
    yield from _hints(seen)


def _delivery(seen: Overview) -> Iterator[Concern]:
    """The channels that the season cannot use, or what waits to be told for another reason."""
    contest, say, delivery = seen.contest, seen.say, seen.delivery
    for channel, why in seen.closed.items():
        text = say(
            "desk-lost-channel",
            channel=str(channel),
            what="league" if channel == contest.terms.channel else "log",
            why=why,
            permissions=listed([say(phrase) for phrase in seen.lacking.get(channel, ())], say),
            waiting=delivery.waiting,
        )
        yield Concern(text, ShowChannel(contest.key, channel).button(say))
    if delivery.since is not None and not seen.closed:
        text = say(
            "desk-untold",
            count=delivery.waiting,
            since=moment(delivery.since),
            again=moment(delivery.again),
            channel=str(contest.terms.channel),
        )
        yield Concern(text, TellAgain(contest.key).button(say))


def _of_phase(seen: Overview) -> Iterator[Concern]:
    contest, say = seen.contest, seen.say
    if contest.put_offs and len(starters(contest)) < FEWEST:
        yield Concern(say("desk-lacks-players"), StartSeason(contest.key).button(say))
    elif not contest.has_started and contest.terms.starts is None and len(contest.entered) >= 2:
        yield Concern(say("desk-start-by-hand"), StartSeason(contest.key).button(say))
    if contest.phase == "paused":
        yield Concern(say("desk-is-paused"), ResumeSeason(contest.key).button(say))
    standings = format_of(contest).standings
    then = standings.reviewed(contest)
    if then is not None and not standings.ties(contest):
        yield Concern(say("desk-to-confirm", then=then), ConfirmResults(contest.key).button(say))


def _reopening(seen: Overview) -> Iterator[Concern]:
    """The way back from results that were confirmed a short time ago."""
    until = reopens_until(seen.contest)
    if until is not None and seen.now <= until:
        text = seen.say("desk-reopen", until=moment(until))
        yield Concern(text, ReopenSeason(seen.contest.key).button(seen.say))


def _ties(seen: Overview) -> Iterator[Concern]:
    """The ties on a line, once everything has been played."""
    contest, say = seen.contest, seen.say
    standings = format_of(contest).standings
    for tie in standings.ties(contest) if standings.reviewed(contest) else ():
        text = say(
            "desk-tie",
            names=seen.names.entries(tie.entries, say),
            place=tie.place,
            line=tie.line,
            count=tie.chosen,
        )
        yield Concern(text, SettleTie(contest.key, tie.entries[0]).button(say))
        if season_state(contest) is not None:
            text = say("desk-tie-playoff", names=seen.names.entries(tie.entries, say))
            yield Concern(text, PlayTieOff(contest.key, tie.entries[0]).button(say))


def _questions(seen: Overview) -> Iterator[Concern]:
    contest, say = seen.contest, seen.say
    waiting = sum(asked.answer is None for asked in contest.appeals.values())
    if waiting:
        yield Concern(say("desk-questions", count=waiting), ShowAppeals(contest.key).button(say, style=None))


def _tables(seen: Overview) -> Iterator[Concern]:
    """The tables to which nobody came, and those at which somebody is waited for or played for."""
    for table in seen.tables:
        urgent = table.stands in ("missed", "deserted", "silent", "absent") or table.fixture in seen.adrift
        some_came = table.stands == "called" and seen.here.get(table.fixture)
        if urgent or ((some_came or table.stands == "late") and seen.awaited(table)):
            yield Concern(f"**{_place(seen, table)}**\n{table_line(seen, table)}", _see(seen, table))


def _roles(seen: Overview) -> Iterator[Concern]:
    """The first roles of divisions that the bot cannot give. The screen behind the button has them all."""
    say, shown = seen.say, list(seen.roles.items())[:ROLES]
    lines = [f"⚠️ {say(why, role=f'<@&{role}>', of='division')}" for role, why in shown]
    if len(seen.roles) > ROLES:
        lines.append(say("list-more-lines", count=len(seen.roles) - ROLES))
    if lines:
        yield Concern("\n".join(lines), ShowRoles(seen.contest.key).button(say))


def _people(seen: Overview) -> Iterator[Concern]:
    """The umpires who are gone, then all that is to be said of a player, with one button for each."""
    contest, say = seen.contest, seen.say
    if seen.lost:
        lines = [
            say("desk-umpire-lost", name=seen.names.player(umpire, say), why=why)
            for umpire, why in seen.lost.items()
        ]
        yield Concern("\n".join(lines), ChooseUmpires(contest.key).button(say))
    about: dict[str, list[str]] = {}
    for entry, line in _about_players(seen):
        about.setdefault(entry, []).append(line)
    for entry, lines in about.items():
        press = MendPlayer(contest.key, entry)
        button = press.button(say, "button-desk-name", name=seen.plain.entry(entry, say))
        yield Concern("\n".join(lines), button)


def _about_players(seen: Overview) -> Iterator[tuple[str, str]]:
    """Entries, and what there is to say of their players."""
    contest, say = seen.contest, seen.say
    for entry in seen.gone:
        yield entry, say("desk-gone", name=seen.names.entry(entry, say))
    for made in offers.open_offers(contest):
        old, until = seen.names.entry(made.entry, say), moment(made.until)
        player = seen.names.player(made.player, say)
        yield made.entry, say("league-offer", own=False, player=player, old=old, until=until)
    for entry, times in absentees(contest):
        yield entry, say("desk-absentee", name=seen.names.entry(entry, say), count=times)


def _hints(seen: Overview) -> Iterator[Concern]:
    if seen.hints:
        button = TurnHints(0, 0, f"season.{seen.contest.key}").button(seen.say, "button-desk-hints")
        yield Concern(seen.say("desk-hints", count=seen.hints), button)


# Tables


def table_line(seen: Overview, table: OpenTable) -> str:
    """How a table stands, in a sentence or two."""
    say, here = seen.say, seen.here.get(table.fixture, ())
    if table.fixture in seen.adrift:
        players = seen.names.players(table.players, say)
        return say("desk-adrift", players=players, begun=table.stands in ("begun", "dealing"))
    away = seen.away.get(table.fixture, ())
    return say(
        "desk-table" if season_state(seen.contest) is not None else "desk-sitting",
        stands=table.stands,
        at=moment(table.at),
        game=table.game,
        games=SLOTS,
        away=seen.names.players(away, say) if away else None,
        players=seen.names.players(table.players, say),
        here=seen.names.players(here, say) if here else None,
        awaited=seen.names.players(seen.awaited(table), say),
    )


def _place(seen: Overview, table: OpenTable) -> str:
    return seen.names.where(table.fixture, seen.say)


def _see(seen: Overview, table: OpenTable) -> ui.Button[Any]:
    where = seen.plain.where(table.fixture, seen.say)
    return SeeTable(seen.contest.key, table.fixture).button(seen.say, "button-desk-name", name=where)


def _tables_line(seen: Overview) -> str:
    """How many tables stand how."""
    if not seen.tables:
        return ""
    counts = Counter(table.stands for table in seen.tables)
    parts = [
        seen.say("desk-tables-stand", stands=stands, count=counts[stands])
        for stands in URGENCY
        if counts[stands]
    ]
    return seen.say("desk-tables", parts=listed(parts, seen.say))


def keys_of_tables(seen: Overview) -> list[str]:
    """The tables without a result, as fixtures, then the matches that were played, the newest first."""
    return [*(table.fixture for table in seen.tables), *_played(seen)]


def _played(seen: Overview) -> list[str]:
    state = season_state(seen.contest)
    return [*reversed([*state.results])] if state else []


def _options(seen: Overview, keys: Iterable[str]) -> list[Option]:
    """The id, the label and the description of an option for each of these tables and matches."""
    return [_option(seen, key) for key in keys]


def _option(seen: Overview, key: str) -> Option:
    season, say, table = seen.contest.key, seen.say, seen.table(key)
    if table is None:
        return MendResult(season, key).custom_id, seen.plain.match(key, say), say("desk-option-played")
    press = SeeTable(season, key)
    return press.custom_id, seen.plain.to_play(key, say), say("desk-option", stands=table.stands)


def _tables_menu(seen: Overview) -> ui.Select[Any] | None:
    """The tables without a result."""
    return _first_of(seen, "tables", [table.fixture for table in seen.tables], 0)


def _results_menu(seen: Overview) -> ui.Select[Any] | None:
    """The matches that were played. They have a menu of their own, so that a wrong result of the last round
    is at hand however many tables the next one has.
    """
    return _first_of(seen, "results", _played(seen), len(seen.tables))


def _first_of(seen: Overview, what: str, keys: Sequence[str], before: int) -> ui.Select[Any] | None:
    """A menu of the first of these ``keys``, ``before`` which so many others stand in the list of all."""
    if not keys or not seen.contest.is_open:
        return None
    options = _options(seen, keys[: OPTIONS if len(keys) <= OPTIONS else EACH])
    if len(keys) > OPTIONS:
        page = (before + EACH) // EACH
        options.append((ListTables(seen.contest.key, page).custom_id, seen.say(f"desk-more-{what}"), ""))
    return menu(menu_id(what, seen.contest.key), seen.say(f"desk-choose-{what}"), options)


def tables_screen(seen: Overview, page: int) -> ui.LayoutView:
    """A page (0 is the first) of the menu of all tables."""
    contest, say = seen.contest, seen.say
    keys = keys_of_tables(seen)
    pages = pages_for(len(keys), EACH)
    page = min(page, pages - 1)
    options = _options(seen, keys[page * EACH : (page + 1) * EACH])
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        say("desk-tables-page", page=page + 1, pages=pages),
        menu(menu_id("tables", contest.key), say("desk-choose-tables"), options) if options else None,
        turning(lambda to: ListTables(contest.key, to), page, pages, say),
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def _more_menu(seen: Overview) -> ui.Select[Any]:
    """What is rare: everything else that an umpire can do from here."""
    contest, say = seen.contest, seen.say
    options = [
        (press.custom_id, say(f"desk-more-{what}"), say(f"desk-more-{what}-about"))
        for what, press in _more(seen)
    ]
    return menu(menu_id("more", contest.key), say("desk-more"), options)


def _more(seen: Overview) -> Iterator[tuple[str, Press]]:
    """What can be chosen there, by the names of the phrases for it."""
    contest = seen.contest
    yield "refresh", ShowDesk(contest.key)
    if contest.is_open and contest.has_started:
        yield "player", MendPlayer(contest.key)
        if season_state(contest) is not None and not format_of(contest).facts.drawn:
            yield "enter", EnterResult(contest.key)
    if contest.phase in ("signup", "check_in"):
        yield "start", StartSeason(contest.key)
    if not contest.has_started and has_order(contest) and len(starters(contest)) >= FEWEST:
        yield "order", ShowOrder(contest.key)
    if contest.waiting and contest.is_open:
        yield "waiting", ShowWaiting(contest.key)
    if is_divided(contest):
        yield "divisions", ShowDivisions(contest.key)
    if contest.phase == "running":
        yield "pause", PauseSeason(contest.key)
    if format_of(contest).standings.reviewed(contest) == "champion" or (
        contest.has_started and contest.is_open and not format_of(contest).facts.drawn
    ):
        yield "confirm", ConfirmResults(contest.key)
    if contest.has_started:
        yield "questions", ShowAppeals(contest.key)
    if contest.is_open:
        yield "terms", ShowTerms(contest.key)
        yield "umpires", ChooseUmpires(contest.key)
    if contest.is_open and format_of(contest).facts.divided:
        yield "roles", ShowRoles(contest.key)
    yield "log", ShowLog(contest.key, "decisions", 0)
