"""The settings of a season from its options, as the forms and commands make them, or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, tzinfo

from bot.league.season import SeasonSettings
from bot.services import RuleSet
from bot.ui.i18n.translator import translator
from bot.ui.seasons.options import Reading
from bot.ui.shell.refusals import Refusals
from bot.ui.umpire.season_options import drafted, usual_settings, values_of


def settings_of(
    written: Mapping[str, str],
    rules: RuleSet | None,
    now: int,
    base: SeasonSettings | None = None,
    zone: tzinfo = UTC,
) -> SeasonSettings:
    """The settings that the options describe, by default on the normal clock in channel 5. Raises Refused
    with everything that is invalid in them.
    """
    found = Refusals()
    values = values_of(written, Reading(translator(), now, zone), found)
    settings = drafted(base or usual_settings(values, 5, "normal"), values, rules, found)
    found.need_none()
    return settings
