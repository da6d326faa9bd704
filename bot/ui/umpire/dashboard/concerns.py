"""The umpire's to-do list: each item with its buttons, most urgent first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from discord import ui

from bot.league.season import (
    Asked,
    Season,
    absence,
    drawing,
    format_of,
    offers,
    reopens_until,
    season_state,
)
from bot.league.season.agenda import OpenTable, absentees
from bot.league.season.signup import FEWEST, starters
from bot.league.tournament.state import SLOTS
from bot.ui.i18n.values import listed, moment
from bot.ui.presses.dashboard import SeeTable
from bot.ui.presses.leagues import ShowStandings
from bot.ui.presses.records import TurnHints
from bot.ui.seasons.view import cut
from bot.ui.umpire.appeals import AnswerAppeal, ShowAppeals
from bot.ui.umpire.dashboard.course import ConfirmResults, ReopenSeason, ResumeSeason, StartSeason
from bot.ui.umpire.dashboard.mending import MendPlayer
from bot.ui.umpire.dashboard.overview import Overview
from bot.ui.umpire.dashboard.roles import ShowRoles
from bot.ui.umpire.dashboard.rounds import CountPlayerIn, HoldRound, PairNextRound
from bot.ui.umpire.dashboard.telling import ShowChannel, TellAgain
from bot.ui.umpire.dashboard.ties import PlayTiebreaker, SettleTie
from bot.ui.umpire.dashboard.umpires import ChooseUmpires
from bot.ui.umpire.words import tie_line

ASKED = 300
"""The most characters that are shown of what a player has written who asks for the umpire."""
ROLES = 2
"""Number of roles for which it says why the bot can't give them."""


class Concern(NamedTuple):
    """Something that needs the umpire: in words, and the buttons that lead to its mending."""

    text: str
    buttons: list[ui.Button[Any]]


OF_SITTINGS = ("waiting", "too_few", "absent", "dealing")
"""How tables of the tournament stand that those of leagues do not, or of which something else is said."""


def concerns(seen: Overview) -> Iterator[Concern]:
    """All that needs the umpire, the most urgent first."""
    yield from _delivery(seen)
    yield from _calls_for_umpire(seen)
    yield from _of_phase(seen)
    yield from _ties(seen)
    yield from _tables(seen)
    yield from _questions(seen)
    yield from _roles(seen)
    yield from _people(seen)
    yield from _hints(seen)


def _delivery(seen: Overview) -> Iterator[Concern]:
    """Yield the channels that the season can't use, or the news that waits for another reason."""
    season, say, delivery = seen.season, seen.say, seen.delivery
    for number, (channel, why) in enumerate(seen.closed.items()):
        text = say(
            "dashboard-lost-channel",
            channel=str(channel),
            what="league" if channel == season.settings.channel else "log",
            why=why,
            permissions=listed([say(phrase) for phrase in seen.lacking.get(channel, ())], say),
            waiting=0 if number else delivery.waiting,
        )
        yield Concern(text, [ShowChannel(season.key, channel).button(say)])
    if delivery.since is not None and not seen.closed:
        text = say(
            "dashboard-untold",
            count=delivery.waiting,
            since=moment(delivery.since),
            again=moment(delivery.again),
            channel=str(season.settings.channel),
        )
        yield Concern(text, [TellAgain(season.key).button(say)])


def _calls_for_umpire(seen: Overview) -> Iterator[Concern]:
    """The tables at which a player asks for the umpire."""
    season, say = seen.season, seen.say
    for asked in season.appeals.values():
        if asked.answer is not None or not _is_called(season, asked):
            continue
        text = say(
            "dashboard-umpire-called",
            where=seen.where(asked.match),
            player=seen.player(asked.player),
            text=cut(asked.text, ASKED),
            until=moment(asked.waits_until),
        )
        where = seen.labels.where(asked.match)
        see = SeeTable(season.key, asked.match).button(say, "button-dashboard-name", name=where)
        yield Concern(text, [AnswerAppeal(season.key, asked.key).button(say), see])


def _is_called(season: Season, asked: Asked) -> bool:
    """Whether the umpire is asked to come to a table that is still open."""
    return asked.is_at_table and not format_of(season).fixtures.is_over(season, asked.match)


