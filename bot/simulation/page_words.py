"""What simcord's page says, and what the page of `olsen try` says instead: phrases of the catalogue.

A phrase stands in the files of the page as ``⟦page-send⟧``, or as ``⟦page-used name=${invoker}⟧`` where the
page fills in something of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from bot.ui.i18n.translator import Translator

PHRASE = re.compile(r"⟦(?P<phrase>[a-z-]+)(?P<arguments>(?: [a-z]+=[^ ⟧]+)*)⟧")

WORDS: Mapping[str, Mapping[str, str]] = {
    "/": {
        '<html lang="en">': '<html lang="⟦page-language⟧">',
        "<title>SimCord Preview</title>": "<title>Olsen</title>",
        ">Viewing as\n": ">⟦page-you-are⟧\n",
        'aria-label="Viewing as"': 'aria-label="⟦page-you-are⟧"',
        "<summary>More</summary>": '<summary aria-label="⟦page-more⟧">⋯</summary>',
        "End preview session": "⟦page-end⟧",
        'aria-label="Conversation"': 'aria-label="⟦page-conversation⟧"',
        "Load earlier messages": "⟦page-earlier⟧",
        "No messages in this channel.": "⟦page-no-messages⟧",
        "New messages · jump to latest": "⟦page-latest⟧",
        ">Newer messages<": ">⟦page-newer⟧<",
        'for="channel-composer-input">Message<': 'for="channel-composer-input">⟦page-message⟧<',
        'placeholder="Message"': 'placeholder="⟦page-message⟧"',
        ">Send</button>": ">⟦page-send⟧</button>",
        'aria-label="Cancel reply"': 'aria-label="⟦page-cancel⟧"',
        'aria-label="Dialog"': 'aria-label="⟦page-dialog⟧"',
    },
    "/actions.js": {
        '"Action was not completed."': '"⟦page-unavailable⟧"',
        '"Action is awaiting a confirmed result."': '"⟦page-moment⟧"',
        '"Action outcome uncertain. It will not be retried."': '"⟦page-no-answer⟧"',
        '"Connection interrupted; trying again…"': '"⟦page-no-connection⟧"',
        '"Preview session ended."': '"⟦page-ended⟧"',
        # What has worked is seen in the channel.
        'return pendingLabels[pending.kind] || "Completing action…";': 'return "";',
        'return "Updating preview…";': 'return "";',
        'return labels[kind || ""] || "Action completed";': 'return "";',
        '? "Preview ready" : "Loading preview…"': '? "" : ""',
    },
    "/app.js": {
        '"Preview session closed."': '"⟦page-ended⟧"',
        '"Preview session is unavailable. Reload the active Preview URL."': '"⟦page-ended⟧"',
        "rememberReceipt(receipt); state.": "rememberReceipt(receipt); noteAnswer(receipt); state.",
        "timeline.ready();\n  state.ready": "timeline.ready();\n  showAnswer();\n  state.ready",
    },
    "/messages.js": {
        '`${invoker} used ` : "Used "': '`⟦page-used name=${invoker}⟧ ` : ""',
        'interaction.name || "an application command"': (
            'commandNames[interaction.name] || interaction.name || ""'
        ),
        '" · View target message"': '" · ⟦page-target⟧"',
        '" (edited)"': '" (⟦page-edited⟧)"',
        '"(edited)"': '"(⟦page-edited⟧)"',
        "`Edited ${absoluteTime(": "`⟦page-edited-at⟧ ${absoluteTime(",
        '"Only you can see this"': '"⟦page-private⟧"',
        '"message-app-badge", "APP"': '"message-app-badge", "⟦page-app⟧"',
        '"Reply"': '"⟦page-reply⟧"',
        '"Edit"': '"⟦page-edit⟧"',
        '"Delete"': '"⟦page-delete⟧"',
        '"Unpin" : "Pin"': '"⟦page-unpin⟧" : "⟦page-pin⟧"',
        '${thread.message_count} ${thread.message_count === 1 ? "message" : "messages"}': (
            "⟦page-thread count=${thread.message_count}⟧"
        ),
        '"Archived"': '"⟦page-archived⟧"',
    },
    "/composer.js": {
        '"Save" : "Send"': '"⟦page-save⟧" : "⟦page-send⟧"',
        "${sendLabel} message (Enter)": "${sendLabel} (Enter)",
        '"Edit message"': '"⟦page-edit⟧"',
        '"You can use application commands here"': '"⟦page-commands-here⟧"',
        "`Message ${channel.glyph}${channel.name}`": "`⟦page-write channel=${channel.glyph}${channel.name}⟧`",
        '"Cancel edit" : "Cancel reply"': '"⟦page-cancel⟧" : "⟦page-cancel⟧"',
    },
    "/surfaces.js": {
        '"Delete this message? This cannot be undone."': '"⟦page-delete-ask⟧"',
    },
    "/components.js": {
        '"Close modal"': '"⟦page-close⟧"',
        '"Cancel"': '"⟦page-cancel⟧"',
        '"Submit"': '"⟦page-submit⟧"',
        "This form will be submitted to ${modal.application_name ||"
        ' "this application"}. Do not share passwords or other sensitive information.': "⟦page-form⟧",
    },
    "/media.js": {
        '"Image preview"': '"⟦page-picture⟧"',
        '"Close image preview"': '"⟦page-close⟧"',
        '`Open ${label || "image"} in image preview`': '`⟦page-picture⟧: ${label || ""}`',
        "`Download ${label}`": "`⟦page-download⟧ ${label}`",
    },
    # As in Discord, in the language and the time zone of the user.
    "/presentation.js": {
        'locale: configured.locale || state.profile.locale || "en-US"': "locale: navigator.language",
        'timezone: configured.timezone || state.profile.timezone || "UTC"': (
            "timezone: Intl.DateTimeFormat().resolvedOptions().timeZone"
        ),
    },
    # What is edited further up pushes nothing out of sight: the last message in view is held, not the first.
    "/timeline.js": {
        "elements.find((item) => item.getBoundingClientRect().bottom > bounds.top)": (
            "elements.findLast((item) => item.getBoundingClientRect().top < bounds.bottom)"
        ),
    },
    "/selects.js": {
        '"", "SimCord selection draft"': '"", ""',
        '"SimCord selection draft actions"': '"⟦page-selection⟧"',
        '"Select one or more options" : "Select an option"': '"⟦page-select⟧" : "⟦page-select⟧"',
        '"Clear selection"': '"⟦page-clear⟧"',
        '"Search options"': '"⟦page-search⟧"',
        '"Previous"': '"⟦page-previous⟧"',
        '"Next"': '"⟦page-next⟧"',
        '"Options unavailable"': '"⟦page-nothing⟧"',
        '"Loading options"': '"⟦page-moment⟧"',
        '"No matching options"': '"⟦page-nothing-fits⟧"',
        '"No available options"': '"⟦page-nothing⟧"',
        '"Apply"': '"⟦page-apply⟧"',
        '"Cancel"': '"⟦page-cancel⟧"',
        '"Checking access to saved selections."': '"⟦page-moment⟧"',
        "`${selected.length} selected. Choose ${minimum}–${maximum} options.`": (
            "minimum === maximum ? `⟦page-choose-exactly count=${minimum} chosen=${selected.length}⟧`"
            " : `⟦page-choose-between least=${minimum} most=${maximum} chosen=${selected.length}⟧`"
        ),
        "`${entries.length} options on this page`": (
            'entries.length === 1 ? "⟦page-one-to-choose⟧" : `⟦page-to-choose count=${entries.length}⟧`'
        ),
    },
    "/select-drafts.js": {
        '`Choose at least ${minimum} option${minimum === 1 ? "" : "s"}.`': (
            "`⟦page-choose-least least=${minimum}⟧`"
        ),
        "`Choose no more than ${maximum} options.`": "`⟦page-choose-most most=${maximum}⟧`",
    },
    "/modal.js": {
        '"This field is required."': '"⟦page-required⟧"',
        "`Enter at least ${component.min_length} characters.`": (
            "`⟦page-longer least=${component.min_length}⟧`"
        ),
        "`Enter no more than ${component.max_length} characters.`": (
            "`⟦page-shorter most=${component.max_length}⟧`"
        ),
        '"Choose at least one value."': '"⟦page-required⟧"',
        '"Choose one option."': '"⟦page-required⟧"',
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
        ': "No options match"': (
            ': autocomplete.state === "loading" ? "⟦page-moment⟧" : "⟦page-nothing-fits⟧"'
        ),
        '"Loading options failed"': '"⟦page-nothing⟧"',
        '"Loading commands"': '"⟦page-moment⟧"',
        '"Commands are unavailable"': '"⟦page-nothing⟧"',
        '"Some commands are not shown"': '"⟦page-more⟧ …"',
        '"This field is required."': '"⟦page-required⟧"',
        '"Value length is outside the allowed range."': '"⟦page-length⟧"',
        '"Value is outside the allowed range."': '"⟦page-range⟧"',
        '"Choose an available option."': '"⟦page-offered⟧"',
        '"Enter a valid value."': '"⟦page-invalid⟧"',
        '"OPTIONS"': '"⟦page-options⟧"',
        "`OPTIONS MATCHING ": "`⟦page-options⟧: ",
        '`+${remaining} ${displayed.length ? "more" : "options"}`': "`+${remaining} ⟦page-more-options⟧`",
        '"+ options"': '"+ ⟦page-more-options⟧"',
        '"Exit command mode"': '"⟦page-cancel⟧"',
    },
    "/preview.css": {},
}
"""What the files of the page say, and what they say here instead."""


def worded(text: str, say: Translator) -> str:
    """A text of the page in the language of ``say``."""

    def spoken(found: re.Match[str]) -> str:
        return say(found["phrase"], **dict(each.split("=", 1) for each in found["arguments"].split()))

    return PHRASE.sub(spoken, text)
