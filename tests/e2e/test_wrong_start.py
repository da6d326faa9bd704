"""A season that has begun wrongly is mended while nothing was played, and nobody has to sign up anew."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio
from simcord.results import InteractionResult

from bot.league.season import Appointment, acts, season_state, times
from bot.ui.presses.leagues import BeReady, ShowFixtures
from tests.adversary.hands import Place, sends_form
from tests.e2e.league import League
from tests.e2e.screen import Private, labels_of, text_of, told
from tests.e2e.test_admission import suspend
from tests.e2e.test_season_messages import left_to_tell
from tests.e2e.test_times import events, pings
from tests.e2e.world import World

FOUR = ("Ada", "Bo", "Cleo", "Dag")


@pytest_asyncio.fixture
async def begun(world: World) -> League:
    """A season that began a moment ago; nothing has been dealt."""
    league = League(world)
    await league.rounds("Ada", "Bo", "Cleo", "Dag", size=2)
    return league


@pytest.mark.parametrize("label", ["Back to sign-up", "Add players…", "New pairings"])
async def test_while_nothing_was_played_the_start_can_be_mended(begun: League, label: str) -> None:
    assert label in (await begun.slash("dashboard")).offers


async def test_at_a_table_that_has_not_begun_somebody_can_be_swapped(begun: League) -> None:
    screen = await begun.slash("dashboard")
    await screen.pick(next(offer for offer in screen.offers if offer.startswith("Round 1, table 1")))
    assert "Swap…" in screen.offers


# What is done at the dashboard


async def chosen(league: League, label: str, *, confirm: bool = True) -> Private:
    """Choose something at the dashboard, and confirm what it previews."""
    screen = await league.slash("dashboard")
    await screen.press(label)
    if confirm:
        await screen.press("Confirm")
        assert "✅ Done" in screen.text
        await league.world.pass_time(15)
    return screen


async def here(league: League, who: str) -> Any:
    """Somebody is at their table; the channel of its thread."""
    await league.world.members[who].click(league.post("## Spring"), label="I’m here")
    await league.world.pass_time(12)
    fixture = league.season.appointments[await fixture_of(league, who)]
    assert fixture.channel is not None
    return fixture.channel


async def fixture_of(league: League, who: str) -> str:
    """The table at which somebody is to play."""
    return next(key for key, names in (await league.to_play()).items() if who in names)


def posts(league: League, words: str) -> list[Any]:
    """The messages of the season's channel in which these words stand."""
    return [each for each in league.world.channel.history() if words in text_of(each)]


async def test_back_to_sign_up_keeps_everybody(begun: League) -> None:
    world, channel = begun.world, await here(begun, "Ada")
    assert posts(begun, "round 1 of")
    table = begun.season.appointments[await fixture_of(begun, "Ada")].table or ""
    screen = await chosen(begun, "Back to sign-up", confirm=False)
    assert "The season is back in sign-up." in screen.text
    assert "All players keep their spots" in screen.text
    assert f"<#{channel}>" in screen.text
    assert begun.season.has_started
    await screen.press("Confirm")
    await world.pass_time(15)

    assert begun.season.phase == "signup"
    assert [await begun.key(name) for name in FOUR] == [*begun.season.players]
    (said,) = posts(begun, "is back in sign-up")
    assert pings(world, said) == set(FOUR)
    assert "The umpire will start the season again." in text_of(said)
    announced = text_of(begun.post("Join"))
    assert "**Sign-up is open.** The umpire starts the season." in announced
    assert "Ada · Bo · Cleo · Dag" in announced
    assert (await world.bot.services.tables.get(table)).phase == "closed"
    assert left_to_tell(world) == []

    assert posts(begun, "round 1 of") == []
    assert begun.season.phase == "signup"

    await begun.act("Una", acts.Alter({"size": 4, "game": "ole", "length": 2}), "there are four of us")
    await world.restart()
    await chosen(begun, "Start the season")
    assert [sorted(names) for names in (await begun.to_play()).values()] == [sorted(FOUR)]
    assert channel != await here(begun, "Ada")


