"""The terms of a season on the umpire's desk: what was announced, and what of it can be altered now."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import ui

from bot.league.contest import Contest, alterable
from bot.services import RuleSet
from bot.tables import Refused
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREY, menu, menu_id, message
from bot.ui.delivery import responses
from bot.ui.delivery.responses import private
from bot.ui.house_rules.views import set_name
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.presses.desk import AlterTerm, ShowChannel, ShowDesk, ShowTerms
from bot.ui.seasons.seasons import season_pressed, title_of
from bot.ui.seasons.terms import FIELDS, option_value, options_of
from bot.ui.shell.context import Interaction, RequestContext
from bot.ui.shell.router import Routes
from bot.ui.tables.away import heard
from bot.ui.umpire.alter import alteration
from bot.ui.umpire.desk.forms import WHAT, WHY, why_field
from bot.ui.umpire.options import CHOICES, MOMENTS, offers
from bot.ui.umpire.preview import propose
from bot.ui.umpire.season_options import clocks_of

routes = Routes()

VALUE = 100
"""The most characters of a new value."""


def terms_screen(contest: Contest, say: Translator) -> ui.LayoutView:
    """What a season is set to, with the menu of what can be altered now."""
    can = alterable(contest)
    options = options_of(contest.terms)
    free = [option for option in options if can.issuperset(FIELDS[option])]
    fixed = [option for option in options if option not in free]
    return message(
        say("desk-title", league=title_of(contest), number=contest.number),
        "\n".join([say("desk-terms"), *(f"- {term}" for term in _named(contest, free, say))]),
        menu(
            menu_id("terms", contest.key),
            say("desk-terms-choose"),
            [
                (_press(contest, option), option_name(option, say), _about(contest, option, say))
                for option in free
            ],
        ),
        say("desk-terms-fixed", terms=" · ".join(_named(contest, fixed, say))) if fixed else None,
        [ShowDesk(contest.key).button(say, "button-desk-back", GREY)],
    )


def _named(contest: Contest, options: Iterable[str], say: Translator) -> list[str]:
    return [
        say("desk-term", option=option_name(option, say), value=option_value(option, contest.terms, say))
        for option in options
    ]


def _press(contest: Contest, option: str) -> str:
    if option == "channel":  # it has a menu of channels
        return ShowChannel(contest.key, contest.terms.channel).custom_id
    return AlterTerm(contest.key, option).custom_id


def _about(contest: Contest, option: str, say: Translator) -> str:
    return "" if option == "channel" else option_value(option, contest.terms, say, plain=True)


def term_form(press: AlterTerm, contest: Contest, sets: Sequence[RuleSet], say: Translator) -> Form:
    """The form that asks for another value of a term. ``sets`` are the house rules that there are."""
    option, name = press.option, option_name(press.option, say)
    if option == "houserules":
        field = choice_field(WHAT, name, [(set_name(rules.name, say), rules.key) for rules in sets])
    elif option in CHOICES:
        field = choice_field(WHAT, name, offers(option, say))
    else:
        field = text_field(
            WHAT,
            name,
            most=VALUE,
            about=say("umpire-form-edit-about"),
            example=option_value(option, contest.terms, say, plain=True),
        )
    return Form(press.custom_id, say("desk-form-term"), field, why_field(say))


@routes.on(ShowTerms)
async def show_terms(interaction: Interaction, request: RequestContext, press: ShowTerms) -> None:
    """Show the terms."""
    contest = await season_pressed(interaction, request, press.season)
    await private(interaction, terms_screen(contest, request.say))


@routes.on(AlterTerm)
async def ask_for_value(interaction: Interaction, request: RequestContext, press: AlterTerm) -> None:
    """Open the form for another value. Raises Refused ``umpire_no_option`` if there is no such term."""
    contest = await season_pressed(interaction, request, press.season)
    if press.option not in options_of(contest.terms):
        raise Refused("umpire_no_option")
    sets = request.services.house_rules.sets(contest.guild_id, contest.terms.game)
    await responses.open_form(interaction, term_form(press, contest, sets, request.say))


@routes.on_form(AlterTerm)
async def alter_term(
    interaction: Interaction, request: RequestContext, press: AlterTerm, written: Written
) -> None:
    """Preview the season with the other value. Raises Refused ``umpire_no_option``."""
    contest = await season_pressed(interaction, request, press.season)
    if press.option not in options_of(contest.terms):
        raise Refused("umpire_no_option")
    act = await alteration(interaction, request, contest, press.option, written[WHAT])
    text, days = written[WHAT], clocks_of(contest.terms)
    read_as = await heard(interaction, request, text, days=days) if press.option in MOMENTS else ""
    await propose(interaction, request, contest, act, written[WHY], read_as)
