"""Past matches and periods as they are chosen by name."""

from __future__ import annotations

from datetime import tzinfo

from bot.services import Period
from bot.ui.components.offers import MOST, Suggestion, meant
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import label_text
from bot.ui.records.history import match_name, players_of
from bot.ui.shell.context import Interaction, Request, clock_of, services_of
from bot.ui.shell.places import place_of
from bot.user_text import UserText


async def match_offers(interaction: Interaction, say: Translator) -> list[Suggestion]:
    """The last matches of the user, and after them those of this server. Raises StorageError."""
    standings, place_id = services_of(interaction).standings, place_of(interaction).id
    zone, offers = await clock_of(interaction), dict[str, Suggestion]()
    for user_id in (interaction.user.id, None):
        matches, _ = await standings.history(place_id, user_id, 0, MOST)
        for match in matches:
            name = label_text(match_name(match, zone, say))
            offers.setdefault(match.table_id, Suggestion(name, match.table_id, players_of(match, say)))
    return list(offers.values())


async def match_meant(request: Request, text: str) -> str:
    """Return the id of the match that a user wrote: the id itself, or the name by which the list offers it.

    Raises Refused ``which_one`` if several can be meant.
    """
    return meant(text, await match_offers(request.interaction, request.say)) or text.strip().lower()


def period_offer(period: Period, say: Translator) -> Suggestion:
    """A period of a leaderboard by its name."""
    league = label_text(period.season.league) if period.season else ""
    return Suggestion(label_text(period_name(period, say)), period.key, league)


async def period_meant(request: Request, place_id: int, text: str) -> Period:
    """Return the period that a user wrote: its key, or the name by which the list offers it. Raises Refused
    ``no_such_period``, and ``which_one`` if several can be meant.
    """
    standings = request.services.standings
    offers = [period_offer(period, request.say) for period in await standings.periods(place_id)]
    return await standings.period(place_id, meant(text, offers) or text)


def period_name(period: Period, say: Translator) -> UserText:
    """The period of a leaderboard in words, among them the name of a league."""
    season = period.season
    return UserText(
        say(
            "period",
            kind=period.kind,
            league=label_text(season.league) if season else None,
            number=str(season.number) if season else None,
            zone=zone_told(period.zone),
        )
    )


def zone_told(zone: tzinfo) -> str | None:
    """The name of a zone beside a month; None for UTC, which servers have that have set none."""
    return None if str(zone) == "UTC" else str(zone)