async def test_roles_times_events_and_the_waiting_list_go_back_too(world: World) -> None:
    league = League(world)
    gold, silver = world.guild.create_role("Gold"), world.guild.create_role("Silver")
    await league.open(
        *("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", "Gus"),
        **{"format": "divisions", "division-size": 3, "size": 3, "places": 6, "round-length": "7 days"},
    )
    for number, role in enumerate((gold, silver), start=1):
        await league.act("Una", acts.NameRole(number, role.id))
    await league.decide("start")
    await world.pass_time(15)
    assert have(league, gold) == {"Ada", "Bo", "Cleo"}

    fixture = await fixture_of(league, "Ada")
    at = times.proposable(league.season, fixture, await league.key("Ada"), world.bot.clock.now())[40]
    await league.act("Ada", acts.Propose(fixture, await league.key("Ada"), at, world.bot.clock.now()))
    for name in ("Bo", "Cleo"):
        await league.act(name, acts.Accept(fixture, await league.key(name), at))
    await world.pass_time(15)
    card = league.post("Make an event")
    await world.members["Bo"].click(card, label="Make an event")
    await world.pass_time(15)
    assert [event.status for event in events(world)] == [1]

    screen = await chosen(league, "Back to sign-up", confirm=False)
    assert "Division roles come back with the next start" in screen.text
    await screen.press("Confirm")
    await world.restart()
    await world.pass_time(20)
    assert (have(league, gold), have(league, silver)) == (set(), set())
    assert [event.status for event in events(world)] == [4]
    assert card.id not in [each.id for each in world.channel.history()]
    (said,) = posts(league, "is back in sign-up")
    assert pings(world, said) == {*FOUR, "Eva", "Finn"}
    assert [each.player for each in league.season.waiting] == [await league.key("Gus")]
    assert left_to_tell(world) == []

    await chosen(league, "Start the season")
    await world.pass_time(15)
    assert have(league, gold) == {"Ada", "Bo", "Cleo"}
    assert [each.player for each in league.season.waiting] == [await league.key("Gus")]


def have(league: League, role: Any) -> set[str]:
    """Who has a role."""
    backend, guild = league.world.env.backend, league.world.guild.id
    members = league.world.members.items()
    return {name for name, each in members if role.id in backend.get_member(guild, each.id).role_ids}


async def test_once_cards_are_dealt_there_is_no_way_back(begun: League) -> None:
    world, screen = begun.world, await chosen(begun, "Back to sign-up", confirm=False)
    other = await chosen(begun, "New pairings", confirm=False)
    await here(begun, "Ada")
    names = (await begun.to_play())[await fixture_of(begun, "Ada")]
    for name in names:
        if name != "Ada":
            await here(begun, name)
    assert begun.season.appointments[await fixture_of(begun, "Ada")].playing
    for preview, why in (
        (screen, "Players have already started"),
        (other, "A match of this round has started"),
    ):
        with world.nothing_changes():
            assert why in told(await preview.press("Confirm"))
    offered = (await begun.slash("dashboard")).offers
    assert not {"Back to sign-up", "New pairings"} & {*offered}


async def test_a_table_of_an_open_season_at_which_people_play_is_in_the_way(world: World) -> None:
    league = League(world)
    await league.begin("Ada", "Bo", format="open")
    await world.pass_time(12)
    screen = await chosen(league, "Back to sign-up", confirm=False)
    await world.members["Ada"].click(league.post("Open a table"), label="Open a table")
    await world.pass_time(12)
    lobby = league.posts()[-1]
    await world.members["Bo"].click(lobby, label="Join")
    await world.members["Ada"].click(lobby, label="Start")
    with world.nothing_changes():
        assert "Players have already started" in told(await screen.press("Confirm"))


async def test_two_umpires_take_the_start_back_once(begun: League) -> None:
    one = await chosen(begun, "Back to sign-up", confirm=False)
    other = await chosen(begun, "Back to sign-up", confirm=False)
    await one.press("Confirm")
    assert "First start the season" in told(await other.press("Confirm"))
    await begun.world.pass_time(15)
    assert len(posts(begun, "is back in sign-up")) == 1


