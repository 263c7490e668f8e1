"""Forms for captains' matters: a lineup that came on paper, and which report counts."""

from dataclasses import replace

from league.facts.matches import Side
from league.facts.seasons import key_text
from league.language import _
from league.record_kinds import REPORT_DECISION
from league.services.captain_reports.desk_steps import paper_lineup_step
from league.services.captain_reports.operations import DECIDE
from league.services.session.decided import decides
from league.services.session.desk import Desk
from league.services.session.stored import list_of
from league.services.session.trial_runs import Step
from league.services.words.naming import id_named
from league.services.words.naming_sentences import of_people
from league.typed.numbers import is_number
from league.views.captain_days import CaptainSheet
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.from_operations import form_of


def paper_lineup_form(desk: Desk, view: CaptainSheet, side: Side) -> Form:
    """Return a team's lineup, board by board; it is sealed and kept in no draft."""
    match = view.match
    idents = list_of(desk, match[2] if side is Side.HOME else match[3]).idents
    players = desk.world.players
    known = tuple(f"{ident} {players[ident].name}" for ident in idents if ident in players)
    hint = _("place, pass number or name; empty = nobody")
    fields = tuple(
        Field(
            f"board{one.number}", _("Board {number}").format(number=one.number), "", hint, (), known
        )
        for one in view.boards
    )

    def step(got: Answers) -> Step:
        row = tuple(_ident(got[one.name], known) for one in fields)
        return paper_lineup_step(match, side, row)

    title = _("Lineup of {team}, from paper").format(team=view.name(side))
    return Form(title, fields, step, goes_into_journal(), kept=False)


def _ident(typed: str, known: tuple[str, ...]) -> str | None:
    """Return the pass number that is meant; None for an empty board. Raises InputError."""
    typed = typed.strip()
    if not typed:
        return None
    if is_number(typed) and 1 <= int(typed) <= len(known):
        return known[int(typed) - 1].partition(" ")[0]
    parts = [one.partition(" ") for one in known]
    return id_named([(ident, name) for ident, _blank, name in parts], typed, of_people())


def decision_form(desk: Desk, view: CaptainSheet) -> Form:
    """Return whose report counts, and why."""
    form = form_of(desk, DECIDE, {"match": view.match, "results": ()})
    return replace(form, decides=decides(desk, REPORT_DECISION, key_text(view.match)))
