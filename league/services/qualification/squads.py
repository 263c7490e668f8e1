"""Lists and lineups of a qualification tournament, judged by the book."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime

from league.facts.actors import Actor, Right
from league.facts.clubs import Team
from league.facts.matches import Lineup, MatchFacts
from league.facts.qualifications import QualificationLineup, QualificationList, Qualifier
from league.facts.squads import Member
from league.findings import Fee, Finding
from league.judging.members import member
from league.language import _
from league.record_kinds import QUALIFICATION_LIST
from league.rulebook.topics import Topic
from league.services.qualification.bounds import refuse_stranger
from league.services.qualification.tournaments import show
from league.services.session import checks
from league.services.session.desk import Judged
from league.services.session.opening import judge_stored
from league.services.session.records import record, recorded_one
from league.services.session.transactions import scope_in, transaction


def submit_list(
    season: str | None,
    name: str,
    team: str,
    idents: Sequence[str],
    submitted: datetime | None,
    *,
    actor: Actor,
    january: Mapping[str, int | None] | None = None,
    despite: str = "",
) -> list[Finding]:
    """Record a team's list for a tournament and return what is found on it.

    ``january`` are the ratings of the January list; without it those of the season count. A player
    who was not entitled in the last round refuses it, unless ``despite`` says why it may. Raises
    InputError, also for an empty list and a name twice, NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season, team=team)):
        known = judge_stored(season)
        tournament = show(known.season.name, name).tournament
        found, day = _team(known, tournament, team), tournament.first_round.date()
        checks.refuse_names(known.season, found, idents, Topic.QUALIFICATION_LIST)
        members = tuple(_members(known, found, idents, january))
        fact = _handed_in(known, tournament, found, members, submitted)
        judged = list(known.book.qualification.judge_list(fact, known.book.on(day)))
        entitled = known.book.topic(Topic.QUALIFICATION_LINEUP)
        checks.refuse(known.book, [one for one in judged if one.rule == entitled], despite)
        key = f"{tournament.name}/{team}"
        record(known.season.name, QUALIFICATION_LIST, key, fact, actor=actor, why=despite)
        return judged


def _handed_in(
    known: Judged,
    tournament: Qualifier,
    team: Team,
    members: tuple[Member, ...],
    submitted: datetime | None,
) -> QualificationList:
    barred = _barred(known, team, [one.ident for one in members])
    return QualificationList(
        team=team.id,
        division=checks.known_division(known.season, tournament.division),
        season_year=checks.season_year(known.season),
        members=members,
        eligible=frozenset(one.ident for one in members if one.ident not in barred),
        first_round=tournament.first_round,
        submitted=submitted,
        barred=barred,
    )


def trial_lineup(
    season: str | None, name: str, number: int, team: str, idents: Sequence[str | None]
) -> tuple[Sequence[Finding], Sequence[Fee]]:
    """Return what is found on a team's lineup in a round, and what it would cost.

    ``idents`` go from board 1 down, None = nobody. Raises
    InputError for too many players, NotFoundError for a tournament, team or player nobody knows,
    RuleBookError, StorageError.
    """
    known = judge_stored(season)
    facts = _lineup_facts(known, name, number, team, idents)
    values = known.book.on(facts.day)
    found: list[Finding] = known.book.qualification.judge_lineup(facts, values)
    return found, known.book.qualification.fees(facts, found, values)


def _lineup_facts(
    known: Judged, name: str, number: int, team: str, idents: Sequence[str | None]
) -> QualificationLineup:
    tournament = show(known.season.name, name).tournament
    found = _team(known, tournament, team)
    if len(idents) > tournament.boards:
        sentence = _("{name} is played on {boards} boards; these are {number} players{cited}.")
        raise checks.refused(
            known.book,
            Topic.QUALIFICATION_LINEUP,
            sentence,
            name=name,
            boards=tournament.boards,
            number=len(idents),
        )
    division = checks.known_division(known.season, tournament.division)
    day = tournament.first_round.date()
    asked = [ident for ident in idents if ident is not None]
    seated = _seated(known, tournament, found, idents)
    barred = _barred(known, found, asked)
    return QualificationLineup(
        lineup=seated,
        division=replace(division, boards=tournament.boards),
        season_year=checks.season_year(known.season),
        round=number,
        day=day,
        eligible=frozenset(one for one in asked if one not in barred),
        district=tournament.district,
        barred=barred,
    )


