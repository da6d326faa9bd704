"""Counts a season's standings again from its export alone, knowing nothing of the bot.

``python tests/league/recheck.py season-KEY.zip`` says whether the export's standings are what its rules,
tables, results and decisions come to. It reads what was played and what was decided, and not what the export
says that matches are worth.
"""

from __future__ import annotations

import csv
import io
import sys
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from math import floor
from pathlib import Path
from statistics import median_low
from typing import Any
from zipfile import ZipFile

Line = dict[str, str]
Counted = dict[str, Any]
"""What an entry has come to, under the headings of ``standings.csv``."""
TIEBREAKER = 2
"""The division of a cup's tiebreakers."""


def read(text: str) -> list[Line]:
    """The lines of a file by their headings."""
    return list(csv.DictReader(io.StringIO(text.removeprefix("\ufeff"), newline="")))


def recheck(files: Mapping[str, str]) -> dict[str, Counted]:
    """What every entry has come to, given the texts of the files by name."""
    return season_of(files).counted()


def season_of(files: Mapping[str, str]) -> League | Tournament:
    """The season of an export, given the texts of its files by name."""
    rules = {
        line["setting"]: line["value"] for line in read(files["rules.csv"]) if line["setting"] != "in words"
    }
    tables, results, decisions, listed = (
        read(files[f"{name}.csv"]) for name in ("tables", "results", "decisions", "standings")
    )
    if rules["format"] == "pursuit":
        return Tournament(rules, tables, results, decisions)
    return League(rules, tables, results, decisions, listed)


