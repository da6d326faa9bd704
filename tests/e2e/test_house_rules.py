"""House rules with names: managers make them, tables are opened by them, the lobby chooses among them."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import Any

import discord
import pytest
from simcord.backend.errors import SetupError
from simcord.results import InteractionResult

from bot.games import GAMES
from bot.services import key_of
from bot.services.house_rules import MOST, shipped_sets
from bot.ui.house_rules.views import set_line
from bot.ui.i18n.translator import translator
from tests.by_day import first
from tests.e2e.screen import Private, buttons_of, menus_of, text_of, told, values_of
from tests.e2e.test_lobby import text_input
from tests.e2e.test_permissions import answered
from tests.e2e.world import World
from tests.ui.catalogue import LOCALES

PACKS = "- How many decks? **two**"
QUESTION = "olsen", key_of("Friday")
"""What the ids of the menus of the set Friday end with."""


@pytest.fixture
async def managed(world: World) -> World:
    """Vera may manage the server."""
    world.member("Vera", manage_guild=True)
    return world


SHIPPED = ("usual rules", "beginners", "wild")


async def houserules(world: World, command: str, who: str = "Vera", **options: Any) -> InteractionResult:
    return await world.slash(who, f"houserules {command}", **{"game": "olsen", **options})


async def made(
    world: World,
    name: str = "Friday",
    rules: dict[str, str] | None = None,
    *,
    game: str = "olsen",
    start: str | None = None,
) -> Private:
    """A new set, with some options chosen from its menus."""
    options = {"game": game, "name": name} | ({"from": start} if start else {})
    screen = world.private("Vera", await houserules(world, "create", **options))
    for option, value in (rules or {}).items():
        await choose(screen, name, option, value, game)
    return screen


async def choose(
    screen: Private, name: str, option: str, value: str, game: str = "olsen"
) -> InteractionResult:
    """Choose one option of a set of one's own."""
    await screen.choose(f"r:option:{game}:{key_of(name)}:{option}")
    return await screen.choose(f"r:set:{game}:{key_of(name)}:{option}={value}")


async def options(world: World, who: str = "Mo") -> Private:
    """What somebody may do at the lobby; Mo may choose as its host may."""
    return world.private(who, await world.press(who, "Options"))


async def menu_of(world: World) -> dict[str, Any]:
    """The menu of sets behind the lobby's options."""
    return (await options(world)).menus[0]


async def use(world: World, who: str, key: str) -> InteractionResult:
    """Choose a set from that menu."""
    return await (await options(world, who)).choose(f"u:{world.now.table_id}:{key}")


def whispered(result: InteractionResult) -> str:
    """What the presser alone was told beside the answer."""
    assert all(answer.ephemeral for answer in result.followups)
    return "\n".join(text_of(answer) for answer in result.followups)


async def offered(world: World) -> list[str]:
    """The sets in the lobby's menu. Its last option changes rules one by one, and the one in use says so."""
    *sets, last = [
        option["label"].removeprefix("House rules: ") for option in (await menu_of(world))["options"]
    ]
    assert last == "Change house rules…"
    return sets


# Making sets


async def test_a_set_is_made_and_each_choice_is_saved(managed: World) -> None:
    screen = await made(managed)
    assert managed.say("rule-set-created") in screen.text
    assert "### Friday" in screen.text
    assert managed.say("house-rules-as-written") in screen.text
    assert await choose(screen, "Friday", "packs", "2")
    assert PACKS in screen.text
    await managed.restart()
    await choose(screen, "Friday", "aces", "once")
    assert managed.rows("SELECT game, name, options FROM house_rules") == [
        ("olsen", "Friday", '{"packs":2,"aces":"once"}')
    ]
    again = managed.private("Vera", await houserules(managed, "edit", name="friday"))
    assert PACKS in again.text


async def test_a_set_begins_like_another(managed: World) -> None:
    first = await made(managed, "Friday", {"packs": "2"})
    assert PACKS in first.text
    second = await made(managed, "Saturday", start=key_of("Friday"))
    assert PACKS in second.text
    third = await made(managed, "Sunday", start="wild")
    assert len(third.text.split("\n- ")) == 1 + len(GAMES["olsen"].spec.house_rules["wild"])


