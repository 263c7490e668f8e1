"""Whether a decision makes sense: on something that is there, and not in force already."""

from league import forms
from league.errors import InputError, NotFoundError
from league.language import _
from league.rulings import Action, Ruling
from league.services.opened import Desk


def check(desk: Desk, ruling: Ruling) -> None:
    """Refuse a decision that makes no sense.

    Raises NotFoundError for a match, team or target nobody knows, InputError for the rest.
    """
    if not ruling.reason:
        raise InputError(_("A decision needs a reason."))
    fees = _known_target(desk, ruling)
    if ruling.action is Action.ADD:
        raise InputError(_("Only what the checks found can be decided on."))
    if (ruling.action is Action.CHANGE) != (ruling.cents is not None):
        raise InputError(_("An amount belongs to a change, and a change needs an amount."))
    if ruling.action is Action.CHANGE and ruling.target not in fees:
        raise InputError(_("Only the amount of a fee can be changed."))
    if ruling.cents is not None and ruling.cents < 0:
        raise InputError(_("A changed fee needs an amount of zero or more."))
    _refuse_repetition(desk, ruling)


def _known_target(desk: Desk, ruling: Ruling) -> set[str]:
    """Return the fees that could be decided on. Raises NotFoundError, InputError."""
    if ruling.match is not None:
        judged = desk.judged(ruling.match)
        fees = {fee.key for fee in judged.proposed}
        known = {found.key for found in judged.findings} | fees
    elif ruling.team is not None:
        fees, known = set(), _targets_of_team(desk, ruling)
    else:
        raise InputError(_("A decision is about a match or about a team."))
    if ruling.target not in known:
        sentence = _("There is nothing called “{target}” here; there are: {known}.")
        names = ", ".join(sorted(known)) or "–"
        raise NotFoundError(sentence.format(target=ruling.target, known=names))
    if ruling.action is Action.EXCLUDE and (ruling.match or ruling.target != ruling.team):
        raise InputError(_("Only a team can be excluded."))
    return fees


def _targets_of_team(desk: Desk, ruling: Ruling) -> set[str]:
    team = desk.team(ruling.team or "").id
    if ruling.action is Action.EXCLUDE or (team in desk.judgement.excluded):
        return {team, *_of_list(desk, team)}
    return _of_list(desk, team)


def _of_list(desk: Desk, team: str) -> set[str]:
    return {found.key for found in desk.judgement.lists[team].findings}


def _refuse_repetition(desk: Desk, ruling: Ruling) -> None:
    earlier = desk.ruled(match=ruling.match, team=ruling.team).get(ruling.target)
    if earlier is None:
        if ruling.action is Action.REOPEN:
            raise InputError(_("Nothing has been decided about it."))
        return
    if (earlier.action, earlier.cents) == (ruling.action, ruling.cents):
        sentence = _("{by} has {done} this already on {day}: {reason}")
        raise InputError(
            sentence.format(
                by=earlier.by,
                done=_done(earlier.action),
                day=forms.day(earlier.at.date()),
                reason=earlier.reason,
            )
        )


def _done(action: Action) -> str:
    words = {
        Action.CONFIRM: _("confirmed"),
        Action.WAIVE: _("waived"),
        Action.CHANGE: _("changed"),
        Action.EXCLUDE: _("excluded"),
    }
    return words.get(action, str(action))
