"""All that can be pressed, put together: the routes of every feature."""

from __future__ import annotations

from bot.ui.account import privacy
from bot.ui.chips import actions as chips
from bot.ui.hands import actions as hands
from bot.ui.hands import ahead_actions as ahead
from bot.ui.hands import daily_actions as daily
from bot.ui.hands import hint_actions as hints
from bot.ui.hands import play_now
from bot.ui.help import help as first_help
from bot.ui.help import lesson, rules
from bot.ui.house_rules import actions as house_rules
from bot.ui.leagues import actions as leagues
from bot.ui.leagues import agreeing, champions
from bot.ui.records import actions as records
from bot.ui.records import fair_play_actions as fair_play
from bot.ui.records import fairness
from bot.ui.replays import actions as replays
from bot.ui.settings import actions as settings
from bot.ui.settings import limits
from bot.ui.shell.router import Router
from bot.ui.tables import actions as tables
from bot.ui.tables import calling, inviting, sharing, shuffle, watching
from bot.ui.umpire import appeals, create, entering, export, log, order, preset_choice, preview
from bot.ui.umpire.desk import actions as desk
from bot.ui.umpire.desk import (
    adding,
    choosing,
    course,
    divisions,
    mending,
    roles,
    rounds,
    running,
    seeds,
    starting,
    telling,
    ties,
    umpires,
    waiting,
)
from bot.ui.umpire.desk import settings as season_settings
from bot.ui.umpire.desk import tables as desk_tables


def router() -> Router:
    """The router of the bot; the features that are pressed most come first."""
    features = (
        *(
            hands,
            tables,
            calling,
            shuffle,
            watching,
            sharing,
            inviting,
            house_rules,
            rules,
            leagues,
            agreeing,
            champions,
            records,
            fairness,
        ),
        *(fairness, chips, fair_play, replays),
        *(
            settings,
            limits,
            privacy,
            play_now,
            ahead,
            hints,
            daily,
            lesson,
            first_help,
            appeals,
            create,
            log,
            export,
            order,
            preset_choice,
            preview,
            entering,
        ),
        *(desk, desk_tables, choosing, course, starting, adding, mending, ties, running, telling, umpires),
        *(roles, season_settings, waiting, divisions, seeds, rounds),
    )
    return Router(*(feature.routes for feature in features))
