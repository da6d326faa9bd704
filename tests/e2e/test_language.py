"""Two languages: public text in the server's, private text in the player's, and the commands in both."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import discord
import pytest

from bot import resources
from bot.games import GAMES
from bot.players.greedy import choose
from bot.tables import Table, next_actor
from bot.ui.i18n.translator import locale_for, translator
from bot.ui.presses.hands import MakeMove
from tests.by_day import first
from tests.e2e.screen import parts, told
from tests.e2e.world import World
from tests.ui.catalogue import LOCALES, looks_english
from tests.ui.generated import LOCALE, longer

SAY = translator("nb")
SEATS = {"otter": 3, "ole": 3}
"""Games that need more seats than two."""
LOOK_EVERY = 13
"""So many moves lie between two looks at the hands."""


def words(message: Any) -> Iterator[str]:
    """All that can be read of a message: texts, labels, menus, and what is read aloud of pictures."""
    yield message.content
    for part in parts(message.components):
        for piece in (part, *part.get("options", ()), *part.get("items", ())):
            yield from (
                piece[key] for key in ("content", "label", "placeholder", "description") if piece.get(key)
            )


def is_not_english(message: Any) -> bool:
    """Whether nothing in a message looks English; fails by naming it."""
    assert [text for text in words(message) if looks_english(text)] == []
    return True


async def speak(world: World, language: str, *players: str) -> None:
    """Set the language of the server, and of these of its members."""
    preferences = world.bot.services.preferences
    await preferences.change_server(world.guild.id, language=language)
    for name in players:
        user_id = world.members[name].id
        await preferences.change_player(world.guild.id, user_id, name, language=language)


async def play(world: World, table: Table, chance: Random, hand_says: str) -> Table:
    """Play as computers would until the match is over, and look at all there is to read now and then.

    Ada's hand holds what ``hand_says``.
    """
    for number in range(2000):
        table = await world.newest(table)
        if table.phase != "playing":
            break
        if number % LOOK_EVERY == 0 and next_actor(table) is not None:  # else it shows points
            assert is_not_english(world.message)
            hand = world.private("Ada", await world.slash("Ada", "hand"))
            assert hand_says in hand.text
            assert is_not_english(hand.message)
        actor = next_actor(table)
        seat = chance.randrange(len(table.chairs)) if actor is None else actor
        move = choose(table.observe(seat), chance)
        press = MakeMove(table.table_id, table.version, str(move)).custom_id
        await world.at_once((table.chairs[seat].name, world.message, press))
    await world.pass_time()
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", first(GAMES))
async def test_a_whole_match_is_told_in_the_languages_of_server_and_player(
    world: World, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    await speak(world, "nb", "Ada")
    options = {"length": 1} if GAMES[game].spec.length else {}  # one deal after the other has Pursuit
    names = ["Ada", "Bo", "Cleo"][: SEATS.get(game, 2)]
    await world.slash("Ada", "play", game=game, **options)
    assert is_not_english(world.message)
    for name in names[1:]:
        await world.press(name, SAY("button-join"))
    await world.press("Ada", SAY("button-start"))
    await world.pass_time()
    assert "Your hand" in world.private("Bo", await world.slash("Bo", "hand")).text
    table = await play(world, world.now, Random(2), "Hånda")
    assert world.text.startswith("## 🏁 ")
    assert " vinner!\n" in world.text
    assert is_not_english(world.message)

    for command in ("leaderboard", "rules"):
        answer = await world.slash("Ada", command, game=game)
        assert is_not_english(answer.response), command
    for command in ("stats", "help", "hand"):
        assert is_not_english((await world.slash("Ada", command)).response)
    assert "Leaderboard" in told(await world.slash("Bo", "leaderboard", game=game))
    assert table.phase == "over"
    assert not [message for message in caplog.messages if message.startswith("phrase ")]


@pytest.mark.slow
async def test_a_language_that_is_only_a_folder_tells_a_whole_match(
    world: World, generated: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(resources, "PACKAGE", generated)
    await world.restart()
    await speak(world, LOCALE, "Ada", "Bo")
    say = translator(LOCALE)
    await world.slash("Ada", "play", game="olsen")
    assert is_not_english(world.message)
    await world.press("Bo", say("button-join"))
    await world.press("Ada", say("button-start"))
    await world.pass_time()
    await play(world, world.now, Random(2), longer("Your hand"))
    assert longer("wins") in world.text
    assert is_not_english(world.message)
    for command in ("leaderboard", "rules", "stats", "help", "hand", "privacy"):
        assert is_not_english((await world.slash("Ada", command)).response), command
    assert not [message for message in caplog.messages if message.startswith("phrase ")]


async def test_a_refusal_is_said_in_the_language_of_the_player(world: World) -> None:
    await speak(world, "nb", "Ada")
    assert told(await world.slash("Ada", "hand")) == translator("nb", "en")("refused-no_table_here")
    assert told(await world.slash("Bo", "hand")) == translator("en")("refused-no_table_here")


async def test_a_server_changes_its_language_while_a_table_stands(world: World) -> None:
    await world.lobby("Ada")
    await speak(world, "nb")
    await world.press("Bo", "Join")
    assert "## Olsen\n-# nytt bord" in world.text


def with_inner(part: Any, *above: str) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Yield a command and the commands and options in it, with their English names."""
    path = (*above, part.name)
    yield path, part
    for inner in getattr(part, "options", ()):
        yield from with_inner(inner, *path)


def phrase_of(path: tuple[str, ...], suffix: str) -> str:
    """Return the id of a command’s or option’s own phrase, or of the one that options of its name share."""
    own = "-".join(("command", *path)) + suffix
    return own if translator().has(own) else f"option-{path[-1]}{suffix}"


async def test_discord_knows_commands_and_options_by_their_names_in_each_language(world: World) -> None:
    commands = await world.as_bot(world.bot.tree.fetch_commands())
    slash = [command for command in commands if command.type is discord.AppCommandType.chat_input]
    parts = [part for command in slash for part in with_inner(command)]
    languages = {locale: language for locale in discord.Locale if (language := locale_for(locale.value))}
    assert {*LOCALES} - {*languages.values()} == {"is"}, "Discord has no Icelandic"
    assert len(slash) > 15
    assert len(parts) > 60
    for locale, language in languages.items():
        say = translator(language)
        for path, part in parts:
            told = part.name_localizations.get(locale, part.name)
            described = part.description_localizations.get(locale, part.description)
            assert told == say(phrase_of(path, "")), (language, path)
            assert described == say(phrase_of(path, "-description")), (language, path)
    hand = next(command for command in slash if command.name == "hand")
    assert hand.name_localizations[discord.Locale.norwegian] == "hånd"
    assert hand.description == "Show me my cards"


async def test_discord_is_told_of_the_commands_when_their_words_have_changed(
    world: World, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def told_commands() -> int:
        return sum(
            request.path.endswith("/commands") and request.method == "PUT" for request in world.witness
        )

    data = shutil.copytree(resources.data_folder(), tmp_path / "data", ignore=shutil.ignore_patterns("*.db*"))
    words = data / "locales" / "nb" / "commands.ftl"
    words.write_text(words.read_text(encoding="utf-8").replace("= hånd\n", "= kort\n"), encoding="utf-8")
    assert told_commands() == 1
    await world.restart()
    assert told_commands() == 1
    monkeypatch.setattr(resources, "PACKAGE", tmp_path / "bot")
    await world.restart()
    assert told_commands() == 2
    commands = {command.name: command for command in await world.as_bot(world.bot.tree.fetch_commands())}
    assert commands["hand"].name_localizations[discord.Locale.norwegian] == "kort"
