"""Who enters a tournament: members as the register has them, guests, teams with their players."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.people import Player
from league.facts.registrations import Kind
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant
from league.language import _, ngettext
from league.record_kinds import TOURNAMENT_ENTRY
from league.services.session.checks import known_player
from league.services.session.records import Entry, record_many
from league.services.session.transactions import scope_in, transaction
from league.services.tournaments.entering.entry_checks import check_data, check_group, refuse_banned
from league.services.tournaments.entering.places import placed
from league.services.tournaments.opening import Opened, known_entrant, opened


def enter(
    season: str | None,
    id: str,
    who: str | Entrant,
    *,
    actor: Actor,
    first_round: int | None = None,
    group: str = "",
    why: str = "",
    despite: str = "",
) -> Entrant:
    """Enter a player: a member by his pass number, or a guest with what is known of him.

    Once a round is paired he plays from the next one on, or from ``first_round``; in a round robin
    he takes a number that is free. Raises InputError for who entered already, a round that is
    paired, data that cannot be and a round robin that has no free number; ReasonError for who is
    banned; NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        if found.tournament.teams:
            raise InputError(_("{id} is played by teams."), id=id)
        one = _entrant(found, who, found.file.entrants)
        one = replace(one, group=group or one.group)
        check_group(found, one)
        refuse_banned(found, one, despite)
        one = replace(one, first_round=_first_round(found.file, first_round))
        one, moved = placed(found, one)
        record_many(
            [*entries_of(found.season.name, [one]), *moved], actor=actor, why=why or despite
        )
        return one


def enter_all(
    season: str | None,
    id: str,
    idents: Sequence[str],
    *,
    actor: Actor,
    first_round: int | None = None,
    group: str = "",
    why: str = "",
    despite: str = "",
) -> list[Entrant]:
    """Enter several members, all of them or none; ``group`` = ranked apart. Raises as ``enter``."""
    more: dict[str, Any] = {"first_round": first_round, "why": why, "despite": despite}
    with transaction(actor, Right.EVENTS, scope_in(season)):
        return [enter(season, id, one, group=group, actor=actor, **more) for one in idents]


def enter_team(
    season: str | None,
    id: str,
    team: Entrant,
    players: Sequence[str | Entrant],
    *,
    actor: Actor,
    why: str = "",
    despite: str = "",
) -> Entrant:
    """Enter a team with its players, board 1 first: pass numbers, or guests.

    Without a rating of its own a team has the average of its best boards. Raises InputError for
    fewer players than boards, a name or player entered already, and as ``enter``.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        _refuse_few(found, team, players)
        team = _entrant(found, replace(team, key=team.key or team.name), found.file.entrants)
        members = _members(found, team, players, despite)
        team = replace(
            team,
            players=tuple(one.key for one in members),
            rating=team.rating or average(members[: found.tournament.boards]),
            first_round=_first_round(found.file, team.first_round),
        )
        team, moved = placed(found, team)
        entries = [*entries_of(found.season.name, [team, *members]), *moved]
        record_many(entries, actor=actor, why=why or despite)
        return team


def add_players(
    season: str | None,
    id: str,
    team: str,
    players: Sequence[str | Entrant],
    *,
    actor: Actor,
    why: str = "",
    despite: str = "",
) -> Entrant:
    """Add players behind those of a team that entered: pass numbers, or guests.

    The team's rating and number stay. Raises InputError for who is no team, and as ``enter``;
    NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before = known_entrant(found.file, team)
        if not found.tournament.teams or before.team:
            raise InputError(_("{name} is no team of {id}."), name=before.name, id=id)
        members = _members(found, before, players, despite)
        fresh = [one for one in members if one.key not in found.file.entrants]
        after = replace(before, players=(*before.players, *(one.key for one in fresh)))
        record_many(entries_of(found.season.name, [after, *fresh]), actor=actor, why=why or despite)
        return after


def _refuse_few(found: Opened, team: Entrant, players: Sequence[str | Entrant]) -> None:
    """Refuse a team where players enter, and one with fewer players than boards. InputError."""
    one = found.tournament
    if not one.teams:
        raise InputError(_("{id} is no tournament for teams."), id=one.id)
    if len(players) < one.boards:
        sentence = ngettext(
            "{team} has {number} player; a match has {boards} boards.",
            "{team} has {number} players; a match has {boards} boards.",
            len(players),
        )
        raise InputError(sentence, team=team.name, number=len(players), boards=one.boards)


