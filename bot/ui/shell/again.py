"""The way back to a refused form, with the user's entries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from discord import ui

from bot.tables import Refused
from bot.ui.components.forms import Written
from bot.ui.components.layout import BLUE
from bot.ui.components.press import Text
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Handled, Plain
from bot.ui.shell.permissions import need_permission


@dataclass(frozen=True, slots=True)
class SentForm:
    """A form that was sent and refused."""

    press: Handled[Any]
    """The press that opened it."""
    written: Written


class OpenAgain(Plain, template="w:again:{draft}"):
    """Open a refused form again, with what you wrote in it."""

    draft: Text
    label, style = "button-form-again", BLUE
    is_anywhere = True


@OpenAgain.on_press
async def open_again(request: Request, press: OpenAgain) -> None:
    """Open the form again. Raises Refused ``umpire_draft_gone`` if the draft has expired, and as the router
    does if the user may no longer press the button that opened the form.
    """
    sent = request.services.drafts.look(press.draft, request.user_id, SentForm, request.now)
    await need_permission(request, sent.press)
    await sent.press.open_again(request, sent.written)


class FormRefused(Refused):
    """A form was refused, and a button opens it again."""

    def __init__(self, refused: Refused, button: ui.Button[Any]) -> None:
        super().__init__(refused.code, **refused.data)
        self.refused, self.button = refused, button


async def handle_form(request: Request, press: Handled[Any], written: Written) -> None:
    """Handle a sent form. Raises FormRefused if it is refused and can be opened again, otherwise Refused."""
    try:
        await press.handle_form(request, written)
    except Refused as refused:
        if not press.opens_form():
            raise
        key = request.services.drafts.keep(request.user_id, SentForm(press, written), request.now)
        raise FormRefused(refused, OpenAgain(key).button(request.say)) from refused
