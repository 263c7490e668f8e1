"""Events as they are played: games, teams and their matches."""

from collections.abc import Collection
from dataclasses import replace

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right
from league.facts.event_games import EnteredTeam, EventGame, TeamMatch
from league.facts.events import EnteredPlayer, EventFile, YouthTeam
from league.facts.seasons import Season
from league.findings import Finding
from league.language import _
from league.record_kinds import EVENT
from league.rulebook import RuleBook
from league.services.events.tables import boards_of
from league.services.events.tournament_tables import refuse_with_tournament
from league.services.events.views import entry_of, on_file, refuse_strangers, refuse_unissued
from league.services.matches.objections import refuse_later
from league.services.schedule.drawing import seed_for
from league.services.session.checks import known_club, refuse
from league.services.session.opening import persons_banned
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction


def enter_team(
    season: str | None, id: str, team: EnteredTeam, *, actor: Actor, despite: str = ""
) -> EventFile:
    """Enter a team; against a finding only with a reason.

    Raises InputError for an event without teams, one whose Ausschreibung is not out, a name or a
    player entered already, and with all that stands against it; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, file = on_file(season, id)
        _of_teams(book, file)
        refuse_unissued(book, file, team.entered)
        if file.matches:
            raise InputError(_("{id} is paired already: no team enters any more."), id=id)
        known_club(loaded, team.club)
        _refuse_twice(file, team)
        refuse(book, team_findings(loaded, book, file, team), despite)
        return _store(loaded, replace(file, teams=(*file.teams, team)), actor, despite)


def team_findings(
    season: Season, book: RuleBook, file: EventFile, team: EnteredTeam
) -> tuple[Finding, ...]:
    """Return what stands against a team's entry. Raises NotFoundError for an unknown player."""
    entries = [EnteredPlayer(ident, team.entered) for ident in team.players]
    bans = persons_banned(season)
    members = tuple(entry_of(season, file, one, bans) for one in entries)
    youth = YouthTeam(team.name, team.club, members)
    ask = book.events.judge_team
    return ask(youth, file.kind, file.year, file.day, book.on(file.day))


def _refuse_twice(file: EventFile, team: EnteredTeam) -> None:
    if not team.name.strip() or team.name in {one.name for one in file.teams}:
        raise InputError(_("“{name}” is no name for a new team."), name=team.name)
    held = {ident for one in file.teams for ident in one.players}
    twice = [one for one in team.players if one in held or team.players.count(one) > 1]
    if twice:
        raise InputError(_("Entered twice: {players}."), players=", ".join(dict.fromkeys(twice)))


def withdraw_team(season: str | None, id: str, name: str, *, actor: Actor, why: str) -> EventFile:
    """Take a team's entry back.

    Raises InputError once it is paired, NotFoundError where there is none, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, _book, file = on_file(season, id)
        _known_team(file, name)
        if file.matches:
            raise InputError(_("{id} is paired already: no team leaves."), id=id)
        left = tuple(one for one in file.teams if one.name != name)
        return _store(loaded, replace(file, teams=left), actor, why)


def pair_teams(
    season: str | None, id: str, *, actor: Actor, seed: int | None = None, why: str = ""
) -> EventFile:
    """Pair the teams of an event, everybody against everybody, numbers by lot.

    Raises InputError where the book plays another system, for fewer than two teams and for one
    that has results; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, file = on_file(season, id)
        _of_teams(book, file)
        refuse_with_tournament(loaded, id)
        if any(one.boards for one in file.matches):
            raise InputError(_("{id} has results already; it is not paired again."), id=id)
        drawn, values = seed_for(seed), book.on(file.day)
        rounds = book.events.team_pairings([one.name for one in file.teams], drawn, values)
        matches = tuple(
            TeamMatch(number, home, away)
            for number, pairs in enumerate(rounds, 1)
            for home, away in pairs
        )
        return _store(loaded, replace(file, matches=matches, seed=drawn), actor, why)


def record_team_match(season: str | None, id: str, match: TeamMatch, *, actor: Actor) -> EventFile:
    """Record a match of two teams; one that was not paired here joins the others.

    Raises InputError for a wrong number of boards, a round below 1 and a team against itself;
    NotFoundError for a team that did not enter, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, file = on_file(season, id)
        boards = _of_teams(book, file)
        refuse_with_tournament(loaded, id)
        for name in (match.home, match.away):
            _known_team(file, name)
        _refuse_round(match.round)
        if all(not one.boards for one in file.matches if one.round == match.round):
            refuse_later(loaded.name, book, id, match.round)
        if match.home == match.away:
            raise InputError(_("{team} cannot meet itself."), team=match.home)
        if len(match.boards) != boards:
            sentence = _("{home} – {away} is played on {number} boards, not {found}.")
            raise InputError(
                sentence, home=match.home, away=match.away, number=boards, found=len(match.boards)
            )
        key = (match.round, match.home, match.away)
        others = [one for one in file.matches if (one.round, one.home, one.away) != key]
        same = [one for one in others if one.round == match.round]
        busy = {who for one in same for who in (one.home, one.away)}
        _refuse_busy({match.home, match.away} & busy, match.round)
        return _store(loaded, replace(file, matches=(*others, match)), actor)


def record_game(season: str | None, id: str, game: EventGame, *, actor: Actor) -> EventFile:
    """Record a game of an individual event, in place of the player's game in that round.

    Raises InputError for a round below 1, a player against himself, and one who has a game with
    somebody else in that round; NotFoundError for a player who did not enter, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        loaded, book, file = on_file(season, id)
        if boards_of(book, file) is not None:
            raise InputError(_("{id} is played by teams."), id=id)
        refuse_with_tournament(loaded, id)
        pair = {one for one in (game.white, game.black) if one is not None}
        refuse_strangers(file, sorted(pair), (one.ident for one in file.entries))
        _refuse_round(game.round)
        if all(one.round != game.round for one in file.games):
            refuse_later(loaded.name, book, id, game.round)
        if game.white == game.black:
            raise InputError(_("{player} cannot play himself."), player=game.white)
        others = [one for one in file.games if not _same(one, game)]
        same = [one for one in others if one.round == game.round]
        _refuse_busy(pair & {who for one in same for who in (one.white, one.black)}, game.round)
        return _store(loaded, replace(file, games=(*others, game)), actor)


def _same(one: EventGame, other: EventGame) -> bool:
    pairs = [{game.white, game.black} for game in (one, other)]
    return one.round == other.round and pairs[0] == pairs[1]


def _refuse_round(number: int) -> None:
    if number < 1:
        raise InputError(_("There is no round {round}; rounds are numbered from 1."), round=number)


def _refuse_busy(twice: Collection[str | None], number: int) -> None:
    """Refuse players or teams that have another game in a round. Raises InputError."""
    for one in sorted(filter(None, twice)):
        raise InputError(_("{player} has another game in round {round}."), player=one, round=number)


def _of_teams(book: RuleBook, file: EventFile) -> int:
    boards = boards_of(book, file)
    if boards is None:
        raise InputError(_("{id} is no event for teams."), id=file.id)
    return boards


def _known_team(file: EventFile, name: str) -> None:
    known = [one.name for one in file.teams]
    if name not in known:
        sentence = _("No team “{name}” in {id}; entered are: {known}.")
        names = ", ".join(known) or _("none yet")
        raise NotFoundError(sentence, name=name, id=file.id, known=names)


def _store(season: Season, after: EventFile, actor: Actor, why: str = "") -> EventFile:
    record(season.name, EVENT, after.id, after, actor=actor, why=why)
    return after
