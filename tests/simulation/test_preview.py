"""A simulation leaves alone what belongs to a bot that runs by the same settings."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

from bot.settings import load
from bot.simulation.preview import on_trial


def test_a_simulation_makes_no_backups_and_deletes_none(tmp_path: Path) -> None:
    settings = load(
        {
            "OLSEN_BACKUP_FOLDER": str(tmp_path),
            "OLSEN_MOVES_DAYS": "7",
            "OLSEN_DEV_GUILD": "123456789012345678",
            "OLSEN_LOCALE": "nb",
        }
    )
    tried = on_trial(settings)
    assert (tried.backup_folder, tried.moves_days, tried.dev_guild, tried.locale) == (None, None, None, "nb")


def test_what_is_downloaded_to_try_it_is_what_the_page_needs() -> None:
    """Half of what the simulation's page may use is a library for films, which nobody uploads there."""
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))[
        "project"
    ]
    ours = {
        re.split(r"[^\w.-]", line)[0]
        for line in [*project["dependencies"], *project["optional-dependencies"]["try"]]
    }
    of_the_page = {
        re.split(r"[^\w.-]", line)[0]
        for line in requires("simcord") or ()
        if line.endswith("extra == 'preview'")
    }
    assert "aiohttp" in of_the_page
    assert of_the_page - ours == {"av"}
