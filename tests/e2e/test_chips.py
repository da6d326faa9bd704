"""Play money: a match for a pot, everybody's chips, and setting everybody back."""

from __future__ import annotations

from typing import Any

import pytest
from simcord.results import InteractionResult

from bot.ui.i18n.translator import translator
from tests.e2e.screen import Private, id_of, text_of, told
from tests.e2e.world import World

pytestmark = pytest.mark.slow

SAY, SI = translator("en"), translator("nb")
POT: dict[str, Any] = {"pot": "both", "buy_in": 50}
BACK, STAKE, REASON = (SAY(f"button-chips-{what}") for what in ("back", "stake", "reason"))
BOARD, OWN = SAY("button-chips-board"), SAY("button-chips-own")


async def match(world: World, *others: str, computers: int = 0, **rules: Any) -> Any:
    """A match that Ada has just won, with its message. Everybody else is left with five points."""
    await world.table("Ada", *others, computers=computers, length=1, rules={**POT, **rules})
    losers = len(others) + computers
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", *["4S", "5S", "6S"][:losers]])
    await (await world.hand("Ada")).press("9♣")
    await world.pass_time()
    return world.message


async def write(screen: Private, label: str, text: str) -> InteractionResult:
    """Press a button that asks for a text, and write it."""
    asked = await screen.press(label)
    assert asked.modal is not None
    (field,) = [part["component"]["custom_id"] for part in asked.modal["components"]]
    return await screen.member.submit_modal(asked, {field: text})


def kept(world: World) -> list[tuple[Any, ...]]:
    """All chips there are, the bank's last."""
    query = """
        SELECT COALESCE(name, account), balance
        FROM chip_balances LEFT JOIN people ON person = account
        ORDER BY name NULLS LAST
    """
    return world.rows(query)


@pytest.fixture
def boss(world: World) -> None:
    """Boss may manage the server."""
    world.member("Boss", manage_guild=True)


@pytest.mark.both_engines
async def test_a_match_with_a_pot_is_paid_in_chips(world: World) -> None:
    over = await match(world, "Bo", computers=1)
    assert "chips" not in text_of(over)
    shown = told(await world.members["Bo"].click(over, label="⋯"))
    assert "**Ada** · 110 chips" in shown
    assert "**Bo** · 5 points behind · -55 chips" in shown
    assert SAY("table-chips", server=True) in shown
    assert kept(world) == [("Ada", 110), ("Bo", -55), ("bank", -55)]


async def test_a_match_without_a_pot_says_nothing_of_chips(world: World) -> None:
    over = await match(world, "Bo", pot="off")
    assert "chips" not in text_of(over)
    for command, label in (("leaderboard", BOARD), ("stats", SAY("button-chips"))):
        assert label not in world.private("Bo", await world.slash("Bo", command)).labels
    assert kept(world) == []


async def test_a_statement_tells_what_was_won_and_lost_and_where(world: World) -> None:
    first, second = await match(world, "Bo"), await match(world, "Cleo", pot="buy_in")
    own = await world.chips("Ada")
    assert "## Ada · 105 chips" in own.text
    at = f"https://discord.com/channels/{world.guild.id}/{world.channel.id}"
    lines = [line.partition(" · ")[2] for line in own.text.split("\n") if line.startswith("<t:")]
    assert lines == [
        f"**+50** · [Olsen]({at}/{second.id}) · balance 105",
        f"**+55** · [Olsen]({at}/{first.id}) · balance 55",
    ]
    assert SAY("chips-note") in own.text
    other = await world.chips("Dag", "Bo")
    assert "## Bo · -55 chips" in other.text
    nobody = await world.chips("Dag")
    assert "## Dag · 0 chips" in nobody.text
    assert SAY("chips-none") in nobody.text


@pytest.mark.slow
async def test_statements_have_pages_that_outlive_a_restart(world: World) -> None:
    for _ in range(9):
        await match(world, "Bo")
        await world.pass_time(60)  # one may not open so many tables at once
    own = await world.chips("Bo")
    await world.restart()
    assert "page 1 of 2" in own.text
    await own.press("Older")
    assert "page 2 of 2" in own.text
    assert "· balance -55" in own.text
    assert own.text.count("<t:") == 1
    await own.press("Newer")
    assert own.text.count("<t:") == 8


async def test_everybody_sees_everybodys_chips(world: World) -> None:
    await match(world, "Bo", computers=1)
    screen = world.private("Bo", await world.slash("Bo", "leaderboard"))
    await screen.press(BOARD)
    assert "**1.** Ada · 110\n**2.** ▸ **Bo** · -55\n" in screen.text
    assert SAY("chips-bank", chips=-55) in screen.text
    assert SAY("chips-note") in screen.text
    await screen.press(OWN)
    assert "## Bo · -55 chips" in screen.text


async def test_there_is_no_way_to_give_or_send_chips(world: World) -> None:
    commands = world.members["Ada"].available_commands(world.channel)
    assert [command for command in commands if "chips" in command] == []
    await match(world, "Bo")
    assert set((await world.chips("Ada")).labels) == {BOARD, SAY("button-stats")}


