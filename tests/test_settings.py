"""What an operator may set, and the one sentence each mistake gets."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from bot import settings
from bot.address import PostgresAddress
from bot.settings import NAMES, SettingError, Settings, database_path, load
from bot.ui.i18n.translator import locales

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / ".env.example"


def test_defaults_need_nothing() -> None:
    chosen = load({})
    assert chosen == Settings()
    assert chosen.token is None
    assert chosen.database == ROOT / "data" / "olsen.db"


def test_everything_can_be_set(tmp_path: Path) -> None:
    chosen = load(
        {
            "DISCORD_TOKEN": "part.of.secret",
            "OLSEN_DATABASE": str(tmp_path / "kept.db"),
            "OLSEN_LOG_LEVEL": "warning",
            "OLSEN_WORKERS": "2",
            "OLSEN_MOST_TABLES": "250",
            "OLSEN_MOVES_DAYS": "365",
            "OLSEN_BACKUP_FOLDER": str(tmp_path),
            "OLSEN_BACKUP_TIME": "23:05",
            "OLSEN_BACKUP_DAYS": "30",
            "OLSEN_LOCALE": "en",
            "OLSEN_DEV_GUILD": "123456789012345678",
        }
    )
    assert chosen == Settings(
        token="part.of.secret",
        database=tmp_path / "kept.db",
        log_level="WARNING",
        workers=2,
        most_tables=250,
        moves_days=365,
        backup_folder=tmp_path,
        backup_time=23 * 60 + 5,
        backup_days=30,
        locale="en",
        dev_guild=123456789012345678,
    )


@pytest.mark.parametrize(
    ("text", "address"),
    [
        ("9464", ("127.0.0.1", 9464)),
        (":9464", ("127.0.0.1", 9464)),
        ("10.0.0.7:1", ("10.0.0.7", 1)),
        ("[::1]:65535", ("::1", 65535)),
    ],
)
def test_metrics_are_served_at_a_port_of_this_machine_or_at_an_address(
    text: str, address: tuple[str, int]
) -> None:
    assert load({"OLSEN_METRICS": text}).metrics == address


def test_the_log_is_text_or_json() -> None:
    assert load({"OLSEN_LOG_FORMAT": "JSON"}).log_format == "json"


def test_the_token_is_in_no_repr() -> None:
    assert "part.of.secret" not in repr(load({"DISCORD_TOKEN": "part.of.secret"}))


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text('# ours\nexport OLSEN_WORKERS="2"\nOLSEN_MOVES_DAYS=90\nDISCORD_TOKEN=a${b}\n')
    chosen = load({"OLSEN_WORKERS": "4", "OLSEN_MOVES_DAYS": ""}, file)
    assert chosen.workers == 4
    assert chosen.moves_days is None, "an empty variable means the default, not the file"
    assert chosen.token == "a${b}", "nothing is expanded"


def test_a_database_of_postgresql_is_shown_without_what_is_secret(tmp_path: Path) -> None:
    url = "postgresql://olsen:hu%2Fsh@db.example:5433/cards?sslmode=require"
    read = load({"OLSEN_DATABASE": url, "OLSEN_FOLDER": str(tmp_path), "DISCORD_TOKEN": "part.of.secret"})
    assert isinstance(read.database, PostgresAddress)
    assert read.database.url == url
    assert str(read.database) == "postgresql://db.example:5433/cards"
    assert "hu%2Fsh" not in f"{read!r} {read.database!r}"
    assert read.secrets == ("part.of.secret", ":hu%2Fsh@")
    assert read.beside == tmp_path / "cards"
    assert load({"OLSEN_DATABASE": "postgresql:///cards"}).secrets == ()


@pytest.mark.parametrize(
    ("url", "read"),
    [
        ("postgresql://olsen@there/cards", "postgresql://olsen:hu%2Fs%40h@there/cards"),
        ("postgresql://there:5433/cards", "postgresql://:hu%2Fs%40h@there:5433/cards"),
        ("postgresql:///cards?host=/run/postgresql", "postgresql://:hu%2Fs%40h@/cards?host=/run/postgresql"),
        ("postgresql://olsen:own@there/cards", "postgresql://olsen:own@there/cards"),
        ("postgresql://olsen@there/cards?password=own", "postgresql://olsen@there/cards?password=own"),
    ],
)
def test_the_password_of_the_environment_is_read_into_the_address(url: str, read: str) -> None:
    settings = load({"OLSEN_DATABASE": url, "PGPASSWORD": "hu/s@h"})
    assert isinstance(settings.database, PostgresAddress)
    assert settings.database.url == read
    assert "hu/s@h" not in f"{settings!r} {settings.database}"
    assert "hu%2F" not in f"{settings!r} {settings.database}"


def test_what_belongs_to_a_file_lies_beside_it(tmp_path: Path) -> None:
    read = load({"OLSEN_DATABASE": str(tmp_path / "a.db"), "OLSEN_FOLDER": str(tmp_path / "elsewhere")})
    assert read.beside == tmp_path / "a.db"


def test_a_folder_that_is_missing_is_allowed(tmp_path: Path) -> None:
    folder = tmp_path / "not mounted"
    assert load({"OLSEN_BACKUP_FOLDER": str(folder)}).backup_folder == folder


def test_a_missing_file_is_no_error(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env") == Settings()


def test_the_database_stays_out_of_the_package_outside_a_checkout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "PACKAGE", tmp_path / "site-packages" / "bot")
    assert Settings().database == Path("olsen.db")
    (tmp_path / "site-packages" / "data").mkdir(parents=True)
    assert Settings().database == Path("olsen.db")


WRONG: dict[tuple[str, str], str] = {
    ("DISCORD_TOKEN", "Bot part.of.secret"): "contains characters that no bot token has. Paste the token "
    "alone, without 'Bot ' or spaces",
    ("DISCORD_TOKEN", "pärt.of.secret"): "contains characters that no bot token has. Paste the token "
    "alone, without 'Bot ' or spaces",
    ("DISCORD_TOKEN", "123456789012345678"): "is a number, like an application ID. The token is on the "
    "Bot page of the Developer Portal",
    **{
        ("OLSEN_DATABASE", text): "is not the address of a PostgreSQL database. Write "
        "postgresql://USER:PASSWORD@HOST/DATABASE, with %23 for # in the password, %2F for / and so on"
        for text in (
            "postgresql://olsen:hush@there",
            "postgresql://olsen:hu/sh@there/olsen",
            "postgres://olsen:hu#sh@there/olsen",
            "postgresql://olsen:hush@there:x/olsen",
            "postgresql://",
        )
    },
    ("OLSEN_DATABASE", "mysql://olsen:hush@there/olsen"): "must be the path of a file "
    "(e.g. data/olsen.db) or postgresql://…",
    ("OLSEN_DATABASE", ":memory:"): "must be the path of a file (e.g. data/olsen.db), but is ':memory:'",
    ("OLSEN_DATABASE", "/"): "names the folder /. Add a file name, e.g. /olsen.db",
    ("OLSEN_DATABASE", "/no/such/folder/olsen.db"): "names /no/such/folder/olsen.db, but there is no folder "
    "/no/such/folder. Create it or name another one",
    ("OLSEN_DATABASE", "~nobody-of-that-name/olsen.db"): "names ~nobody-of-that-name/olsen.db, but there is "
    "no such user. Write the folder's whole path",
    ("OLSEN_DATABASE", str(INSIDE := settings.PACKAGE / "olsen.db")): f"puts {INSIDE} inside the program, "
    "where updates delete it. Name a file elsewhere",
    ("OLSEN_DATABASE", str(settings.PACKAGE / "gone" / "olsen.db")): f"puts {settings.PACKAGE}/gone/olsen.db "
    "inside the program, where updates delete it. Name a file elsewhere",
    **{
        ("OLSEN_METRICS", text): "must be a port, or an address and a port (e.g. 127.0.0.1:9464), but is "
        f"{text!r}"
        for text in ("0", "65536", "localhost", "::1:", "127.0.0.1:²", ":x")
    },
    **{
        (
            "OLSEN_SHARDS",
            text,
        ): f"must be shards and their total number, e.g. 0-3/16 or auto/16, but is {text!r}"
        for text in ("3", "0-3", "-1/4", "a/16", "0-3/", "²/4", "auto", "auto/0")
    },
    ("OLSEN_SHARDS", "3-2/16"): "must name shards from 0 to 15, the smaller first, but is '3-2/16'",
    ("OLSEN_SHARDS", "0-16/16"): "must name shards from 0 to 15, the smaller first, but is '0-16/16'",
    ("OLSEN_LOG_FORMAT", "xml"): "must be text or json, but is 'xml'",
    ("OLSEN_BACKUP_FOLDER", str(EXAMPLE)): f"names {EXAMPLE}, which is a file. Name a folder",
    **{
        (name, "x" * 300): f"names {'x' * 300}, which can't be read: File name too long"
        for name in ("OLSEN_DATABASE", "OLSEN_BACKUP_FOLDER", "OLSEN_FOLDER")
    },
    ("OLSEN_PROGRAMS", "/no/list"): "names /no/list, which can't be read: No such file or directory",
    ("OLSEN_BACKUP_TIME", "4"): "must be a time of day (e.g. 04:00), but is '4'",
    ("OLSEN_BACKUP_TIME", "²:00"): "must be a time of day (e.g. 04:00), but is '²:00'",
    ("OLSEN_BACKUP_TIME", "24:00"): "must be a time of day from 00:00 to 23:59, but is '24:00'",
    ("OLSEN_LOG_LEVEL", "loud"): "must be one of DEBUG, INFO, WARNING, ERROR, CRITICAL, but is 'loud'",
    ("OLSEN_WORKERS", "-1"): "must be a whole number from 0 to 64, but is '-1'",
    ("OLSEN_MOVES_DAYS", "thirty"): "must be a whole number from 7 to 36500, but is 'thirty'",
    ("OLSEN_BACKUP_DAYS", "1.5"): "must be a whole number from 1 to 3650, but is '1.5'",
    ("OLSEN_WORKERS", "²"): "must be a whole number from 0 to 64, but is '²'",
    ("OLSEN_LOCALE", "../en"): f"must be one of the bot's languages ({', '.join(locales())}), but is '../en'",
    ("OLSEN_DEV_GUILD", "my server"): "must be a server ID of 17 to 20 digits ('Copy Server ID'), but is "
    "'my server'",
    ("OLSEN_DEV_GUILD", "1234567890123456"): "must be a server ID of 17 to 20 digits ('Copy Server ID'), "
    "but is '1234567890123456'",
    ("OLSEN_DEV_GUILD", "123456789012345678901"): "must be a server ID of 17 to 20 digits ('Copy Server "
    "ID'), but is '123456789012345678901'",
    ("OLSEN_DEV_GUILD", "¹²³⁴⁵⁶⁷⁸⁹⁰¹²³⁴⁵⁶⁷"): "must be a server ID of 17 to 20 digits ('Copy Server ID'), "
    "but is '¹²³⁴⁵⁶⁷⁸⁹⁰¹²³⁴⁵⁶⁷'",
}


def test_shards_are_shared_in_postgresql_alone() -> None:
    place = {"OLSEN_DATABASE": "postgresql:///cards"}
    for text, count, own in (("0-3/16", 16, [0, 1, 2, 3]), ("15/16", 16, [15]), (" 1 - 1 / 2 ", 2, [1])):
        shards = load({"OLSEN_SHARDS": text, **place}).shards
        assert shards is not None
        assert (shards.count, list(shards)) == (count, own)
    shards = load({"OLSEN_SHARDS": "auto/16", **place}).shards
    assert shards is not None
    assert (shards.count, list(shards), shards.takes_free) == (16, [], True)
    with pytest.raises(SettingError, match="OLSEN_SHARDS needs a database that several processes can share"):
        load({"OLSEN_SHARDS": "0/2"})


@pytest.mark.parametrize(("name", "text"), WRONG)
def test_a_wrong_setting_gets_one_sentence_that_names_it(name: str, text: str) -> None:
    with pytest.raises(SettingError) as caught:
        load({name: text})
    assert str(caught.value) == f"{name} {WRONG[name, text]}."
    if name == "DISCORD_TOKEN":
        assert text not in str(caught.value)


def test_an_argument_that_names_the_database_is_read_like_the_setting(tmp_path: Path) -> None:
    assert database_path(str(tmp_path / "new.db"), "--database") == tmp_path / "new.db"
    with pytest.raises(SettingError) as caught:
        database_path(":memory:", "--database")
    assert str(caught.value) == f"--database {WRONG['OLSEN_DATABASE', ':memory:']}."


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("OLSEN_WORKERS", 0, 64),
        ("OLSEN_MOVES_DAYS", 7, 36_500),
        ("OLSEN_BACKUP_DAYS", 1, 3650),
        ("OLSEN_DEV_GUILD", 10**16, 10**20 - 1),
    ],
)
def test_a_number_has_its_bounds(name: str, low: int, high: int) -> None:
    field = next(each.name for each in fields(Settings) if each.metadata["name"] == name)
    for inside in (low, high):
        assert getattr(load({name: str(inside)}), field) == inside
    for outside in (low - 1, high + 1):
        with pytest.raises(SettingError, match=f"^{name} must "):
            load({name: str(outside)})


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            "OLSEN_LOCALE=en\nOLSEN_WORKER=30\n",
            "Line 2 of {}: OLSEN_WORKER is not a setting; did you mean OLSEN_WORKERS?",
        ),
        ("OLSEN_QQQQ=1\n", "Line 1 of {}: OLSEN_QQQQ is not a setting; .env.example lists all settings."),
        ("what is this\n", "Line 1 of {}: not of the form NAME=value; begin a comment with #."),
        (
            "OLSEN_LOCALE=en\n \n\nexport DISCORD_TOKEN: part.of.secret\n",
            "Line 4 of {}: not of the form NAME=value; write DISCORD_TOKEN=value.",
        ),
        (
            'OLSEN_LOCALE=en\nDISCORD_TOKEN="part.of.secret\n',
            "Line 2 of {}: not of the form NAME=value; "
            "write DISCORD_TOKEN=value, with a quotation mark at both ends of the value or at none.",
        ),
    ],
)
def test_a_line_of_the_file_that_means_nothing_is_told(tmp_path: Path, content: str, said: str) -> None:
    file = tmp_path / ".env"
    file.write_text(content)
    with pytest.raises(SettingError) as caught:
        load({}, file)
    assert str(caught.value) == said.format(file)
    assert "secret" not in str(caught.value)


def test_a_name_without_a_value_means_the_default(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("OLSEN_LOCALE\nOLSEN_WORKERS=\n")
    assert load({}, file) == Settings()


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_bytes(b"DISCORD_TOKEN=\xff\xfe")
    with pytest.raises(SettingError) as caught:
        load({}, file)
    assert str(caught.value) == f"{file} can't be read. Make it a text file that this user can read."


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
