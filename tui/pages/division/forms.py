"""The forms of a division: what is decided for it, and which rounds are published."""

from collections.abc import Sequence

from league.facts.divisions import DivisionDecision, Matter
from league.language import _
from league.rulings import Action
from league.services.closing.no_show_steps import exclusion_step
from league.services.schedule.division_decisions import decision_step, matters
from league.services.schedule.round_states import state_step
from league.services.session.decided import rules_team
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import matter_words
from league.typed.numbers import read_wholes
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.dialogs.typed_fields import about, day_field, needed_day, optional_day, since_field


def decision_form(desk: Desk, division: str) -> Form:
    """Return a decision on mode, special rule, official, wait, hour or director of a division."""
    offered, words = matters(desk.book, desk.today), matter_words()
    first = Matter.OFFICIAL if Matter.OFFICIAL in offered else offered[0]
    fields = (
        Field("matter", _("About"), first, answers=tuple((one, words[one]) for one in offered)),
        Field("what", _("Decided"), hint=_("a name, a rule, 7, 15:00, kader"), needed=True),
        day_field(desk, "day", _("Decided on")),
        Field("who", _("Decided by"), hint=_("such as majority of the clubs"), needed=True),
    )

    def step(answers: Answers) -> Step:
        matter, what = Matter(answers["matter"]), answers["what"]
        day = needed_day(desk, answers, "day")
        return decision_step(DivisionDecision(division, matter, what, day, answers["who"]))

    title = _("Decision for {division}").format(division=desk.division(division).name)
    return Form(title, fields, step, _("if something stands against it"))


def exclude_form(desk: Desk, team: str) -> Form:
    """Return a team's exclusion."""

    def step(answers: Answers) -> Step:
        return exclusion_step(team, optional_day(desk, answers, "since"))

    title = _("Exclude {team}").format(team=desk.team(team).name)
    about = rules_team(desk, team, Action.EXCLUDE)
    return Form(title, (since_field(desk),), step, needs_reason=True, decides=about)


def state_form(desk: Desk, division: str, held: Sequence[int], *, publish: bool) -> Form:
    """Return the publishing of rounds, of those held back at first; or their holding back."""
    value = " ".join(map(str, held)) if publish else ""
    fields = (Field("rounds", _("Rounds"), value, _("such as 1 2 3; empty = all")),)

    def step(answers: Answers) -> Step:
        with about(_("Rounds")):
            numbers = read_wholes(answers["rounds"], 1)
        return state_step(division, numbers, published=publish)

    title = _("Publish rounds of {division}") if publish else _("Hold back rounds of {division}")
    name = desk.division(division).name
    return Form(title.format(division=name), fields, step, goes_into_journal())
