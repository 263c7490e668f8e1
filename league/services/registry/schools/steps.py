"""What is put on file of schools, ready to be tried and stored."""

from collections.abc import Callable, Iterator
from typing import Any

from league.facts.people import Player
from league.findings import Finding
from league.language import _
from league.outcomes.judgement import ListJudgement
from league.services.registry.schools import files, views
from league.services.rulebook.findings import finding_views
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, as_step
from league.services.words.naming import player_named


@as_step
def school_step(desk: Desk, why: str, id: str, name: str, kind: str, region: str) -> Outcome:
    """A school with its kind and region."""
    told = {"kind": kind, "region": region}
    made = files.register_school(desk.season.name, id, name, told, actor=desk.actor, why=why)
    sentence = _("{school} is a school of {region}, number {id}: {kind}.")
    word = desk.book.meaning(made.kind)
    return Outcome(
        sentence.format(school=name.strip(), region=made.region, id=made.club, kind=word)
    )


@as_step
def pupil_step(
    desk: Desk, why: str, /, school: str, ident: str, player: Player | None, **known: Any
) -> Outcome:
    """Where somebody goes to school; what is found of him on lists is said."""
    season = desk.season.name
    if player is None:
        ident = player_named(desk.world.players, ident).ident
    made = files.put_pupil(season, school, ident, known, player, actor=desk.actor, why=why)
    now = anew(desk)
    sentence = _("{player} is a pupil of {school}.")
    words = {"player": now.world.players[made.ident].name, "school": now.club(made.school).name}
    found = _found(now, lambda one: one.player == made.ident)
    return Outcome(sentence.format(**words), tuple(found))


@as_step
def companion_step(desk: Desk, why: str, /, team: str, **known: Any) -> Outcome:
    """Who comes with a team; what stands against its list is said."""
    made = files.put_team(desk.season.name, team, known, actor=desk.actor, why=why)
    sentence = _("{companion} comes with {team}.")
    words = {"companion": made.companion, "team": desk.team(team).name}
    now = anew(desk)
    return Outcome(sentence.format(**words), tuple(_of_list(now, now.judgement.lists[team])))


@as_step
def place_step(desk: Desk, why: str, team: str, place: int) -> Outcome:
    """The place of a team in its region; whether it has a place is said."""
    files.put_team(desk.season.name, team, {"place": place}, actor=desk.actor, why=why)
    now = anew(desk)
    found, given = now.team(team), views.places_in(now, now.team(team).division)
    says = _("{team} {standing}.").format(
        team=found.name, standing=views.standing_words(now, team, given)
    )
    return Outcome(says)


def _found(desk: Desk, about: Callable[[Finding], bool]) -> Iterator[Any]:
    for judged in desk.judgement.lists.values():
        yield from (one for one in _of_list(desk, judged) if about(one))


def _of_list(desk: Desk, judged: ListJudgement) -> Iterator[Any]:
    values = desk.values(judged.facts.day or desk.world.first_day)
    yield from finding_views(desk, values, judged.standing)
