"""The screen on which a player marks the hours that suit them for a table, and proposes a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta, tzinfo
from typing import Any

from discord import ui

from bot.league.contest import format_of, hours_told, times
from bot.ui.components.layout import LINE, OPTIONS, Choice, choices, menu, menu_id, message
from bot.ui.i18n.values import joined, moment
from bot.ui.presses.leagues import ShowFixtures
from bot.ui.presses.times import (
    AcceptTime,
    DeclineTime,
    MakeEvent,
    MarkAlike,
    MarkHours,
    ProposeTime,
    ShowTimes,
)
from bot.ui.seasons.names import place_of
from bot.ui.seasons.reader import Reader

BEST = 5
"""The most hours that are listed because they suit players."""
EPOCH = date(1970, 1, 1)


@dataclass(frozen=True, slots=True)
class Day:
    """A day by somebody's clock, with the hours (ms) at which a table can be played then."""

    number: int
    """Counted from 1970."""
    hours: tuple[int, ...]

    @property
    def date(self) -> date:
        """The day in the calendar."""
        return EPOCH + timedelta(days=self.number)


def days_of(hours: Sequence[int], zone: tzinfo) -> list[Day]:
    """The days by the clocks of a ``zone`` in which there are such ``hours`` (ms), in order."""
    found: dict[int, list[int]] = {}
    for at in hours:
        found.setdefault((datetime.fromtimestamp(at / 1000, zone).date() - EPOCH).days, []).append(at)
    return [Day(number, tuple(of_day)) for number, of_day in found.items()]


def day_meant(days: Sequence[Day], number: int) -> Day:
    """The day with that number, or else the first."""
    return next((day for day in days if day.number == number), days[0])


def times_screen(reader: Reader, key: str, zone: tzinfo, number: int = 0, notice: str = "") -> ui.LayoutView:
    """The hours of a day (0 for the first) at which a table can be played, as the clocks in ``zone`` show
    them, with those that the reader has marked, and what can be proposed. ``notice`` is a text at the top.
    """
    contest, say = reader.contest, reader.say
    agreeing = times.agrees_times(contest, key)
    hours = times.hours(contest, key, reader.now + times.LEAD) if agreeing else ()
    days = days_of(hours, zone)
    others = [each for each in _players(reader, key) if each != reader.own]
    head = say(
        "times-head",
        **place_of(contest, key),
        names=joined((reader.name(other, 20) for other in others), say) or None,
    )
    if not days:
        none = say("times-none-left") if agreeing else ""
        texts = [f"{reader.title()}\n{head}", notice, state_line(reader, key), none]
        return message(*texts, _decisions(reader, key), [ShowFixtures(reader.season).button(say)])
    day = day_meant(days, number)
    return message(
        f"{reader.title()}\n{head}",
        notice,
        "\n".join([state_line(reader, key), *_answers(reader, key), *_best(reader, key, hours)]),
        _decisions(reader, key),
        LINE,
        say("times-mark", zone=str(zone)),
        _day_menu(reader, key, days, day),
        _hour_menu(reader, key, day, zone),
        [MarkAlike(reader.season, day.number, key).button(say)] if len(days) > 1 else None,
        _proposals(reader, key, day, zone),
        [ShowFixtures(reader.season).button(say)],
    )


def state_line(reader: Reader, key: str) -> str:
    """Whether a time is set, agreed or proposed for a table, and what happens otherwise."""
    contest, say = reader.contest, reader.say
    meeting, proposal = contest.meeting(key), times.open_proposal(contest, key)
    lines: list[str] = []
    if meeting.at is not None:
        lines.append(say("times-set", agreed=meeting.agreed is not None, at=moment(meeting.at)))
    if proposal is not None:
        waiting = times.waited_for(contest, key)
        lines.append(
            say(
                "times-proposed",
                at=moment(proposal.at),
                name=reader.name(proposal.by),
                waiting=joined((reader.name(player, 20) for player in waiting), say),
            )
        )
    if not lines:
        until = moment(times.sets_at(contest, key))
        lines.append(say("times-open", until=until, **hours_told(contest.terms)))
    return "\n".join(lines)


def _players(reader: Reader, key: str) -> Sequence[str]:
    return format_of(reader.contest).fixtures.players_of(reader.contest, key)


