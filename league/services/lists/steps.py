"""Papers about Kader lists, ready to be tried and stored: handed in, nominated late, appended."""

from collections.abc import Collection, Sequence
from datetime import date

from league.formatting import day as spoken_day
from league.language import _
from league.services.lists.handed_in import submit_list
from league.services.lists.nominations import append_youth, nominate
from league.services.lists.order import first_day_note, order_notes
from league.services.rulebook.findings import finding_views, list_findings
from league.services.session.desk import Desk
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
    return Outcome(says, findings, tuple(order_notes(desk, judged)))


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
    return _nominated(desk, done, confirmed, informed or confirmed)


@as_step
def youth_step(desk: Desk, _why: str, team: str, ident: str, confirmed: date) -> Outcome:
    """A domestic U18 put at the end of a list."""
    done = append_youth(desk.season.name, team, ident, confirmed, actor=desk.actor)
    return _nominated(desk, done, confirmed, confirmed)


def _nominated(desk: Desk, done: Nominated, day: date, informed: date) -> Outcome:
    says = _("{player} takes place {place} and is eligible from {day}.").format(
        player=desk.world.players[done.ident].name,
        place=done.position,
        day=spoken_day(done.eligible_from),
    )
    findings = finding_views(desk, desk.values(day), done.findings)
    because = first_day_note(desk, done, day, informed)
    return Outcome(says, findings, (because,) if because else ())
