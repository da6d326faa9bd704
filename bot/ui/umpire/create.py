"""Opening a season: the preview of its announcement with warnings, then the announcement itself."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import UTC
from typing import Annotated, Any, Literal

from discord import ui

from bot.league.season import Season, SeasonSettings, acts, format_of, invitations, promises_late
from bot.services import RuleSet, key_of, zone_named
from bot.tables import Refused, StorageError
from bot.ui.components.forms import Form, Written, choice_field, text_field
from bot.ui.components.layout import GREEN, LINE, OPTIONS, menu, menu_id, message
from bot.ui.components.press import Key, Permission, Word
from bot.ui.components.question import question
from bot.ui.house_rules.actions import rules_for
from bot.ui.house_rules.views import dropped_note
from bot.ui.i18n.commands import option_name
from bot.ui.i18n.translator import Translator
from bot.ui.i18n.user_text import alone, escape_text, label_text
from bot.ui.i18n.values import moment
from bot.ui.presses.dashboard import ShowDashboard
from bot.ui.seasons.options import LONGEST_NAME, Reading, altered, clean, options_of
from bot.ui.seasons.seasons import season_named
from bot.ui.seasons.settings import (
    counting_lines,
    format_line,
    hours_line,
    play_line,
    reminders_line,
    rules_lines,
)
from bot.ui.shell.budgets import need_league
from bot.ui.shell.context import Request, clock_of
from bot.ui.shell.kinds import Plain
from bot.ui.shell.permissions import need_staff
from bot.ui.shell.refusals import Refusals
from bot.ui.tables.away import heard
from bot.ui.umpire.alter import changed_in_form, shown_to, with_changes
from bot.ui.umpire.places import season_channel
from bot.ui.umpire.plan_warnings import warnings
from bot.ui.umpire.presets import OWN, PresetValues, applicable, preset_values, saved_from, with_preset
from bot.ui.umpire.season_options import drafted, game_of, in_zone, moved, usual_settings, values_of
from bot.ui.umpire.settings import FormKey, form_name, forms_of, settings_form, summary
from bot.user_text import UserText, look_alike, seen_as

NAME, PRESET = "name", "preset"
"""The keys of the forms' fields."""


@dataclass(frozen=True, slots=True)
class SeasonDraft:
    """The draft of a season that is not announced yet."""

    settings: SeasonSettings
    typed: frozenset[str] = frozenset()
    """Options chosen by hand, which no preset changes."""
    again: str = ""
    """The key of the season before it, whose players are asked whether they are in; empty for none."""
    preset: str = ""
    """The name of the preset that was chosen last; empty for none."""
    notice: str = ""
    """Notes on the first options: how times were understood, which house rules no longer exist."""

    @property
    def is_usual(self) -> bool:
        """Return whether its format was not chosen yet."""
        return not ("format" in self.typed or self.again or self.preset)


async def create(request: Request, written: Mapping[str, str], again: str | None) -> None:
    """Show the user a preview of the season that ``written`` describes, with the button that announces it.
    Without a name open a form that asks for it, and how to play.

    ``again`` names an earlier season, whose settings are used for all options that are not written. Nothing
    is stored. Raises Refused with all that is invalid in the options or contradicts itself.
    """
    await need_staff(request)
    place_id = request.place_id
    now, found = request.now, Refusals()
    seasons = request.services.seasons
    before = await season_named(place_id, again, seasons, request.say) if again else None
    where = before.settings.channel if before else 0
    with found.collect():
        where = season_channel(request, None, where or None)
    server = request.services.preferences.known_server(place_id)
    days = zone_named(server.zone or "") or UTC
    reading = Reading(request.say, now, await clock_of(request.interaction), days)
    values = values_of(written, reading, found)
    base = (
        moved(before.settings, before.created_at, now)
        if before
        else usual_settings(values, where, server.clock)
    )
    game = game_of(values, base)
    rules: RuleSet | None = None
    if before is None or before.settings.game != game:
        rules = rules_for(request, place_id, game, None)
    settings = drafted(replace(base, channel=where), values, rules, found)
    if settings.league and before is None:
        settings = await _of_league(request, settings)
    with found.collect():
        need_no_other(request, place_id, settings.league)
    found.need_none()
    read_as = await heard(request, written.get("starts"), days=days)
    dropped = dropped_note(rules, request.say) if rules is not None else ""
    notice = "\n".join(filter(None, [read_as, dropped]))
    typed = frozenset(written) - {"name"}
    plan = SeasonDraft(
        in_zone(settings, server.zone, now), typed, before.key if before else "", notice=notice
    )
    key = request.services.drafts.keep(request.user_id, plan, now)
    if settings.league:
        await redraft(request, key, plan, notice)
    else:
        await NameSeason(key).handle(request)