async def test_a_round_is_drawn_again(begun: League) -> None:
    world, thread = begun.world, await here(begun, "Ada")
    (await begun.to_play())[await fixture_of(begun, "Ada")]
    screen = await chosen(begun, "New pairings", confirm=False)
    assert "The earlier pairings of round 1 go away" in screen.text
    await screen.press("Confirm")
    await world.restart()
    await world.pass_time(15)
    (said,) = posts(begun, "The umpire paired this round again.")
    assert pings(world, said) == set(FOUR)
    assert sorted(name for some in (await begun.to_play()).values() for name in some) == sorted(FOUR)
    state = season_state(begun.season)
    assert state is not None
    assert len(state.fixtures) == 2
    assert await here(begun, "Ada") != thread
    assert left_to_tell(world) == []
    log = await begun.slash("log")
    assert "The last round got new pairings." in log.text


async def test_two_players_swap_tables(begun: League) -> None:
    world, thread = begun.world, await here(begun, "Ada")
    fixture = await fixture_of(begun, "Ada")
    (mate,) = [name for name in (await begun.to_play())[fixture] if name != "Ada"]
    (other,) = [key for key in await begun.to_play() if key != fixture]
    new, _ = (await begun.to_play())[other]
    screen = await begun.slash("dashboard")
    await screen.press(custom_id=f"j:table:{begun.season.key}:{fixture}")
    form = await screen.press("Swap…")
    answers = {"player": [await begun.key(mate)], "with": [await begun.key(new)]}
    result = await world.members["Una"].submit_modal(form, answers)
    preview = world.private("Una", result)
    assert "swap tables" in preview.text
    await preview.press("Confirm")
    await world.pass_time(15)
    assert sorted((await begun.to_play())[fixture]) == sorted(("Ada", new))
    (said,) = posts(begun, "swapped tables")
    assert pings(world, said) == set(FOUR)
    assert await here(begun, new) == thread
    assert begun.season.appointments[fixture].playing
    assert left_to_tell(world) == []


@pytest.mark.slow
async def test_a_cup_with_byes_goes_back_and_swaps(world: World) -> None:
    league = League(world)
    await league.begin("Ada", "Bo", "Cleo", "Dag", "Eva", "Finn", format="cup", size=2, seeding="signup")
    offers = (await league.slash("dashboard")).offers
    assert "Back to sign-up" in offers
    assert "New pairings" not in offers, "the bracket follows from the order of signing up"
    before = await league.to_play()
    assert len(before) == 2
    await chosen(league, "Back to sign-up")
    await chosen(league, "Start the season")
    assert [*map(sorted, (await league.to_play()).values())] == [*map(sorted, before.values())]


# Adding players


async def add(league: League, *members: Any, names: str = "") -> Private:
    """Choose members and paste a list in the form; what is answered."""
    screen = await league.slash("dashboard")
    form = await screen.press("Add players…")
    answers = {"members": [*members], "list": names}
    return league.world.private("Una", await league.world.members["Una"].submit_modal(form, answers))


@pytest_asyncio.fixture
async def signing(world: World) -> League:
    """A season for which Ada and Bo have signed up."""
    league = League(world)
    await league.open("Ada", "Bo")
    await world.pass_time(12)
    return league


async def test_who_is_chosen_or_on_a_list_is_asked_and_accepts_or_declines(signing: League) -> None:
    world = signing.world
    for name in ("Eva", "Finn"):
        world.member(name)
    ada, eva = world.members["Ada"], world.members["Eva"]
    screen = await add(signing, world.members["Cleo"], names=f"- @dag\n2. {eva.id}\n<@{ada.id}>\nEva\n\n")
    assert "The umpire invites Cleo, Dag, Eva." in screen.text
    assert "- Ada: is already in." in screen.text
    assert "I’ll tell you who doesn’t answer" in screen.text
    await screen.press("Confirm")
    await world.pass_time(15)
    (said,) = posts(signing, "invites you to")
    assert pings(world, said) == {"Cleo", "Dag", "Eva"}
    assert labels_of(said)[:2] == ["Join", "Decline"]
    await world.restart()
    await world.members["Cleo"].click(said, label="Join")
    assert "All right" in told(await world.members["Dag"].click(said, label="Decline"))
    assert "invitation has expired" in told(await world.members["Finn"].click(said, label="Decline"))
    assert "Invited, no answer yet: Eva" in (await signing.slash("dashboard")).text
    await world.pass_time(3 * 24 * 60 * 60)
    (told_of,) = posts(signing, "didn’t answer the invitation")
    assert "Eva" in text_of(told_of)
    assert pings(world, told_of) == set()
    assert [*signing.season.players] == [await signing.key(name) for name in ("Ada", "Bo", "Cleo")]


