"""The page of `olsen try`: simcord's preview without the tools of developers, and in plain words. Like
Discord, it speaks your language, which is that of your browser.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import discord
from simcord import Env, Preview

from bot.simulation.page_words import WORDS, worded
from bot.ui.i18n.translator import FALLBACK, locale_for, translator

if TYPE_CHECKING:
    from aiohttp import web

    Handler = Callable[[web.Request], Awaitable[web.Response]]

Json = dict[str, Any]

STYLE = """
.preview-shell { --toolbar-height: 44px; }
.preview-toolbar { height: auto; min-height: 44px; padding: 4px 12px; flex-wrap: nowrap;
  background: #2b2d31; }
.preview-brand, #messages-toggle, #refresh, #capture-open, #inspector-toggle, #back-activity,
#view-action-output, .messages-sidebar, .inspector-panel, .drawer-scrim { display: none !important; }
.viewer-control select { max-width: 9rem; }
@keyframes answered { from { background: rgb(88 101 242 / 35%); } }
.channel-message.answered { animation: answered 1.6s ease-out; }
#action-status { flex: 1 1 auto; max-width: none; height: auto; margin: 0 0 0 auto; font-size: 13px;
  justify-content: flex-end; text-align: right; white-space: normal; color: #dbdee1; }
.session-menu-popover { left: 0; right: auto; }
.gallery-image { color: transparent; }
.media-unavailable { visibility: hidden; }
"""
"""Hides the tools, and leaves one slim line: who one is, what went wrong, and the end. The answer of a press
is lit for a moment. While computers play, a picture is often replaced before it has come: what stands in for
it until then is not shown.
"""

SHOWING = """
/* Note how far the channel went when somebody pressed. */
for (const kind of ["click", "keydown"]) {
  document.addEventListener(kind, () => { state.newest = newestShown(); }, { capture: true, passive: true });
}
/* Who moves the channel by themselves is not held. */
for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  ui.timeline.addEventListener(kind, () => { state.answer = null; }, { passive: true });
}
/* Who is at the end stays there, however messages and pictures grow and shrink, until they move up. */
state.follows = true;
ui.timeline.addEventListener("scroll", () => {
  const { scrollTop, scrollHeight } = ui.timeline;
  if (isAtEnd()) state.follows = true;
  else if (scrollHeight === state.height && scrollTop < state.top) state.follows = false;
  [state.top, state.height] = [scrollTop, scrollHeight];
}, { passive: true });
ui.timeline.addEventListener("scrollend", showAnswer, { passive: true });
new ResizeObserver(follow).observe(ui.messageList);
function isAtEnd() {
  return ui.timeline.scrollHeight - ui.timeline.scrollTop - ui.timeline.clientHeight <= 2;
}
function follow() {
  if (state.follows && !state.answer?.id && !isAtEnd()) ui.timeline.scrollTop = ui.timeline.scrollHeight;
}
/* The menu is shut by a press beside it. */
document.addEventListener("click", (event) => {
  const opened = document.querySelector(".session-menu[open]");
  if (opened && !opened.contains(event.target)) opened.removeAttribute("open");
});
function newestShown() {
  return [...ui.messageList.querySelectorAll("[data-message-id]")].at(-1)?.dataset.messageId || "0";
}
/** Note which message answers a press of one's own. What others do moves nothing. */
function noteAnswer(receipt) {
  if (receipt.rejected) return;
  const kinds = ["response", "deferred", "followup"];
  const own = (receipt.outcomes || []).filter((each) => kinds.includes(each.kind) && each.messageId);
  state.answer = { id: own.length ? String(own.at(-1).messageId) : null, after: state.newest || "0" };
}
/** Bring that message into view: all of it if there is room, else its beginning. Below the last one the
 * channel stands at its end, so that nothing above it moves it any more. */
function showAnswer() {
  const answer = state.answer;
  if (!answer) return follow();
  answer.id ||= BigInt(newestShown()) > BigInt(answer.after) ? newestShown() : null;
  const message = answer.id && ui.messageList.querySelector(`[data-message-id="${answer.id}"]`);
  if (!message) return follow();
  const room = ui.timeline.getBoundingClientRect(), place = message.getBoundingClientRect();
  const above = place.top - room.top;
  const view = ui.timeline, rest = view.scrollHeight - view.scrollTop - view.clientHeight;
  const below = message.dataset.messageId === newestShown() ? rest : place.bottom - room.bottom;
  const way = above < 0 || place.height > room.height ? above : Math.max(0, below);
  if (!answer.lit) {
    answer.lit = true;
    message.classList.add("answered");
    message.addEventListener("animationend", () => message.classList.remove("answered"), { once: true });
  }
  if (Math.abs(way) < 2) {
    const isLast = message.dataset.messageId === newestShown() && place.height <= room.height;
    state.follows = isLast || isAtEnd();
    state.answer = null;
    return;
  }
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  ui.timeline.scrollBy({ top: way, behavior: still ? "auto" : "smooth" });
}
"""
"""Brings the answer of a press into view, which the page as it is only adds at its end. A redrawing on the
way stops the movement, so it is taken up after each until it has arrived.
"""

ADDED: Mapping[str, str] = {"/preview.css": STYLE, "/app.js": SHOWING}
"""What stands at the end of the files of the page."""


NO_LOCALE = discord.Locale.american_english.value
READ_AS = {"nn": "nb"}
"""The languages whose readers read one of the catalogue’s."""
LOCALE: ContextVar[str] = ContextVar("LOCALE", default=NO_LOCALE)
"""Discord's locale for the browser in which something is pressed."""


