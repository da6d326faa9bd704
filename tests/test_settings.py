"""What an operator may set, and the one sentence each mistake gets."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot import settings
from bot.settings import NAMES, SettingError, Settings, load

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / ".env.example"


def test_defaults_need_nothing() -> None:
    chosen = load({})
    assert chosen == Settings()
    assert chosen.token is None
    assert chosen.database == ROOT / "data" / "olsen.db"
    assert (chosen.fast_seconds, chosen.normal_seconds, chosen.slow_seconds) == (30, 120, 86_400)


def test_everything_can_be_set(tmp_path: Path) -> None:
    chosen = load(
        {
            "DISCORD_TOKEN": "part.of.secret",
            "OLSEN_DATABASE": str(tmp_path / "kept.db"),
            "OLSEN_BUSY_TIMEOUT_MS": "0",
            "OLSEN_LOG_LEVEL": "warning",
            "OLSEN_FAST_SECONDS": "5",
            "OLSEN_NORMAL_SECONDS": "60",
            "OLSEN_SLOW_SECONDS": "3600",
            "OLSEN_MISSES_BEFORE_STAND_IN": "1",
            "OLSEN_COMPUTER_PAUSE_MS": "0 - 10",
            "OLSEN_LOBBY_MINUTES": "5",
            "OLSEN_NEXT_DEAL_SECONDS": "3",
            "OLSEN_LOCALE": "en",
            "OLSEN_DEV_GUILD": "123456789012345678",
        }
    )
    assert chosen == Settings(
        token="part.of.secret",
        database=tmp_path / "kept.db",
        busy_timeout_ms=0,
        log_level="WARNING",
        fast_seconds=5,
        normal_seconds=60,
        slow_seconds=3600,
        misses_before_stand_in=1,
        computer_pause_ms=(0, 10),
        lobby_minutes=5,
        next_deal_seconds=3,
        locale="en",
        dev_guild=123456789012345678,
    )


def test_a_single_pause_is_a_range_of_one() -> None:
    assert load({"OLSEN_COMPUTER_PAUSE_MS": "700"}).computer_pause_ms == (700, 700)


def test_the_token_is_in_no_repr() -> None:
    assert "part.of.secret" not in repr(load({"DISCORD_TOKEN": "part.of.secret"}))


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('# ours\nexport OLSEN_FAST_SECONDS="20"\nOLSEN_NORMAL_SECONDS=90\nDISCORD_TOKEN=a${b}\n')
    chosen = load({"OLSEN_FAST_SECONDS": "40", "OLSEN_NORMAL_SECONDS": ""}, file)
    assert chosen.fast_seconds == 40
    assert chosen.normal_seconds == 120, "an empty variable means the default, not the file"
    assert chosen.token == "a${b}", "nothing is expanded"


def test_a_missing_file_is_no_error(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Settings()


def test_the_database_stays_out_of_the_package_outside_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "PACKAGE", tmp_path / "site-packages" / "bot")
    assert Settings().database == Path("olsen.db")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("DISCORD_TOKEN", "Bot part.of.secret"),
        ("DISCORD_TOKEN", "pärt.of.secret"),
        ("DISCORD_TOKEN", "123456789012345678"),
        ("OLSEN_DATABASE", "postgresql://localhost/olsen"),
        ("OLSEN_DATABASE", ":memory:"),
        ("OLSEN_DATABASE", "/"),
        ("OLSEN_DATABASE", "/no/such/folder/olsen.db"),
        ("OLSEN_DATABASE", "~nobody-of-that-name/olsen.db"),
        ("OLSEN_DATABASE", str(settings.PACKAGE / "olsen.db")),
        ("OLSEN_LOG_LEVEL", "loud"),
        ("OLSEN_BUSY_TIMEOUT_MS", "-1"),
        ("OLSEN_FAST_SECONDS", "4"),
        ("OLSEN_FAST_SECONDS", "thirty"),
        ("OLSEN_NORMAL_SECONDS", "86401"),
        ("OLSEN_SLOW_SECONDS", "1.5"),
        ("OLSEN_MISSES_BEFORE_STAND_IN", "0"),
        ("OLSEN_COMPUTER_PAUSE_MS", "900-"),
        ("OLSEN_COMPUTER_PAUSE_MS", "2200-900"),
        ("OLSEN_COMPUTER_PAUSE_MS", "900-60001"),
        ("OLSEN_LOBBY_MINUTES", "²"),
        ("OLSEN_NEXT_DEAL_SECONDS", "0"),
        ("OLSEN_LOCALE", "../en"),
        ("OLSEN_DEV_GUILD", "my server"),
    ],
)
def test_a_wrong_setting_gets_one_sentence_that_names_it(name: str, text: str) -> None:
    with pytest.raises(SettingError) as caught:
        load({name: text})
    sentence = str(caught.value)
    assert sentence.startswith(f"{name} ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    if name == "DISCORD_TOKEN":
        assert text not in sentence


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("OLSEN_FAST_SECOND=30\n", "did you mean OLSEN_FAST_SECONDS?"),
        ("OLSEN_QQQQQQQ=1\n", "see .env.example"),
        ("what is this\n", "Line 1 of"),
        ("OLSEN_LOCALE=en\n\nDISCORD_TOKEN: part.of.secret\n", "Line 3 of"),
    ],
)
def test_a_line_of_the_file_that_means_nothing_is_told(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / ".env"
    file.write_text(content)
    with pytest.raises(SettingError, match=re.escape(said)) as caught:
        load({}, file)
    assert "secret" not in str(caught.value)


def test_a_name_without_a_value_means_the_default(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("OLSEN_LOCALE\nOLSEN_FAST_SECONDS=\n")
    assert load({}, file) == Settings()


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingError, match="cannot be read"):
        load({}, file)


def test_names_of_others_in_the_environment_are_left_alone() -> None:
    assert load({"OLSEN_SERVICE_HOST": "10.0.0.1"}) == Settings()


def test_the_example_explains_every_setting_and_no_other() -> None:
    found = re.findall(r"^#?([A-Z_]+)=", EXAMPLE.read_text(), re.MULTILINE)
    assert sorted(found) == sorted(NAMES)
    for paragraph in EXAMPLE.read_text().split("\n\n"):
        assert paragraph.startswith("# "), f"unexplained: {paragraph}"


def test_the_example_shows_the_defaults(tmp_path: Path) -> None:
    shown = EXAMPLE.read_text().replace("\n#OLSEN", "\nOLSEN")
    file = tmp_path / ".env"
    file.write_text(re.sub("OLSEN_DATABASE=.*", "OLSEN_DATABASE=", shown))
    assert load({}, file) == Settings()


def test_every_field_names_its_variable() -> None:
    assert all(re.fullmatch("(DISCORD|OLSEN)_[A-Z_]+", each.metadata["name"]) for each in fields(Settings))
    assert len(set(NAMES)) == len(NAMES)
