"""What is said where a season cannot be told of, or played, as it should be."""

from __future__ import annotations

from bot.league.contest import is_open, players_of
from bot.ui.crier.buttons import fixtures_button, open_button, ready_button
from bot.ui.crier.outgoing import OutgoingMessage, RenderContext
from bot.ui.crier.rounds import place_of


def cannot_use(scene: RenderContext, channel_id: int, *, is_gone: bool) -> OutgoingMessage:
    """The season's channel, or that of its log, is gone, or closed to the bot. The umpire is called."""
    contest = scene.contest
    text = scene.say(
        "crier-cannot-use",
        umpire=scene.call(contest.umpire),
        season=scene.season,
        what="league" if channel_id == contest.terms.channel else "log",
        gone="yes" if is_gone else "no",
        channel=str(channel_id),
        instead=str(contest.terms.channel),
    )
    return OutgoingMessage(text, pings=scene.users([contest.umpire]))


def no_threads(scene: RenderContext) -> OutgoingMessage:
    """No threads can be opened for the season's tables."""
    channel = str(scene.contest.terms.channel)
    return OutgoingMessage(scene.say("crier-no-threads", season=scene.season, channel=channel), place="log")


def thread_lost(scene: RenderContext, key: str) -> tuple[OutgoingMessage, ...]:
    """Somebody has deleted the thread of a fixture that is still to be played. Its players are called."""
    contest, say = scene.contest, scene.say
    book = contest.book
    if contest.phase not in ("running", "paused") or (book and not is_open(contest, book.fixtures[key])):
        return ()
    if book is not None:
        where = place_of(contest, book.fixtures[key])
    else:
        number, table = (int(piece) for piece in key.split("-")[:2])
        where = {"round": number, "division": 0, "table": table}
    players = players_of(contest, key)
    text = say("crier-thread-lost", players=" ".join(map(scene.call, players)), season=scene.season, **where)
    return (OutgoingMessage(text, (ready_button(scene, key),), scene.users(players)),)


def moved(scene: RenderContext) -> tuple[OutgoingMessage, ...]:
    """The season is announced and played in another channel from now on."""
    contest = scene.contest
    if contest.phase not in ("running", "paused"):
        return ()
    first = (ready_button(scene), fixtures_button(scene)) if contest.terms.drawn else (open_button(scene),)
    return (OutgoingMessage(scene.say("crier-moved", season=scene.season), first),)
