"""The page of `olsen try`: simcord's preview without the tools of developers, and in plain words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import TYPE_CHECKING

from simcord import Preview

if TYPE_CHECKING:
    from aiohttp import web

STYLE = """
.preview-shell { --toolbar-height: 44px; }
.preview-toolbar { height: auto; min-height: 44px; padding: 4px 12px; flex-wrap: nowrap;
  background: #2b2d31; }
.preview-brand, #messages-toggle, #refresh, #capture-open, #inspector-toggle, #back-activity,
#view-action-output, .messages-sidebar, .inspector-panel, .drawer-scrim { display: none !important; }
.viewer-control select { max-width: 9rem; }
#action-status { flex: 1 1 auto; max-width: none; height: auto; margin: 0 0 0 auto; font-size: 13px;
  justify-content: flex-end; text-align: right; white-space: normal; color: #dbdee1; }
.session-menu-popover { right: 0; }
"""
"""Hides the tools, and leaves one slim line: who one is, what went wrong, and the end."""

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
    "/app.js": {'"Preview session closed."': '"The simulation has ended."'},
    "/preview.css": {},
}
"""What the files of the page say, and what they say here instead."""


def dress(preview: Preview) -> None:
    """Let a preview that was not entered yet serve its page without the tools of developers."""
    server = preview._server
    serve: Callable[[web.Request], Awaitable[web.Response]] = server._static

    async def dressed(request: web.Request) -> web.Response:
        answer = await serve(request)
        if request.path in WORDS and answer.text is not None:
            answer.text = in_our_words(request.path, answer.text)
        return answer

    server._static = dressed  # type: ignore[method-assign]  # it is looked up when the server starts


def in_our_words(path: str, text: str) -> str:
    """The text of one of the page's files as it is served."""
    for said, instead in WORDS[path].items():
        text = text.replace(said, instead)
    return text + STYLE if path.endswith(".css") else text
