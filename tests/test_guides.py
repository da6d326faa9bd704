"""The pages say what the code says, and no more than their readers have time for."""

import inspect
import pkgutil
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from discord import app_commands
from discord.ext import commands

import cogs
from bot.cli.arguments import parser
from bot.settings import NAMES
from bot.ui.help.help import welcome_message
from bot.ui.i18n.translator import translator
from tests.guides import PARTS, written
from tests.mirror import ROOT
from tests.ui.seasons import labels

SIZES = {
    ("README.md",): 4_500,
    ("docs/playing.md",): 6_000,
    ("docs/playing.*.md",): 42_000,
    ("docs/leagues/*.md",): 23_000,
    ("docs/hosting/*.md",): 44_900,
    ("docs/computers.md", "docs/fairness.md", "docs/match-file.md"): 26_000,
    ("CONTRIBUTING.md",): 4_000,
    ("docs/dev/*.md",): 34_500,
    ("docs/dev/writing/*.md",): 21_000,
    (".env.example",): 3_000,
}
"""The pages, by their readers, with the most characters that these have to read."""
UNTIL_IT_RUNS = 3_000
"""The most characters from a clone to a running bot."""
PAGES = [str(path.relative_to(ROOT)) for names in SIZES for name in names for path in sorted(ROOT.glob(name))]
GENERATED = re.compile(r"<!-- (\w+): .*?<!-- end of \1 -->", re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)\s]+)\)")


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


TRANSLATED = [name for name in PAGES if name.startswith("docs/playing.") and name != "docs/playing.md"]
"""The members' page in other languages, which names commands as Discord does there."""
EVERYTHING = "\n".join(text_of(name) for name in PAGES if name not in TRANSLATED)
INSTALL = "docs/hosting/install.md"


@pytest.mark.parametrize("part", PARTS)
def test_a_guide_is_up_to_date(part: str) -> None:
    is_written, should_be = written(part)
    assert is_written == should_be, "python -m tests.guides writes it anew"


# Sizes


@pytest.mark.parametrize("names", SIZES, ids=" ".join)
def test_a_page_is_as_short_as_its_readers_need_it(names: tuple[str, ...]) -> None:
    pages = [path for name in names for path in sorted(ROOT.glob(name))]
    assert pages
    sizes = {path.name: len(GENERATED.sub("", path.read_text(encoding="utf-8"))) for path in pages}
    assert sum(sizes.values()) <= SIZES[names], sizes


def test_every_page_has_a_most() -> None:
    there = {str(path.relative_to(ROOT)) for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))}
    assert there - set(PAGES) == {"CHANGELOG.md"}


def test_the_bot_runs_after_a_few_minutes_of_reading() -> None:
    before, heading, _ = text_of(INSTALL).partition("\n## As a service")
    assert heading
    assert "```sh start" in before
    assert len(before) <= UNTIL_IT_RUNS


# Links and pictures


def anchors(path: Path) -> set[str]:
    """The anchors of a page's headings."""
    headings = re.findall(r"^#+ (.+)$", path.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in headings}


@pytest.mark.parametrize("name", [*PAGES, "CHANGELOG.md"])
def test_the_links_of_a_page_lead_somewhere(name: str) -> None:
    for link in re.findall(r"\]\((?!https?:)([^)\s]+)\)", text_of(name)):
        path, _, anchor = link.partition("#")
        target = (ROOT / name).parent / path if path else ROOT / name
        assert target.exists() or name.endswith("settings.md"), link
        assert not anchor or anchor in anchors(target), link


@pytest.mark.parametrize("name", PAGES)
def test_the_files_that_a_page_names_are_there(name: str) -> None:
    named = re.findall(
        r"(?<![\w/.])(?:bot|cogs|data|docs|tests)/[\w./-]*\.(?:py|md|json|sql|ftl|js|html|service|conf|yml)\b",
        text_of(name),
    )
    assert [each for each in named if not (ROOT / each).exists() and "0002" not in each] == []


def test_the_pages_that_others_name_are_there() -> None:
    """In the code, in what comes with it for operators, and in the help of the command line."""
    naming = (
        *ROOT.glob("bot/**/*.py"),
        *ROOT.glob("data/hosting/*"),
        *ROOT.glob("*.yaml"),
        ROOT / "Dockerfile",
    )
    named = {name for path in naming for name in re.findall(r"docs/[\w/-]+\.md", path.read_text("utf-8"))}
    assert len(named) > 3
    assert named - set(PAGES) == set()


def test_every_page_is_reached_by_links() -> None:
    """From README and the pages that it links to, and so on."""
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            links = re.findall(r"\]\((?!https?:)([^)\s#]+\.md)", page.read_text("utf-8"))
            waiting += [(page.parent / link).resolve() for link in links]
    assert {ROOT / name for name in PAGES if name.endswith(".md")} - reached == set()


def test_pictures_show_what_people_get() -> None:
    assert len(PICTURE.findall(text_of("README.md"))) >= 4
    shown = (
        ((ROOT / name).parent / link).resolve() for name in PAGES for link in PICTURE.findall(text_of(name))
    )
    assert set(shown) == set((ROOT / "data/art/readme").glob("*.png"))


# Commands and settings


def slash_commands() -> Iterator[str]:
    """The slash commands that there are, by their whole names."""
    for module in pkgutil.iter_modules(cogs.__path__):
        for cog in vars(import_module(f"cogs.{module.name}")).values():
            if inspect.isclass(cog) and issubclass(cog, commands.Cog) and cog is not commands.Cog:
                group = f"{cog.__cog_group_name__} " if issubclass(cog, commands.GroupCog) else ""
                for command in cog.__cog_app_commands__:
                    is_group = isinstance(command, app_commands.Group)
                    for each in command.walk_commands() if is_group else [command]:
                        yield f"{group}{each.qualified_name}"


