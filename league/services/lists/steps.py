"""Papers about Kader lists, ready to be tried and stored: handed in, nominated late, appended."""

from collections.abc import Collection, Sequence
from datetime import date

from league.formatting import day as spoken_day
from league.language import _
from league.services.lists.handed_in import submit_list
from league.services.lists.nominations import append_youth, nominate
from league.services.lists.order import first_day_note, order_notes
from league.services.matches.decision_changes import changes_of_list
from league.services.rulebook.findings import finding_views, list_findings
from league.services.session.desk import Desk
from league.services.session.opening import judged_again
from league.services.session.trial_runs import Outcome, as_step
from league.views.clubs import Nominated


@as_step
def list_step(
    desk: Desk,
    why: str,
    team: str,
    idents: Sequence[str],
    youth: Collection[str],
    posted: date,
    *,
    seen: Sequence[str] | None = None,
) -> Outcome:
    """The handing in of a list; ``youth`` are those named for the youth board.

    ``seen`` is the list in force as the person knew it; None does not ask.
    """
    name = desk.season.name
    judged = submit_list(
        name, team, idents, posted, actor=desk.actor, why=why, youth_board=youth, seen=seen
    )
    values = desk.values(judged.facts.day or desk.world.first_day)
    findings = list_findings(desk, team, values, judged.findings)
    says = _("The list of {team} with {number} players, postmarked {day}.").format(
        team=desk.team(team).name, number=len(idents), day=spoken_day(posted)
    )
    changed = _rejudged(desk, team) or _unchanged(desk, team)
    return Outcome(says, findings, (*order_notes(desk, judged), *changed))


def _unchanged(desk: Desk, team: str) -> tuple[str, ...]:
    """Return that nothing changes, where a list stood before and rounds were played."""
    division = desk.team(team).division
    played = any(one.entered for key, one in desk.judgement.matches.items() if key[0] == division)
    if played and desk.judgement.lists[team].facts.members:
        return (_("Nothing changes in the rounds played."),)
    return ()


def _rejudged(desk: Desk, team: str) -> tuple[str, ...]:
    """Return what a list that is stored now changes in matches and other lists."""
    return changes_of_list(desk, judged_again(desk), team)


@as_step
def nomination_step(
    desk: Desk,
    why: str,
    team: str,
    ident: str,
    confirmed: date,
    informed: date | None,
    place: int | None,
) -> Outcome:
    """A late nomination."""
    done = nominate(
        desk.season.name,
        team,
        ident,
        confirmed,
        actor=desk.actor,
        informed=informed,
        place=place,
        despite=why,
    )
    return _nominated(desk, team, done, confirmed, informed or confirmed)


@as_step
def youth_step(desk: Desk, _why: str, team: str, ident: str, confirmed: date) -> Outcome:
    """A domestic U18 put at the end of a list."""
    done = append_youth(desk.season.name, team, ident, confirmed, actor=desk.actor)
    return _nominated(desk, team, done, confirmed, confirmed)


def _nominated(desk: Desk, team: str, done: Nominated, day: date, informed: date) -> Outcome:
    says = _("{player} takes place {place} and is eligible from {day}.").format(
        player=desk.world.players[done.ident].name,
        place=done.position,
        day=spoken_day(done.eligible_from),
    )
    findings = finding_views(desk, desk.values(day), done.findings)
    because = first_day_note(desk, done, day, informed)
    notes = (because,) if because else ()
    return Outcome(says, findings, (*notes, *_rejudged(desk, team)))
