"""Leaderboards and a member's own numbers."""

from __future__ import annotations

from tests.e2e.screen import Private, told
from tests.e2e.world import World

LOW_PAIRS = ["2D 3D", "2S 3S", "2H 3H", "2C 3C", "4D 5D", "4S 5S", "4H 5H", "4C 5C", "6D 7D"]
"""Hands of ten points each."""

CLUB = ("Ada", "Bo", "Cleo", "Dag", "Eli", "Finn", "Gro", "Hal", "Ida", "Jon", "Kari", "Liv")


async def match(world: World, winner: str, *others: str, computers: int = 0) -> None:
    """A match of one deal: ``winner`` goes out, and everybody else is left with ten points."""
    await world.table(winner, *others, computers=computers, length=1)
    losers = len(others) + computers
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", *LOW_PAIRS[:losers]])
    hand = await world.hand(winner)
    await hand.press("9♣")
    await world.pass_time()


async def leaderboard(world: World, name: str) -> Private:
    return world.private(name, await world.slash(name, "leaderboard"))


def names(board: Private) -> list[str]:
    """Who stands on the page, from top to bottom."""
    lines = [line for line in board.text.split("\n") if " won (" in line]
    return [line.split("**")[-2] for line in lines]


async def test_a_match_stands_on_the_leaderboard_at_once(world: World) -> None:
    await match(world, "Ada", "Bo")
    board = await leaderboard(world, "Bo")
    assert names(board) == ["Ada", "Bo"]
    assert "▫️ **Ada** · 1 of 1 won (100 %)" in board.text
    assert "1 of 1 deal won · 0.0 points a deal · 0 calls made, 0 missed" in board.text
    assert "▫️ ▸ **Bo** · 0 of 1 won (0 %)" in board.text
    assert "0 of 1 deal won · 10.0 points a deal · 0 calls made, 0 missed" in board.text
    assert board.labels == []


async def test_a_rank_takes_three_matches(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Cleo")
    board = await leaderboard(world, "Dag")
    assert "🥇 **Bo** · 1 of 3 won (33 %)" in board.text
    assert "▫️ **Ada** · 2 of 2 won (100 %)" in board.text
    assert "▫️ **Cleo** · 0 of 1 won (0 %)" in board.text
    assert names(board)[0] == "Bo"


async def test_the_better_share_stands_higher_and_equals_share_a_rank(world: World) -> None:
    await match(world, "Ada", "Bo", "Cleo", "Dag")
    await match(world, "Ada", "Bo", "Cleo", "Dag")
    await match(world, "Bo", "Ada", "Cleo", "Dag")
    board = await leaderboard(world, "Mo")
    assert "🥇 **Ada** · 2 of 3 won (67 %)" in board.text
    assert "🥈 **Bo** · 1 of 3 won (33 %)" in board.text
    assert "🥉 **Cleo** · 0 of 3 won (0 %)" in board.text
    assert "🥉 **Dag** · 0 of 3 won (0 %)" in board.text


async def test_computers_are_never_on_it(world: World) -> None:
    await match(world, "Ada", "Bo", computers=2)
    board = await leaderboard(world, "Ada")
    assert names(board) == ["Ada", "Bo"]
    assert "Huginn" not in board.text


async def test_a_match_against_computers_alone_does_not_count(world: World) -> None:
    await match(world, "Ada", computers=2)
    assert world.say("leaderboard-empty") in (await leaderboard(world, "Ada")).text
    assert "Not counted: 1 against computers alone" in told(await world.slash("Ada", "stats"))


async def test_one_finds_oneself_on_every_page(world: World) -> None:
    for name in CLUB[4:]:
        world.member(name)
    await match(world, *CLUB[:10])
    await match(world, *CLUB[2:])
    board = await leaderboard(world, "Liv")
    assert "page 1 of 2" in board.text
    assert len(names(board)) == 11
    assert names(board)[-1] == "Liv"
    assert "**You**\n▫️ ▸ **Liv**" in board.text
    assert board.labels == ["Later"]
    first = names(board)[:-1]
    await board.press("Later")
    assert "page 2 of 2" in board.text
    assert "**You**" not in board.text
    assert set(names(board)) | set(first) == set(CLUB)
    assert len(names(board)) == 2
    assert board.labels == ["Earlier"]
    await board.press("Earlier")
    assert names(board)[:-1] == first


async def test_a_leaderboard_goes_on_after_a_restart(world: World) -> None:
    for name in CLUB[4:]:
        world.member(name)
    await match(world, *CLUB[:10])
    await match(world, *CLUB[2:])
    board = await leaderboard(world, "Ada")
    await world.restart()
    await board.press("Later")
    assert "page 2 of 2" in board.text


async def test_every_server_has_a_leaderboard_of_its_own(world: World) -> None:
    await match(world, "Ada", "Bo")
    other = world.env.create_guild("Another club")
    channel = other.create_text_channel("cards")
    visitor = other.add_member(world.members["Ada"].user)
    await world.env.settle()
    assert world.say("leaderboard-empty") in told(await visitor.slash(channel, "leaderboard"))
    assert world.say("stats-empty") in told(await visitor.slash(channel, "stats"))


async def test_members_see_their_own_numbers(world: World) -> None:
    await match(world, "Ada", "Bo")
    await match(world, "Bo", "Ada")
    await match(world, "Ada", computers=1)
    stats = told(await world.slash("Ada", "stats"))
    assert "## Ada" in stats
    assert "1 of 2 matches won (50 %)" in stats
    assert "1 of 2 deals won · 5.0 points a deal · 0 calls made, 0 missed" in stats
    assert "Not counted: 1 against computers alone" in stats


async def test_members_see_each_others_numbers(world: World) -> None:
    await match(world, "Ada", "Bo")
    stats = told(await world.slash("Cleo", "stats", member=world.members["Bo"]))
    assert "## Bo" in stats
    assert "0 of 1 match won (0 %)" in stats


async def test_who_has_not_played_has_no_numbers(world: World) -> None:
    assert told(await world.slash("Ada", "stats")).endswith(world.say("stats-empty"))


async def test_calls_are_counted(world: World) -> None:
    await world.table("Ada", "Bo", length=1)
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["4H TH", "3H 2H 7C"])
    ada, bo = await world.hand("Ada"), await world.hand("Bo")
    await ada.press("4♥")
    await ada.press("Olsen One Card!")
    await bo.press("3♥")
    await world.pass_time()
    await ada.press("10♥")
    await world.pass_time()
    board = await leaderboard(world, "Ada")
    assert "1 of 1 deal won · 0.0 points a deal · 1 call made, 0 missed" in board.text
    assert "0 of 1 deal won · 10.0 points a deal · 0 calls made, 0 missed" in board.text
