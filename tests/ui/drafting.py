"""The terms of a season from its options, as the forms and commands make them, or a refusal."""

from __future__ import annotations

from datetime import UTC, tzinfo

from bot.league.contest import Terms
from bot.services import RuleSet
from bot.ui.shell.refusals import Refusals
from bot.ui.umpire.season_options import Earlier, SeasonOptions, drafted


def terms_of(
    written: SeasonOptions,
    rules: RuleSet | None,
    channel: int,
    clock: str,
    now: int,
    earlier: Earlier | None = None,
    zone: tzinfo = UTC,
) -> Terms:
    """The terms that the options describe. Raises Refused with everything that is invalid in them."""
    found = Refusals()
    terms = drafted(written, rules, channel, clock, now, found, earlier, zone)
    found.need_none()
    return terms
