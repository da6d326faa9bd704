"""The page of `olsen try`: simcord's preview without the tools of developers, and in plain words. As in
Discord, commands are named in the language of whoever looks, which is that of their browser.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import discord
from simcord import Env, Preview

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

UNAVAILABLE = "That can't be pressed any more. Look at the newest message."

WORDS: Mapping[str, Mapping[str, str]] = {
    "/": {
        "<title>SimCord Preview</title>": "<title>Olsen</title>",
        ">Viewing as\n": ">You are\n",
        'aria-label="Viewing as"': 'aria-label="You are"',
        "<summary>More</summary>": '<summary aria-label="More">⋯</summary>',
        "End preview session": "End the simulation",
    },
    "/actions.js": {
        '"Action was not completed."': f'"{UNAVAILABLE}"',
        '"Action is awaiting a confirmed result."': '"One moment …"',
        '"Action outcome uncertain. It will not be retried."': '"No answer. Please press again."',
        '"Connection interrupted; trying again…"': '"No connection. Trying again …"',
        '"Preview session ended."': '"The simulation has ended."',
        # What has worked is seen in the channel.
        'return pendingLabels[pending.kind] || "Completing action…";': 'return "";',
        'return "Updating preview…";': 'return "";',
        'return labels[kind || ""] || "Action completed";': 'return "";',
        '? "Preview ready" : "Loading preview…"': '? "" : ""',
    },
    "/app.js": {
        '"Preview session closed."': '"The simulation has ended."',
        "rememberReceipt(receipt); state.": "rememberReceipt(receipt); noteAnswer(receipt); state.",
        "timeline.ready();\n  state.ready": "timeline.ready();\n  showAnswer();\n  state.ready",
    },
    # As Discord does: in the language and the time of whoever looks.
    "/presentation.js": {
        'locale: configured.locale || state.profile.locale || "en-US"': "locale: navigator.language",
        'timezone: configured.timezone || state.profile.timezone || "UTC"': (
            "timezone: Intl.DateTimeFormat().resolvedOptions().timeZone"
        ),
    },
    "/selects.js": {
        '"", "SimCord selection draft"': '"", ""',
        "Choose ${minimum}–${maximum} options.`": (
            "Choose ${minimum === maximum ? minimum : `${minimum} to ${maximum}`}.`"
        ),
        "`${entries.length} options on this page`": (
            'entries.length === 1 ? "One to choose" : `${entries.length} to choose from`'
        ),
    },
    "/commands.js": {
        # As Discord does, it asks at once what there is to choose from; that takes a moment.
        'const current = String(field.value || "");': (
            "const current = field.value; queryAutocomplete(option, current);"
        ),
        '"command-pill-label", option.name': '"command-pill-label", option.label || option.name',
        "({ name: option.name, value: option.name,": (
            "({ name: option.label || option.name, value: option.name,"
        ),
        ': "No options match"': ': autocomplete.state === "loading" ? "One moment …" : "Nothing fits"',
    },
    "/preview.css": {},
}
"""What the files of the page say, and what they say here instead."""

SHOWING = """
/* Note how far the channel went when somebody pressed. */
for (const kind of ["click", "keydown"]) {
  document.addEventListener(kind, () => { state.newest = newestShown(); }, { capture: true, passive: true });
}
/* Who moves the channel by themselves is not held. */
for (const kind of ["wheel", "touchmove", "keydown", "pointerdown"]) {
  ui.timeline.addEventListener(kind, () => { state.answer = null; }, { passive: true });
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
/** Bring that message into view: all of it if there is room, else its beginning. */
function showAnswer() {
  const answer = state.answer;
  if (!answer) return;
  answer.id ||= BigInt(newestShown()) > BigInt(answer.after) ? newestShown() : null;
  const message = answer.id && ui.messageList.querySelector(`[data-message-id="${answer.id}"]`);
  if (!message) return;
  const room = ui.timeline.getBoundingClientRect(), place = message.getBoundingClientRect();
  const above = place.top - room.top, below = place.bottom - room.bottom;
  const way = above < 0 || place.height > room.height ? above : Math.max(0, below);
  if (!answer.lit) {
    answer.lit = true;
    message.classList.add("answered");
    message.addEventListener("animationend", () => message.classList.remove("answered"), { once: true });
  }
  if (Math.abs(way) < 2) { state.answer = null; return; }
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
NORWEGIAN = ("nb", "nn")
"""What browsers call the language that Discord calls ``no``."""
LOCALE: ContextVar[str] = ContextVar("LOCALE", default=NO_LOCALE)
"""Discord's locale for the browser in which something is pressed."""


def dress(preview: Preview, env: Env) -> None:
    """Let a preview of ``env`` that was not entered yet serve its page without the tools of developers, and
    to each browser in its language.
    """
    server, backend = preview._server, env.backend
    serve: Handler = server._static
    catalogue: Handler = server._commands
    act: Handler = server._action
    emit = backend.emit

    async def dressed(request: web.Request) -> web.Response:
        answer = await serve(request)
        if request.path in WORDS and answer.text is not None:
            answer.text = in_our_words(request.path, answer.text)
        return answer

    async def named(request: web.Request) -> web.Response:
        answer = await catalogue(request)
        if answer.status == 200 and answer.text is not None:
            commands = {str(each["id"]): each for own in backend.commands.values() for each in own.values()}
            told = in_their_words(json.loads(answer.text), commands, locale_of(request.headers))
            answer.text = json.dumps(told)
        return answer

    async def acted(request: web.Request) -> web.Response:
        LOCALE.set(locale_of(request.headers))  # the context is that of the connection
        return await act(request)

    def emitted(event: str, payload: Mapping[str, Any]) -> None:
        emit(event, {**payload, "locale": LOCALE.get()} if event == "INTERACTION_CREATE" else payload)

    server._static = dressed  # type: ignore[method-assign]  # these are looked up when the server starts
    server._commands = named  # type: ignore[method-assign]  # looked up then, too
    server._action = acted  # type: ignore[method-assign]  # looked up then, too
    backend.emit = emitted  # type: ignore[method-assign]  # whoever presses reads this language


def locale_of(headers: Mapping[str, str]) -> str:
    """Discord's locale for the languages that a browser asks for: the first of them that Discord has."""
    accepted = headers.get("Accept-Language", "")
    known = [locale.value for locale in discord.Locale]
    for tag in (part.partition(";")[0].strip() for part in accepted.split(",")):
        language = tag.partition("-")[0].lower()
        language = discord.Locale.norwegian.value if language in NORWEGIAN else language
        fitting = [each for each in known if each.partition("-")[0] == language]
        if fitting:
            return tag if tag in fitting else fitting[0]
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


def in_our_words(path: str, text: str) -> str:
    """The text of one of the page's files as it is served."""
    for said, instead in WORDS[path].items():
        text = text.replace(said, instead)
    return text + ADDED.get(path, "")
