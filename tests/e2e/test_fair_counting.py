"""What it gives to trade wins, to leave, to forfeit a pot and to play against accounts of one's own, as
members see it on their screens.
"""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from bot.tables.ratings import rating_rows
from tests.e2e.club import Club
from tests.e2e.screen import Private
from tests.e2e.test_standings import leaderboard, lines, match
from tests.e2e.world import World
from tests.league.abuse import World as Honest

pytestmark = pytest.mark.slow

TABLES = 14
"""What somebody plays honestly in a season, at tables of four."""
DUELS = 20
"""What two friends play among themselves meanwhile."""
ALTS = 4


async def standings(club: Club, name: str) -> Private:
    return club.world.private(name, await club.world.slash(name, "league standings"))


async def test_in_an_open_season_two_friends_who_trade_wins_get_nowhere(world: World) -> None:
    club, chance = Club(world), Random(11)
    for name in ("Eva", "Finn", "Gro", "Hal"):
        world.member(name)
    honest, friends = ("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn"), ("Gro", "Hal")
    await club.begin(*honest, *friends, format="open", length=1)
    for number in range(TABLES):
        others = chance.sample(honest[1:], 3)
        order = [*others, "Ada"] if number % 3 == 2 else ["Ada", *others]
        await club.played({name: 10 * place for place, name in enumerate(order)})
    for number in range(DUELS):
        winner, loser = friends if number % 2 else friends[::-1]
        await club.played({winner: 0, loser: 30})
    screen = await standings(club, "Bo")
    placed = [line for line in screen.text.split("\n") if re.match(r"\*\*=?\d+\.\*\*|🥇|🥈|🥉", line)]
    assert "Ada" in placed[0]
    assert not [line for line in placed if "Gro" in line or "Hal" in line]
    own = await standings(club, "Gro")
    await own.press("How it counts for me")
    assert "Not yet regulars, without points: Hal" in own.text
    assert "So far: 1." in own.text


async def rated(world: World, name: str) -> str:
    """What a member reads of their newest rated match: what it has given, and why no more."""
    stats = world.private(name, await world.slash(name, "stats"))
    await stats.choose(f"y:rating:{world.members[name].id}:olsen:0")
    newest = next(line for line in stats.text.split("\n") if "place" in line)
    return newest.partition(") · ")[2]


async def goes_out(world: World, name: str, *losers: str) -> None:
    """Somebody lays their last card, and the others are left with theirs."""
    hands = ["9C", *["4S", "KS", "6S"][: len(losers)]]
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=hands)
    await (await world.hand(name)).press("9♣")
    await world.pass_time()


async def test_who_leaves_loses_as_much_rating_as_who_loses_and_the_other_gains_as_much(world: World) -> None:
    await match(world, "Ada", "Bo", ranked=True)
    await world.table("Cleo", "Dag", ranked=True, length=1)
    await world.leave("Dag")
    await goes_out(world, "Cleo", "Dag")
    assert "🏳️ Dag" in world.text
    assert await rated(world, "Dag") == await rated(world, "Bo")
    assert await rated(world, "Cleo") == await rated(world, "Ada")
    assert (await rated(world, "Dag")).startswith("−")
    assert (await rated(world, "Cleo")).startswith("+")


async def test_the_pot_does_not_go_to_who_has_left_though_their_cards_were_the_best(world: World) -> None:
    rules: dict[str, Any] = {"pot": "both", "buy_in": 50}
    await world.table("Ada", "Bo", "Cleo", length=1, ranked=True, rules=rules)
    await world.leave("Ada")
    await world.arrange(turn=0, first_turn=[], discard="9H", hands=["9C", "4S", "KS"])
    await world.pass_time(10)  # a computer lays Ada's last card
    assert world.text.startswith("## 🏁 Bo wins!")
    board = await world.chips("Cleo")
    await board.press(world.say("button-chips-board"))
    chips = {
        name: int(own) for name, own in re.findall(r"\*\* (?:▸ \*\*)?(\w+)(?:\*\*)? · (-?\d+)", board.text)
    }
    assert chips["Ada"] < 0 < chips["Bo"]
    assert chips["Ada"] <= -50, "the stake stays in the pot"


async def test_wins_over_accounts_of_ones_own_lead_nobody_to_the_top(world: World) -> None:
    club = Honest(Random(1))
    (first, second, third), guild = club.by_skill(club.club, luck=0)[4:7], world.guild.id
    for person in (first, second, third):
        people = "INSERT INTO people VALUES (?1, ?2, ?3, ?4, ?4, ?4, '{}', 0)"
        world.write(people, person, guild, int(person[1:]) + 1, person)
    kept = {person: club.ratings[person] for person in (first, second, third)}
    async with world.bot.database.transaction() as tx:
        await tx.ratings.save(rating_rows(guild, "olsen", kept))
    for number in range(ALTS):
        world.member(f"Alt {number}")
        await match(world, "Ada", f"Alt {number}", ranked=True)
    world.write("UPDATE ratings SET matches = 10 WHERE matches = ?", ALTS)
    world.write(
        "INSERT INTO records SELECT records.place_id, records.game, scope, ratings.person, 10, 5, 10, 5, 100,"
        " 0, 0, 0, 0, last_at FROM records, ratings WHERE records.matches = 4 AND ratings.person LIKE 'p%'"
    )
    board = await leaderboard(world, "Bo", by="rating")
    assert [re.findall(r"p\d+|Ada", line)[0] for line in lines(board)[:4]] == [first, second, third, "Ada"]
    assert re.search(r"counts \d%: short and new opponents|counts \d%: short, new", await rated(world, "Ada"))
