"""What is filled in for a cup: the draw, the next round, the lot."""

from league.errors import InputError
from league.facts.seasons import MatchKey
from league.language import _
from league.services.cup_steps import draw_step, lot_step, next_step
from league.services.cup_views import CupSheet, TieView
from league.services.desk import Desk
from league.services.drawing import fresh_seed
from league.services.filing import Step
from tui.dialogs.form import Answers, Field, Form
from tui.dialogs.typed_fields import day_hint, day_needed, number_typed


def draw_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the draw; the seed stands in the form, so that what is seen is what is stored."""

    def step(answers: Answers) -> Step:
        day = day_needed(desk, answers["end"], _("Round 1 until"))
        return draw_step(cup.division.id, day, seed_of(answers["seed"]))

    again = _("a second draw needs one") if cup.rounds else _("not needed; goes into the journal")
    title = _("Draw {division}").format(division=cup.division.name)
    fields = (Field("end", _("Round 1 until"), hint=day_hint(desk)), seed_field())
    return Form(title, fields, step, again, needs_reason=bool(cup.rounds))


def next_form(desk: Desk, cup: CupSheet) -> Form:
    """Return the end date of the next round."""

    def step(answers: Answers) -> Step:
        return next_step(cup.division.id, day_needed(desk, answers["end"], _("Played until")))

    title = _("Next round of {division}").format(division=cup.division.name)
    fields = (Field("end", _("Played until"), hint=day_hint(desk)),)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def lot_form(tie: TieView, match: MatchKey) -> Form:
    """Return the lot for a tie that nothing else decides."""

    def step(answers: Answers) -> Step:
        return lot_step(match, seed_of(answers["seed"]))

    title = _("Lot for {home} – {away}").format(home=tie.names[0], away=tie.names[1])
    return Form(title, (seed_field(),), step, _("not needed; goes into the journal"))


def seed_field() -> Field:
    """Return the seed of a draw, chosen already; another may be typed."""
    return Field("seed", _("Seed"), str(fresh_seed()), _("the same seed draws the same"))


def seed_of(text: str) -> int:
    """Return a seed that was typed. Raises InputError."""
    seed = number_typed(text, _("Seed"))
    if seed is None:
        raise InputError(_("Please give the seed: a whole number from which the lots come."))
    return seed
