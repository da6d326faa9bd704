"""The screens of Swedish Pursuit's tournament: the list of all entries, and the tables of a round."""

from __future__ import annotations

from collections.abc import Mapping

from discord import ui

from bot.league.season import format_of, sittings
from bot.league.season.sittings import played_sittings
from bot.league.tournament import Placed, Sums, Tournament, TournamentTable, ranking, sums
from bot.league.tournament.scores import by_computer
from bot.league.tournament.state import PLAYOFF
from bot.ui.components.layout import LINE, message
from bot.ui.components.pagination import pages_for, turning
from bot.ui.i18n.values import joined
from bot.ui.leagues.fixtures import (
    LETTERS,
    NAMES_A_PAGE,
    OWN,
    TABLES_A_PAGE,
    own_fixtures,
    ready_buttons,
    round_buttons,
    times_buttons,
)
from bot.ui.leagues.standings import PAGE, Prospect, menu_of_entries, prospect, signs, way_to_dashboard
from bot.ui.presses.leagues import ShowAccount, ShowFixtures, ShowInfo, ShowStandings, ShowToAll
from bot.ui.seasons.view import SeasonView


def list_screen(view: SeasonView, state: Tournament, page: int = 0, *, public: bool = False) -> ui.LayoutView:
    """A page of all entries in their current or final order, with their sums."""
    say = view.say
    rows = ranking(state)
    pages = pages_for(len(rows), PAGE)
    page = min(page, pages - 1)
    shown = rows[page * PAGE : (page + 1) * PAGE]
    places = [row.place for row in rows]
    computers = by_computer(state, 1, 2, PLAYOFF)
    own = next((row for row in rows if row.sums.entry == view.season.entry_held(view.own)), None)
    apart = [own] if own is not None and own not in shown else []
    ahead = {row.sums.entry: prospect(view, row.sums.entry, 1) for row in [*shown, *apart]}
    lines = [_line(view, state, row, places.count(row.place) > 1, computers, ahead) for row in shown]
    for row in apart:
        lines += [
            say("leaderboard-own"),
            _line(view, state, row, places.count(row.place) > 1, computers, ahead),
        ]
    buttons = [ShowAccount(view.season.key).button(view.say)] if own and not public else []
    more = [
        ShowFixtures(view.season.key).button(view.say),
        ShowInfo(view.season.key).button(view.say),
    ]
    if not public:
        more += [ShowToAll(view.season.key).button(view.say), *way_to_dashboard(view)]
    return message(
        f"## {view.title}\n{say('league-standings-title', page=page + 1, pages=pages)}",
        "\n".join(lines) or say("league-nobody"),
        say(
            "league-list-legend",
            playoff=bool(state.finalists),
            tied=any(places.count(row.place) > 1 for row in shown if row.place is not None),
            gone=any(row.place is None for row in shown),
            computers=bool(computers),
            **signs(ahead.values()),
        ),
        None if public else menu_of_entries(view, [row.sums.entry for row in shown]),
        None
        if public
        else turning(lambda to: ShowStandings(view.season.key, str(to)), page, pages, view.say),
        [*buttons, *more],
    )


def tables_screen(view: SeasonView, state: Tournament, number: int = 0, page: int = 0) -> ui.LayoutView:
    """A page of the tables of a round (0 for the newest)."""
    say = view.say
    number = number if 0 < number <= state.round else state.round
    tables = list(state.tables_of(number))
    each = min(TABLES_A_PAGE, NAMES_A_PAGE // max((len(table.seats) for table in tables), default=1)) or 1
    pages = pages_for(len(tables), each)
    page = min(page, pages - 1)
    due, of_all, computers = own_fixtures(view)[:OWN], sums(state), by_computer(state, number)
    own = [_own_table(view, name) for name in due]
    return message(
        f"## {view.title}\n{say('league-round-pursuit', round=number, page=page + 1, pages=pages)}",
        "\n".join([say("league-own-tables"), *own]) if own else "",
        ready_buttons(view, due),
        times_buttons(view, due),
        LINE if own else None,
        "\n".join(
            _table(view, table, of_all, computers) for table in tables[page * each : (page + 1) * each]
        ),
        say("league-computers") if computers else None,
        turning(lambda to: ShowFixtures(view.season.key, number, to), page, pages, view.say),
        round_buttons(view, number, state.round),
        [ShowStandings(view.season.key).button(view.say), ShowInfo(view.season.key).button(view.say)],
    )


def _line(
    view: SeasonView,
    state: Tournament,
    row: Placed,
    tie: bool,
    computers: Mapping[str, int],
    ahead: Mapping[str, Prospect],
) -> str:
    own = row.sums
    entry = state.entry(own.entry)
    player = entry.user if entry else ""
    return view.say(
        "league-list-line",
        place=row.place or None,
        tie=tie and row.place is not None,
        own=view.own != "" and player == view.own,
        name=view.name(player),
        first=own.rounds[0],
        second=own.rounds[1],
        combined=own.combined,
        wins=own.wins12,
        through="champion" if own.entry in state.champions else row.finalist,
        playoff=own.rounds[2],
        computers=computers.get(own.entry, 0),
        **ahead[own.entry].told(view.say),
    )


def _own_table(view: SeasonView, name: str) -> str:
    sitting = {**played_sittings(view.season), **sittings(view.season)}[name]
    appointment = view.season.appointment(name)
    others = [
        player
        for player in format_of(view.season).fixtures.players_of(view.season, name)
        if player != view.own
    ]
    return view.say(
        "league-own-sitting",
        round=sitting.round,
        table=sitting.table,
        names=joined((view.name(player, LETTERS) for player in others), view.say) or None,
        slots=len(sitting.slots),
        channel=None if appointment.channel is None else str(appointment.channel),
    )


def _table(
    view: SeasonView, table: TournamentTable, own: Mapping[str, Sums], computers: Mapping[str, int]
) -> str:
    season = view.season
    names = (
        view.say(
            "league-sitting-seat",
            name=view.name(season.player_of(entry), LETTERS),
            points=own[entry].rounds[table.round - 1],
            computers=computers.get(entry, 0),
        )
        for entry in table.seats
    )
    stands = [slot.stands for slot in table.slots]
    met = [
        met for name, met in season.appointments.items() if name.startswith(f"{table.round}-{table.number}-")
    ]
    return view.say(
        "league-sitting",
        number=table.number,
        names=" · ".join(names),
        done=stands.count("done"),
        of=len(stands),
        started=any(each != "waiting" for each in stands),
        over=table.done,
        channel=None if not met or met[-1].channel is None else str(met[-1].channel),
    )
