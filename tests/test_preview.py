"""A simulation leaves alone what belongs to a bot that runs by the same settings."""

from pathlib import Path

from bot.preview import on_trial
from bot.settings import load


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