async def test_every_rule_of_a_set_and_every_value_can_be_chosen(managed: World) -> None:
    screen = await made(managed)
    questions, *_ = menus_of(screen.message)
    assert len(questions["options"]) == len(GAMES["olsen"].spec.options)
    for question in values_of(questions):
        await screen.choose(question)
        for value in values_of(menus_of(screen.message)[1]):
            if not value.startswith("r:own:"):
                await screen.choose(value)
                key, _, text = value.split(":")[-1].partition("=")
                rules = managed.bot.services.house_rules.find(managed.guild.id, *QUESTION)
                chosen = GAMES["olsen"].spec.options_with(rules.options)[key]
                assert str(chosen).lower() == text


async def test_a_value_that_no_menu_lists_can_be_written(managed: World) -> None:
    screen = await made(managed)
    await screen.choose(f"r:option:olsen:{QUESTION[1]}:buy_in")
    asked = await screen.choose(f"r:own:olsen:{QUESTION[1]}:buy_in")
    await screen.member.submit_modal(asked, {text_input(asked): " 37 "})
    assert "**37**" in screen.text
    asked = await screen.choose(f"r:own:olsen:{QUESTION[1]}:buy_in")
    refused = await screen.member.submit_modal(asked, {text_input(asked): "a lot"})
    assert told(refused) == managed.say("refused-options-bad_value")
    assert managed.rows("SELECT options FROM house_rules") == [('{"buy_in":37}',)]


async def test_a_name_that_cannot_be_shown_is_refused(managed: World) -> None:
    answer = told(await houserules(managed, "create", name="`code`"))
    assert answer == managed.say("refused-house_rules_name", count=32)
    assert managed.rows("SELECT * FROM house_rules") == []


async def test_the_names_of_what_comes_with_the_games_are_taken(managed: World) -> None:
    name = "For nybegynnere"
    answer = told(await houserules(managed, "create", name=name))
    assert answer == managed.say("refused-house_rules_reserved", name=name)


async def test_there_is_one_set_of_a_name(managed: World) -> None:
    await made(managed)
    taken = told(await houserules(managed, "create", name="FRIDAY"))
    assert taken == managed.say("refused-house_rules_taken", name="Friday")
    await made(managed, "Friday", game="otter")


async def test_names_with_markup_are_shown_as_they_were_written(managed: World) -> None:
    name = r"*Æ*_ø_ ~å~ | [x](http://y.no)"
    screen = await made(managed, name)
    shown = r"\*Æ\*\_ø\_ \~å\~ \| [x]\(http\://y.no)"
    assert f"### {shown}\n" in screen.text
    await houserules(managed, "default", name=name)
    await managed.lobby("Ada", "Bo")
    assert f"**House rules: {shown}**" in managed.text
    assert (await menu_of(managed))["placeholder"] == f"House rules: {name}"
    assert name in await offered(managed)
    assert f"**{shown}** · " in told(await houserules(managed, "list"))
    await managed.press("Ada", "Start")
    assert f"normal clock · {shown}" in managed.text


async def test_twenty_sets_are_the_most_and_fit_into_every_menu(managed: World) -> None:
    names = [f"{number:02d} " + "x" * 29 for number in range(MOST)]
    for name in names:
        await made(managed, name)
    refused = told(await houserules(managed, "create", name="one more"))
    assert refused == managed.say("refused-house_rules_full", count=MOST)
    await managed.lobby("Ada")
    assert await offered(managed) == ["usual rules", "beginners", "wild", *names]
    typed = await managed.members["Ada"].autocomplete(managed.channel, "play", "houserules", "", game="olsen")
    assert [choice["name"] for choice in typed] == await offered(managed)
    listed = told(await managed.slash("Vera", "houserules list", game="olsen"))
    assert all(f"**{name}**" in listed for name in names)
    assert "more" in told(await managed.slash("Vera", "houserules list"))


# Changing, deleting and the default


async def test_a_set_is_deleted_after_a_question(managed: World) -> None:
    await made(managed)
    question = managed.private("Vera", await houserules(managed, "delete", name="Friday"))
    assert "Delete **Friday** from the house rules for Olsen?" in question.text
    await question.press("Keep")
    assert "### Friday" in question.text
    await question.press("Delete")
    assert "Delete **Friday**" in question.text
    await managed.restart()
    await question.press("Delete")
    assert "I deleted **Friday** from the house rules for Olsen." in question.text
    assert managed.rows("SELECT * FROM house_rules") == []
    gone = told(await houserules(managed, "edit", name="Friday"))
    assert gone == managed.say("refused-house_rules_unknown", game="Olsen")