async def _of_league(request: Request, settings: SeasonSettings) -> SeasonSettings:
    """The settings of a season with divisions as large as those of the last season of the same league."""
    size = await request.services.seasons.starting.division_size(request.place_id, settings.league)
    return replace(settings, division_size=size or settings.division_size)


def plan_screen(
    plan: SeasonDraft, draft: str, saved: Collection[str], say: Translator, notice: str = ""
) -> ui.LayoutView:
    """The preview of a season: how it would be played, everything else that would be announced, warnings, and
    the menus of presets and of forms to change it. What would count in it is behind a button.

    ``saved`` are the names of the server's presets. ``notice`` says what was understood of times that were
    written, or what was done.
    """
    settings = plan.settings
    return question(
        say("umpire-plan", league=escape_text(settings.league), channel=f"<#{settings.channel}>"),
        say("umpire-plan-usual") if plan.is_usual else None,
        format_line(settings, say),
        LINE,
        "\n".join(filter(None, [play_line(settings, say), rules_lines(settings, say)])),
        say(
            "umpire-plan-dates",
            closes=moment(settings.signup_closes),
            starts=moment(settings.starts),
            ends=moment(settings.ends) if "ends" in format_of(settings).facts.options else "never",
            places=settings.places or None,
            late=promises_late(settings),
        ),
        hours_line(settings, say),
        say("umpire-plan-again") if plan.again else None,
        notice,
        reminders_line(settings, say),
        "\n".join(warnings(settings, say)),
        _presets_menu(plan, draft, saved, say),
        _edit_menu(settings, draft, say),
        yes=[
            OpenSignup(draft).button(say),
            ReadPlan(draft, "more").button(say),
            SavePreset(draft).button(say),
        ],
        no=DropPlan(draft).button(say),
    )


def plan_how_screen(plan: SeasonDraft, draft: str, say: Translator) -> ui.LayoutView:
    """What would count in the season of a preview."""
    counting = [f"- {line}" for line in counting_lines(plan.settings, say)]
    return message(
        say("umpire-plan", league=escape_text(plan.settings.league), channel=f"<#{plan.settings.channel}>"),
        say("league-how-title"),
        "\n".join(counting),
        [ReadPlan(draft, "first").button(say, "button-go-back")],
    )


def name_form(press: NameSeason, saved: Collection[str], say: Translator) -> Form:
    """The form that asks for the name of a new season's league, and offers the presets."""
    presets = [(label, key, about) for key, label, about in _presets(saved, say)]
    about = say("umpire-new-preset-about")
    return Form(
        press.custom_id,
        say("umpire-new"),
        text_field(NAME, option_name("name", say), most=LONGEST_NAME),
        choice_field(PRESET, say("umpire-new-preset"), presets, about=about, required=False),
    )


class OfPlan(Plain):
    """A press for the staff about the draft of a season."""

    season: Key
    permission = Permission.STAFF


class NameSeason(OfPlan, template="j:name:{season}"):
    """Name the league of a new season, and choose a preset."""


@NameSeason.with_form
async def ask_how_it_is_called(request: Request, press: NameSeason) -> Form:
    """Open the form."""
    return name_form(press, await _saved(request), request.say)


@NameSeason.on_form
async def name_season(request: Request, press: NameSeason, written: Written) -> None:
    """Show the preview of the season of that name, as the preset has it if one was chosen."""
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    settings = replace(plan.settings, league=clean(written[NAME]))
    plan = replace(plan, settings=await _of_league(request, settings))
    if written[PRESET]:
        plan = await _with_preset(request, plan, written[PRESET])
    await redraft(request, press.season, plan, plan.notice)


class ReadPlan(OfPlan, template="j:plan:{season}:{part}"):
    """Read how a new season would be played, and what would count in it."""

    part: Annotated[Literal["first", "more"], "first|more"]
    label = "league-button-how"


@ReadPlan.on_press
async def read_plan(request: Request, press: ReadPlan) -> None:
    """Show what would count in a season that is not announced yet, or its preview again."""
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    if press.part == "more":
        screen = plan_how_screen(plan, press.season, request.say)
    else:
        screen = plan_screen(plan, press.season, await _saved(request), request.say)
    await request.private(screen)


def _presets(saved: Collection[str], say: Translator) -> Iterator[tuple[str, str, str]]:
    """The key, the name and the description of each preset: the bot's, then those that are saved."""
    for key in OWN:
        yield key, say(f"preset-{key}"), say(f"preset-{key}-about")
    for name in map(UserText, saved):
        yield key_of(name), label_text(name), say("preset-own")


