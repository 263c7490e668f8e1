"""What is filled in for a cup: the draw, the next round, the lot."""

from league.facts.seasons import MatchKey
from league.language import _
from league.services.cup.steps import (
    draw_step,
    lot_step,
    next_step,
)
from league.services.desk import Desk
from league.services.session.trial_runs import Step
from league.views.cup import CupSheet, TieView
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.seeds import seed_field, seed_of
from tui.dialogs.typed_fields import day_hint, day_needed


def draw_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the draw; nobody sees its lots before they are on record."""

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["end"], _("Round 1 until"))
        return draw_step(cup.division.id, day, seed_of(answers["seed"]))

    again = _("a second draw needs one") if cup.rounds else _("not needed; goes into the journal")
    title = _("Draw {division}").format(division=cup.division.name)
    fields = (Field("end", _("Round 1 until"), hint=day_hint(desk), needed=True), seed_field())
    return Form(title, fields, step, again, needs_reason=bool(cup.rounds))


def next_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the end date of the next round."""

    def step(answers: Answers) -> Step:
        return next_step(cup.division.id, day_needed(desk, answers["end"], _("Played until")))

    title = _("Next round of {division}").format(division=cup.division.name)
    fields = (Field("end", _("Played until"), hint=day_hint(desk), needed=True),)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def lot_form(tie: TieView, match: MatchKey) -> Form:
    """Return the lot for a tie that nothing else decides."""

    def step(answers: Answers) -> Step:
        return lot_step(match, (tie.names[0], tie.names[1]), seed_of(answers["seed"]))

    title = _("Lot for {home} – {away}").format(home=tie.names[0], away=tie.names[1])
    return Form(title, (seed_field(),), step, _("not needed; goes into the journal"))
