"""The page of `olsen try`: what is replaced in simcord's page is there, and nothing of its tools is left."""

from pathlib import Path

import pytest
import simcord

from bot.simulation.page import in_our_words, in_their_words, locale_of
from bot.simulation.page_words import PHRASE, WORDS, worded
from bot.ui.i18n.translator import translator
from tests.ui.catalogue import LOCALES

STATIC = Path(simcord.__file__).parent / "preview" / "static"

SAME = (">Send</button>", '"Save" : "Send"', '"message-app-badge", "APP"')
"""What a Norwegian page says as simcord does, or keeps for itself elsewhere."""


def served(path: str) -> str:
    return (STATIC / (path.removeprefix("/") or "index.html")).read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "said"), [(path, said) for path in WORDS for said in WORDS[path]])
def test_what_the_page_says_otherwise_is_what_simcord_says(path: str, said: str) -> None:
    assert said in served(path)
    assert said not in in_our_words(path, served(path), "no") or said in SAME


@pytest.mark.parametrize("path", WORDS)
@pytest.mark.parametrize("locale", ["en-US", "no", "is"])
def test_the_page_speaks_the_language_of_the_browser(path: str, locale: str) -> None:
    say = translator({"no": "nb", "is": "is"}.get(locale, "en"))
    page = in_our_words(path, served(path), locale, [])
    assert not PHRASE.search(page)
    for instead in WORDS[path].values():
        assert worded(instead, say) in page


@pytest.mark.parametrize("locale", LOCALES)
def test_what_the_page_says_breaks_no_text_of_its_files(locale: str) -> None:
    told = [found[0] for each in WORDS.values() for text in each.values() for found in PHRASE.finditer(text)]
    assert len(told) > 60
    for phrase in told:
        assert not set('"`<>&\\\n') & set(worded(phrase, translator(locale))), phrase


def test_the_page_names_commands_as_its_language_does() -> None:
    commands = [{"name": "play", "name_localizations": {"no": "spill"}}, {"name": "help"}]
    page = in_our_words("/messages.js", served("/messages.js"), "no", commands)
    assert 'const commandNames = {"play": "spill", "help": "help"};' in page
    assert "commandNames[interaction.name]" in page
    assert "`${invoker} brukte `" in page


def test_what_the_style_hides_is_in_the_page() -> None:
    page, style = served("/"), in_our_words("/preview.css", served("/preview.css"))
    hidden = style.removeprefix(served("/preview.css")).partition(" { display: none")[0]
    names = [name.strip() for name in hidden.rpartition("}")[2].split(",")]
    assert len(names) > 5
    for name in names:
        kind = "id" if name.startswith("#") else "class"
        assert f'{kind}="{name[1:]}' in page, name


@pytest.mark.parametrize(
    ("accepted", "locale"),
    [
        ("nb-NO,nb;q=0.9,en;q=0.8", "no"),
        ("nn", "no"),
        ("no", "no"),
        ("en-GB,en;q=0.9", "en-GB"),
        ("en", "en-US"),
        ("se,sv-FI;q=0.9", "sv-SE"),
        ("pt", "pt-BR"),
        ("is-IS,is;q=0.9,en;q=0.8", "is"),
        ("tlh,is", "is"),
        ("tlh", "en-US"),
        ("", "en-US"),
        ("*", "en-US"),
    ],
)
def test_the_page_is_read_in_the_language_of_the_browser(accepted: str, locale: str) -> None:
    assert locale_of({"Accept-Language": accepted}) == locale


def test_commands_have_the_names_that_discord_shows() -> None:
    choice = {"name": "Fast", "value": "fast"}
    option = {"name": "clock", "description": "Time for a turn", "choices": [choice]}
    told = {
        "name": "show",
        "description": "Show it",
        "name_localizations": {"no": "vis"},
        "options": [{**option, "choices": [{**choice, "name_localizations": {"no": "Rask"}}]}],
    }
    command = {"name": "chips", "name_localizations": {"no": "sjetonger"}, "options": [told]}
    entry = {
        "commandId": "7",
        "path": ["chips", "show"],
        "invocation": "chips show",
        "description": "Show it",
    }
    catalogue = {"state": "available", "entries": [{**entry, "options": [option]}]}
    (shown,) = in_their_words(catalogue, {"7": command}, "no")["entries"]
    assert (shown["invocation"], shown["path"]) == ("sjetonger vis", ["chips", "show"])
    assert shown["options"][0]["choices"] == [{"name": "Rask", "value": "fast"}]
    assert shown["options"][0]["label"] == "clock"
    (shown,) = in_their_words(catalogue, {"7": command}, "ja")["entries"]
    assert shown["invocation"] == "chips show"