SLASH = set(slash_commands())
BESIDES = {"next", "opt", "proc"}
"""The command of the rehearsal, and folders."""


def test_the_slash_commands_that_pages_name_are_those_that_there_are() -> None:
    assert len(SLASH) > 30
    named = set(re.findall(r"`/([a-z]+(?: [a-z]+)?)(?=[ `])", EVERYTHING)) - BESIDES
    groups = {name.partition(" ")[0] for name in SLASH if " " in name}
    assert named - SLASH - groups == set()
    assert SLASH - named == set(), "no page says that there is such a command"


def command_lines() -> Iterator[str]:
    """What pages have people write after `olsen`, in texts and in blocks."""
    text = EVERYTHING.replace("CHANNEL", "1" * 18).replace("…", "x")
    yield from re.findall(r"`(?:PGPASSWORD=\S+ )?olsen ([a-z-][^`]*)`", text.replace("\n", " "))
    for block in re.findall(r"```(?:sh|console)?[^\n]*\n(.*?)```", text, re.DOTALL):
        yield from re.findall(
            r"^(?:uv run (?:--no-dev --extra try )?|docker compose exec olsen )?"
            r"(?:\.venv/bin/python -m bot|python -m bot|olsen) ([a-z-].*)$",
            block,
            re.MULTILINE,
        )


def commands_of_olsen() -> set[str]:
    """The commands of `olsen` that there are."""
    (commands,) = (each for each in parser()._actions if each.dest == "command")
    return set(commands.choices or ())


def test_the_commands_that_pages_name_are_those_that_there_are() -> None:
    lines = [line.partition(" >")[0].split() for line in command_lines()]
    assert len(lines) > 25
    assert {words[0] for words in lines} <= commands_of_olsen()
    for words in lines:
        if len(words) > 1:
            parser().parse_args(words)


def test_every_command_is_on_a_page() -> None:
    unnamed = {name for name in commands_of_olsen() if not re.search(rf"\bolsen {name}\b", EVERYTHING)}
    assert unnamed == set()


def test_the_settings_that_pages_name_are_those_that_there_are() -> None:
    named = set(re.findall(r"\bOLSEN_[A-Z_]+\b", EVERYTHING))
    assert named - set(NAMES) == set()


def test_every_setting_is_in_the_example() -> None:
    lines = re.findall(r"^#?(\w+)=", text_of(".env.example"), re.MULTILINE)
    assert sorted(lines) == sorted(NAMES)


def test_the_modules_that_pages_have_people_run_are_there() -> None:
    named = set(re.findall(r"python -m (tests[\w.]*)", EVERYTHING))
    assert len(named) > 15
    assert [each for each in named if not any(ROOT.glob(f"{each.replace('.', '/')}*"))] == []


def test_the_commands_of_the_readme_are_those_that_there_are() -> None:
    blocks = re.findall(r"```console\n(.*?)```", text_of("README.md"), re.DOTALL)
    play, test = (block.strip() for block in blocks)
    assert test == "uv run pytest"
    extra, *words = play.partition("--extra ")[2].split()
    project = tomllib.loads(text_of("pyproject.toml"))["project"]
    assert extra in project["optional-dependencies"]
    assert words[0] in project["scripts"]
    assert parser().parse_args(words[1:]).command == "try"


def test_the_button_that_the_readme_has_people_press_first_is_on_the_page_that_opens() -> None:
    trial = text_of("README.md").partition("## Try it\n")[2].partition("\n## ")[0]
    pressed = set(re.findall(r"Press \*\*(.+?)\*\*", trial))
    assert pressed
    assert pressed <= set(labels(welcome_message(translator(), "")))


# Docker


HOSTING = "\n".join(text_of(name) for name in PAGES if name.startswith("docs/hosting/"))


def test_what_the_pages_do_with_docker_is_for_what_compose_has() -> None:
    """A container or volume of another name would be a new one, without the data."""
    compose = text_of("compose.yaml")
    services = re.findall(r"^  ([\w-]+):$", compose.partition("\nvolumes:")[0], re.MULTILINE)
    assert not re.findall(r"docker (?:run|exec|cp|start|stop|volume)\b.*", EVERYTHING)
    named = re.findall(r"docker compose (?:run|exec|cp|start|stop) [^`\n]+", HOSTING)
    assert len(named) > 5
    for command in named:
        words = {word.partition(":")[0] for word in command.split()[3:]}
        assert words & set(services), command


def test_the_pages_have_docker_start_nothing_for_ever() -> None:
    """What is run in place of the image's own words stays where starting it again does not help."""
    begun = re.findall(r"docker compose run -d [^`\n]+", HOSTING)
    assert begun
    assert all("--stay" in command for command in begun), begun


@pytest.mark.parametrize(("name", "most"), [("description", 400), ("summary", 200), ("expanded", 2_000)])
def test_a_text_for_the_app_directory_is_as_short_as_discord_wants_it(name: str, most: int) -> None:
    assert 0 < len(for_the_directory(name)) <= most


def test_there_are_as_few_tags_as_discord_wants() -> None:
    tags = for_the_directory("tags").split(", ")
    assert (len(tags), max(map(len, tags)) <= 20) == (5, True)


def for_the_directory(name: str) -> str:
    """A text that the page about the App Directory proposes."""
    (text,) = re.findall(rf"```text {name}\n(.*?)\n```", text_of("docs/hosting/verification.md"), re.DOTALL)
    return text
