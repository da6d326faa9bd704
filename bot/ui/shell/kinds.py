"""The kinds of presses. Each has its kind of request, with the subject of the press.

A press is declared above its handler. A handler for a table or a season gets it in its request::

    class ShowWaiting(OfUmpire, template="j:waiting:{season}"):
        '''See the waiting list.'''

        label = "dashboard-more-waiting"

    @ShowWaiting.on_press
    async def show_waiting(request: UmpireRequest, press: ShowWaiting) -> None:
        '''Show the waiting list.'''
        await request.private(waiting_screen(request.season, request.say))
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Generic, Self, TypeVar

from discord import ui

from bot.league.season import Season
from bot.tables import Refused, Table
from bot.ui.components.forms import Form, Written, refilled
from bot.ui.components.post import ReadyPost
from bot.ui.components.press import Key, Permission, Press
from bot.ui.shell.context import Request
from bot.ui.shell.permissions import need_umpire
from bot.ui.shell.pressed import back_at, season_here, table_here

R = TypeVar("R")
P = TypeVar("P", bound=Press)
Handler = Callable[[R, P], Awaitable[None]]
FormOf = Callable[[R, P], Awaitable[Form]]
FormHandler = Callable[[R, P, Written], Awaitable[None]]


class Handled(Press, Generic[R]):
    """A press with a handler in this class or a parent class. The handler gets a request of the kind
    ``R``.
    """

    _press: ClassVar[Handler[Any, Any] | None] = None
    _asks: ClassVar[FormOf[Any, Any] | None] = None
    _form: ClassVar[FormHandler[Any, Any] | None] = None

    @classmethod
    def on_press(cls, handler: Handler[R, Self]) -> Handler[R, Self]:
        """Call the decorated function when this is pressed."""
        cls._press = handler
        return handler

    @classmethod
    def with_form(cls, form: FormOf[R, Self]) -> FormOf[R, Self]:
        """Open the form that the decorated function returns when this is pressed."""

        async def ask(request: Any, press: Self) -> None:
            await request.open_form(await form(request, press))

        cls._press, cls._asks = ask, form
        return form

    @classmethod
    def on_form(cls, handler: FormHandler[R, Self]) -> FormHandler[R, Self]:
        """Call the decorated function when the form opened by this press is sent."""
        cls._form = handler
        return handler

    @classmethod
    def is_handled(cls) -> bool:
        """Return whether the press has a handler."""
        return cls._press is not None

    @classmethod
    def has_form(cls) -> bool:
        """Return whether the press's form has a handler."""
        return cls._form is not None

    async def request(self, request: Request) -> R:
        """Build the request for a handler. Raises Refused if the subject of the press can't be found."""
        raise NotImplementedError

    async def handle(self, request: Request, notice: str = "") -> None:
        """Handle the press; a screen that has room for it begins with ``notice``. Raises Refused as the
        handler does.
        """
        handler = type(self)._press
        if handler is None:
            raise Refused("unknown_press")
        await handler(await self.request(replace(request, notice=notice)), self)

    async def open_again(self, request: Request, written: Written) -> None:
        """Open the press's form again with the entries ``written``. Raises Refused as the function that makes
        the form does.
        """
        asks = type(self)._asks
        if asks is None:
            raise Refused("unknown_press")
        await request.open_form(refilled(await asks(await self.request(request), self), written))

    @classmethod
    def opens_form(cls) -> bool:
        """Return whether the press opens a form."""
        return cls._asks is not None

    async def handle_form(self, request: Request, written: Written) -> None:
        """Handle the press's sent form. Raises Refused as the handler does."""
        handler = type(self)._form
        if handler is None:
            raise Refused("unknown_press")
        await handler(await self.request(request), self, written)


def _plain(request: Request) -> Mapping[str, Any]:
    """Return the fields of a request without its subject."""
    return {field.name: getattr(request, field.name) for field in fields(Request)}


class Plain(Handled[Request]):
    """A press without a subject that its handler would have to look up first, or with more than one."""

    async def request(self, request: Request) -> Request:
        """Return the request unchanged."""
        return request


@dataclass(frozen=True, kw_only=True)
class TableRequest(Request):
    """A press on a message of a table, in the table's channel."""

    table: Table
    """The table as it was when the press came."""

    async def private(self, view: ui.LayoutView) -> None:
        """Show ``view`` only to the user: in their private message if they pressed there, or in the one that
        they have besides their hand.
        """
        await self.services.passing.keep(self.interaction, view)

    async def show_post(self, post: ReadyPost) -> None:
        """Show a message with its picture as :meth:`private` does."""
        await self.services.passing.keep(self.interaction, post.view, post.files())


class AtTable(Handled[TableRequest]):
    """A press about one table. It shows that its user is there."""

    is_anywhere = True
    is_return: ClassVar[bool] = False
    """Whether its handler gives the user's seat back to them."""
    table: Key

    async def request(self, request: Request) -> TableRequest:
        """Add the table to the request, after :func:`~bot.ui.shell.pressed.back_at`. Raises Refused as
        :func:`~bot.ui.shell.pressed.table_here` does.
        """
        # The handler answers in the pressed message, so nothing else deletes it.
        request.services.passing.release(request.interaction)
        table = await table_here(request, self.table)
        table = table if self.is_return else await back_at(request, table)
        return TableRequest(**_plain(request), table=table)


@dataclass(frozen=True, kw_only=True)
class SeasonRequest(Request):
    """A press about a season."""

    season: Season
    """The season as it was when the press came."""

    def of(self, season: Season) -> Self:
        """Return the same request with the present state of its season."""
        return replace(self, season=season)


class OfSeason(Handled[SeasonRequest]):
    """A press about one season."""

    season: Key

    async def request(self, request: Request) -> SeasonRequest:
        """Add the season to the request. Raises Refused as :func:`~bot.ui.shell.pressed.season_here` does."""
        return SeasonRequest(**_plain(request), season=await season_here(request, self.season))


class UmpireRequest(SeasonRequest):
    """A press about a season by one of its umpires."""


class OfUmpire(Handled[UmpireRequest]):
    """A press for the umpires of one season."""

    season: Key
    permission = Permission.UMPIRE

    async def request(self, request: Request) -> UmpireRequest:
        """Add the season to the request. Raises Refused as :func:`~bot.ui.shell.pressed.season_here` does,
        and ``not_staff`` if the user doesn't run it.
        """
        season = await season_here(request, self.season)
        await need_umpire(request, season)
        return UmpireRequest(**_plain(request), season=season)
