"""Who plays under which symbol in a tournament of three teams."""

from collections.abc import Iterable, Sequence

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.qualifications import THREE_TEAMS, Qualifier, TournamentPlayers
from league.findings import Finding
from league.language import _
from league.record_kinds import QUALIFICATION_PLAYERS
from league.rulebook.topics import Topic
from league.services.qualification.bounds import refuse_stranger
from league.services.qualification.squads import trial_lineup
from league.services.qualification.tournaments import papers_of
from league.services.session import checks
from league.services.session.records import record
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season
from league.views.qualification import Papers


def seat_players(
    season: str | None,
    name: str,
    team: str,
    idents: Sequence[str | None],
    *,
    actor: Actor,
    why: str = "",
) -> Sequence[Finding]:
    """Record who plays under a team's symbols, board 1 first, and return what is found on it.

    None = nobody; without any name what stood there is withdrawn. Raises InputError where no three
    teams play, for a team that does not play, too many players, and a player named twice or for
    another team too; NotFoundError, RuleBookError, StorageError.
    """
    with transaction(actor, Right.QUALIFICATION, scope_in(season, team=team)):
        loaded = load_season(season)
        held = papers_of(loaded.name, name)
        fact = held.tournament
        _refuse_other_mode(fact)
        refuse_stranger(fact, team)
        named = [ident for ident in idents if ident is not None]
        checks.refuse_repeated(loaded, named, Topic.QUALIFICATION_LINEUP)
        _refuse_other_team(held, team, named)
        findings, _fees = trial_lineup(loaded.name, fact.name, 1, team, idents)
        row = (*idents, *[None] * (fact.boards - len(idents)))
        seated = TournamentPlayers(fact.name, team, row) if named else None
        key = f"{fact.name}/{team}"
        record(loaded.name, QUALIFICATION_PLAYERS, key, seated, actor=actor, why=why)
        return findings


def _refuse_other_mode(fact: Qualifier) -> None:
    if fact.mode != THREE_TEAMS:
        sentence = _("{name} has no symbols: three teams alone play by them.")
        raise InputError(sentence, name=fact.name)


def _refuse_other_team(held: Papers, team: str, named: Iterable[str]) -> None:
    """Refuse a player who plays for another of the teams already. Raises InputError."""
    taken = {
        ident: other
        for other, idents in held.players.items()
        for ident in idents
        if ident is not None and other != team
    }
    for ident in named:
        if ident in taken:
            sentence = _("{ident} plays for {team} in this tournament already.")
            raise InputError(sentence, ident=ident, team=taken[ident])
