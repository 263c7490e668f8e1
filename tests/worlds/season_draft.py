"""A season while it is being written: people, lists and matches that a story can still change."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import date, time, timedelta
from random import Random

from fixtures.round_robin import berger
from league.facts.clubs import Club, Team
from league.facts.matches import DRAW, LOSS, WIN, Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import BoardRecord, Division, Fixture, MatchKey, ReportRecord, Season
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from tests.worlds.generated_names import given_name, surname

ABSENT, DRAWN, WOMAN = 0.12, 0.3, 0.1
"""Shares: players who miss a match, games drawn, women among the players."""


@dataclass(slots=True)
class Played:
    """What was entered of one match; pairs are home and away."""

    seats: tuple[list[str | None], list[str | None]]
    results: list[Score | None]
    reported: list[date | None]
    paid: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    played_on: dict[int, date] = field(default_factory=dict)
    remarks: dict[int, str] = field(default_factory=dict)

    def leave_empty(self, side: int, *boards: int) -> None:
        """Take the players of one side off these boards."""
        for board in boards:
            self.seats[side][board - 1] = None
            self.results[board - 1] = None


@dataclass(slots=True)
class Draft:
    """Facts by what a story asks for them."""

    name: str
    list_date: date
    year: int
    """The season's year for age limits."""
    rng: Random
    divisions: dict[str, Division] = field(default_factory=dict)
    clubs: dict[str, Club] = field(default_factory=dict)
    players: dict[str, Player] = field(default_factory=dict)
    registrations: list[Registration] = field(default_factory=list)
    teams: dict[str, Team] = field(default_factory=dict)
    lists: dict[str, list[SquadEntry]] = field(default_factory=dict)
    fixtures: dict[MatchKey, Fixture] = field(default_factory=dict)
    played: dict[MatchKey, Played] = field(default_factory=dict)
    declarations: list[Declaration] = field(default_factory=list)
    external_games: list[ExternalGame] = field(default_factory=list)
    national_squads: list[NationalSquadEntry] = field(default_factory=list)

    def season(self) -> Season:
        """Return the facts as the season's records, boards and reports by the calendar."""
        return Season(
            name=self.name,
            rulebook="tuwo-stmk-2011",
            federation="Landesverband Steiermark",
            list_date=self.list_date,
            divisions=tuple(self.divisions.values()),
            clubs=tuple(self.clubs.values()),
            players=tuple(self.players.values()),
            registrations=tuple(self.registrations),
            teams=tuple(self.teams.values()),
            squads=tuple(entry for entries in self.lists.values() for entry in entries),
            fixtures=tuple(self.fixtures.values()),
            boards=tuple(row for key in self.fixtures for row in self._boards(key)),
            reports=tuple(row for key in self.fixtures for row in self._reports(key)),
            declarations=tuple(self.declarations),
            external_games=tuple(self.external_games),
            national_squads=tuple(self.national_squads),
        )

    def _boards(self, key: MatchKey) -> Iterable[BoardRecord]:
        match = self.played.get(key)
        if match is None:
            return
        rows = zip(*match.seats, match.results, strict=True)
        for board, (home, away, result) in enumerate(rows, 1):
            if home is not None or away is not None:
                played_on, remark = match.played_on.get(board), match.remarks.get(board)
                yield BoardRecord(key, board, home, away, result, played_on, remark)

    def _reports(self, key: MatchKey) -> Iterable[ReportRecord]:
        match = self.played.get(key)
        for index, side in enumerate(("home", "away")):
            if match is not None and match.reported[index] is not None:
                paid = tuple(sorted(match.paid[index]))
                yield ReportRecord(key, side, match.reported[index], paid)

    def match(self, team: str, number: int) -> tuple[MatchKey, Played, int]:
        """Return a team's match of a round: key, what was entered, and the team's side."""
        division = self.teams[team].division
        for key in self.fixtures:
            if key[:2] == (division, number) and team in key[2:]:
                return key, self.played[key], key.index(team) - 2
        raise LookupError(team, number)