async def test_what_comes_with_the_game_stays_as_it_is(managed: World) -> None:
    for command in ("edit", "delete"):
        for rules in shipped_sets("olsen"):
            answer = told(await houserules(managed, command, name=rules.name))
            assert answer == managed.say("refused-house_rules_shipped"), (command, rules.name)


async def test_tables_begin_with_what_the_server_has_chosen(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    done = told(await houserules(managed, "default", name="Friday"))
    assert done == managed.say("rule-set-default", name="Friday", game="Olsen")
    await managed.restart()
    table = await managed.lobby("Ada", "Bo")
    assert (table.house_rules, table.options) == ("Friday", {"packs": 2})
    assert f"**House rules: Friday**\n{PACKS}" in managed.text
    await managed.ask("Ada")
    await managed.members["Ada"].slash(managed.guild.create_text_channel("otters"), "play", game="otter")
    (table,) = managed.bot.services.tables.open_tables(managed.guild.id)[1:]
    assert (table.house_rules, table.options) == ("as_written", {})


async def test_the_default_can_be_a_set_that_comes_with_the_game(managed: World) -> None:
    await houserules(managed, "default", name="beginners")
    table = await managed.lobby("Ada")
    assert table.options == GAMES["olsen"].spec.house_rules["beginners"]
    assert "**House rules: beginners**" in managed.text


async def test_the_screen_of_a_set_makes_it_the_default(managed: World) -> None:
    screen = await made(managed)
    await screen.press("Make it the default")
    assert "This is the default" not in screen.labels
    assert "This is the default" in [button["label"] for button in screen.buttons]
    assert managed.bot.services.house_rules.default(managed.guild.id, "olsen").name == "Friday"
    await screen.press("Delete")
    assert "New tables will use the usual rules instead" in screen.text


async def test_without_its_default_a_server_begins_as_written(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    await houserules(managed, "default", name="Friday")
    question = managed.private("Vera", await houserules(managed, "delete", name="Friday"))
    assert "New tables will use the usual rules instead" in question.text
    await question.press("Delete")
    table = await managed.lobby("Ada")
    assert table.options == {}
    assert "House rules" not in managed.text


async def test_the_sets_are_listed(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    await houserules(managed, "default", name="Friday")
    listed = told(await managed.slash("Vera", "houserules list", game="olsen"))
    assert "- **usual rules** · No house rules\n" in listed
    assert f"- **wild** · {managed.say('olsen-set-wild')}\n" in listed
    assert "- **Friday** · 1 rule changed · default" in listed
    everything = told(await managed.slash("Vera", "houserules list"))
    assert "- **Olsen** starts with **Friday**. All sets: usual rules, beginners, wild, Friday" in everything
    assert "- **Olé** starts with **usual rules**. All sets: usual rules, beginners, wild" in everything


# Who may


COMMANDS = {
    "create": {"game": "olsen", "name": "Sunday"},
    "edit": {"game": "olsen", "name": "Friday"},
    "delete": {"game": "olsen", "name": "Friday"},
    "default": {"game": "olsen", "name": "Friday"},
    "list": {},
}


async def test_who_does_not_manage_the_server_is_refused(managed: World) -> None:
    await made(managed)
    for command, options in COMMANDS.items():
        with pytest.raises(SetupError, match="not visible"):
            await managed.slash("Mo", f"houserules {command}", **options)
    (shown,) = [
        each for each in await managed.as_bot(managed.bot.tree.fetch_commands()) if each.name == "houserules"
    ]
    managed.guild.set_command_permissions(shown, {managed.members["Mo"]: True})
    for command, options in COMMANDS.items():
        answer = await managed.slash("Mo", f"houserules {command}", **options)
        assert told(answer) == managed.say("refused-not_manager"), command
    assert managed.rows("SELECT name FROM house_rules") == [("Friday",)]
    assert managed.rows("SELECT * FROM default_house_rules") == []


async def test_each_press_asks_again_who_may(managed: World) -> None:
    await made(managed)
    await managed.lobby("Ada")
    friday, refused = f"olsen:{key_of('Friday')}", managed.say("refused-not_manager")
    presses = [f"r:{what}:{friday}" for what in ("edit", "default", "ask", "delete")]
    presses += [f"r:option:{friday}:packs", f"r:own:{friday}:packs", f"r:set:{friday}:packs=2"]
    said = await answered(managed, "Ada", managed.message, presses)
    assert said == dict.fromkeys(presses, refused)
    assert managed.rows("SELECT name, options FROM house_rules") == [("Friday", "{}")]
    assert managed.rows("SELECT * FROM default_house_rules") == []


async def test_a_press_that_makes_no_sense_changes_nothing(managed: World) -> None:
    await managed.lobby("Ada")
    shipped = managed.say("refused-house_rules_shipped")
    refused = {
        "r:edit:olsen:000000000000": managed.say("refused-house_rules_unknown", game="Olsen"),
        "r:dance:olsen:wild": managed.say("refused-unknown_press"),
        "r:set:olsen:wild:packs=2": shipped,
        "r:edit:olsen:wild": shipped,
        "r:ask:olsen:wild": shipped,
        "r:delete:olsen:wild": shipped,
    }
    assert await answered(managed, "Vera", managed.message, refused) == refused


async def test_two_servers_do_not_see_each_others_sets(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    await houserules(managed, "default", name="Friday")
    other = managed.env.create_guild("Chess club")
    channel = other.create_text_channel("cards")
    role = other.create_role("staff", permissions=discord.Permissions(manage_guild=True))
    una = other.add_member(managed.env.create_user("una", global_name="Una"), roles=[role])
    unknown = managed.say("refused-house_rules_unknown", game="Olsen")
    assert told(await una.slash(channel, "houserules edit", game="olsen", name="Friday")) == unknown
    assert told(await una.slash(channel, "play", game="olsen", houserules="Friday")) == unknown
    assert await una.autocomplete(channel, "houserules edit", "name", "", game="olsen") == []
    await una.slash(channel, "play", game="olsen")
    assert "House rules" not in text_of(channel.last_message)
    shown = await una.click(channel.last_message, label="Options")
    assert "House rules: usual rules" in str(menus_of(shown.response))
    assert "Friday" not in str(menus_of(shown.response))
    table = managed.bot.services.tables.in_channel(channel.id)
    assert (table.house_rules, table.options) == ("as_written", {})


# While somebody types


async def test_names_are_offered_while_somebody_types(managed: World) -> None:
    await made(managed, "Friday")
    await made(managed, "Otters", game="otter")
    vera, ada = managed.members["Vera"], managed.members["Ada"]

    async def typed(command: str, option: str, text: str, **filled: Any) -> list[str]:
        who = ada if command == "play" else vera
        return [
            choice["name"]
            for choice in await who.autocomplete(managed.channel, command, option, text, **filled)
        ]

    assert await typed("play", "houserules", "", game="olsen") == [*SHIPPED, "Friday"]
    assert await typed("play", "houserules", "") == [*SHIPPED, "Friday", "Otters"], "of whichever game"
    assert await typed("play", "houserules", "", game="otter") == [
        "usual rules",
        "beginners",
        "wild",
        "Otters",
    ]
    assert await typed("play", "houserules", "RU") == ["usual rules"]
    assert await typed("houserules edit", "name", "", game="olsen") == ["Friday"]
    assert await typed("houserules delete", "name", "x", game="olsen") == []
    assert await typed("houserules default", "name", "o", game="otter") == ["Otters"]
    assert await typed("houserules create", "from", "w", game="ole") == ["wild"]
    assert await typed("houserules edit", "name", "") == []


# At the table


async def test_a_table_is_opened_with_the_set_that_was_named(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    table = await managed.lobby("Ada", "Bo", houserules=" friday ")
    assert (table.house_rules, table.options) == ("Friday", {"packs": 2})
    await managed.press("Ada", "Start")
    assert "## Olsen\n-# deal 1 · to 100 points · normal clock · Friday" in managed.text
    assert PACKS in managed.text


async def test_what_comes_with_the_game_can_be_named_in_any_language(world: World) -> None:
    table = await world.lobby("Ada", houserules="vilt")
    assert (table.house_rules, table.options) == ("wild", GAMES["olsen"].spec.house_rules["wild"])


async def test_a_length_goes_with_the_house_rules(managed: World) -> None:
    table = await managed.lobby("Ada", houserules="beginners", length=1)
    assert table.house_rules == "beginners"
    assert table.options == {**GAMES["olsen"].spec.house_rules["beginners"], "deals": 1}


async def test_a_set_that_there_is_not_opens_no_table(world: World) -> None:
    answer = told(await world.slash("Ada", "play", game="olsen", houserules="Friday"))
    assert answer == world.say("refused-house_rules_unknown", game="Olsen")
    assert world.rows("SELECT * FROM tables") == []


async def test_the_lobby_offers_the_sets_and_the_host_chooses(managed: World) -> None:
    await made(managed, rules={"packs": "2", "aces": "once"})
    await managed.lobby("Ada", "Bo")
    assert (await menu_of(managed))["placeholder"] == "House rules: usual rules"
    assert [
        (option["label"], option["description"]) for option in (await menu_of(managed))["options"][:-1]
    ] == [
        ("House rules: usual rules", "No house rules"),
        ("beginners", managed.say("olsen-set-beginners")),
        ("wild", managed.say("olsen-set-wild")),
        ("Friday", "2 rules changed"),
    ]
    await use(managed, "Ada", "wild")
    assert managed.now.options == GAMES["olsen"].spec.house_rules["wild"]
    assert (await menu_of(managed))["placeholder"] == "House rules: wild"
    await use(managed, "Ada", key_of("Friday"))
    assert managed.now.options == {"packs": 2, "aces": "once"}
    await managed.pass_time()
    assert f"**House rules: Friday**\n{PACKS}" in managed.text
    await managed.restart()
    await use(managed, "Mo", "as_written")
    await managed.pass_time()
    assert (managed.now.house_rules, managed.now.options) == ("as_written", {})
    assert PACKS not in managed.text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", GAMES)
def test_what_comes_with_a_game_is_told_whole_in_the_menu(game: str, locale: str) -> None:
    say = translator(locale)
    lines = [set_line(rules, say) for rules in shipped_sets(game)]
    assert len(set(lines)) == 3
    assert max(map(len, lines)) <= 100
    assert lines[1:] == [say(f"{game}-set-{name}") for name in GAMES[game].spec.house_rules]


async def test_others_cannot_choose(world: World) -> None:
    await world.lobby("Ada", "Bo")
    for name in ("Bo", "Cleo"):
        screen = await options(world, name)
        assert screen.menus == []
        with world.nothing_changes():
            (answer,) = await world.at_once((name, world.message, f"u:{world.now.table_id}:wild"))
        assert world.say("refused-not_host", name="Ada", server=True) in whispered(answer)


async def test_house_rules_chosen_one_by_one_have_no_name(world: World) -> None:
    await world.lobby("Ada", "Bo", houserules="wild", rules={"packs": "auto"})
    await world.pass_time()
    assert world.now.house_rules == ""
    assert "**House rules: custom**" in world.text
    await use(world, "Ada", "wild")
    assert "**House rules: wild**" in world.text


async def test_a_lobby_offers_what_is_made_meanwhile(managed: World) -> None:
    await managed.lobby("Ada", "Bo")
    screen = await made(managed)
    await managed.pass_time()
    assert await offered(managed) == ["usual rules", "beginners", "wild", "Friday"]
    await choose(screen, "Friday", "packs", "2")
    await managed.pass_time()
    assert (await menu_of(managed))["options"][-2]["description"] == "1 rule changed"
    await screen.press("Delete")
    await screen.press("Delete")
    await managed.pass_time()
    assert "Friday" not in await offered(managed)


async def test_only_what_changes_a_set_redraws_tables_and_only_lobbies(
    managed: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = await made(managed)
    await managed.lobby("Ada", "Bo")
    redrawn: list[str] = []
    monkeypatch.setattr(managed.bot.services.publisher, "changed", lambda table: redrawn.append(table.phase))
    await screen.choose(f"r:option:olsen:{QUESTION[1]}:packs")
    await screen.choose(f"r:option:olsen:{QUESTION[1]}:buy_in")
    await screen.press("Delete")
    assert redrawn == []
    screen = managed.private("Vera", await houserules(managed, "edit", name="Friday"))
    await choose(screen, "Friday", "packs", "2")
    assert redrawn == ["lobby"]
    monkeypatch.undo()
    await managed.press("Ada", "Start")
    await managed.pass_time()
    monkeypatch.setattr(managed.bot.services.publisher, "changed", lambda table: redrawn.append(table.phase))
    await choose(screen, "Friday", "packs", "1")
    assert redrawn == ["lobby"], "a match has its own rules"


async def test_a_set_that_is_gone_is_refused_and_no_longer_offered(managed: World) -> None:
    await made(managed)
    await managed.lobby("Ada", "Bo")
    screen = await options(managed)
    await managed.bot.services.house_rules.delete(managed.guild.id, *QUESTION)
    answer = whispered(await screen.choose(f"u:{managed.now.table_id}:{key_of('Friday')}"))
    assert answer == managed.say("refused-house_rules_unknown", game="Olsen")
    assert "Friday" not in await offered(managed)


async def test_a_table_plays_on_by_rules_that_were_deleted(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    await managed.table("Ada", "Bo", houserules="Friday")
    question = managed.private("Vera", await houserules(managed, "delete", name="Friday"))
    await question.press("Delete")
    await managed.restart()
    assert (managed.now.house_rules, managed.now.options) == ("Friday", {"packs": 2})
    assert "normal clock · Friday" in managed.text


async def test_what_a_set_means_with_the_players_is_checked_at_the_start(managed: World) -> None:
    await made(managed, rules={"packs": "1"})
    await managed.lobby("Ada", computers=7, houserules="Friday")
    with managed.nothing_changes():
        assert told(await managed.press("Ada", "Start")) == managed.say("refused-options-bad_seats")


async def test_rules_that_the_game_does_not_know_any_more_are_left_out_with_a_note(managed: World) -> None:
    await made(managed, rules={"packs": "2"})
    await houserules(managed, "default", name="Friday")
    options = json.dumps({"packs": 2, "four_jokers": True})
    with contextlib.closing(sqlite3.connect(managed.database)) as database, database:
        database.execute("UPDATE house_rules SET options = ?", (options,))
    await managed.restart()
    note = managed.say(
        "rule-set-dropped", name="Friday", options=discord.utils.escape_markdown("four_jokers")
    )
    opened = await managed.slash("Ada", "play", game="olsen")
    assert whispered(opened) == note
    assert managed.now.options == {"packs": 2}
    assert whispered(await use(managed, "Ada", key_of("Friday"))) == note
    screen = managed.private("Vera", await houserules(managed, "edit", name="Friday"))
    assert note in screen.text
    await choose(screen, "Friday", "aces", "once")
    assert note not in screen.text
    assert managed.rows("SELECT options FROM house_rules") == [('{"packs":2,"aces":"once"}',)]


@pytest.mark.parametrize("game", first(GAMES, 2))
async def test_every_shipped_set_can_be_chosen_and_started(world: World, game: str) -> None:
    least = GAMES[game].spec.seats[0]
    await world.lobby("Ada", computers=least - 1, game=game)
    for rules in (*shipped_sets(game), shipped_sets(game)[1]):
        await use(world, "Ada", rules.key)
        assert world.now.options == rules.options
    await world.press("Ada", "Start")
    assert world.now.phase == "playing"
    assert " · beginners" in world.text


async def test_a_busy_database_is_told_and_the_set_stays(managed: World) -> None:
    screen = await made(managed)
    with managed.locked():
        answer = await screen.press("Make it the default")
        assert told(answer) == managed.say("refused-busy")
    assert "Make it the default" in screen.labels
    await screen.press("Make it the default")
    assert managed.rows("SELECT name FROM default_house_rules") == [("Friday",)]


async def test_the_lobby_has_six_buttons_and_the_rest_behind_options(world: World) -> None:
    await world.lobby("Ada", "Bo", computers=1)
    assert [button["label"] for button in buttons_of(world.message)] == [
        "Start",
        "Join",
        "Options",
        "Add computer",
        "⏱️ Short · about 3 min",
        "📣 Catch each other: off",
    ]
    hosts = await options(world, "Ada")
    assert hosts.labels == ["Leave", "Rules", "Shuffle", "Close the table…"]
    assert hosts.text == "### Options", "how it is played is behind Rules"
    closed = [menu["placeholder"] for menu in hosts.menus]
    assert closed == ["House rules: usual rules", "Computers: normal", "Remove a player…"]
    assert (await options(world, "Bo")).labels == ["Leave", "Rules", "Shuffle"]
    assert (await options(world, "Dag")).labels == ["Rules", "Shuffle"]
