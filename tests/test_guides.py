"""The guides say what the code says."""

import re
import tomllib
from pathlib import Path

import pytest

from bot.cli.arguments import parser
from tests.guides import PARTS, written

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("part", PARTS)
def test_a_guide_is_up_to_date(part: str) -> None:
    is_written, should_be = written(part)
    assert is_written == should_be, "python -m tests.guides writes it anew"


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_what_the_page_does_with_docker_is_for_what_compose_has() -> None:
    """A container or volume of another name would be a new one, without the data."""
    page, compose = text_of("docs/hosting/install.md"), text_of("compose.yaml")
    services = re.findall(r"^  ([\w-]+):$", compose.partition("\nvolumes:")[0], re.MULTILINE)
    assert not re.findall(r"docker (?:run|exec|cp|start|stop|volume)\b.*", page + text_of("README.md"))
    commands = re.findall(r"docker compose (?:run|exec|cp|start|stop) [^`\n]+", page)
    assert len(commands) > 5
    for command in commands:
        words = {word.partition(":")[0] for word in command.split()[3:]}
        assert words & set(services), command


def test_the_page_has_docker_start_nothing_for_ever() -> None:
    """What is run in place of the image's own words stays where starting it again does not help."""
    begun = re.findall(r"docker compose run -d [^`\n]+", text_of("docs/hosting/install.md"))
    assert begun
    assert all("--stay" in command for command in begun), begun


def test_the_commands_of_the_readme_are_those_that_there_are() -> None:
    blocks = re.findall(r"```console\n(.*?)```", text_of("README.md"), re.DOTALL)
    play, test = (block.strip() for block in blocks)
    assert test == "uv run pytest"
    extra, *words = play.partition("--extra ")[2].split()
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert extra in project["optional-dependencies"]
    assert words[0] in project["scripts"]
    assert parser().parse_args(words[1:]).command == "try"


def test_the_commands_of_the_page_are_those_that_there_are() -> None:
    words = re.findall(
        r"`(?:PGPASSWORD=… )?olsen (\S[^`]*)`", text_of("docs/hosting/install.md").replace("\n", " ")
    )
    assert len(words) > 15
    for command in words:
        parser().parse_args(command.partition(" >")[0].replace("CHANNEL", "1" * 18).split())


PAGES = ["README.md", "CONTRIBUTING.md", *(str(page.relative_to(ROOT)) for page in ROOT.glob("docs/**/*.md"))]


@pytest.mark.parametrize("name", PAGES)
def test_the_links_of_a_page_lead_somewhere(name: str) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", text_of(name)):
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists(), link
        headings = re.findall(r"^#+ (.+)$", target.read_text("utf-8"), re.MULTILINE) if anchor else []
        assert not anchor or anchor in {
            re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings
        }
