"""Try edits through presses, which `olsen doctor --live` asks for."""

from __future__ import annotations

from bot.games import GAMES
from bot.tables import StorageError
from bot.ui.components.layout import BLUE, message
from bot.ui.components.post import QUIET, Illustration, ReadyPost
from bot.ui.components.press import Word
from bot.ui.delivery import responses
from bot.ui.delivery.outcomes import meaning
from bot.ui.pictures.games import GamesDrawing
from bot.ui.shell.context import Request
from bot.ui.shell.kinds import Plain


class TryEdits(Plain, template="n:trial:{run}"):
    """Try whether a press on a message lets the bot edit it, for ``olsen doctor``."""

    run: Word
    """The run of the command."""
    label, style = "button-trial", BLUE


@TryEdits.on_press
async def try_edits(request: Request, press: TryEdits) -> None:
    """Answer privately, edit the pressed message through the press, and note whether that works. The message
    has a picture if it does.
    """
    interaction, say = request.interaction, request.say_here
    pressed = interaction.message
    responses.keep_pressed(interaction)
    await responses.reply_private(interaction, request.say("trial-thanks"))
    drawn = await request.services.renderer.draw(GamesDrawing(tuple(GAMES)), say("trial-picture"))
    if pressed is None or drawn is None:
        return  # the command says that nothing has come of it
    picture = Illustration(drawn.name, drawn.png, drawn.alt)
    post = ReadyPost(message(say("trial-works"), picture.gallery()), picture)
    try:
        await responses.update(interaction, **post.edit(None), allowed_mentions=QUIET)
        await request.services.press_edits.shown()
    except Exception as error:
        if meaning(error) is None and not isinstance(error, StorageError):
            raise
        await pressed.edit(view=message(say("trial-failed", why=str(error))), allowed_mentions=QUIET)