async def test_a_name_that_is_not_clear_is_asked_about(signing: League) -> None:
    world = signing.world
    for name in ("Max", "Maxine"):
        world.member(name)
    screen = await add(signing, names="Max\nMa\nNobody of that name")
    assert "Who is **Ma**?" in screen.text
    assert "More names to check: 1." in screen.text
    assert {"Max", "Maxine"} <= {*screen.offers}
    await screen.pick("Maxine")
    assert "Who is **Nobody of that name**? I found no member with that name." in screen.text
    cleo = world.members["Cleo"]
    draft = next(part["custom_id"] for part in screen.buttons if "means_no_one" in part["custom_id"])
    await screen.member.select(screen.message, [cleo], custom_id=draft.replace("no_one", "other"))
    assert "The umpire invites Max, Maxine, Cleo." in screen.text


async def test_who_cannot_play_is_left_out_and_it_is_said_why(signing: League) -> None:
    world = signing.world
    robot = world.guild.add_member(world.env.create_user("Robot", bot=True))
    await suspend(world, "Dag", by="Una")
    screen = await add(signing, robot, world.members["Dag"], names="123456789012345678\nGone\nBo")
    assert "Who is **Gone**?" in screen.text
    await screen.press("Leave this name out")
    for line in (
        "- Robot: is a bot",
        "- Dag: is suspended from leagues until",
        "- 123456789012345678: isn’t on this server.",
        "- Gone: you left this name out.",
        "- Bo: is already in.",
        "There are no players left to invite.",
    ):
        assert line in screen.text


async def test_who_has_left_while_they_stood_in_the_form_is_named_and_the_others_are_asked(
    signing: League,
) -> None:
    world, una = signing.world, signing.world.members["Una"]
    stranger = world.env.create_user("stranger")
    place = Place(una.id, world.guild.id, world.channel.id)
    written = {"members": [str(stranger.id)], "list": "Cleo"}
    pressed = sends_form(world.env.backend, place, None, f"j:add:{signing.season.key}", written)
    await world.env.settle()
    said = told(InteractionResult(world.env, pressed))
    assert f"- {stranger.id}: isn’t on this server." in said
    assert "The umpire invites Cleo." in said


async def test_more_names_than_can_be_asked_at_once_are_refused(signing: League) -> None:
    form = await (await signing.slash("dashboard")).press("Add players…")
    una = signing.world.members["Una"]
    many = "\n".join(f"name {number}" for number in range(65))
    said = told(await una.submit_modal(form, {"members": [], "list": many}))
    assert "at most 64 players" in said


async def test_when_nobody_can_enter_any_more_the_way_back_is_named(begun: League) -> None:
    said = told(await (await begun.slash("dashboard")).press("Add players…"))
    assert "Use **Back to sign-up**, add the players there" in said


async def test_who_accepts_late_enters_as_anybody_who_is_late(world: World) -> None:
    league = League(world)
    await league.rounds(*FOUR, size=2, rounds=3, late=True)
    world.member("Eva")
    await (await add(league, world.members["Eva"])).press("Confirm")
    await world.pass_time(15)
    await world.members["Eva"].click(posts(league, "invites you to")[0], label="Join")
    assert league.season.plays(await league.key("Eva"))