class League:
    """A season whose matches add up to a score; a cup too, which goes by who is left."""

    def __init__(
        self,
        rules: Line,
        tables: list[Line],
        results: list[Line],
        decisions: list[Line],
        listed: list[Line],
    ) -> None:
        self.rules = rules
        self.by_meetings = "regulars_meet" in rules
        self.low_points = rules["fewer_points_win"] == "1"
        self.division = {line["entry"]: int(line["division"]) for line in listed}
        self.tables: dict[str, list[Line]] = defaultdict(list)
        for line in tables:
            self.tables[line["table"]].append(line)
        self.decisions = [line for line in decisions if line["in_force"] == "yes"]
        self.voids = {line["match"] for line in self.decisions if line["kind"] == "void"}
        self.voids |= {
            line["match"] for line in decisions if line["kind"] == "enter" and line["in_force"] == "no"
        }
        self.gone = {line["entry"]: line for line in self.decisions if line["kind"] == "withdraw"}
        self.settled = [line["order"].split() for line in self.decisions if line["kind"] == "settle"][::-1]
        self.tiebreakers = [line["tables"] for line in self.decisions if line["kind"] == "tiebreaker"][::-1]
        self.matches: dict[str, list[Line]] = defaultdict(list)
        self.outcomes: dict[str, str] = {}
        for line in results:
            if line["match"]:
                self.matches[line["match"]].append(line)
                if line["table"]:
                    self.outcomes[line["table"]] = line["match"]
        self.voids |= set(filter(self._is_unfinished, self.matches))

    # A match as it counts

    def seats(self, match: str) -> list[dict[str, Any]] | None:
        """Who was at a match, after all decisions; None if it is void."""
        if match in self.voids:
            return None
        changed = {
            d["person"]: int(d["total"])
            for d in self.decisions
            if d["kind"] == "adjust" and d["match"] == match
        }
        rows = self.matches[match]
        seats = [
            {
                "person": row["person"],
                "entry": row["entry"],
                "place": int(row["place_played"]),
                "total": changed.get(row["person"], int(row["points_played"])),
                "deals": int(row["deals"]),
                "counts": bool(row["person"]) and row["from_deal"] == "1",
                "absent": row["forfeited"] == "yes",
            }
            for row in rows
        ]
        if changed:
            self._placed_anew(seats, changed)
        at, table = rows[0]["played_at_utc"], rows[0]["table"]
        there = {row["entry"] for row in rows}
        missing = [line["entry"] for line in self.tables.get(table, ()) if line["entry"] not in there]
        left = {e: self.gone[e]["rest"] for e in {*there, *missing} if self._misses(e, at)}
        seats = [seat for seat in seats if left.get(seat["entry"], "forfeit") == "forfeit"]
        for seat in seats:
            seat["absent"] = seat["absent"] or seat["entry"] in left
        for entry in missing:
            if left.get(entry) == "forfeit":
                nobody = {"person": entry, "entry": entry, "place": 99, "total": 0, "deals": 0}
                seats.append({**nobody, "counts": True, "absent": True})
        return seats

    def _placed_anew(self, seats: list[dict[str, Any]], changed: Mapping[str, int]) -> None:
        """The places by points, those who were absent last; equals keep their order if nobody of them has
        got other points.
        """
        sign = 1 if self.low_points else -1
        points = [(seat["absent"], sign * seat["total"]) for seat in seats]
        fresh = {own for own, seat in zip(points, seats, strict=True) if seat["person"] in changed}
        order = [(own, 0 if own in fresh else seat["place"]) for own, seat in zip(points, seats, strict=True)]
        for seat, own in zip(seats, order, strict=True):
            seat["place"] = 1 + sum(other < own for other in order)

    def _misses(self, entry: str, at: str) -> bool:
        left = self.gone.get(entry)
        return left is not None and (left["rest"] == "void" or at > left["at_utc"])

    # An entry

    def lines(self, entry: str) -> list[dict[str, Any]]:
        """All matches of an entry that could count, and those that it has missed, in order of time."""
        found = []
        for match, rows in self.matches.items():
            person = next((row["person"] for row in rows if row["entry"] == entry), None)
            seats = self.seats(match)
            own = next((s for s in seats or () if s["person"] == person), None)
            if seats is not None and own is not None and self._counts(rows[0], own, seats):
                found.append(self._line(rows[0], own, [seat for seat in seats if seat["counts"]]))
        if entry in self.gone and self.gone[entry]["rest"] == "forfeit":
            for table in self.tables.values():
                is_listed = any(line["entry"] == entry for line in table) and table[0]["tiebreaker"] == "no"
                if is_listed and self._missed(entry, table[0]):
                    found.append(self._forfeit(table[0]))
        return sorted(found, key=lambda line: (line["at"], line["key"]))

    def _counts(self, match: Line, own: dict[str, Any], seats: list[dict[str, Any]]) -> bool:
        people = sum(seat["counts"] for seat in seats)
        if (
            match["ranked"] == "no"
            or match["table"] in self.tiebreakers
            or not own["counts"]
            or people < int(self.rules["people_needed"])
        ):
            return False
        if not match["table"]:
            until = self.rules["counts_until_utc"] or match["played_at_utc"]
            if self.rules["only_drawn_tables_count"] == "1":
                return False
            if not self.rules["started_utc"] <= match["played_at_utc"] <= until:
                return False
        return True

    def _is_unfinished(self, match: str) -> bool:
        """Whether no deal of a match was over, and several people were still there."""
        rows = self.matches[match]
        if any(
            int(row["deals"] or 0) or row["by_forfeit"] == "yes" or row["entered"] == "yes" for row in rows
        ):
            return False
        there = [
            row["place_played"]
            for row in rows
            if row["person"] and row["from_deal"] == "1" and row["forfeited"] == "no"
        ]
        return len(there) >= int(self.rules["people_needed"]) and len(set(there)) == 1

    def _line(self, match: Line, own: dict[str, Any], people: list[dict[str, Any]]) -> dict[str, Any]:
        others = [seat for seat in people if seat is not own]
        beaten = sum(seat["absent"] or seat["place"] > own["place"] for seat in others)
        equal = sum(not seat["absent"] and seat["place"] == own["place"] for seat in others)
        worth = Fraction(0) if own["absent"] else Fraction(100 * beaten + 50 * equal, len(others))
        ahead = any(not seat["absent"] and seat["place"] < own["place"] for seat in people)
        return {
            "key": match["match"],
            "at": match["played_at_utc"],
            "worth": worth,
            "won": not own["absent"] and not ahead,
            "total": own["total"],
            "deals": 0 if own["absent"] else own["deals"],
            "per_deal": 0 if match["entered"] == "yes" or own["absent"] else own["total"],
            "against": self._against(own, others),
        }

    def _against(self, own: dict[str, Any], others: list[dict[str, Any]]) -> dict[str, int]:
        """What it gives for each opponent: by entry where meetings count, else by person."""
        name = "entry" if self.by_meetings else "person"
        ahead = {
            seat[name]: 100
            if seat["absent"] or seat["place"] > own["place"]
            else 50 * (seat["place"] == own["place"])
            for seat in others
            if seat[name] and seat["person"] != own["person"]
        }
        return dict.fromkeys(ahead, 0) if own["absent"] else ahead

    def _missed(self, entry: str, table: Line) -> bool:
        """Whether a withdrawn entry did not play at a table."""
        outcome = self.outcomes.get(table["table"])
        if outcome is None or outcome in self.voids:
            return True
        rows = self.matches[outcome]
        late = rows[0]["played_at_utc"] > self.gone[entry]["at_utc"]
        return late and all(row["entry"] != entry for row in rows)

    def _forfeit(self, table: Line) -> dict[str, Any]:
        line = {"key": table["table"], "at": table["deadline_utc"], "worth": Fraction(0), "won": False}
        return {**line, "per_deal": 0, "total": 0, "deals": 0, "against": {}}

    def eligible(self) -> dict[str, list[dict[str, Any]]]:
        """The matches that could count, by entry."""
        lines = {entry: self.lines(entry) for entry in self.division}
        if not self.by_meetings:
            return lines
        return {entry: [line for line in own if line["against"]] for entry, own in lines.items()}

    def entry(self, entry: str, eligible: list[dict[str, Any]], meetings: Meetings | None) -> Counted:
        """What an entry has come to, but for its place, by the matches that could count."""
        total = sum((line["worth"] for line in eligible), Fraction(0))
        awarded = (int(d["points"]) for d in self.decisions if d["kind"] == "award" and d["entry"] == entry)
        score = total if meetings is None else meetings.score(entry)
        deals = sum(line["deals"] for line in eligible)
        return {
            "division": self.division[entry],
            "place": None,
            "score": None if score is None else score + sum(awarded),
            "matches": len(eligible),
            "opponents": len(set().union(*(line["against"] for line in eligible))),
            "wins": sum(line["won"] for line in eligible),
            "per_deal": Fraction(sum(line["per_deal"] for line in eligible), deals) if deals else None,
            "withdrawn": "yes" if entry in self.gone else "no",
            "average": meetings.average(entry) if meetings and entry in meetings.regulars else None,
        }

    # All of them

    def counted(self) -> dict[str, Counted]:
        """All entries, with their places."""
        eligible = self.eligible()
        meetings = Meetings(self.rules, eligible) if self.by_meetings else None
        all_of_them = {entry: self.entry(entry, lines, meetings) for entry, lines in eligible.items()}
        if self.rules["format"] == "cup":
            for place, equals in Cup(self).groups():
                self._share(all_of_them, place, equals)
            return all_of_them
        for division in set(self.division.values()):
            members = {e: own for e, own in all_of_them.items() if own["division"] == division}
            self._place(members, self.division if meetings is None else meetings.regulars)
        return all_of_them

    def _place(self, members: dict[str, Counted], regulars: Collection[str]) -> None:
        groups = defaultdict(list)
        for entry, own in members.items():
            if own["score"] is not None and entry in regulars and own["withdrawn"] == "no":
                deal = own["per_deal"] or 0
                key = (
                    -own["score"],
                    -own["wins"],
                    own["per_deal"] is None,
                    deal if self.low_points else -deal,
                )
                groups[key].append(entry)
        place = 1
        for key in sorted(groups):
            self._share(members, place, groups[key])
            place += len(groups[key])

    def _share(self, entries: dict[str, Counted], place: int | None, equals: list[str]) -> None:
        """Give a place to equals, one after the other if the tie was broken by the umpire or a tiebreaker."""
        ranks = self._ranks(equals) if place else {}
        if len({ranks.get(entry) for entry in equals}) < 2:
            for entry in equals:
                entries[entry]["place"] = place
            return
        for rank in sorted(set(ranks.values())):
            same_rank = [entry for entry in equals if ranks[entry] == rank]
            ahead = sum(ranks[entry] < rank for entry in equals)
            self._share(entries, (place or 0) + ahead, same_rank)

    def _ranks(self, equals: list[str]) -> dict[str, int]:
        """The order of equals by the first decision that tells any of them apart."""
        told = [{entry: order.index(entry) for entry in order} for order in self.settled]
        told += [self._came_in(table) for table in self.tiebreakers]
        for ranks in told:
            if set(equals) <= set(ranks) and len({ranks[entry] for entry in equals}) > 1:
                return {entry: ranks[entry] for entry in equals}
        return {}

    def _came_in(self, table: str) -> dict[str, int]:
        """The places in a tiebreaker; no-shows are last."""
        outcome = self.outcomes.get(table)
        seats = self.seats(outcome) if outcome else None
        if seats is None:
            return {}
        there = {seat["entry"]: seat["place"] for seat in seats if not seat["absent"]}
        return {line["entry"]: there.get(line["entry"], 99) for line in self.tables[table]}


