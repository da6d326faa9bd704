"""How Discord shows the application to people who might add it: the install link, and the profile."""

from __future__ import annotations

from collections.abc import Iterator

import discord

from bot.cli.doctor.findings import About, Finding
from bot.ui.shell.places import INVITED, install_link, link_for_servers

IN_SERVERS, FOR_PEOPLE = {"bot", "applications.commands"}, {"applications.commands"}
"""The scopes that the bot asks for when it is added to a server, and when a person adds it for themselves."""
INSTALLATION = "on the portal's Installation page, "

about = About("Discord")


def listing(application: discord.AppInfo) -> Iterator[Finding]:
    """Yield what there is to say of an application's install link and profile."""
    problems = [*_in_servers(application), *_for_people(application)]
    if problems:
        yield about.note("install", *problems[0])
        link = link_for_servers(application.id)
    else:
        yield about.ok("install", "in servers and for people, with no more than the bot needs")
        link = application.custom_install_url or install_link(application)
    yield about.ok("invite it with", link)
    lacking = [what for what, is_there in _profile(application).items() if not is_there]
    if lacking:
        said = f"the App Directory also asks for {', '.join(lacking)}"
        yield about.note("profile", said, "if it should be found there, see docs/hosting/verification.md")
    else:
        yield about.ok("profile", "what the App Directory asks for, as far as a bot can see")


def _in_servers(application: discord.AppInfo) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with how servers add it, and what helps."""
    config = application.guild_integration_config
    params = None if config is None else config.oauth2_install_params
    if config is None:
        yield "servers can't add it", f"{INSTALLATION}tick Guild Install"
    elif params is None or set(params.scopes) != IN_SERVERS:
        yield "servers aren't asked for the right scopes", f"{INSTALLATION}choose {_named(IN_SERVERS)}"
    elif params.permissions != INVITED:
        missing, extra = _listed(INVITED & ~params.permissions), _listed(params.permissions & ~INVITED)
        said = [f"doesn't ask for {missing}"] if missing else []
        said += [f"asks for {extra} without need"] if extra else []
        yield f"in servers, it {' and '.join(said)}", f"{INSTALLATION}correct the permissions"


def _for_people(application: discord.AppInfo) -> Iterator[tuple[str, str]]:
    """Yield what is wrong with how people add it for themselves, and what helps."""
    config = application.user_integration_config
    params = None if config is None else config.oauth2_install_params
    if config is None:
        yield "people can't add it for themselves", f"{INSTALLATION}tick User Install"
    elif params is None or set(params.scopes) != FOR_PEOPLE or params.permissions.value:
        yield "people aren't asked for the right scope", f"{INSTALLATION}choose {_named(FOR_PEOPLE)} alone"


def _listed(permissions: discord.Permissions) -> str:
    return ", ".join(name.replace("_", " ") for name, is_on in permissions if is_on)


def _named(scopes: set[str]) -> str:
    return " and ".join(sorted(scopes))


def _profile(application: discord.AppInfo) -> dict[str, bool]:
    """Return what the App Directory asks for that Discord tells a bot, and whether it is there."""
    return {
        "a description": bool(application.description),
        "tags": bool(application.tags),
        "terms of service": bool(application.terms_of_service_url),
        "a privacy policy": bool(application.privacy_policy_url),
        "a team": application.team is not None,
        "the switch Public Bot": application.bot_public,
    }
