"""The page of `olsen try`: what is replaced in simcord's page is there, and nothing of its tools is left."""

from pathlib import Path

import pytest
import simcord

from bot.page import WORDS, in_our_words

STATIC = Path(simcord.__file__).parent / "preview" / "static"


def served(path: str) -> str:
    return (STATIC / (path.removeprefix("/") or "index.html")).read_text(encoding="utf-8")


@pytest.mark.parametrize(("path", "said"), [(path, said) for path in WORDS for said in WORDS[path]])
def test_what_the_page_says_otherwise_is_what_simcord_says(path: str, said: str) -> None:
    assert said in served(path)
    assert said not in in_our_words(path, served(path))


def test_what_the_style_hides_is_in_the_page() -> None:
    page, style = served("/"), in_our_words("/preview.css", served("/preview.css"))
    hidden = style.removeprefix(served("/preview.css")).partition(" { display: none")[0]
    names = [name.strip() for name in hidden.rpartition("}")[2].split(",")]
    assert len(names) > 5
    for name in names:
        kind = "id" if name.startswith("#") else "class"
        assert f'{kind}="{name[1:]}' in page, name
