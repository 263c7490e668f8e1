"""Papers about Kader lists, ready to be tried and stored: handed in, nominated late, appended."""

from collections.abc import Collection, Sequence
from datetime import date

from league.forms import day as spoken_day
from league.language import _
from league.services.filing import Outcome, Step
from league.services.list_order import first_day_note, order_notes
from league.services.lists import submit_list
from league.services.match_views import finding_views
from league.services.nominations import Nominated, append_youth, nominate
from league.services.opened import Desk


def list_step(
    team: str,
    idents: Sequence[str],
    youth: Collection[str],
    posted: date,
    *,
    seen: Sequence[str] | None = None,
) -> Step:
    """Return the handing in of a list; ``youth`` are those named for the youth board.

    ``seen`` is the list in force as the person knew it; None does not ask.
    """

    def step(desk: Desk, by: str, why: str) -> Outcome:
        name = desk.season.name
        judged = submit_list(
            name, team, idents, posted, by=by, why=why, youth_board=youth, seen=seen
        )
        values = desk.values(judged.facts.day or desk.world.first_day)
        findings = finding_views(desk, values, judged.findings, desk.ruled(team=team))
        says = _("The list of {team} with {number} players, postmarked {day}.").format(
            team=desk.team(team).name, number=len(idents), day=spoken_day(posted)
        )
        return Outcome(says, findings, order_notes(desk, judged))

    return step


def nomination_step(
    team: str, ident: str, confirmed: date, informed: date | None, place: int | None
) -> Step:
    """Return a late nomination (§ 4.4.d.5)."""

    def step(desk: Desk, by: str, why: str) -> Outcome:
        done = nominate(
            desk.season.name,
            team,
            ident,
            confirmed,
            by=by,
            informed=informed,
            place=place,
            despite=why,
        )
        return _nominated(desk, done, confirmed, informed or confirmed)

    return step


def youth_step(team: str, ident: str, day: date) -> Step:
    """Return a domestic U18 put at the end of a list (§ 4.4.d)."""

    def step(desk: Desk, by: str, _why: str) -> Outcome:
        done = append_youth(desk.season.name, team, ident, day, by=by)
        return _nominated(desk, done, day, day)

    return step


def _nominated(desk: Desk, done: Nominated, day: date, informed: date) -> Outcome:
    says = _("{player} takes place {place} and is eligible from {day}.").format(
        player=desk.world.players[done.ident].name,
        place=done.position,
        day=spoken_day(done.eligible_from),
    )
    findings = finding_views(desk, desk.values(day), done.findings, {})
    because = first_day_note(desk, done, day, informed)
    return Outcome(says, findings, (because,) if because else ())
