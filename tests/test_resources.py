"""The files that come with the bot are found in a checkout and in an installed package."""

import importlib.util
import shutil
import tomllib
from pathlib import Path

from bot import resources


def test_a_checkout_has_them_in_data() -> None:
    assert resources.data_folder() == Path(__file__).parents[1] / "data"
    assert (resources.data_folder() / "sql" / "tables.sql").is_file()


def test_an_installed_package_brings_its_own(tmp_path: Path) -> None:
    package = tmp_path / "bot"
    (package / "_data").mkdir(parents=True)
    copy = shutil.copy(resources.__file__, package / "resources.py")
    spec = importlib.util.spec_from_file_location("installed_resources", copy)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    assert module.data_folder() == package / "_data"


def test_an_image_has_all_that_a_package_has() -> None:
    root = Path(__file__).parents[1]
    shipped = tomllib.loads((root / "pyproject.toml").read_text())["tool"]["hatch"]["build"]["targets"][
        "wheel"
    ]
    let_in = {line[1:] for line in (root / ".dockerignore").read_text().splitlines() if line[0] == "!"}
    assert let_in == {*shipped["packages"], *shipped["force-include"], "requirements.lock"}