def _seated(
    known: Judged, tournament: Qualifier, team: Team, idents: Sequence[str | None]
) -> Lineup:
    """Return who sits where; who is not on the list handed in has no place."""
    key = f"{tournament.name}/{team.id}"
    paper = recorded_one(known.season.name, QUALIFICATION_LIST, key)
    listed = {one.ident: one for one in paper.members} if paper else {}
    fresh = _members(known, team, [ident for ident in idents if ident], None)
    others = {one.ident: replace(one, place=None) for one in fresh}
    row = [*idents, *[None] * (tournament.boards - len(idents))]
    day = tournament.first_round.date()
    return Lineup(
        team=team.id,
        club=team.club,
        squad=paper.members if paper else (),
        boards=tuple(None if one is None else listed.get(one) or others[one] for one in row),
        suspended=known.judgement.world.clubs[team.club].suspended_on(day),
    )


def _team(known: Judged, tournament: Qualifier, team: str) -> Team:
    found = checks.known_team(known.season, team)
    refuse_stranger(tournament, team)
    return found


def _members(
    known: Judged, team: Team, idents: Sequence[str], january: Mapping[str, int | None] | None
) -> list[Member]:
    """Return players as they are listed, with their games for the club."""
    members = []
    for place, ident in enumerate(idents, 1):
        player = checks.known_player(known.season, ident)
        one = member(known.judgement.world, team.club, ident, known.judgement.known)
        if january is not None:
            player = replace(player, rating=january.get(ident))
        members.append(
            replace(one, player=player, place=place, games=_games(known, team.club, ident))
        )
    return members


def _games(known: Judged, club: str, ident: str) -> int:
    """Return his games at the board for the club in the championship."""
    world = known.judgement.world
    tables = {id for id, table in known.judgement.tables.items() if table}
    return sum(
        ident in (board.home_player, board.away_player)
        and None not in (board.home_player, board.away_player)
        and board.result is not None
        for match, team in world.uses.get(ident, ())
        if world.teams[team].club == club and match[0] in tables
        for board in world.boards[match]
    )


def _barred(known: Judged, team: Team, idents: Sequence[str]) -> dict[str, str]:
    """Return who of them was not entitled in the last round of the team's division, and by what."""
    judgement = known.judgement
    listed = {one.ident: one for one in judgement.squads[team.id]}
    match = _last_match(known, team)
    ask, values = known.book.qualification.barred_from, known.book.on(match.day)
    found = {}
    for ident in idents:
        one = listed.get(ident) or member(judgement.world, team.club, ident, judgement.known)
        if (rule := ask(match, one, values)) is not None:
            found[ident] = str(rule)
    return found


def _last_match(known: Judged, team: Team) -> MatchFacts:
    """Return the team's match in the last round of its division, without anybody at the boards.

    A team that has no match in it is taken to play on the round's last day.
    """
    world, division = known.judgement.world, checks.known_division(known.season, team.division)
    rounds = [one for one in known.season.fixtures if one.division == division.id]
    number = max((one.round for one in rounds), default=0)
    last = [one for one in rounds if one.round == number]
    mine = [one.day for one in last if team.id in (one.home, one.away)]
    day = max(mine or [one.day for one in last], default=known.season.list_date)
    nobody = (None,) * division.boards
    return MatchFacts(
        division=division,
        season_year=checks.season_year(known.season),
        round=number,
        day=day,
        home=Lineup(
            team=team.id,
            club=team.club,
            squad=known.judgement.squads[team.id],
            boards=nobody,
            suspended=world.clubs[team.club].suspended_on(day),
        ),
        away=Lineup("", "", (), nobody),
        results=nobody,
        nomination_wait=world.agreed_in(division.id).wait,
    )
