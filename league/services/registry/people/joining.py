"""Two records of one person made one: everything of the one pass number goes to the other."""

from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.people import Player
from league.facts.registrations import Registration
from league.facts.seasons import BoardRecord, MatchKey, Season
from league.facts.squads import Declaration, ExternalGame, NationalSquadEntry, SquadEntry
from league.facts.steps import StepKind
from league.language import _
from league.services.registry.people import joined_decisions, joined_records
from league.services.session import checks, season_order
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage import seasons

P = TypeVar("P", SquadEntry, Declaration, ExternalGame, NationalSquadEntry)


@dataclass(frozen=True, slots=True)
class Joined:
    """What went from one pass number to the other."""

    seasons: tuple[str, ...]
    registrations: int
    dropped: int
    """Registrations that the kept record has already, and which are therefore left out."""
    lists: int
    boards: int
    records: int
    decisions: int


def join_persons(season: str | None, kept: str, joined: str, *, actor: Actor, why: str) -> Joined:
    """Put one pass number in place of another in a season and all later ones of the federation.

    Earlier seasons keep what they were judged from, and the ledger what was posted. Raises
    InputError without a reason, for one and the same person, for two who sat in the same match or
    stand on the same list, and where a fee posted names the one who goes; NotFoundError,
    RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        checks.needed(why, _("Joining two records needs its reason."))
        first = seasons.load_season(season)
        _refuse_unfit(first, kept, joined)
        joined_records.refuse_posted(first.federation, joined)
        done = [
            _join_in(one, kept, joined, actor, why) for one in _open_seasons(first, kept, joined)
        ]
        beyond = joined_records.rename(None, first.federation, kept, joined, actor, why)
        return Joined(
            seasons=tuple(name for one in done for name in one.seasons),
            registrations=sum(one.registrations for one in done),
            dropped=sum(one.dropped for one in done),
            lists=sum(one.lists for one in done),
            boards=sum(one.boards for one in done),
            records=sum(one.records for one in done) + beyond,
            decisions=sum(one.decisions for one in done),
        )


def _open_seasons(first: Season, kept: str, joined: str) -> list[Season]:
    """Return a season and the later ones of its federation that know the one who goes."""
    found = [first]
    for name in season_order.after(first):
        later = seasons.load_season(name)
        known = {one.ident for one in later.players}
        if joined in known and kept not in known:
            person = next(one for one in first.players if one.ident == kept)
            later = replace(later, players=(*later.players, person))
        found += [later] if joined in known else []
    return found


def _join_in(now: Season, kept: str, joined: str, actor: Actor, why: str) -> Joined:
    before = seasons.load_season(now.name)
    _refuse_together(now, kept, joined)
    after, dropped = _renamed(now, kept, joined)
    records = joined_records.rename(now.name, now.federation, kept, joined, actor, why)
    decisions = joined_decisions.rename(now.name, kept, joined, actor)
    subject = f"{kept} · {joined}"
    change_season(before, after, StepKind.PERSONS_JOINED, subject, actor=actor, why=why)
    return Joined(
        seasons=(now.name,),
        registrations=sum(one.ident == joined for one in now.registrations) - dropped,
        dropped=dropped,
        lists=sum(one.ident == joined for one in now.squads),
        boards=sum(joined in (one.home_player, one.away_player) for one in now.boards),
        records=records,
        decisions=decisions,
    )


def _refuse_unfit(season: Season, kept: str, joined: str) -> None:
    stays = checks.known_player(season, kept)
    goes = checks.known_player(season, joined)
    if kept == joined:
        sentence = _("{player} is one person already; name two pass numbers.")
        raise InputError(sentence, player=stays.name)
    if stays.sex != goes.sex or (stays.born and goes.born and stays.born != goes.born):
        sentence = _(
            "{kept} and {joined} differ in birth date or sex: put that right first, if they are"
            " one person."
        )
        raise InputError(sentence, kept=stays.name, joined=goes.name)


def _refuse_together(season: Season, kept: str, joined: str) -> None:
    """Refuse two who were seen together: they are not one person. Raises InputError."""
    both = {kept, joined}
    seats: defaultdict[MatchKey, set[str | None]] = defaultdict(set)
    for one in season.boards:
        seats[one.match] |= {one.home_player, one.away_player}
    for match, sat in seats.items():
        if both <= sat:
            sentence = _("Both sat in the same match ({match}); they cannot be one person.")
            raise InputError(sentence, match=_place(season, match))
    teams = Counter(one.team for one in season.squads if one.ident in both)
    for team, times in teams.items():
        if times > 1:
            sentence = _("Both stand on the list of {team}; take one of them off first.")
            raise InputError(sentence, team=checks.known_team(season, team).name)
    lists = Counter((one.club, one.division) for one in season.national_squads if one.ident in both)
    for (club, division), times in lists.items():
        if times > 1:
            sentence = _("Both stand on the list of club {club} in {division}.")
            raise InputError(sentence, club=club, division=division)


def _place(season: Season, match: MatchKey) -> str:
    names = {one.id: one.name for one in season.teams}
    return f"{names[match[2]]} – {names[match[3]]}"


def _renamed(season: Season, kept: str, joined: str) -> tuple[Season, int]:
    """Return a season without the one who goes, and how many registrations are left out."""
    goes = next(one for one in season.players if one.ident == joined)
    players = tuple(
        _completed(one, goes) if one.ident == kept else one
        for one in season.players
        if one.ident != joined
    )
    registrations = _registrations(season.registrations, kept, joined)
    changed = replace(
        season,
        players=players,
        registrations=registrations,
        squads=_with_ident(season.squads, kept, joined),
        boards=tuple(_seated(one, kept, joined) for one in season.boards),
        declarations=_with_ident(season.declarations, kept, joined),
        external_games=_with_ident(season.external_games, kept, joined),
        national_squads=_with_ident(season.national_squads, kept, joined),
    )
    return changed, len(season.registrations) - len(registrations)


def _completed(stays: Player, goes: Player) -> Player:
    """Return a person with what only the record that goes knows of him."""
    return replace(
        stays,
        given_name=stays.given_name or goes.given_name,
        born=stays.born or goes.born,
        nation=stays.nation or goes.nation,
        rating=stays.rating or goes.rating,
        fide_id=stays.fide_id or goes.fide_id,
        fide_rating=stays.fide_rating or goes.fide_rating,
        title=stays.title or goes.title,
    )


def _registrations(
    known: Sequence[Registration], kept: str, joined: str
) -> tuple[Registration, ...]:
    """Return the registrations; with a club that has both, the kept one's that holds counts."""
    held = {one.club for one in known if one.ident == kept and one.deregistered is None}
    told = {(one.club, one.reported) for one in known if one.ident == kept}
    found = []
    for one in known:
        double = (one.club in held and one.deregistered is None) or (one.club, one.reported) in told
        if one.ident != joined:
            found.append(one)
        elif not double:
            found.append(replace(one, ident=kept))
    return tuple(found)


def _with_ident(facts: Sequence[P], kept: str, joined: str) -> tuple[P, ...]:
    """Return facts with one pass number for the other, each once: both may have told the same."""
    named = (replace(one, ident=kept) if one.ident == joined else one for one in facts)
    return tuple(dict.fromkeys(named))


def _seated(one: BoardRecord, kept: str, joined: str) -> BoardRecord:
    if joined not in (one.home_player, one.away_player):
        return one
    home = kept if one.home_player == joined else one.home_player
    return replace(
        one, home_player=home, away_player=kept if one.away_player == joined else one.away_player
    )
