"""What is filled in for a cup: the draw, the next round, the lot."""

from league.facts.seasons import MatchKey
from league.language import _
from league.services.cup.steps import draw_step, lot_step, next_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.views.cup import CupSheet, TieView
from tui.dialogs.form_model import Answers, Form, goes_into_journal
from tui.dialogs.typed_fields import day_field, needed_day, seed_field, seed_of


def draw_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the draw; nobody sees its lots before they are on record."""

    def step(got: Answers) -> Step:
        day = needed_day(desk, got, "end")
        return draw_step(cup.division.id, day, seed_of(got))

    again = _("a second draw needs one") if cup.rounds else goes_into_journal()
    title = _("Draw {division}").format(division=cup.division.name)
    fields = (day_field(desk, "end", _("Round 1 until"), ""), seed_field())
    return Form(title, fields, step, again, needs_reason=bool(cup.rounds))


def next_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the end date of the next round."""
    return Form(
        _("Next round of {division}").format(division=cup.division.name),
        (day_field(desk, "end", _("Played until"), ""),),
        lambda got: next_step(cup.division.id, needed_day(desk, got, "end")),
        goes_into_journal(),
    )


def lot_form(_desk: Desk, tie: TieView, match: MatchKey) -> Form:
    """Return the lot for a tie that nothing else decides."""
    home, away = tie.names
    return Form(
        _("Lot for {home} – {away}").format(home=home, away=away),
        (seed_field(),),
        lambda got: lot_step(match, (home, away), seed_of(got)),
        goes_into_journal(),
    )
