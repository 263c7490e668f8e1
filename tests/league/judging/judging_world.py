"""Seasons for tests of judging: small divisions of the Styrian book, one line per match."""

from dataclasses import dataclass, field, replace
from datetime import date, time, timedelta
from typing import Any

from league.facts.clubs import Club, Team
from league.facts.matches import DRAW, LOSS, WIN, MatchDraft, Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import SquadEntry
from league.judging import judge_season
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from tests.worlds.tuwo_world import book, where

START = date(2011, 10, 1)
RESULTS: dict[str, Score | None] = {"1": WIN, "=": DRAW, "0": LOSS, "-": None}


def day(number: int) -> date:
    """Day 1 is a Saturday in October 2011, the next one a week later."""
    return START + timedelta(days=7 * (number - 1))


def seats(line: str) -> tuple[str | None, ...]:
    return tuple(None if name == "-" else name for name in line.split())


def results(line: str) -> tuple[Score | None, ...]:
    return tuple(RESULTS[sign] for sign in line)


@dataclass
class Build:
    """A season in the making; divisions have two boards unless told otherwise."""

    facts: Season = field(
        default_factory=lambda: Season("2011/12", "tuwo-stmk-2011", "Styria", date(2011, 7, 1))
    )

    def add(self, **rows: Any) -> None:
        more: dict[str, Any] = {
            name: (*getattr(self.facts, name), *added) for name, added in rows.items()
        }
        self.facts = replace(self.facts, **more)

    def division(self, id: str = "klasse-1", **changes: Any) -> None:
        usual = {"boards": 2, "youth_board": False, "draw": date(2011, 9, 10)}
        self.add(divisions=[where(id, **usual | changes)])

    def team(self, id: str, line: str, division: str = "klasse-1", **facts: Any) -> None:
        """Add a team with its list; its club is the first letter, unknown players are enrolled."""
        club = id[0]
        self.club(club)
        self.add(
            teams=[Team(id, id, club, division, **facts)],
            squads=[SquadEntry(id, place, name) for place, name in enumerate(line.split(), 1)],
        )
        for name in line.split():
            self.player(name, club)

    def club(self, id: str, **facts: Any) -> None:
        if id not in {club.id for club in self.facts.clubs}:
            self.add(clubs=[Club(id, id, **facts)])

    def player(self, name: str, club: str, rating: int | None = 2000, **facts: Any) -> None:
        if name not in {player.ident for player in self.facts.players}:
            self.add(players=[Player(name, name, rating=rating, **{"nation": "AUT"} | facts)])
        if (name, club) not in {(entry.ident, entry.club) for entry in self.facts.registrations}:
            self.add(registrations=[Registration(name, club, Kind.HOME, date(2000, 1, 1))])

    def match(
        self,
        number: int,
        home: str,
        away: str,
        result: str = "==",
        *,
        on: int | None = None,
        start: time | None = None,
        teams: tuple[str, str] | None = None,
    ) -> MatchKey:
        """Add a match of round ``number``: both lineups as typed, the teams by the first names.

        A team is the one whose list the first player of the line is on first.
        """
        names = teams or (self.team_of(home), self.team_of(away))
        division = next(team.division for team in self.facts.teams if team.id == names[0])
        when = day(on or number)
        fixture = Fixture(division, number, *names, when, when, start)
        key = fixture.key
        rows = zip(seats(home), seats(away), results(result), strict=True)
        self.add(
            fixtures=[fixture],
            boards=[BoardRecord(key, board, *row) for board, row in enumerate(rows, 1)],
            reports=[ReportRecord(key, side, when) for side in ("home", "away")],
        )
        return key

    def team_of(self, line: str) -> str:
        first = next(name for name in line.split() if name != "-")
        return next(entry.team for entry in self.facts.squads if entry.ident == first)

    def judged(self, *rulings: Any) -> SeasonJudgement:
        return judge_season(self.facts, book(), rulings)

    def draft(self, key: MatchKey, **changes: Any) -> MatchDraft:
        """A match's records as a draft, some of it changed."""
        rows = [row for row in self.facts.boards if row.match == key]
        known = next(fixture for fixture in self.facts.fixtures if fixture.key == key)
        usual: dict[str, Any] = {
            "day": known.day,
            "home": tuple(row.home_player for row in rows),
            "away": tuple(row.away_player for row in rows),
            "results": tuple(row.result for row in rows),
            "reported": (changes.get("day", known.day),) * 2,
        }
        return MatchDraft(**usual | changes)


def rules(match: MatchJudgement) -> list[tuple[str, str | None, int | None]]:
    return [(finding.rule, finding.side, finding.board) for finding in match.findings]


def four_teams() -> Build:
    """One division of four teams with two players each and a third in reserve."""
    build = Build()
    build.division()
    for club in "ABCD":
        name = club.lower()
        build.team(f"{club}1", f"{name}1 {name}2 {name}3")
    return build


def two_divisions() -> Build:
    """Club A plays in both divisions; x is on both of its lists."""
    build = Build()
    build.division()
    build.division("klasse-2")
    build.team("A1", "a1 a2 x")
    build.team("B1", "b1 b2")
    build.team("A2", "x a4 a5", "klasse-2")
    build.team("F2", "f1 f2", "klasse-2")
    return build