async def test_what_was_posted_about_a_start_can_be_pressed_after_it_was_taken_back(begun: League) -> None:
    world = begun.world
    fixture = await fixture_of(begun, "Ada")
    at = times.proposable(begun.season, fixture, await begun.key("Ada"), world.bot.clock.now())[40]
    await begun.act("Ada", acts.Propose(fixture, await begun.key("Ada"), at, world.bot.clock.now()))
    await world.pass_time(15)
    mate = next(name for name in (await begun.to_play())[fixture] if name != "Ada")
    card, drawn, started = (
        begun.post(words) for words in ("Ada proposes", "## Spring", "season 1 started**")
    )
    ids = [
        *(f"l:{what}:{begun.season.key}:{at}:{fixture}" for what in ("accept", "decline")),
        f"j:table:{begun.season.key}:{fixture}",
        f"j:swap:{begun.season.key}:{fixture}",
        *(press(begun.season.key).custom_id for press in (BeReady, ShowFixtures)),
    ]
    screen = await begun.slash("dashboard")
    await chosen(begun, "Back to sign-up")
    for label in labels_of(started):
        answer = told(await world.members[mate].click(started, label=label))
        assert "something went wrong" not in answer.lower()
        assert "try again" not in answer.lower()
    for result in await world.at_once(
        *((who, screen.message, each) for who in ("Una", mate) for each in ids)
    ):
        assert "try again" not in told(result).lower()
    assert not {card.id, drawn.id} & {each.id for each in world.channel.history()}
    assert begun.season.phase == "signup"


async def phases(league: League, appointments: list[Appointment]) -> set[str]:
    """How the tables of these meetings stand."""
    tables = league.world.bot.services.tables
    return {(await tables.get(each.table or "")).phase for each in appointments}


@pytest.mark.slow
async def test_a_tournament_goes_back_before_its_first_game(world: World) -> None:
    league = League(world)
    await league.begin(*FOUR, "Eva", format="pursuit", game="pursuit")
    await world.pass_time(30)
    offers = (await league.slash("dashboard")).offers
    assert "Back to sign-up" in offers
    assert "New pairings" not in offers
    tables = [*league.season.appointments.values()]
    await chosen(league, "Back to sign-up")
    await world.restart()
    assert {*league.season.players} == {await league.key(name) for name in (*FOUR, "Eva")}
    assert await phases(league, tables) == {"closed"}
    await chosen(league, "Start the season")
    await world.pass_time(30)
    assert left_to_tell(world) == []
    new = [*league.season.appointments.values()]
    assert {each.channel for each in new}.isdisjoint({each.channel for each in tables})
    assert await phases(league, new) == {"lobby"}


@pytest.mark.slow
async def test_a_kill_in_the_middle_leaves_nothing_undone(begun: League) -> None:
    world = begun.world
    await here(begun, "Ada")
    table = begun.season.appointments[await fixture_of(begun, "Ada")].table or ""
    screen = await chosen(begun, "Back to sign-up", confirm=False)
    await screen.press("Confirm")
    await world.restart()
    await world.pass_time(30)
    assert (await world.bot.services.tables.get(table)).phase == "closed"
    assert len(posts(begun, "is back in sign-up")) == 1
    assert left_to_tell(world) == []


@pytest.mark.slow
async def test_at_a_slow_clock_it_goes_back_until_somebody_has_played(world: World) -> None:
    league = League(world)
    await league.rounds(*FOUR, size=2, clock="slow", length=2)
    fixture = await fixture_of(league, "Ada")
    table = await world.bot.services.tables.get(league.season.appointments[fixture].table or "")
    assert table.phase == "playing"
    assert "New pairings" not in (await league.slash("dashboard")).offers
    await chosen(league, "Back to sign-up")
    assert (await world.bot.services.tables.get(table.table_id)).phase == "ended"

    await chosen(league, "Start the season")
    await world.pass_time(20)
    screen = await chosen(league, "Back to sign-up", confirm=False)
    fixture = await fixture_of(league, "Ada")
    table = await world.bot.services.tables.get(league.season.appointments[fixture].table or "")
    seat = next(iter(table.game.to_act(table.state)))
    user = table.chairs[seat].user_id
    who = next(name for name, member in world.members.items() if member.id == user)
    move = min(table.observe(seat).legal)
    matches = world.bot.services.tables.matches
    await world.as_bot(matches.submit(table.table_id, league.who(who), table.version, move))
    with world.nothing_changes():
        assert "Players have already started" in told(await screen.press("Confirm"))
