"""The papers about failing to appear: exclusion, ban, force majeure."""

from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action
from league.services.closing import no_show_steps
from league.services.protests.docket import match_name
from league.services.session.decided import rules_team
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.typed_fields import day_field, needed_day, optional_day, since_field


def exclude_form(desk: Desk, team: str) -> Form:
    """Return a team's exclusion."""
    title = _("Exclude {team}").format(team=desk.team(team).name)

    def step(got: Answers) -> Step:
        return no_show_steps.exclude_step(team, optional_day(desk, got, "since"))

    about = rules_team(desk, team, Action.EXCLUDE)
    return Form(title, (since_field(desk),), step, needs_reason=True, decides=about)


def readmit_form(desk: Desk, team: str) -> Form:
    """Return the taking back of a team's exclusion."""
    title = _("Take the exclusion of {team} back").format(team=desk.team(team).name)
    return _by_reason(title, no_show_steps.readmit_step(team))


def _by_reason(title: str, done: Step) -> Form:
    return Form(title, (), lambda _got: done, needs_reason=True)


def ban_form(desk: Desk, club: str) -> Form:
    """Return a club's ban."""
    fields = (
        day_field(desk, "first", _("First day")),
        Field("last", _("Last day"), hint=_("included"), needed=True),
    )

    def step(got: Answers) -> Step:
        return no_show_steps.ban_step(
            club, needed_day(desk, got, "first"), optional_day(desk, got, "last")
        )

    title = _("Ban {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, needs_reason=True)


def excuse_form(desk: Desk, match: MatchKey, team: str) -> Form:
    """Return force majeure for a match to which a team could not appear."""
    title = _("Force majeure of {team}: {match}")
    hint = _("what was shown: police, road service, doctor")
    return Form(
        title.format(team=desk.team(team).name, match=match_name(desk, match)),
        (Field("proof", _("Proof"), hint=hint, needed=True),),
        lambda got: no_show_steps.excuse_step(match, team, got["proof"]),
        _("not needed; the proof is kept"),
    )


def unexcuse_form(desk: Desk, match: MatchKey, team: str) -> Form:
    """Return the taking back of force majeure."""
    title = _("Take force majeure of {team} back").format(team=desk.team(team).name)
    return _by_reason(title, no_show_steps.unexcuse_step(match, team))