def _of_phase(seen: Overview) -> Iterator[Concern]:
    season, say = seen.season, seen.say
    lacks_players = season.put_offs > 0 and len(starters(season)) < FEWEST
    starts_by_hand = season.settings.starts is None and len(season.entered) >= FEWEST
    if not season.has_started and (lacks_players or starts_by_hand):
        what = "dashboard-lacks-players" if lacks_players else "dashboard-start-by-hand"
        yield Concern(say(what), [StartSeason(season.key).button(say)])
    if season.phase == "paused" and not season.lost_channel:
        yield Concern(say("dashboard-is-paused"), [ResumeSeason(season.key).button(say)])
    yield from _round_over(seen)
    standings = format_of(season).standings
    then = standings.reviewed(season)
    if then is not None and not standings.ties(season):
        see = ShowStandings(season.key).button(say)
        yield Concern(say("dashboard-to-confirm", then=then), [ConfirmResults(season.key).button(say), see])


def _round_over(seen: Overview) -> Iterator[Concern]:
    """Yield when the next round starts after all tables of a round have ended, and the buttons to start or
    stop it.
    """
    season, say, state = seen.season, seen.say, season_state(seen.season)
    if state is None or not format_of(season).course.may_draw(season):
        return
    buttons = [PairNextRound(season.key, state.round).button(say)]
    if season.draws_at is not None:
        buttons.append(HoldRound(season.key, state.round).button(say))
    yield Concern(say("dashboard-round-over", **drawing.next_start(season).arguments), buttons)


def reopening(seen: Overview) -> Iterator[Concern]:
    """The way back from results that were confirmed a short time ago."""
    until = reopens_until(seen.season)
    if until is not None and seen.now <= until:
        text = seen.say("dashboard-reopen", until=moment(until))
        yield Concern(text, [ReopenSeason(seen.season.key).button(seen.say)])


def _ties(seen: Overview) -> Iterator[Concern]:
    """Yield the ties at a dividing line, once everything has been played."""
    season, say = seen.season, seen.say
    standings = format_of(season).standings
    for tie in standings.ties(season) if standings.reviewed(season) else ():
        may_play = season_state(season) is not None
        text = say(
            "dashboard-tie",
            tie=tie_line(tie, seen),
            goes_on=tie.chosen if tie.line == "goes_on" else 0,
        )
        tiebreaker = [PlayTiebreaker(season.key, tie.entries[0]).button(say)] if may_play else []
        see = ShowStandings(season.key).button(say)
        yield Concern(text, [SettleTie(season.key, tie.entries[0]).button(say), *tiebreaker, see])


def _questions(seen: Overview) -> Iterator[Concern]:
    season, say = seen.season, seen.say
    unanswered = (asked for asked in season.appeals.values() if asked.answer is None)
    waiting = sum(not _is_called(season, asked) for asked in unanswered)
    if waiting:
        yield Concern(
            say("dashboard-questions", count=waiting), [ShowAppeals(season.key).button(say, style=None)]
        )


def _tables(seen: Overview) -> Iterator[Concern]:
    """Yield the tables without players, and those that wait for a player or have a computer playing."""
    for table in filter(partial(needs_umpire, seen), seen.tables):
        yield Concern(f"**{_place(seen, table)}**\n{table_line(seen, table)}", [_see(seen, table)])


def needs_umpire(seen: Overview, table: OpenTable) -> bool:
    """Return whether a table is urgent. A table that lost its thread with the season's channel is not: it
    continues with the season.
    """
    if table.fixture in seen.adrift:
        return seen.closed.get(seen.season.settings.channel) != "gone"
    if table.stands in ("missed", "deserted", "too_few", "silent", "absent"):
        return True
    some_came = table.stands == "called" and seen.here.get(table.fixture)
    return bool(some_came) and bool(seen.awaited(table))


def _roles(seen: Overview) -> Iterator[Concern]:
    """The first roles of divisions that the bot cannot give. The screen behind the button has them all."""
    say, shown = seen.say, list(seen.roles.items())[:ROLES]
    lines = [f"⚠️ {say(why, role=f'<@&{role}>', of='division')}" for role, why in shown]
    if len(seen.roles) > ROLES:
        lines.append(say("list-more-lines", count=len(seen.roles) - ROLES))
    if lines:
        yield Concern("\n".join(lines), [ShowRoles(seen.season.key).button(say)])


