"""The screens of the gallery, a line each: to add one is to add a line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot.games import GAMES
from bot.services import Palette
from tests.gallery.leagues import (
    PLAYERS,
    ROUNDS,
    agreed,
    agreeing,
    announced,
    asked_once_more,
    decided,
    drawn_to_agree,
    finished,
    looked,
    marking,
    on_the_desk,
    planned,
    posted,
    previewed,
    proposed,
    rehearsed,
    remembered,
    rounds,
    table_on_the_desk,
    thread_of_a_fixture,
    tournament,
)
from tests.gallery.scenes import (
    Scene,
    after,
    alone,
    arranged,
    asked_after,
    asked_for_a_seat,
    at_table,
    between,
    chosen_ahead,
    earned,
    everybody,
    filmed,
    hand,
    in_lobby,
    laid,
    left_by,
    lobby,
    looked_through,
    on_the_bench,
    over,
    playing_with,
    replayed,
    shared,
    table,
    unwelcome,
    waiting_hand,
)

BOTH: tuple[Palette, ...] = ("classic", "safe")
PACK = [rank + suit for suit in "CDSH" for rank in "A23456789TJQK"]
BIG = " ".join(code for code in PACK if code not in ("9H", "2H", "3H"))
"""A hand of 49 cards."""
FULL = ("Ada", "Bo", "Cleo", "Dag")
NEARLY_OUT = {"discard": "9H", "hands": ["4H KC", "5H 6C 7C", "2H 3D 8C"]}
AHEAD = {"first": "play 4H", "second": "play 8S =S", "call": "!"}
"""What is chosen in the form that plays ahead."""
FEW = {"discard": "9H", "hands": ["9C 4H 8S", "2H 3D", "3H"]}


@dataclass(frozen=True)
class Screen:
    """One screen: its name, what shows it, and who looks at it how."""

    name: str
    scene: Scene
    language: str = "en"
    palettes: tuple[Palette, ...] = ("classic",)
    text_only: bool = False


def of_game(key: str) -> Iterator[Screen]:
    """The screens that every game has."""
    yield Screen(f"lobby-{key}", lobby(key))
    yield Screen(f"table-{key}-begun", table(key, 0), palettes=BOTH)
    yield Screen(f"table-{key}-running", table(key, 13), palettes=BOTH)
    yield Screen(f"hand-{key}-begun", hand(key, 0), palettes=BOTH)
    yield Screen(f"hand-{key}-running", hand(key, 11), palettes=BOTH)
    yield Screen(f"hand-{key}-waiting", waiting_hand(key))
    yield Screen(f"hand-{key}-text", hand(key, 11), text_only=True)
    yield Screen(f"over-{key}", over(key))
    yield Screen(f"replay-{key}", replayed(key, "o", "next", "next", "next"))
    yield Screen(f"rules-{key}", alone("rules", game=key))
    yield Screen(f"nb-table-{key}", table(key, 13), "nb")
    yield Screen(f"nb-hand-{key}", hand(key, 11), "nb")


REPLAYS: tuple[Screen, ...] = (
    Screen("replay-seat", replayed("olsen", "0", "later")),
    Screen("replay-deal", replayed("olsen", "1", "deal")),
    Screen("replay-film", filmed("olsen")),
    Screen("whatif", looked_through("ole")),
    Screen("whatif-text", looked_through("ole"), text_only=True),
    Screen("nb-whatif", looked_through("pursuit"), "nb"),
    Screen("nb-replay", replayed("olsen", "o", "later"), "nb"),
    Screen("nb-replay-film", filmed("pursuit"), "nb"),
)

LEAGUES: tuple[Screen, ...] = (
    Screen("season-plan", planned(clock="slow", length=5, starts="2026-12-24 18:00")),
    Screen("season-announced", posted(announced("Ada", "Bo", "Cleo", **ROUNDS), "Sunday league")),
    Screen("season-round", posted(rounds(2), "round 3")),
    Screen("season-results", posted(rounds(2), "Leading now")),
    Screen("season-over", posted(finished, "is over")),
    Screen("season-fixture", thread_of_a_fixture(2)),
    Screen("season-info", looked(rounds(2), "league info")),
    Screen("season-standings", looked(rounds(5), "league standings")),
    Screen("season-fixtures", looked(rounds(2), "league fixtures")),
    Screen("season-account", looked(decided, "league standings", member="Cleo")),
    Screen("season-account-own", looked(decided, "league standings", "How it counts for me")),
    Screen(
        "season-divisions", looked(rounds(3, format="divisions", **{"division-size": 4}), "league standings")
    ),
    Screen("season-tournament", looked(tournament(), "league standings")),
    Screen("season-tournament-account", looked(tournament(), "league standings", "How it counts for me")),
    Screen("season-tournament-fixtures", looked(tournament(), "league fixtures")),
    Screen("nb-season-info", looked(rounds(2), "league info"), "nb"),
    Screen("nb-season-standings", looked(rounds(5), "league standings"), "nb"),
    Screen("season-standings-text", looked(rounds(5), "league standings"), text_only=True),
    Screen("umpire-void", previewed("void", "match", reason="the wrong house rules were in use")),
    Screen("umpire-withdraw", previewed("withdraw", player="Ada", rest="void", reason="has moved abroad")),
    Screen("umpire-desk", looked(decided, "umpire desk", who="Una")),
    Screen("nb-umpire-desk", looked(decided, "umpire desk", who="Una"), "nb"),
    Screen("umpire-desk-table", table_on_the_desk),
    Screen("umpire-desk-terms", on_the_desk(rounds(1), "Terms")),
    Screen("umpire-desk-waiting", on_the_desk(rounds(1, places=6), "The waiting list")),
    Screen(
        "umpire-desk-divisions",
        on_the_desk(rounds(1, format="divisions", **{"division-size": 4}), "Divisions"),
    ),
    Screen("umpire-desk-order", on_the_desk(announced(*PLAYERS, format="cup"), "The order")),
    Screen(
        "nb-umpire-desk-order", on_the_desk(announced(*PLAYERS, format="cup"), "Spillernes rekkefølge"), "nb"
    ),
    Screen("nb-umpire-desk-terms", on_the_desk(rounds(1), "Vilkår"), "nb"),
    Screen("times-drawn", agreeing(drawn_to_agree)),
    Screen("times-marking", agreeing(marking)),
    Screen("times-proposed", agreeing(proposed)),
    Screen("times-agreed", agreeing(agreed)),
    Screen("times-asked", agreeing(asked_once_more)),
    Screen("umpire-log", looked(decided, "umpire log", who="Una")),
    Screen("umpire-appeals", looked(decided, "umpire appeals", who="Una")),
    Screen("umpire-arrange", looked(decided, "umpire arrange", who="Una")),
    Screen("umpire-decided", posted(decided, "⚖️")),
    Screen("leaderboard-many", remembered("leaderboard")),
    Screen("leaderboard-points", remembered("leaderboard", by="points")),
    Screen("stats-many", remembered("stats")),
    Screen("stats-against", remembered("stats", against="Bo")),
    Screen("history", remembered("history")),
    Screen("chips", alone("chips show", after=over("olsen", pot="both", buy_in=50))),
    Screen("fairplay", remembered("fairplay", who="Una")),
    Screen("privacy", alone("privacy")),
    Screen("my-forget", alone("my forget", after=table("olsen", 5))),
)

SCREENS: tuple[Screen, ...] = (
    *LEAGUES,
    *REPLAYS,
    *(screen for key in GAMES for screen in of_game(key)),
    *(Screen(f"between-{key}", between(key)) for key in GAMES if key != "otter"),
    Screen("lobby-ranked-slow", lobby("olsen", computers=0, clock="slow", ranked=True, thread=False)),
    Screen("lobby-house-rules", lobby("olsen", rules={"aces": "once", "voluntary_draw": True})),
    Screen("lobby-options", in_lobby("Options")),
    Screen("nb-lobby", lobby("olsen"), "nb"),
    Screen("nb-lobby-options", in_lobby("Options"), "nb"),
    Screen("table-full", table("olsen", 11, people=FULL, computers=6), palettes=BOTH),
    Screen("table-otter-full", table("otter", 11, people=FULL, computers=2), palettes=BOTH),
    Screen("hand-25-cards", arranged("olsen", discard="9H", hands=[" ".join(PACK[:25]), "2H", "3H"])),
    Screen("hand-49-cards", arranged("olsen", discard="9H", hands=[BIG, "2H", "3H"]), palettes=BOTH),
    Screen(
        "hand-60-cards",
        arranged(
            "olsen",
            people=FULL,
            computers=6,
            discard="9H",
            hands=[f"{BIG} {' '.join(PACK[:11])}", *(code for code in PACK[-10:-1])],
        ),
        palettes=BOTH,
    ),
    Screen("hand-49-cards-text", arranged("olsen", discard="9H", hands=[BIG, "2H", "3H"]), text_only=True),
    Screen("hand-call", arranged("olsen", "4♥", **{**FEW, "hands": ["4H 3H", "2H 3D", "5H"]})),
    Screen("hand-ahead", chosen_ahead("olsen", **FEW)),
    Screen("hand-ahead-chosen", chosen_ahead("olsen", AHEAD, **FEW)),
    Screen("hand-ahead-text", chosen_ahead("olsen", AHEAD, **FEW), text_only=True),
    Screen("nb-hand-ahead-chosen", chosen_ahead("olsen", AHEAD, **FEW), "nb"),
    Screen("hand-armed", arranged("olsen", "“Olsen", **{**FEW, "hands": ["4H 3H", "2H 3D", "5H"]})),
    Screen("hand-nothing-fits", arranged("olsen", **{**FEW, "hands": ["2C 3S", "2H 3D", "3H"]})),
    Screen("menu-suit", arranged("olsen", "8♠", **FEW)),
    Screen("menu-more", arranged("olsen", "9♣", **{**FEW, "hands": ["9C 9S 9D KC", "2H 3D", "3H"]})),
    Screen("nb-menu-suit", arranged("olsen", "8♠", **FEW), "nb"),
    Screen("call-open", laid("olsen", ("Ada", "4♥"), **NEARLY_OUT), palettes=BOTH),
    Screen("call-forgotten", laid("olsen", ("Ada", "4♥"), ("Bo", "5♥"), **NEARLY_OUT), palettes=BOTH),
    Screen("call-made", laid("olsen", ("Ada", "4♥"), ("Ada", "Olsen One Card!"), **NEARLY_OUT)),
    Screen("nb-call-forgotten", laid("olsen", ("Ada", "4♥"), ("Bo", "5♥"), **NEARLY_OUT), "nb"),
    Screen("pinged", after(45)),
    Screen("warned", after(100)),
    Screen("timed-out", after(140)),
    Screen("stand-in", after(900)),
    Screen("asleep", after(1500, clock="fast", people=("Ada",), computers=2)),
    Screen("manage-host", at_table("Manage")),
    Screen("manage-player", at_table("Manage", who="Bo")),
    Screen("take-seat", at_table("Sit in…", "Take a seat", who="Dag")),
    Screen("propose-end", at_table("Manage", "Propose to end it…", who="Bo")),
    Screen("vote-end", everybody(at_table("Manage", "Propose to end it…", "Propose it", who="Bo"))),
    Screen("vote-seat", everybody(asked_for_a_seat(table("olsen", 5)))),
    Screen("seat-asked", asked_for_a_seat(table("olsen", 5))),
    Screen("left", left_by("Bo", table("olsen", 5))),
    Screen("left-ranked", left_by("Bo", table("olsen", 5, computers=0, ranked=True))),
    Screen("second-table", alone("play", after=table("olsen", 0))),
    Screen("away", alone("my away", after=table("olsen", 0, clock="slow", thread=False), until="2026-01-05")),
    Screen("ended", everybody(at_table("Manage", "End the match…", "End it"))),
    Screen("end", alone("end", after=table("olsen", 5))),
    Screen("leave", alone("leave", after=table("olsen", 5))),
    Screen("call-too-early", alone("call", after=table("olsen", 5))),
    Screen("unwelcome", unwelcome()),
    Screen("rehearsal-time", rehearsed("🤝")),
    Screen("rehearsal-match", rehearsed("🪑")),
    Screen("help", alone("help")),
    Screen("help-manager", alone("help", who="Mia")),
    Screen("nb-help", alone("help"), "nb"),
    Screen("settings", alone("settings", who="Mia")),
    Screen("nb-settings", alone("settings", who="Mia"), "nb"),
    Screen("my-settings", alone("my settings")),
    Screen("nb-my-settings", alone("my settings"), "nb"),
    Screen("my-games-none", alone("my games")),
    Screen("my-games", alone("my games", after=table("olsen", 5))),
    Screen("houserules-list", alone("houserules list", who="Mia")),
    Screen("houserules-list-one", alone("houserules list", who="Mia", game="olsen")),
    Screen("houserules-create", alone("houserules create", who="Mia", game="olsen", name="Friday")),
    Screen("rules-button", at_table("Rules")),
    Screen("nb-rules", alone("rules", game="olsen"), "nb"),
    Screen("leaderboard", alone("leaderboard", after=over("olsen"))),
    Screen("leaderboard-empty", alone("leaderboard")),
    Screen("achievements-earned", earned()),
    Screen("achievements-kept", earned("stats")),
    Screen("share-where", asked_after("Share", over("olsen"))),
    Screen("share-posted", shared(over("olsen"))),
    Screen("details", asked_after("Details", over("olsen"))),
    Screen("play-with", playing_with("Bo")),
    Screen("watching", on_the_bench()),
    Screen("watching-asked", on_the_bench("Tell me when it ends", "Let me sit in")),
    Screen("nb-over", over("olsen"), "nb"),
    Screen("nb-details", asked_after("Details", over("olsen")), "nb"),
    Screen("nb-share-where", asked_after("Share", over("olsen")), "nb"),
    Screen("nb-watching", on_the_bench(), "nb"),
    Screen("nb-call-open", laid("olsen", ("Ada", "4♥"), **NEARLY_OUT), "nb"),
    Screen("stats", alone("stats", after=over("olsen"))),
    Screen("nb-stats", alone("stats", after=over("olsen")), "nb"),
)


def named(name: str) -> list[Screen]:
    """The screens whose names begin so."""
    return [screen for screen in SCREENS if screen.name.startswith(name)]
