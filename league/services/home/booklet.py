"""The booklet of a season: what holds, who is who, the lists, and the matches."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from league.facts.clubs import Club, Team
from league.facts.contacts import ClubContact, Officer
from league.facts.divisions import DivisionDecision, Matter
from league.facts.seasons import Division
from league.record_kinds import DIVISION_DECISION
from league.services.events.announcement_papers import announcement_word, issued_papers
from league.services.lists.squad_papers import season_paper
from league.services.schedule.fixture_papers import announced
from league.services.session.contacts import offices_of
from league.services.session.desk import Desk, names_in
from league.services.session.paper_heads import head_of
from league.services.session.records import recorded
from league.services.words.codes import decided_words, matter_words
from league.views.season_papers import (
    BookletClub,
    BookletDivision,
    BookletPaper,
    FixturesPaper,
    PaperHead,
    PaperMatch,
)

Decisions = dict[str, list[DivisionDecision]]
Matches = dict[str, list[PaperMatch]]


def booklet_paper(desk: Desk, _season: str) -> BookletPaper:
    """Return the booklet of the season. Raises RuleBookError, StorageError."""
    head, season = head_of(desk), desk.season
    decided: Decisions = defaultdict(list)
    for one in recorded(season.name, DIVISION_DECISION).values():
        decided[one.division].append(one)
    matches: Matches = defaultdict(list)
    for match in announced(desk):
        matches[match.key[0]].append(match)
    return BookletPaper(
        head=head,
        announced=announcement_word(desk),
        announcements=issued_papers(desk),
        divisions=tuple(_division(desk, one, decided, matches) for one in season.divisions),
        officers=tuple(_officers(desk, head.office.officers)),
        clubs=tuple(_clubs(desk)),
        squads=season_paper(desk),
        fixtures=tuple(_fixtures(desk, head, matches)),
    )


def _division(
    desk: Desk, division: Division, decisions: Decisions, matches: Matches
) -> BookletDivision:
    mine, decided = matches[division.id], decisions[division.id]
    days = sorted({one.day for one in mine})
    told = (Matter.RULE, Matter.WAIT, Matter.START)
    return BookletDivision(
        name=division.name,
        district=division.district or "",
        boards=division.boards,
        mode=desk.book.named("modes").get(division.mode, division.mode),
        longest=division.max_size,
        late=division.late_nominations,
        teams=sum(one.division == division.id for one in desk.season.teams),
        rounds=len({one.round for one in mine}),
        days=(days[0], days[-1]) if days else None,
        official=next((one.what for one in decided if one.matter is Matter.OFFICIAL), ""),
        rules=tuple(_ruled(one) for one in decided if one.matter in told),
    )


def _ruled(decision: DivisionDecision) -> str:
    if decision.matter is Matter.RULE:
        return decision.what
    return f"{matter_words()[decision.matter]}: {decided_words(decision)}"


def _officers(desk: Desk, officers: Iterable[Officer]) -> Iterator[Officer]:
    """Yield the officers, those of a division with its name in place of its id."""
    for one in officers:
        known = desk.world.divisions.get(one.division)
        yield replace(one, division=known.name) if known else one


def _clubs(desk: Desk) -> Iterator[BookletClub]:
    """Yield the clubs that field a team, by name."""
    offices = offices_of(desk).clubs
    names = {one.id: names_in(desk, one.id) for one in desk.season.divisions}
    for club in sorted(desk.season.clubs, key=lambda one: (one.name, one.id)):
        teams = desk.world.teams_of.get(club.id, ())
        if teams:
            yield _club(desk, club, offices.get(club.id, ClubContact()), [
                (names[one.division][one.id], one) for one in teams
            ])  # fmt: skip


def _club(
    desk: Desk, club: Club, office: ClubContact, teams: Iterable[tuple[str, Team]]
) -> BookletClub:
    return BookletClub(
        number=club.id,
        name=club.name,
        district=club.district or "",
        office=office,
        teams=tuple(
            (name, desk.world.divisions[one.division].name, one.venue or office.venue)
            for name, one in teams
        ),
    )


def _fixtures(desk: Desk, head: PaperHead, matches: Matches) -> Iterator[FixturesPaper]:
    zone = desk.book.time_zone or ""
    for division in desk.season.divisions:
        mine = sorted(matches[division.id], key=lambda one: (one.round, one.day))
        if mine:
            yield FixturesPaper(head, division.name, tuple(mine), zone)