def _people(seen: Overview) -> Iterator[Concern]:
    """Yield the lost umpires, then all that concerns a player, with one button each."""
    season, say = seen.season, seen.say
    gone = {season.player_of(entry): entry for entry in seen.gone}
    if seen.lost:
        lines = [
            say("dashboard-umpire-lost", name=seen.player(umpire), why=why)
            for umpire, why in seen.lost.items()
        ]
        out = [_mend(seen, entry) for player, entry in gone.items() if player in seen.lost]
        yield Concern("\n".join(lines), [ChooseUmpires(season.key).button(say), *out])
    about: dict[str, list[str]] = {}
    for entry, line in _about_players(seen):
        about.setdefault(entry, []).append(line)
    for entry, lines in about.items():
        yield Concern("\n".join(lines), [*_count_in(seen, entry), _mend(seen, entry)])


def _count_in(seen: Overview, entry: str) -> Iterator[ui.Button[Any]]:
    """Yield the button to include a player in the pairings again."""
    player = seen.season.player_of(entry)
    if player in absence.players_out(seen.season):
        name = seen.labels.player(player)
        yield CountPlayerIn(seen.season.key, player).button(seen.say, name=name)


def _mend(seen: Overview, entry: str) -> ui.Button[Any]:
    """The button to say what becomes of a player."""
    press = MendPlayer(seen.season.key, entry)
    return press.button(seen.say, "button-dashboard-player", name=seen.labels.entry(entry))


def _about_players(seen: Overview) -> Iterator[tuple[str, str]]:
    """Entries, and what there is to say of their players."""
    season, say = seen.season, seen.say
    for entry in seen.gone:
        if season.player_of(entry) not in seen.lost:  # that is said of them as umpires
            yield entry, say("dashboard-gone", name=seen.entry(entry))
    missed, out = dict(absentees(season)), absence.players_out(season)
    for player in out:
        entry = season.entry_of(player) or ""
        yield entry, say("dashboard-out", name=seen.player(player), count=missed.get(entry, 1))
    for made in offers.open_offers(season):
        old, until = seen.entry(made.entry), moment(made.until)
        player = seen.player(made.player)
        yield made.entry, say("league-offer", own=False, player=player, old=old, until=until)
    for entry, times in missed.items():
        if season.player_of(entry) not in out:
            yield entry, say("dashboard-absentee", name=seen.entry(entry), count=times)


def _hints(seen: Overview) -> Iterator[Concern]:
    if seen.hints:
        button = TurnHints(0, 0, f"season.{seen.season.key}").button(seen.say, "button-dashboard-hints")
        yield Concern(seen.say("dashboard-hints", count=seen.hints), [button])


# A table


def table_line(seen: Overview, table: OpenTable) -> str:
    """Return the state of a table in a sentence or two."""
    say, here = seen.say, seen.here.get(table.fixture, ())
    if table.fixture in seen.adrift:
        players = seen.players(table.players)
        return say("dashboard-adrift", players=players)
    away, is_sitting = seen.away.get(table.fixture, ()), season_state(seen.season) is None
    return say(
        "dashboard-sitting" if is_sitting and table.stands in OF_SITTINGS else "dashboard-table",
        stands=table.stands,
        at=moment(table.at),
        game=table.game,
        games=SLOTS,
        away=seen.players(away) if away else None,
        themselves=seen.players(there) if (there := _without(table.players, away)) else None,
        players=seen.players(table.players),
        here=seen.players(here) if here else None,
        awaited=seen.players(seen.awaited(table)),
    )


def _without(players: Sequence[str], some: Collection[str]) -> list[str]:
    return [player for player in players if player not in some]


def _place(seen: Overview, table: OpenTable) -> str:
    return seen.where(table.fixture)


def _see(seen: Overview, table: OpenTable) -> ui.Button[Any]:
    where = seen.labels.where(table.fixture)
    return SeeTable(seen.season.key, table.fixture).button(seen.say, "button-dashboard-name", name=where)