@pytest.mark.both_engines
@pytest.mark.usefixtures("boss")
async def test_who_manages_the_server_sets_everybody_back(world: World) -> None:
    await match(world, "Bo", computers=1)
    screen = await world.chips("Boss")
    await screen.press(BACK)
    assert "## Reset everyone to 0 chips?" in screen.text
    assert (
        "2 players have chips or owe some. This changes the chips of 2 of them. The bank gets 55."
        in screen.text
    )
    await write(screen, STAKE, " 100 ")
    assert "## Reset everyone to 100 chips?" in screen.text
    assert "The bank gives 145." in screen.text
    assert kept(world) == [("Ada", 110), ("Bo", -55), ("bank", -55)]
    await write(screen, REASON, "A new *season*")
    assert SAY("chips-set-back", accounts=2, stake=100) in screen.text
    assert kept(world) == [("Ada", 100), ("Bo", 100), ("bank", -200)]
    own = await world.chips("Bo")
    assert "## Bo · 100 chips" in own.text
    assert r"**+155** · reset by Boss: A new \*season\* · balance 100" in own.text
    ((reason, name),) = world.rows(
        "SELECT reason, name FROM chip_transactions JOIN people ON person = actor WHERE kind = 'reset'"
    )
    assert (reason, name) == ("A new *season*", "Boss")


async def test_the_staff_role_may_too(world: World) -> None:
    role = world.guild.create_role("Umpires")
    user = world.env.create_user("uma", global_name="Uma")
    world.members["Uma"] = world.guild.add_member(user, roles=[role])
    await world.bot.services.preferences.change_server(world.guild.id, staff_role=role.id)
    await match(world, "Bo")
    screen = await world.chips("Uma")
    await screen.press(BACK)
    await write(screen, REASON, "Spring")
    assert kept(world) == [("Ada", 0), ("Bo", 0)]
    # Whoever is not among them is told which role it takes.
    (answer,) = await world.at_once(("Ada", screen.message, "c:back:0"))
    assert told(answer) == SAY("refused-not_staff", role=f"<@&{role.id}>")


@pytest.mark.usefixtures("boss")
async def test_nobody_else_sets_anybody_back(world: World) -> None:
    await match(world, "Bo")
    screen = await world.chips("Boss")
    await screen.press(BACK)
    before = kept(world)
    for name in ("Ada", "Mo"):
        assert BACK not in (await world.chips(name)).labels
        for custom_id in ("c:back:0", id_of(screen.message, STAKE), id_of(screen.message, REASON)):
            (answer,) = await world.at_once((name, screen.message, custom_id))
            assert answer.modal is None
            assert told(answer) == SAY("refused-not_staff", role="none")
    assert kept(world) == before


@pytest.mark.usefixtures("boss")
async def test_who_has_lost_the_right_with_the_form_open_is_refused(world: World) -> None:
    await match(world, "Bo")
    screen = await world.chips("Boss")
    await screen.press(BACK)
    asked = await screen.press(REASON)
    (field,) = [part["component"]["custom_id"] for part in asked.modal["components"]]
    world.env.backend.delete_role(world.guild.id, world.guild.roles["Bosss"].id)
    await world.env.settle()
    answer = await screen.member.submit_modal(asked, {field: "Spring"})
    assert told(answer).endswith(SAY("refused-not_staff", role="none"))
    assert kept(world) == [("Ada", 55), ("Bo", -55)]


@pytest.mark.usefixtures("boss")
async def test_a_stake_that_is_no_whole_number_is_refused(world: World) -> None:
    await match(world, "Bo")
    screen = await world.chips("Boss")
    await screen.press(BACK)
    for stake in ("-1", "1.5", "many", "1000001"):
        answer = await write(screen, STAKE, stake)
        assert told(answer).endswith(SAY("refused-chips_stake", most=1_000_000)), stake
        assert "Reset everyone to 0 chips?" in screen.text, stake


@pytest.mark.usefixtures("boss")
async def test_a_reason_must_be_given(world: World) -> None:
    await match(world, "Bo")
    screen = await world.chips("Boss")
    await screen.press(BACK)
    answer = await write(screen, REASON, "  ")
    assert told(answer).endswith(SAY("refused-chips_reason", count=100))
    assert kept(world) == [("Ada", 55), ("Bo", -55)]


@pytest.mark.usefixtures("boss")
async def test_what_could_not_be_saved_did_not_happen(world: World) -> None:
    await match(world, "Bo")
    screen = await world.chips("Boss")
    await screen.press(BACK)
    with world.locked():
        assert told(await write(screen, REASON, "Spring")).endswith(SAY("refused-busy"))
    assert kept(world) == [("Ada", 55), ("Bo", -55)]


async def test_in_norwegian(world: World) -> None:
    world.member("Sjef", manage_guild=True)
    world.speaks("Sjef", "no")
    await match(world, "Bo")
    screen = world.private("Sjef", await world.slash("Sjef", "leaderboard"))
    await screen.press(SI("button-chips-board"))
    assert SI("chips-note") in screen.text
    await screen.press(SI("button-chips-back"))
    await write(screen, SI("button-chips-reason"), "Vår")
    assert SI("chips-set-back", accounts=2, stake=0) in screen.text


async def test_who_was_stood_in_for_does_not_win_the_pot(world: World) -> None:
    await world.table("Ada", "Bo", "Cleo", length=1, ranked=True, rules=POT)
    world.behind.write("UPDATE seats SET stand_in = 1 WHERE seat = 0")
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", "4S", "KS"])
    await world.pass_time(10)
    assert world.text.startswith("## 🏁 Bo wins!"), "a computer has laid Ada's last card"
    assert "🏳️ Ada" in world.text
    chips_of = dict(kept(world))
    assert chips_of["Ada"] < 0 < chips_of["Bo"]
    assert world.rows("SELECT place, won FROM results JOIN people USING (person) WHERE name = 'Ada'") == [
        (3, 0)
    ]
    assert world.rows("SELECT won FROM results JOIN people USING (person) WHERE name = 'Bo'") == [(1,)]