def enrol(
    draft: Draft,
    club: str,
    rating: int | None,
    *,
    born: date | None = None,
    nation: str = "AUT",
    kind: Kind = Kind.HOME,
    reported: date | None = None,
    equal: str | None = None,
) -> str:
    """Add a player and his registration with a club; return his pass number."""
    rng = draft.rng
    ident = str(200001 + len(draft.players))
    sex = "w" if rng.random() < WOMAN else "m"
    born = born or date(draft.year - rng.randint(20, 78), rng.randint(1, 12), rng.randint(1, 28))
    draft.players[ident] = Player(
        ident, surname(rng), given_name(rng, sex), born, sex, nation, rating
    )
    reported = reported or date(draft.year - rng.randint(2, 15), rng.randint(1, 6), 20)
    draft.registrations.append(
        Registration(ident, club, kind, reported, reported + timedelta(days=1), equal=equal)
    )
    return ident


def youth_born(draft: Draft) -> date:
    """Return a birth date that makes a U18 of this season."""
    return date(draft.year - draft.rng.randint(10, 17), draft.rng.randint(1, 12), 15)


def is_youth(draft: Draft, ident: str) -> bool:
    born = draft.players[ident].born
    return born is not None and born >= date(draft.year - 18, 1, 1)


def found(draft: Draft, team: Team, rating: int, adults: int, youths: int) -> None:
    """Add a team with a list of its own: adults from this rating down, the youths behind them."""
    draft.teams[team.id] = team
    idents = [
        enrol(draft, team.club, rating - 28 * place - draft.rng.randrange(20))
        for place in range(adults)
    ]
    lowest = rating - 28 * adults - 20
    idents += [
        enrol(draft, team.club, lowest - 60 * place, born=youth_born(draft))
        for place in range(youths)
    ]
    draft.lists[team.id] = [SquadEntry(team.id, at, ident) for at, ident in enumerate(idents, 1)]


def put_on_list(
    draft: Draft, team: str, ident: str, place: int | None = None, nominated: date | None = None
) -> None:
    """Add a player to a list, at a place or by his rating, and number the list anew."""
    entries = draft.lists[team]
    own = draft.players[ident].rating or 0
    ahead = [entry for entry in entries if (draft.players[entry.ident].rating or 0) >= own]
    at = len(ahead) if place is None else place - 1
    entries.insert(at, SquadEntry(team, at + 1, ident, nominated))
    draft.lists[team] = [replace(entry, place=n) for n, entry in enumerate(entries, 1)]


def schedule(draft: Draft, division: str, days: list[date], start: time) -> None:
    """Put a division's single round robin on the calendar."""
    teams = [team.id for team in draft.teams.values() if team.division == division]
    for number, (pairs, day) in enumerate(zip(berger(len(teams)), days, strict=True), 1):
        for home, away in pairs:
            fixture = Fixture(division, number, teams[home - 1], teams[away - 1], day, day, start)
            draft.fixtures[fixture.key] = fixture


def play(draft: Draft, key: MatchKey) -> Played:
    """Enter a match as it usually goes: both lineups in order, results by Elo, both reports."""
    day = draft.fixtures[key].day
    home, away = line_up(draft, key[2]), line_up(draft, key[3])
    results = [_result(draft, one, other) for one, other in zip(home, away, strict=True)]
    next_day = day + timedelta(days=1)
    draft.played[key] = Played((home, away), results, [day, draft.rng.choice((day, next_day))])
    return draft.played[key]


def line_up(draft: Draft, team: str) -> list[str | None]:
    """Return a lineup without fault: list order, the last board to a youth where he has one."""
    division = draft.divisions[draft.teams[team].division]
    listed = [entry.ident for entry in draft.lists[team] if entry.nominated is None]
    youths = [i for i in listed if is_youth(draft, i)] if division.youth_board else []
    others = [ident for ident in listed if ident not in youths]
    number = division.boards - division.youth_board
    present = [ident for ident in others if draft.rng.random() > ABSENT]
    seats: list[str | None] = [*(present if len(present) >= number else others)[:number]]
    if division.youth_board:
        seats.append(draft.rng.choice(youths))
    return seats


def _result(draft: Draft, home: str | None, away: str | None) -> Score | None:
    if home is None or away is None:
        return None
    one, other = (draft.players[ident].rating or 1000 for ident in (home, away))
    expected = 1 / (1 + 10 ** ((other - one) / 400))
    if draft.rng.random() < DRAWN:
        return DRAW
    return WIN if draft.rng.random() < expected else LOSS
