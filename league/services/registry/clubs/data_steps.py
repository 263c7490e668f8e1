"""Data of clubs, teams, people and the federation, ready to be tried and stored."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from league.facts.clubs import Club, Team
from league.facts.contacts import ClubContact, FederationContact, Officer, TeamContact
from league.facts.people import Player
from league.formatting import filled_in
from league.language import _
from league.services.registry.clubs import data, federation_data, team_data
from league.services.registry.people import joining, person_data
from league.services.session.contacts import club_office, federation_office, team_offices
from league.services.session.desk import Desk
from league.services.session.office_checks import with_given, with_office
from league.services.session.trial_runs import Outcome, as_step


@as_step
def new_club_step(desk: Desk, why: str, club: Club) -> Outcome:
    """A new member club."""
    made = data.register_club(desk.season.name, club, actor=desk.actor, why=why)
    return _said(_("{club} is a member club, number {id}."), club=made.name, id=made.id)


@as_step
def club_step(desk: Desk, why: str, /, club: str, **given: Any) -> Outcome:
    """A club's data put right."""
    known = desk.club(club)
    after = replace(known, **given)
    made = data.correct_club(desk.season.name, known, after, actor=desk.actor, why=why)
    return _said(_("The data of {club} are put right."), club=made.name)


@as_step
def club_removal_step(desk: Desk, why: str, club: str) -> Outcome:
    """The removal of a club without teams and players."""
    gone = data.remove_club(desk.season.name, club, actor=desk.actor, why=why)
    return _said(_("{club} is removed from {season}."), club=gone.name, season=desk.season.name)


@as_step
def club_office_step(desk: Desk, why: str, /, club: str, **given: Any) -> Outcome:
    """How a club is reached: address, venue, bank account."""
    return _club_office(desk, why, club, lambda now: with_given(now, desk.club(club).name, given))


@as_step
def club_officer_step(desk: Desk, why: str, /, club: str, **given: Any) -> Outcome:
    """Who holds an office in a club, or no longer does."""
    return _club_office(desk, why, club, lambda now: with_office(now, **given))


def _club_office(
    desk: Desk, why: str, club: str, changed: Callable[[ClubContact], ClubContact]
) -> Outcome:
    season, now = desk.season.name, club_office(desk.season.federation, club)
    made = data.set_club_office(season, club, now, changed(now), actor=desk.actor, why=why)
    sentence = _("{club}: address, venue, bank account and officers are on record.")
    return Outcome(filled_in(sentence, club=desk.club(club).name), notes=_held(made.officers))


@as_step
def new_team_step(desk: Desk, why: str, team: Team) -> Outcome:
    """A team registered for the season."""
    made = team_data.register_team(desk.season.name, team, actor=desk.actor, why=why)
    facts = {"team": made.name, "division": desk.division(made.division).name, "id": made.id}
    return _said(_("{team} ({id}) is entered for {division}."), **facts)


@as_step
def team_step(desk: Desk, why: str, /, team: str, **given: Any) -> Outcome:
    """Name, captain and venue of a team."""
    known = desk.team(team)
    after = replace(known, **given)
    made = team_data.correct_team(desk.season.name, known, after, actor=desk.actor, why=why)
    return _said(_("The data of {team} are put right."), team=made.name)


@as_step
def team_office_step(desk: Desk, why: str, /, team: str, **given: str) -> Outcome:
    """Who stands in for a team's captain."""
    season, actor = desk.season.name, desk.actor
    now = team_offices(season).get(team, TeamContact())
    after = replace(now, **given)
    made = team_data.set_team_office(season, team, now, after, actor=actor, why=why)
    name = desk.team(team).name
    return _said(_("{team}: deputy {deputy}."), team=name, deputy=made.deputy or "–")


@as_step
def new_person_step(desk: Desk, why: str, player: Player) -> Outcome:
    """A person who belongs to no club yet."""
    made = person_data.add_person(desk.season.name, player, actor=desk.actor, why=why)
    says = filled_in(_("{player} is on file, pass number {id}."), player=made.name, id=made.ident)
    return Outcome(says, notes=_warned(desk, made))


@as_step
def person_step(desk: Desk, why: str, /, ident: str, **given: Any) -> Outcome:
    """A person's data put right."""
    known = desk.world.players[ident]
    after = replace(known, **given)
    made = person_data.correct_person(desk.season.name, known, after, actor=desk.actor, why=why)
    says = filled_in(_("The data of {player} are put right."), player=made.name)
    return Outcome(says, notes=_warned(desk, made))


@as_step
def federation_step(desk: Desk, why: str, /, **given: Any) -> Outcome:
    """The federation as it stands on its letters."""
    return _federation(desk, why, lambda now: with_given(now, now.name, given))


@as_step
def federation_officer_step(desk: Desk, why: str, /, **given: Any) -> Outcome:
    """Who holds an office of the federation, or no longer does."""
    return _federation(desk, why, lambda now: with_office(now, **given))


def _federation(
    desk: Desk, why: str, changed: Callable[[FederationContact], FederationContact]
) -> Outcome:
    season, now = desk.season.name, federation_office(desk.season.federation)
    made = federation_data.set_federation_office(
        season, now, changed(now), actor=desk.actor, why=why
    )
    sentence = _("{name}: letterhead, bank account and officials are on record.")
    return Outcome(filled_in(sentence, name=made.name), notes=_held(made.officers))


def _held(officers: Sequence[Officer]) -> tuple[str, ...]:
    """Return who holds which office, and for which division."""
    return tuple(
        " · ".join(filter(None, (f"{one.role}: {one.name}", one.division))) for one in officers
    )


def _said(sentence: str, **facts: object) -> Outcome:
    return Outcome(filled_in(sentence, **facts))


def _warned(desk: Desk, player: Player) -> tuple[str, ...]:
    """Return who may be the same person under another pass number."""
    sentence = _("{player} ({ident}) may be the same person: then the two records are joined.")
    return tuple(
        filled_in(sentence, player=one.name, ident=one.ident)
        for one in person_data.namesakes(desk.season, player)
    )


@as_step
def joining_step(desk: Desk, why: str, kept: str, joined: str) -> Outcome:
    """Two records of one person made one; what moves is counted before it is stored."""
    names = desk.world.players
    done = joining.join_persons(desk.season.name, kept, joined, actor=desk.actor, why=why)
    sentence = _("{joined} ({gone}) becomes {kept} ({stays}): one person, one pass number.")
    facts = {"joined": names[joined].name, "gone": joined, "kept": names[kept].name}
    says = filled_in(sentence, **facts, stays=kept)
    return Outcome(says, notes=tuple(_moved(done)))


def _moved(done: joining.Joined) -> Iterator[str]:
    yield _("Seasons: {names}").format(names=", ".join(done.seasons))
    for word, number in (
        (_("Registrations that move: {number}"), done.registrations),
        (_("Registrations with a club that has him already, left out: {number}"), done.dropped),
        (_("Places on lists that move: {number}"), done.lists),
        (_("Boards that move: {number}"), done.boards),
        (_("Papers and records that move: {number}"), done.records),
        (_("Decisions that move: {number}"), done.decisions),
    ):
        if number:
            yield word.format(number=number)
