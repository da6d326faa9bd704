"""What is said of Swedish Pursuit's tournament."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bot.league.tournament.state import PLAYOFF
from bot.ui.crier.buttons import fixtures_button, ready_button, standings_button
from bot.ui.crier.outgoing import OutgoingMessage, RenderContext, packed


def pursuit(scene: RenderContext, kind: str, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    """What is said of a ``kind`` of news (:mod:`bot.league.tournament.news`)."""
    match kind:
        case "drawn":
            return _drawn(scene, data["round"], data["counter"], data["tables"])
        case "voided":
            running = "yes" if data["running"] else "no"
            return _said(scene, "crier-game-void", **_where(data), slot=data["slot"], running=running)
        case "table_won" | "round_won":
            return _won(scene, data)
        case "phase" if data["phase"] in ("review", "final_review") and data["phase"] == _phase(scene):
            return _to_the_umpire(scene, "crier-review", stage=data["phase"])
        case "tie" if _phase(scene) == "tie":
            entries = _names(scene, data["entries"])
            return _to_the_umpire(scene, "crier-tie", names=entries, count=data["places"])
        case "through":
            text = scene.say("crier-through", names=_names(scene, data["entries"]))
            return (OutgoingMessage(text, (standings_button(scene),)),)
        case _:
            # Other phases begin with a draw, and the champions are named with the end of the season.
            return ()


def _phase(scene: RenderContext) -> str:
    """Where the tournament stands: what its umpire has seen to need not be said any more."""
    return scene.contest.tournament.phase if scene.contest.tournament else ""


def _drawn(
    scene: RenderContext, number: int, counter: int, tables: Sequence[Sequence[int]]
) -> tuple[OutgoingMessage, ...]:
    head = scene.say(
        "crier-pursuit-drawn",
        season=scene.season,
        round=number,
        final="yes" if number == PLAYOFF else "no",
        counter=str(counter + 1),
    )
    lines = (
        scene.say("crier-table", division=0, table=table, players=_names(scene, entries))
        for table, entries in enumerate(tables, start=1)
    )
    return packed(head, lines, (ready_button(scene), fixtures_button(scene)))


def _won(scene: RenderContext, data: Mapping[str, Any]) -> tuple[OutgoingMessage, ...]:
    if not data["entries"] or data["points"] is None:
        return ()
    names = _names(scene, data["entries"])
    return _said(
        scene, "crier-won", **_where(data), names=names, count=len(data["entries"]), points=data["points"]
    )


def _where(data: Mapping[str, Any]) -> dict[str, Any]:
    final = "yes" if data["round"] == PLAYOFF else "no"
    return {"round": data["round"], "table": data.get("table", 0), "final": final}


def _said(scene: RenderContext, phrase: str, **arguments: Any) -> tuple[OutgoingMessage, ...]:
    return (OutgoingMessage(scene.say(phrase, **arguments)),)


def _to_the_umpire(scene: RenderContext, phrase: str, **arguments: Any) -> tuple[OutgoingMessage, ...]:
    """What the umpire must see to before it goes on."""
    umpire = scene.contest.umpire
    text = scene.say(phrase, season=scene.season, umpire=scene.call(umpire), **arguments)
    return (OutgoingMessage(text, pings=scene.users([umpire])),)


def _names(scene: RenderContext, entries: Iterable[int]) -> str:
    return scene.listed(scene.contest.player_of(str(entry)) for entry in entries)