def dress(preview: Preview, env: Env, opened: Callable[[str], Awaitable[None]]) -> None:
    """Let a preview of ``env`` that was not entered yet serve its page without the tools of developers, and
    to each browser in its language. ``opened`` is called before a browser gets to see the channel, with
    Discord's locale for it.
    """
    server, backend = preview._server, env.backend
    ours = _Serving(preview, env, opened)
    server._static = ours.file  # type: ignore[method-assign]  # these are looked up when the server starts
    server._pages = ours.page  # type: ignore[method-assign]  # looked up then, too
    server._commands = ours.commands  # type: ignore[method-assign]  # looked up then, too
    server._action = ours.action  # type: ignore[method-assign]  # looked up then, too
    backend.emit = ours.emit  # type: ignore[method-assign]  # adds the language to presses


class _Serving:
    """What a preview serves, in the language of the browser that asks."""

    def __init__(self, preview: Preview, env: Env, opened: Callable[[str], Awaitable[None]]) -> None:
        server = preview._server
        self._server, self._backend, self._opened = server, env.backend, opened
        self._file: Handler = server._static
        self._page: Handler = server._pages
        self._catalogue: Handler = server._commands
        self._act: Handler = server._action
        self._emit = env.backend.emit

    def _known(self) -> Iterator[Json]:
        return (each for own in self._backend.commands.values() for each in own.values())

    async def file(self, request: web.Request) -> web.Response:
        """A file of the page, in our words."""
        answer = await self._file(request)
        if request.path in WORDS and answer.text is not None:
            locale = locale_of(request.headers)
            answer.text = in_our_words(request.path, answer.text, locale, self._known())
        return answer

    async def page(self, request: web.Request) -> web.Response:
        """The page itself, once the channel has been opened."""
        if self._server._authorized(request):
            await self._opened(locale_of(request.headers))
        return await self._page(request)

    async def commands(self, request: web.Request) -> web.Response:
        """The slash commands, by their names in that language."""
        answer = await self._catalogue(request)
        if answer.status == 200 and answer.text is not None:
            known = {str(each["id"]): each for each in self._known()}
            told = in_their_words(json.loads(answer.text), known, locale_of(request.headers))
            answer.text = json.dumps(told)
        return answer

    async def action(self, request: web.Request) -> web.Response:
        """Carry out an action on the page, and return the answer."""
        LOCALE.set(locale_of(request.headers))  # the context is that of the connection
        return await self._act(request)

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send the bot an event, and with a press also its user's language."""
        is_press = event == "INTERACTION_CREATE"
        self._emit(event, {**payload, "locale": LOCALE.get()} if is_press else payload)


def locale_of(headers: Mapping[str, str]) -> str:
    """Discord's locale for the languages that a browser asks for: the first that Discord has. One that
    only the catalogue has stands for itself.
    """
    accepted = headers.get("Accept-Language", "")
    known = [locale.value for locale in discord.Locale]
    for tag in (part.partition(";")[0].strip() for part in accepted.split(",")):
        language = tag.partition("-")[0].lower()
        ours = locale_for(READ_AS.get(language, language))
        fitting = [
            each
            for each in known
            if each.partition("-")[0] == language or (ours is not None and locale_for(each) == ours)
        ]
        if fitting:
            return tag if tag in fitting else fitting[0]
        if ours is not None:
            return ours
    return NO_LOCALE


def in_their_words(catalogue: Json, commands: Mapping[str, Json], locale: str) -> Json:
    """What the page knows of all commands, with the names and descriptions that they have in a locale. The
    ``commands`` are as they are registered, by id.
    """
    return {
        **catalogue,
        "entries": [_entry(entry, commands[entry["commandId"]], locale) for entry in catalogue["entries"]],
    }


def _entry(entry: Json, command: Json, locale: str) -> Json:
    parts = list(_parts(command, entry["path"][1:]))
    options = zip(entry["options"], parts[-1].get("options") or (), strict=True)
    return {
        **entry,
        "invocation": " ".join(_local(part, "name", locale) for part in parts),
        "description": _local(parts[-1], "description", locale),
        "options": [_option(option, told, locale) for option, told in options],
    }


def _parts(command: Json, path: list[str]) -> Iterator[Json]:
    """A command of a group, from the outside in."""
    yield command
    for name in path:
        command = next(each for each in command["options"] if each["name"] == name)
        yield command


def _option(option: Json, told: Json, locale: str) -> Json:
    choices = zip(option["choices"], told.get("choices") or (), strict=True)
    return {
        **option,
        "label": _local(told, "name", locale),
        "description": _local(told, "description", locale),
        "choices": [{**choice, "name": _local(other, "name", locale)} for choice, other in choices],
    }


def _local(told: Json, field: str, locale: str) -> str:
    text: str = (told.get(f"{field}_localizations") or {}).get(locale) or told[field]
    return text


def in_our_words(path: str, text: str, locale: str = NO_LOCALE, commands: Iterable[Json] = ()) -> str:
    """Return the text of one of the page's files for a browser with Discord's ``locale``. The page shows the
    names of used ``commands`` in that language.
    """
    for said, instead in WORDS[path].items():
        text = text.replace(said, instead)
    added = ADDED.get(path, "")
    if path == "/messages.js":
        names = {command["name"]: _local(command, "name", locale) for command in commands}
        added = f"const commandNames = {json.dumps(names)};\n"
    return worded(text, translator(locale_for(locale) or FALLBACK)) + added
