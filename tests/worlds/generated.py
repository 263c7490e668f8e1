"""Generated seasons: a federation of any size, and the demo season that ships with the program.

``python -m tests.worlds.generated`` writes ``league/demo/demo.xlsx`` anew.
"""

from collections.abc import Callable
from datetime import date, time, timedelta
from random import Random

from league.facts.clubs import Club, Team
from league.facts.registrations import Kind
from league.facts.seasons import Division, MatchKey, Season
from league.services.workbook.exporting import write_workbook
from league.views.proofs import Origin
from tests.paths import ROOT
from tests.worlds.demo_office import demo_carried
from tests.worlds.demo_season import demo_season
from tests.worlds.generated_names import KINDS, place
from tests.worlds.season_draft import Draft, Played, enrol, found, play, put_on_list, schedule

DEMO = ROOT / "league" / "demo" / "demo.xlsx"

LEVELS = (
    ("landesliga", "landesliga", 2150),
    ("kreisliga-graz", "kreisliga", 1950),
    ("klasse-1", "klasse", 1750),
    ("klasse-2", "klasse", 1550),
)
"""Model in the rule book, tier, and rating of a team's first player."""

MISHAPS = 0.05
"""Share of matches in which something goes wrong."""

FIRST_DAY, SUBMITTED = date(2026, 9, 12), date(2026, 9, 1)


def federation(
    divisions: int,
    teams: int,
    boards: int,
    seed: int,
    rounds: int | None = None,
    mishaps: float = MISHAPS,
) -> Season:
    """Return a season of a Landesliga and Kreise of three levels each, the same for a seed.

    ``rounds`` is the number of rounds that were played; None = all of the single round robin.
    ``mishaps`` is the share of matches in which something goes wrong.
    """
    draft = Draft("2026/27", date(2026, 7, 1), 2027, Random(seed))
    for number in range(divisions):
        division = _division(number, boards)
        draft.divisions[division.id] = division
        for slot in range(teams):
            _team(draft, division, _club(draft, number, slot, divisions), slot)
        first = FIRST_DAY + timedelta(days=7 * division.level)
        days = [first + timedelta(days=28 * week) for week in range(teams - 1 + teams % 2)]
        schedule(draft, division.id, days, time(15))
    for key in draft.fixtures:
        if rounds is None or key[1] <= rounds:
            match = play(draft, key)
            if draft.rng.random() < mishaps:
                happen = draft.rng.choice(_MISHAPS)
                happen(draft, key, match)
    return draft.season()


def _division(number: int, boards: int) -> Division:
    kreis, below = divmod(number - 1, len(LEVELS) - 1)
    level = below + 1 if number else 0
    like, tier, _rating = LEVELS[level]
    return Division(
        id=f"d{number:03d}",
        name=f"{level}. Klasse Kreis {kreis + 1}" if level else "Landesliga",
        like=like,
        tier=tier,
        level=level,
        district=f"Kreis {kreis + 1}" if level else None,
        boards=boards,
        lowest=level == len(LEVELS) - 1,
        youth_board=tier != "klasse",
        late_nominations=5,
    )


def _club(draft: Draft, number: int, slot: int, divisions: int) -> Club:
    """Return the club of a division's team: one club for each slot of a Kreis."""
    kreise = -(-(divisions - 1) // (len(LEVELS) - 1)) or 1
    kreis = (number - 1) // (len(LEVELS) - 1) if number else slot % kreise
    id = str(10000 + 100 * kreis + slot)
    if id not in draft.clubs:
        name = place(len(draft.clubs))
        kind = KINDS[slot % len(KINDS)]
        draft.clubs[id] = Club(id, f"{kind} {name}", name, f"Kreis {kreis + 1}", "Steiermark")
    return draft.clubs[id]


def _team(draft: Draft, division: Division, club: Club, slot: int) -> None:
    above = [team for team in draft.teams.values() if team.club == club.id]
    id, name = f"{division.id}t{slot + 1:02d}", f"{club.name} {len(above) + 1}"
    team = Team(id, name, club.id, division.id, slot + 1, list_submitted=SUBMITTED)
    rating = LEVELS[division.level][2] + draft.rng.randrange(-60, 60)
    youths = 3 if division.youth_board else 0
    found(draft, team, rating, division.boards + 2, youths)
    if above:
        # A substitute of the team above plays here too; he is not among its front players.
        shared = draft.lists[above[-1].id][division.boards + 1].ident
        put_on_list(draft, team.id, shared)
    if slot % 3 == 0:
        reported = date(2024, 7, 1)
        guest = enrol(draft, club.id, rating - 200, kind=Kind.GUEST, reported=reported)
        put_on_list(draft, team.id, guest)


def _nobody_came(draft: Draft, key: MatchKey, match: Played) -> None:
    match.leave_empty(draft.rng.randrange(2), *range(1, draft.divisions[key[0]].boards + 1))


def _gap(draft: Draft, key: MatchKey, match: Played) -> None:
    side = draft.rng.randrange(2)
    match.leave_empty(side, 2)
    if draft.rng.random() < 0.5:
        match.paid[side].add(2)


def _wrong_order(draft: Draft, key: MatchKey, match: Played) -> None:
    seats = match.seats[draft.rng.randrange(2)]
    seats[0], seats[1] = seats[1], seats[0]


def _stranger(draft: Draft, key: MatchKey, match: Played) -> None:
    side = draft.rng.randrange(2)
    team = key[3] if side else key[2]
    match.seats[side][0] = enrol(draft, draft.teams[team].club, 1900)


def _no_report(draft: Draft, key: MatchKey, match: Played) -> None:
    match.reported[draft.rng.randrange(2)] = None


def _other_day(draft: Draft, key: MatchKey, match: Played) -> None:
    match.played_on[1] = draft.fixtures[key].day - timedelta(days=1)


def _late_player(draft: Draft, key: MatchKey, match: Played) -> None:
    match.remarks[1] = draft.rng.choice(("late home", "late away", "late both"))


_MISHAPS: tuple[Callable[[Draft, MatchKey, Played], None], ...] = (
    _nobody_came,
    _gap,
    _wrong_order,
    _stranger,
    _no_report,
    _other_day,
    _late_player,
)


if __name__ == "__main__":
    write_workbook(demo_season(), DEMO, demo_carried(), origin=Origin(by="Spielleiter"), force=True)