def _presets_menu(plan: SeasonDraft, draft: str, saved: Collection[str], say: Translator) -> ui.Select[Any]:
    """The usual ways to play a season: the bot's, those of the server, and the way to delete one of these."""
    options = [
        (ChoosePreset(draft, key).custom_id, label, about) for key, label, about in _presets(saved, say)
    ]
    if saved:
        options.append((DeletePreset(draft).custom_id, say("preset-delete"), ""))
    placeholder = say("umpire-plan-presets", preset=plan.preset or None)
    return menu(menu_id("presets", draft), placeholder, options)


def _edit_menu(settings: SeasonSettings, draft: str, say: Translator) -> ui.Select[Any]:
    """The forms in which the season can be changed."""
    options = [
        (EditPlan(draft, form).custom_id, form_name(form, say), summary(own, settings, say))
        for form, own in forms_of(options_of(settings)).items()
    ]
    return menu(menu_id("edit", draft), say("umpire-plan-edit"), options)


class OpenSignup(OfPlan, template="j:open:{season}"):
    """Announce a season, so that people can sign up."""

    label, style = "button-open-signup", GREEN


@OpenSignup.on_press
async def open_signup(request: Request, press: OpenSignup) -> None:
    """Announce a season."""
    plan = request.services.drafts.take(press.season, request.user_id, SeasonDraft, request.now)
    try:
        await need_league(request, plan.settings.channel)
        season = await request.services.seasons.create(request.place_id, request.who, plan.settings)
    except (StorageError, Refused):
        request.services.drafts.put_back(press.season, request.user_id, plan, request.now)
        raise
    asked = 0
    if plan.again:
        with suppress(StorageError, Refused):  # it is announced, and others can be invited later
            asked = await _ask_again(request, season, plan.again)
    await request.private(opened_screen(season.key, season.settings, request.say, asked))


async def _ask_again(request: Request, season: Season, earlier: str) -> int:
    """Invite the players of the ``earlier`` season who are still on the server and may play in leagues.
    Return their number.
    """
    seasons, now = request.services.seasons, request.now
    before = await seasons.by_key(earlier)
    people = await seasons.names(before)
    players = {key: people[key].user_id for key in before.players if key in people}
    gone = await seasons.membership.gone(season.place_id, [*players.values()]) or ()
    asked = list[str]()
    for player, user_id in players.items():
        with suppress(Refused):
            await request.services.admission.need_welcome(season.place_id, user_id, "leagues")
            if user_id not in gone and len(asked) < invitations.MOST:
                asked.append(player)
    if asked:
        act = acts.Invite(tuple(asked), invitations.time_to_join(season, now))
        await seasons.act(season.key, request.who, act)
    return len(asked)


def opened_screen(season: str, settings: SeasonSettings, say: Translator, asked: int = 0) -> ui.LayoutView:
    """The message that people can sign up now, how many of an earlier season are ``asked`` whether they are
    in, what comes next, and the way to the dashboard of the season with that key.
    """
    league = escape_text(settings.league)
    return message(
        say(
            "umpire-opened",
            league=league,
            channel=f"<#{settings.channel}>",
            starts=moment(settings.starts),
        ),
        say("umpire-opened-asked", count=asked) if asked else None,
        [ShowDashboard(season).button(say)],
    )


class EditPlan(OfPlan, template="j:edit:{season}:{form}"):
    """Change the settings of a new season in a form."""

    form: FormKey


@EditPlan.with_form
async def ask_what_to_edit(request: Request, press: EditPlan) -> Form:
    """Open a form to change a season that is not announced yet. Raises Refused ``settings_fixed`` if a season
    of that format has no such form.
    """
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    options = forms_of(options_of(plan.settings)).get(press.form)
    if options is None:
        raise Refused("settings_fixed")
    shown = await shown_to(request, plan.settings)
    return settings_form(press.custom_id, press.form, options, shown, request.say)


@EditPlan.on_form
async def edit(request: Request, press: EditPlan, written: Written) -> None:
    """Show the preview of the season with what was changed. If it cannot be so, the draft stays."""
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    settings, read_as = await changed_in_form(request, plan.settings, press.form, written)
    chosen = plan.typed | {option.name for option in altered(plan.settings, settings)}
    await redraft(request, press.season, replace(plan, settings=settings, typed=chosen), read_as)


async def redraft(request: Request, draft: str, plan: SeasonDraft, notice: str = "") -> None:
    """Keep a draft that was changed, and show its preview with a notice."""
    need_no_other(request, request.place_id, plan.settings.league)
    request.services.drafts.put_back(draft, request.user_id, plan, request.now)
    await request.private(plan_screen(plan, draft, await _saved(request), request.say, notice))


