"""The limits of a server: how much members may open and post there, and what is open now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated

from discord import ui

from bot.services import ServerSettings
from bot.services.limits import DEFAULTS, KINDS, MOST, SCOPES, Kind, Scope, for_managers
from bot.tables import Refused, Table
from bot.ui.components.forms import Form, Written, text_field
from bot.ui.components.layout import message
from bot.ui.components.press import Permission
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import escape_text
from bot.ui.presses.settings import ShowLimits, ShowSettings
from bot.ui.settings.settings import TurnSettings, show_server
from bot.ui.shell.budgets import counted
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain
from bot.user_text import UserText

SHOWN = 8
"""The most tables, and the most leagues, that are listed. The others are only counted."""


@dataclass(frozen=True, slots=True)
class OpenLeague:
    """An open season: the name of its league, its channel, and the name of its umpire, if it is known."""

    league: UserText
    channel_id: int
    umpire: UserText | None


@ShowLimits.on_press
async def show_limits(request: Request, press: ShowLimits) -> None:
    """Show the limits, and what is open on the server and who opened it."""
    place_id = request.place_id
    services = request.services
    leagues = []
    for season in services.seasons.running(place_id):
        umpire = (await services.seasons.names(season)).get(season.umpire)
        own = season.settings
        leagues.append(OpenLeague(own.league, own.channel, None if umpire is None else umpire.name))
    tables = counted(services.tables.open_tables(place_id))
    settings = await services.preferences.server(place_id)
    most = services.tables.room.most
    await request.private(limits_screen(settings, tables, leagues, request.say, most))


@ShowSettings.on_press
async def show_settings(request: Request, press: ShowSettings) -> None:
    """Show the settings of the server."""
    await show_server(request)


class ChangeLimits(Plain, template="g:limits:{scope}"):
    """Change how much a member may open and post, or how much there may be in a channel or on the server."""

    scope: Annotated[Scope, "member|channel|server"]
    permission = Permission.MANAGER


@ChangeLimits.with_form
async def ask_for_limits(request: Request, press: ChangeLimits) -> Form:
    """Open the form for the limits of a member, of a channel or of the server."""
    settings = await request.services.preferences.server(request.place_id)
    return limits_form(press.scope, settings, request.say)


@ChangeLimits.on_form
async def change_limits(request: Request, press: ChangeLimits, written: Written) -> None:
    """Change the limits to what was written."""
    place_id = request.place_id
    limits = limits_written(press.scope, written)
    change = request.services.preferences.change_server
    match press.scope:
        case "member":
            await change(place_id, limits_member=limits)
        case "channel":
            await change(place_id, limits_channel=limits)
        case "server":
            await change(place_id, limits_server=limits)
    await show_limits(request, ShowLimits())


def limits_screen(
    settings: ServerSettings,
    tables: Sequence[Table],
    leagues: Sequence[OpenLeague],
    say: Translator,
    most: int | None = None,
) -> ui.LayoutView:
    """Build the limits of each kind, the open tables and leagues, and the buttons that change the limits. The
    server may have ``most`` tables at once, even if its limits allow more. None stands for any number.
    """
    return message(
        say("limits-title"),
        say("limits-most-tables", most=most) if most is not None else "",
        "\n".join(_line(kind, settings, say) for kind in KINDS),
        _open_now("tables", [_table_line(table, say) for table in tables], say),
        _open_now("leagues", [_league_line(league, say) for league in leagues], say),
        say("limits-change"),
        [
            *(ChangeLimits(scope).button(say, f"limits-change-{scope}") for scope in SCOPES),
            TurnSettings("more").button(say, "limits-back"),
        ],
    )


def limits_form(scope: Scope, settings: ServerSettings, say: Translator) -> Form:
    """The form for the limits of a scope. An empty field stands for any number."""
    fields = [
        text_field(
            kind,
            say(f"limits-field-{kind}"),
            most=len(str(MOST)),
            about=say("limits-any-about"),
            default=None if (most := settings.limit(scope, kind)) is None else str(most),
            required=False,
        )
        for kind in DEFAULTS[scope]
    ]
    return Form(ChangeLimits(scope).custom_id, say(f"limits-change-{scope}"), *fields)


def limits_written(scope: Scope, written: Written) -> Mapping[Kind, int | None]:
    """Return the limits that a user wrote, without those that are the default.

    Raises Refused ``limit_unclear`` for what is no number.
    """
    limits: dict[Kind, int | None] = {}
    for kind, default in DEFAULTS[scope].items():
        text = written.get(kind, "")
        if text and not (text.isascii() and text.isdigit() and int(text) <= MOST):
            raise Refused("limit_unclear", most=MOST)
        most = int(text) if text else None
        if most != default:
            limits[kind] = most
    return limits


def _line(kind: Kind, settings: ServerSettings, say: Translator) -> str:
    limits = {scope: settings.limit(scope, kind) for scope in SCOPES if kind in DEFAULTS[scope]}
    return say(f"limits-{kind}", **limits, managers=for_managers(limits["member"]))


def _open_now(kind: Kind, lines: Sequence[str], say: Translator) -> str:
    more = len(lines) - SHOWN
    shown = [say(f"limits-open-{kind}", count=len(lines)), *lines[:SHOWN]]
    return "\n".join([*shown, say("limits-more", count=more)] if more > 0 else shown)


def _table_line(table: Table, say: Translator) -> str:
    host = next((chair for chair in table.chairs if chair.person == table.host), None)
    name = say("former-player") if host is None or host.is_former else escape_text(host.name)
    return say("limits-table", name=name, game=table.game.spec.name, where=f"<#{table.channel_id}>")


def _league_line(league: OpenLeague, say: Translator) -> str:
    name = say("former-player") if league.umpire is None else escape_text(league.umpire)
    return say("limits-league", name=name, league=escape_text(league.league), where=f"<#{league.channel_id}>")