def _answers(reader: Reader, key: str) -> Iterator[str]:
    answered = times.answered(reader.contest, key)
    silent = [player for player in _players(reader, key) if player not in answered]
    if answered:
        yield reader.say(
            "times-answered",
            names=joined((reader.name(player, 20) for player in answered), reader.say),
            silent=joined((reader.name(player, 20) for player in silent), reader.say) or None,
        )


def _best(reader: Reader, key: str, hours: Sequence[int]) -> Iterator[str]:
    """The hours that suit most players, the most first, if they suit more than one."""
    suited = {at: times.suits(reader.contest, key, at) for at in hours}
    best = sorted((at for at, who in suited.items() if len(who) > 1), key=lambda at: (-len(suited[at]), at))
    for at in best[:BEST]:
        names = joined((reader.name(player, 20) for player in suited[at]), reader.say)
        yield reader.say("times-suits", at=moment(at), names=names)


def _decisions(reader: Reader, key: str) -> list[ui.Button[Any]]:
    """What the reader can say to the time that is proposed or set."""
    contest, say, found = reader.contest, reader.say, list[ui.Button[Any]]()
    proposal, meeting = times.open_proposal(contest, key), contest.meeting(key)
    if proposal is not None and reader.own in times.waited_for(contest, key):
        found += [AcceptTime(reader.season, proposal.at, key).button(say)]
    if proposal is not None:
        found += [DeclineTime(reader.season, proposal.at, key).button(say)]
    if meeting.at is not None and not meeting.has_event:
        found += [MakeEvent(reader.season, key).button(say)]
    return found


def _day_menu(reader: Reader, key: str, days: Sequence[Day], chosen: Day) -> ui.Select[Any]:
    """The days, as many as fit in a menu, with the chosen one among them."""
    index = days.index(chosen)
    first = max(0, min(index - OPTIONS // 2, len(days) - OPTIONS))
    own = set(reader.contest.meeting(key).marks.get(reader.own, ()))
    options = [
        (
            ShowTimes(reader.season, day.number, key).custom_id,
            reader.say("times-day", date=day.date),
            reader.say("times-day-marked", count=len(own & set(day.hours))),
        )
        for day in days[first : first + OPTIONS]
    ]
    return menu(menu_id("days", key), reader.say("times-choose-day", date=chosen.date), options)


def _hour_menu(reader: Reader, key: str, day: Day, zone: tzinfo) -> ui.Select[Any]:
    """The hours of a day, those of the season first, with the reader's marks."""
    contest, say = reader.contest, reader.say
    own = contest.meeting(key).marks.get(reader.own, ())
    ordered = sorted(day.hours, key=lambda at: (not times.is_in_hours(contest.terms, at), at))
    shown: list[Choice] = []
    for at in ordered[:OPTIONS]:
        others = sum(player != reader.own for player in times.suits(contest, key, at))
        usual = times.is_in_hours(contest.terms, at)
        description = say("times-hour", others=others, usual=usual)
        shown.append(Choice(str(at), clock_time(at, zone), description, at in own))
    press = MarkHours(reader.season, day.number, key)
    return choices(press.custom_id, say("times-choose-hours", date=day.date), shown)


def _proposals(reader: Reader, key: str, day: Day, zone: tzinfo) -> ui.Select[Any] | None:
    """The times that the reader can propose: those first that suit most, of these the ones on the day."""
    contest, say = reader.contest, reader.say
    if not reader.own:
        return None
    fitting = times.proposable(contest, key, reader.own, reader.now)
    suited = {at: len(times.suits(contest, key, at)) for at in fitting}
    best = sorted(fitting, key=lambda at: (-suited[at], at not in day.hours, at))[:OPTIONS]
    options = [
        (
            ProposeTime(reader.season, at, key).custom_id,
            say("times-hour-of-day", date=_date(at, zone), clock=clock_time(at, zone)),
            say("times-suits-count", count=suited[at], players=len(_players(reader, key))),
        )
        for at in best
    ]
    return menu(menu_id("propose", key), say("times-propose"), options) if options else None


def clock_time(at: int, zone: tzinfo) -> str:
    """What the clocks in ``zone`` show ``at`` a time (ms), and their letters if they show it twice."""
    local = datetime.fromtimestamp(at / 1000, zone)
    twice = local.replace(fold=0).utcoffset() != local.replace(fold=1).utcoffset()
    return local.strftime("%H:%M %Z" if twice else "%H:%M")


def _date(at: int, zone: tzinfo) -> date:
    return datetime.fromtimestamp(at / 1000, zone).date()