def _members(
    found: Opened, team: Entrant, players: Sequence[str | Entrant], despite: str
) -> list[Entrant]:
    """Return a team's players as they enter with it. Raises as ``enter``."""
    held = {**found.file.entrants, team.key: team}
    for who in players:
        one = replace(_entrant(found, who, held), team=team.key)
        refuse_banned(found, one, despite)
        held[one.key] = one
    return [one for one in held.values() if one.team == team.key]


def change_entrant(
    season: str | None,
    id: str,
    key: str,
    change: Callable[[Entrant], Entrant],
    *,
    actor: Actor,
    why: str = "",
) -> Entrant:
    """Correct what is on record of somebody who entered; key, team and number stay.

    Raises InputError for data that cannot be, NotFoundError, StorageError.
    """
    with transaction(actor, Right.EVENTS, scope_in(season)):
        found = opened(season, id)
        before = known_entrant(found.file, key)
        after = change(before)
        kept = ("tournament", "key", "team", "number", "first_round")
        after = replace(after, **{name: getattr(before, name) for name in kept})
        check_data(after)
        check_group(found, after)
        if before.players and sorted(after.players) != sorted(before.players):
            raise InputError(_("The order of a team names each of its players once."))
        record_many(entries_of(found.season.name, [after]), actor=actor, why=why)
        return after


def entries_of(season: str, entered: Iterable[Entrant]) -> list[Entry[Any]]:
    """Return what records who entered, in place of what was known of them."""
    return [Entry(season, TOURNAMENT_ENTRY, f"{one.tournament}/{one.key}", one) for one in entered]


def _entrant(found: Opened, who: str | Entrant, held: Iterable[str]) -> Entrant:
    """Return who enters, as the register has him or as he is told; refuse what cannot be."""
    if isinstance(who, str):
        one = member(found, who)
    else:
        one = replace(who, tournament=found.tournament.id, key=who.key or _guest_key(held))
    if one.key in held:
        raise InputError(
            _("{player} is entered in {id} already."), player=one.name, id=one.tournament
        )
    check_data(one)
    return one


def member(found: Opened, ident: str) -> Entrant:
    """Return a member as he enters on the tournament's first day. Raises NotFoundError."""
    player = known_player(found.season, ident)
    given = f", {player.given_name}" if player.given_name else ""
    return Entrant(
        tournament=found.tournament.id,
        key=ident,
        name=f"{player.surname}{given}",
        sex=player.sex,
        title=player.title or "",
        rating=player.fide_rating or player.rating,
        national_rating=player.rating,
        federation=player.nation if player.nation != "XXX" else "FID",
        fide_id="" if player.fide_id is None else str(player.fide_id),
        born=f"{player.born:%Y/%m/%d}" if player.born else "",
        club=_club_of(found, player),
    )


def _club_of(found: Opened, player: Player) -> str:
    """Return the name of a player's club, the one he is Stammspieler of first; else empty."""
    mine = [one for one in found.season.registrations if one.ident == player.ident]
    held = [one for one in mine if one.in_force(found.day)] or mine
    held.sort(key=lambda one: (one.kind is Kind.HOME, one.reported))
    names = {club.id: club.name for club in found.season.clubs}
    return names.get(held[-1].club, held[-1].club) if held else ""


def _guest_key(held: Iterable[str]) -> str:
    """Return the key of a guest who is told without one: G1, G2 and so on."""
    taken = set(held)
    return next(key for at in range(1, len(taken) + 2) if (key := f"G{at}") not in taken)


def _first_round(file: TournamentFile, asked: int | None) -> int:
    """Return from which round on somebody plays. Raises InputError for one that is paired."""
    if file.is_round_robin:
        return 1
    first = file.last_paired + 1
    if asked is None or (asked == 1 and first > 1):
        asked = first
    if not first <= asked <= max(file.tournament.rounds, first):
        sentence = _("{id}: who enters now plays from a round {first} to {rounds}, not {asked}.")
        raise InputError(
            sentence, id=file.tournament.id, first=first, rounds=file.tournament.rounds, asked=asked
        )
    if first > file.tournament.rounds:
        raise InputError(_("All rounds of {id} are paired."), id=file.tournament.id)
    return asked


def average(players: Sequence[Entrant]) -> int | None:
    """Return the average rating of those who are rated, half a point up; None = nobody is."""
    rated = [one.rating for one in players if one.rating]
    return (2 * sum(rated) + len(rated)) // (2 * len(rated)) if rated else None