class Meetings:
    """How often the players of an open season have finished ahead of each other."""

    def __init__(self, rules: Line, lines: Mapping[str, list[dict[str, Any]]]) -> None:
        met: dict[str, dict[str, list[int]]] = {}
        for entry, own in lines.items():
            met[entry] = defaultdict(list)
            for line in own:
                for other, given in line["against"].items():
                    met[entry][other].append(given)
        players = [entry for entry, own in met.items() if own]
        often = [len(given) for own in met.values() for given in own.values()]
        usual = median_low(often) if often else 0
        least = usual / int(rules["times_as_often"])
        self.most = usual * int(rules["times_as_often"])
        linked = {e: sum(len(given) >= least for given in met[e].values()) for e in players}
        enough = [int(rules["regulars_meet"]), len(players) // 2, median_low(linked.values() or [0])]
        self.regulars = {entry for entry, others in linked.items() if others >= min(enough)}
        self.percentages = {
            entry: {other: self._percentage(given) for other, given in own.items() if other in self.regulars}
            for entry, own in met.items()
        }

    def average(self, entry: str, without: str = "") -> int:
        """The average percentage against all others but one."""
        against = self.percentages[entry].items()
        return _whole([percentage for other, percentage in against if other != without] or [50])

    def _percentage(self, given: list[int]) -> int:
        average, share = Fraction(sum(given), len(given)), min(Fraction(1), Fraction(self.most, len(given)))
        return _whole([average * share + 50 * (1 - share)])

    def score(self, entry: str) -> Fraction | None:
        """What the meetings with regulars come to; None if there were none."""
        against = self.percentages[entry].items()
        points = [percentage + self.average(other, entry) for other, percentage in against]
        return Fraction(sum(points), len(points)) if points else None


def _whole(numbers: Iterable[Fraction | int]) -> int:
    """The average of these as a whole number."""
    listed = list(numbers)
    return floor(Fraction(sum(listed), len(listed)) + Fraction(1, 2))


class Cup:
    """Who is left in a knock-out, and where the others have lost."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.size, self.largest = int(league.rules["size"]), int(league.rules["largest_table"])
        self.left = set(league.division)
        self.ties: list[dict[str, Any]] = []
        self.out: dict[str, tuple[int, int]] = {}
        self.final = False
        rounds: dict[int, list[list[Line]]] = defaultdict(list)
        for table in league.tables.values():
            rounds[int(table[0]["round"])].append(table)
        for number in sorted(rounds):
            if int(rounds[number][0][0]["division"]) == TIEBREAKER:
                self._tiebreaker(rounds[number])
            else:
                self._round(number, rounds[number])
        still = []
        for tie in self.ties:
            tie["entries"] = [entry for entry in tie["entries"] if entry not in league.gone]
            if len(tie["entries"]) > tie["spots"]:
                still.append(tie)
            else:
                self.left.update(tie["entries"])
        self.ties = still
        self.left -= set(league.gone)

    def _round(self, number: int, tables: list[list[Line]]) -> None:
        seated = {line["entry"] for table in tables for line in table}
        for tie in self.ties:
            lost = (tie["round"], tie["place"])
            self.out |= {entry: lost for entry in tie["entries"] if entry not in seated}
        self.ties = []
        self.out = {entry: lost for entry, lost in self.out.items() if entry not in seated}
        drawn, gone = tables[0][0]["drawn_at_utc"], self.league.gone
        byes = {e for e in self.left - seated if e not in gone or gone[e]["at_utc"] > drawn}
        self.final = self.final or (len(tables) == 1 and not byes)
        self.left = set(byes)
        spots = self._spots([len(table) for table in tables], len(byes))
        for table in tables:
            entries = [line["entry"] for line in table]
            self._heat(table[0]["table"], entries, entries, spots, number, 1)

    def _tiebreaker(self, tables: list[list[Line]]) -> None:
        for table in tables:
            entries = [line["entry"] for line in table]
            tie = next((tie for tie in self.ties if set(entries) <= set(tie["entries"])), None)
            if tie is not None:
                self.ties.remove(tie)
                again = (tie["spots"], tie["round"], tie["place"])
                self._heat(table[0]["table"], entries, tie["entries"], *again, unplayed=tie["unplayed"])

    def _heat(
        self,
        table: str,
        entries: list[str],
        all_tied: list[str],
        spots: int,
        number: int,
        place: int,
        *,
        unplayed: bool = True,
    ) -> None:
        """Send those on who go on from a table."""
        outcome = self.league.outcomes.get(table)
        seats = self.league.seats(outcome) if outcome else None
        if seats is None:
            tie = {"entries": all_tied, "spots": spots, "round": number, "place": place}
            self.ties.append({**tie, "unplayed": unplayed})
            return
        groups = defaultdict(list)
        for seat in seats:
            if seat["entry"] in entries and not seat["absent"]:
                groups[seat["place"]].append(seat["entry"])
        came = {entry for group in groups.values() for entry in group}
        for own in sorted(groups):
            group = groups[own]
            order = next((order for order in self.league.settled if set(order) == set(group)), None)
            if len(group) > spots > 0 and order is None:
                tie = {"entries": group, "spots": spots, "round": number, "place": place}
                self.ties.append({**tie, "unplayed": False})
                spots = 0
            else:
                on = (order or group)[:spots]
                self.left.update(on)
                spots -= len(on)
                self.out |= {entry: (number, place + len(on)) for entry in group if entry not in on}
            place += len(group)
        self.out |= {entry: (number, place) for entry in all_tied if entry not in came}

    def _spots(self, sizes: list[int], byes: int) -> int:
        """How many go on from each table of a round."""
        if len(sizes) == 1 and not byes:
            return 1
        half = (min(sizes) + 1) // 2
        if min(sizes) == max(sizes) and len(sizes) * half + byes > self.size:
            return max(1, min(sizes) // 2)
        return half

    def groups(self) -> Iterable[tuple[int | None, list[str]]]:
        """The places, each with those who share it."""
        waiting = [entry for tie in self.ties if tie["unplayed"] for entry in tie["entries"]]
        first = [*self.left, *waiting]
        if first:
            yield 1 if self.final or len(first) == 1 else None, first
        behind = defaultdict(list)
        for number, tie in enumerate(self.ties):
            if not tie["unplayed"]:
                behind[-tie["round"], -1, number] += tie["entries"]
        for entry, (lost, at) in self.out.items():
            if entry not in self.league.gone:
                behind[-lost, 0, at].append(entry)
        place = 1 + len(first)
        for key in sorted(behind):
            yield place, behind[key]
            place += len(behind[key])


class Tournament:
    """Swedish Pursuit's: two rounds, a cut, a play-off; the decisions are taken once more, one by one."""

    def __init__(self, rules: Line, tables: list[Line], results: list[Line], decisions: list[Line]) -> None:
        self.finalists_at_most = int(rules["finalists"])
        self.by_umpire, self.carry = rules["tie"] == "umpire", rules["playoff_carry"] == "yes"
        self.table_of = {(line["round"], line["entry"]): line["table"] for line in tables}
        self.entries = sorted({int(line["entry"]) for line in tables})
        self.active = set(self.entries)
        self.decisions = decisions
        self.points: dict[tuple[str, str, str], int] = {}
        self.won: set[tuple[str, str, str]] = set()
        for line in results:
            key = (line["round"], line["game"], line["entry"])
            if line["points_played"]:
                self.points[key] = int(line["points_played"])
            if line["won"] == "yes":
                self.won.add(key)
        self.finalists: list[int] | None = None
        self.champions: list[int] | None = None
        self.asked = ""
        for decision in decisions:
            self._take(decision)

    def _take(self, decision: Line) -> None:
        match decision["kind"]:
            case "adjust":
                self._adjust(decision)
            case "withdraw":
                self.active.discard(int(decision["entry"]))
                if len(self.active) < 2 and self.champions is None:
                    self.champions = sorted(self.active)
                    return
            case "void":
                self.asked = ""
            case "confirm":
                self.asked = "cut" if self.finalists is None else "win"
            case "cancel":
                return
        if self.asked == "cut":
            self._cut([int(entry) for entry in decision["entries"].split()])
        elif self.asked == "win":
            self._win([int(entry) for entry in decision["entries"].split()], decision["shared"] == "yes")

    def _adjust(self, decision: Line) -> None:
        """Other points, unless the game was played again after that."""
        number, game, entry = decision["round"], decision["game"], decision["entry"]
        table = self.table_of[number, entry]
        later = self.decisions[self.decisions.index(decision) + 1 :]
        place = ("void", number, table, game)
        if any((d["kind"], d["round"], d["table"], d["game"]) == place for d in later):
            return
        points, key = int(decision["points"]), (number, game, entry)
        change = {"to": points, "plus": self.points.get(key, 0) + points}
        self.points[key] = change.get(decision["sign"], self.points.get(key, 0) - points)

    def sum(self, entry: int, *rounds: int) -> int:
        """The points of an entry in these rounds."""
        return sum(p for (r, _, who), p in self.points.items() if int(who) == entry and int(r) in rounds)

    def wins(self, entry: int, *rounds: int) -> int:
        """The games that an entry has won in these rounds."""
        return sum(int(who) == entry and int(r) in rounds for r, _, who in self.won)

    def cut_key(self, entry: int) -> tuple[int, ...]:
        """What the cut goes by; smaller is better."""
        combined = self.sum(entry, 1, 2)
        return (combined,) if self.by_umpire else (combined, -self.wins(entry, 1, 2), self.sum(entry, 2))

    def final_key(self, entry: int) -> tuple[int, ...]:
        """What the play-off goes by; smaller is better."""
        carried = self.sum(entry, 1, 2) if self.carry else 0
        wins = (-self.wins(entry, 3), -self.wins(entry, 1, 2))
        return (self.sum(entry, 3) + carried, *wins, self.sum(entry, 2))

    def _cut(self, settled: list[int]) -> None:
        ranked = sorted(self.active, key=self.cut_key)
        if len(ranked) <= self.finalists_at_most:
            self.finalists, self.asked = ranked, ""
            return
        line = self.cut_key(ranked[self.finalists_at_most - 1])
        ahead = [entry for entry in ranked if self.cut_key(entry) < line]
        equal = [entry for entry in ranked if self.cut_key(entry) == line]
        if len(ahead) + len(equal) <= self.finalists_at_most:
            self.finalists, self.asked = ahead + equal, ""
        elif settled:
            self.finalists, self.asked = ahead + settled, ""

    def _win(self, settled: list[int], shared: bool) -> None:
        rivals = [entry for entry in self.finalists or () if entry in self.active]
        key = self.final_key if rivals else self.cut_key
        rivals = rivals or sorted(self.active)
        best = min(map(key, rivals))
        equal = [entry for entry in rivals if key(entry) == best]
        if len(equal) == 1 or shared or key == self.cut_key:
            self.champions, self.asked = equal, ""
        elif settled:
            self.champions, self.asked = settled, ""

    def counted(self) -> dict[str, Counted]:
        """All entries, with their places."""
        finalists, champions = self.finalists or [], self.champions or []

        def key(entry: int) -> tuple[Any, ...]:
            if entry in finalists:
                return (0, entry not in champions, self.final_key(entry))
            return (1, False, self.cut_key(entry))

        order = sorted(map(key, self.active))
        return {
            str(entry): {
                "place": 1 + bisect_left(order, key(entry)) if entry in self.active else None,
                "round_1": self.sum(entry, 1),
                "round_2": self.sum(entry, 2),
                "combined": self.sum(entry, 1, 2),
                "wins": self.wins(entry, 1, 2, 3),
                "wins_rounds": self.wins(entry, 1, 2),
                "playoff": self.sum(entry, 3),
                "wins_playoff": self.wins(entry, 3),
                "finalist": "yes" if entry in finalists else "no",
                "champion": "yes" if entry in champions else "no",
                "withdrawn": "no" if entry in self.active else "yes",
            }
            for entry in self.entries
        }


def differences(files: Mapping[str, str]) -> list[str]:
    """Where the export's standings are not what it comes to, in words."""
    counted, listed = recheck(files), read(files["standings.csv"])
    found = [f"{line['entry']} is not counted" for line in listed if line["entry"] not in counted]
    for line in listed:
        for heading, value in counted.get(line["entry"], {}).items():
            if not same(value, line[heading]):
                found.append(f"{line['entry']}: {heading} is {value}, and not {line[heading] or 'empty'}")
    return found


def same(value: Any, written: str) -> bool:
    """Whether a cell says this; scores are rounded to three digits there."""
    if value is None or not written:
        return value is None and not written
    if isinstance(value, str):
        return value == written
    return abs(value - Fraction(written)) <= Fraction(1, 1000)


def main(path: str) -> int:
    """Say what is wrong with an export; 0 if nothing is."""
    with ZipFile(path) as packed:
        tables = [name for name in packed.namelist() if name.endswith(".csv")]
        files = {name: packed.read(name).decode("utf-8-sig") for name in tables}
    found = differences(files)
    print("\n".join(found) or "The standings are what the export comes to.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(*map(str, map(Path, sys.argv[1:2]))))