async def _saved(request: Request) -> Collection[str]:
    """The names of the server's presets."""
    return (await request.services.preferences.server(request.place_id)).presets


def need_no_other(request: Request, place_id: int, league: UserText) -> None:
    """Raise Refused ``league_runs`` if a season of a league runs in a server whose name looks like this."""
    running, name = request.services.seasons.running(place_id), seen_as(league)
    if any(look_alike(seen_as(each.settings.league), name) for each in running):
        raise Refused("league_runs", league=league)


class DropPlan(OfPlan, template="j:forget:{season}"):
    """Don’t announce the season."""

    label = "button-cancel"


@DropPlan.on_press
async def forget(request: Request, press: DropPlan) -> None:
    """Drop the draft of a season."""
    await request.private(message(request.say("umpire-dropped")))


class ChoosePreset(OfPlan, template="j:preset:{season}:{preset}"):
    """Choose a preset for a new season."""

    preset: Word


@ChoosePreset.on_press
async def choose_preset(request: Request, press: ChoosePreset) -> None:
    """Show the preview of the season with a preset. Typed values stay. Raises Refused ``preset_gone``, and
    for values that don't fit together.
    """
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    await redraft(request, press.season, await _with_preset(request, plan, press.preset))


async def _with_preset(request: Request, plan: SeasonDraft, key: str) -> SeasonDraft:
    """Return the draft with a preset, but with all typed values. Raises Refused as :func:`choose_preset`
    does.
    """
    if key in OWN:
        name = request.say(f"preset-{key}")
        values = preset_values(key, plan.settings, plan.typed, request.now)
    else:
        name, values = await _saved_preset(request, key)
    changes = applicable(values, plan.settings, plan.typed)
    return replace(plan, settings=await with_changes(request, plan.settings, changes), preset=name)


class SavePreset(OfPlan, template="j:keep:{season}"):
    """Save the settings as a preset for later seasons."""

    label = "button-save-preset"


@SavePreset.with_form
async def ask_for_name(request: Request, press: SavePreset) -> Form:
    """Open the form that asks how the preset is called."""
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    say = request.say
    field = text_field(
        NAME,
        say("preset-form-name"),
        most=LONGEST_NAME,
        about=say("preset-form-name-about"),
        default=alone(label_text(plan.settings.league)),
    )
    return Form(press.custom_id, say("preset-form"), field)


@SavePreset.on_form
async def save_preset(request: Request, press: SavePreset, written: Written) -> None:
    """Save how the season would be played as a preset, also over one of the same name.

    Raises Refused as :func:`clean` and :func:`with_preset` do.
    """
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    name, preferences = clean(written[NAME]), request.services.preferences
    values = saved_from(await shown_to(request, plan.settings), request.say)
    presets = with_preset((await preferences.server(request.place_id)).presets, name, values)
    await preferences.change_server(request.place_id, presets=presets)
    notice = request.say("preset-saved", name=label_text(name))
    await redraft(request, press.season, plan, notice)


class DeletePreset(OfPlan, template="j:unkeep:{season}"):
    """Delete a saved preset."""


@DeletePreset.with_form
async def ask_which_to_delete(request: Request, press: DeletePreset) -> Form:
    """Open the form that asks which preset is to go. Raises Refused ``preset_gone`` if there is none."""
    presets = (await request.services.preferences.server(request.place_id)).presets
    options = [(label_text(UserText(name)), key_of(UserText(name))) for name in presets]
    if not options:
        raise Refused("preset_gone")
    field = choice_field(NAME, request.say("preset-form-name"), options[:OPTIONS])
    return Form(press.custom_id, request.say("preset-form-delete"), field)


@DeletePreset.on_form
async def delete_preset(request: Request, press: DeletePreset, written: Written) -> None:
    """Delete one of the server's presets. Raises Refused ``preset_gone``."""
    plan = request.services.drafts.look(press.season, request.user_id, SeasonDraft, request.now)
    name, _ = await _saved_preset(request, written[NAME])
    preferences = request.services.preferences
    kept = {
        each: own
        for each, own in (await preferences.server(request.place_id)).presets.items()
        if each != name
    }
    await preferences.change_server(request.place_id, presets=kept)
    notice = request.say("preset-deleted", name=label_text(UserText(name)))
    await redraft(request, press.season, plan, notice)


async def _saved_preset(request: Request, key: str) -> tuple[str, PresetValues]:
    """One of the server's presets: its name and its settings."""
    presets = (await request.services.preferences.server(request.place_id)).presets
    found = next((each for each in presets.items() if key_of(UserText(each[0])) == key), None)
    if found is None:
        raise Refused("preset_gone")
    return found
