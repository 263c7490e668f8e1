"""A club as it is shown: its teams with their lists, and what it owes and is due."""

from collections import Counter
from collections.abc import Iterator

from league import formatting
from league.facts.clubs import Team
from league.facts.matches import SIDES
from league.facts.squads import Member
from league.language import _
from league.outcomes.judgement import ListJudgement
from league.services.lists.order import order_notes
from league.services.matches.views import fee_views
from league.services.rulebook.findings import list_findings
from league.services.rulebook.findings import match_findings as shown_findings
from league.services.session.desk import Desk
from league.views.clubs import ClubFeeRow, ClubView, MatchFinding, SquadLine, TeamView


def club_view(desk: Desk, club: str) -> ClubView:
    """Return a club's teams, lists and fees. Raises NotFoundError."""
    found = desk.club(club)
    teams = desk.world.teams_of.get(club, ())
    fees = tuple(_fee_rows(desk, club))
    due = [
        row.fee for row in fees if row.fee.state != "waived" and not row.fee.paid and row.fee.cents
    ]
    return ClubView(
        id=club,
        name=found.name,
        district=found.district,
        teams=tuple(team_view(desk, team) for team in teams),
        fees=fees,
        owed_federation=sum(fee.cents for fee in due if fee.to == "federation"),
        owed_opponents=sum(fee.cents for fee in due if fee.to == "opponent"),
        received=sum(_received(desk, {team.id for team in teams})),
    )


def _fee_rows(desk: Desk, club: str) -> Iterator[ClubFeeRow]:
    for key, judged in desk.judgement.matches.items():
        sides = [side for side in SIDES if judged.facts.lineup(side).club == club]
        if not sides or not (judged.proposed or judged.fees):
            continue
        for fee in fee_views(desk, judged, key):
            if fee.side in sides:
                yield ClubFeeRow(
                    match=key,
                    round=key[1],
                    division_name=judged.facts.division.name,
                    opponent=desk.world.teams[key[3] if fee.side == "home" else key[2]].name,
                    fee=fee,
                )


def _received(desk: Desk, teams: set[str]) -> Iterator[int]:
    for judged in desk.judgement.matches.values():
        for fee in judged.fees:
            payee = judged.facts.lineup(fee.side.other).team
            if fee.to == "opponent" and not fee.paid and payee in teams:
                yield fee.cents


def team_view(desk: Desk, team: Team) -> TeamView:
    """Return a team with its list."""
    judged = desk.judgement.lists[team.id]
    values = desk.values(judged.facts.day or desk.season.list_date)
    return TeamView(
        rating_name=desk.book.rating_name,
        posted=team.list_submitted,
        id=team.id,
        name=team.name,
        division_name=desk.world.divisions[team.division].name,
        lines=tuple(_lines(desk, team, judged)),
        findings=list_findings(desk, team.id, values, judged.findings),
        notes=order_notes(desk, judged),
    )


def _lines(desk: Desk, team: Team, judged: ListJudgement) -> Iterator[SquadLine]:
    # One that counts for nothing is shown as it was handed in.
    members = desk.judgement.squads[team.id] or judged.facts.members
    games, points = _played(desk, team.id)
    day = judged.facts.day or desk.season.list_date
    values = desk.values(day)
    for index, member in enumerate(members):
        rating = member.player.rating
        marks = desk.book.marks(member, day, judged.facts.season_year, values)
        yield SquadLine(
            place=member.place or index + 1,
            ident=member.ident,
            name=member.player.name,
            rating=rating,
            year_born=member.player.born.year if member.player.born else None,
            marks=marks,
            mark_words=desk.book.mark_words(marks),
            tolerance=_stronger_behind(members, index),
            too_far_back=_too_far_back(judged, member, members[:index]),
            front=member.ident in judged.order.front,
            games=games[member.ident],
            points=points[member.ident],
            remark=_remark(desk, member),
        )


def _stronger_behind(members: tuple[Member, ...], index: int) -> int | None:
    own = members[index].player.rating
    if own is None:
        return None
    behind = (member.player.rating or 0 for member in members[index + 1 :])
    return max(0, max(behind, default=0) - own)


def _too_far_back(judged: ListJudgement, member: Member, before: tuple[Member, ...]) -> bool:
    """Say whether a finding about him compares him with somebody weaker before him."""
    weaker = any((one.player.rating or 0) < (member.player.rating or 0) for one in before)
    return weaker and any(
        found.player == member.ident and found.arithmetic is not None for found in judged.findings
    )


def _played(desk: Desk, team: str) -> tuple[Counter[str], Counter[str]]:
    games: Counter[str] = Counter()
    points: Counter[str] = Counter()
    for judged in desk.judgement.matches.values():
        for index, side in enumerate(SIDES):
            lineup = judged.facts.lineup(side)
            if lineup.team != team:
                continue
            for board, member in lineup.seated:
                result = judged.facts.results[board - 1]
                if result is not None:
                    games[member.ident] += 1
                    points[member.ident] += result[index]
    return games, points


def _remark(desk: Desk, member: Member) -> str:
    remarks = []
    if member.nominated:
        remarks.append(_("nominated on {day}").format(day=formatting.day(member.nominated)))
    if member.bonds:
        bond = member.bonds[-1]
        known = desk.world.divisions.get(bond.division)
        name = known.name if known else bond.division
        sentence = _("bound to {division} since {day}")
        remarks.append(sentence.format(division=name, day=formatting.day(bond.since)))
    if member.declared:
        remarks.append(_("declared for the national league"))
    return "; ".join(remarks)


def match_findings(desk: Desk, club: str) -> tuple[MatchFinding, ...]:
    """Return the findings in a club's matches, in their order. Raises NotFoundError."""
    own, shown = desk.club(club).id, list[MatchFinding]()
    for match, judged in desk.judgement.matches.items():
        for side in SIDES:
            lineup, other = judged.facts.lineup(side), judged.facts.lineup(side.other)
            if lineup.club != own or not judged.findings:
                continue
            mine = tuple(one for one in judged.findings if one.side in (None, side))
            for found in shown_findings(desk, match, mine):
                key = " ".join((lineup.team, *map(str, match), found.key))
                opponent = desk.team(other.team).name
                shown.append(MatchFinding(key, lineup.team, match, opponent, found))
    return tuple(shown)
