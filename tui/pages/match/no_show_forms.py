"""The papers about failing to appear: exclusion, ban, force majeure."""

from league.facts.seasons import MatchKey
from league.language import _
from league.services.desk import Desk
from league.services.filing import Step
from league.services.no_show_steps import (
    ban_step,
    exclude_step,
    excuse_step,
    readmit_step,
    unexcuse_step,
)
from league.services.protest_docket import match_name
from tui.dialogs.asked import Answers, Field, Form
from tui.dialogs.typed_fields import day_hint, day_needed, day_typed, suggested_day


def exclude_form(desk: Desk, team: str) -> Form:
    """Return a team's exclusion."""
    title = _("Exclude {team}").format(team=desk.team(team).name)
    return _by_reason(title, exclude_step(team))


def readmit_form(desk: Desk, team: str) -> Form:
    """Return the taking back of a team's exclusion."""
    title = _("Take the exclusion of {team} back").format(team=desk.team(team).name)
    return _by_reason(title, readmit_step(team))


def _by_reason(title: str, done: Step) -> Form:
    def step(_answers: Answers) -> Step:
        return done

    return Form(title, (), step, _("goes into the journal"), needs_reason=True)


def ban_form(desk: Desk, club: str) -> Form:
    """Return a club's ban."""
    fields = (
        Field("first", _("First day"), suggested_day(desk), day_hint(desk), needed=True),
        Field("last", _("Last day"), hint=_("included"), needed=True),
    )

    def step(answers: Answers) -> Step:
        first = day_needed(desk, answers["first"], _("First day"))
        return ban_step(club, first, day_typed(desk, answers["last"], _("Last day")))

    title = _("Ban {club}").format(club=desk.club(club).name)
    return Form(title, fields, step, _("goes into the journal"), needs_reason=True)


def excuse_form(desk: Desk, match: MatchKey, team: str) -> Form:
    """Return force majeure for a match to which a team could not appear."""
    hint = _("what was shown: police, road service, doctor")
    fields = (Field("proof", _("Proof"), hint=hint, needed=True),)

    def step(answers: Answers) -> Step:
        return excuse_step(match, team, answers["proof"])

    title = _("Force majeure of {team}: {match}").format(
        team=desk.team(team).name, match=match_name(desk, match)
    )
    return Form(title, fields, step, _("not needed; the proof is kept"))


def unexcuse_form(desk: Desk, match: MatchKey, team: str) -> Form:
    """Return the taking back of force majeure."""
    title = _("Take force majeure of {team} back").format(team=desk.team(team).name)
    return _by_reason(title, unexcuse_step(match, team))
