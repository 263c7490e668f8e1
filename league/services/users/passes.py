"""Match passes: who acts for a team in one match, such as a captain's deputy."""

import json
from datetime import datetime

from league.errors import InputError, NotFoundError
from league.facts.actors import Actor, Right, Scope
from league.facts.matches import Side
from league.facts.seasons import MatchKey, key_text
from league.facts.steps import StepKind
from league.language import _, current
from league.services.session.office_checks import name as checked_name
from league.services.session.transactions import (
    add_step,
    check_right,
    scope_in,
    transaction,
    without_facts,
)
from league.services.users.codes import (
    code_as_given,
    known_code,
    new_secret,
    no_good,
    pass_login,
    refuse_used,
    store_code,
)
from league.services.users.sign_in import begin_session
from league.storage import access
from league.storage.access import CodeRow
from league.storage.database import moment
from league.views.users import Code, MatchPass, SignedIn

MOST = 5
"""Most passes of a team for one match."""


def give_pass(
    season: str,
    match: MatchKey,
    side: Side,
    name: str,
    *,
    until: datetime,
    actor: Actor,
    form: str = "",
) -> Code:
    """Give out a pass with which somebody acts for a team in a match until a moment (UTC).

    The same ``form`` again is the same pass, with the same code. Raises InputError without his
    name, for a moment that is over, and for too many passes; RightError, StorageError.
    """
    scope = _scope(season, match, side)
    check_right(actor, Right.PASSES, scope)
    secret = new_secret(form)
    with transaction(actor, Right.PASSES, scope):
        name = checked_name(name, _("Name"))
        given = access.code(secret.id) if form else None
        if given is not None and _told(given) == (season, json.dumps(match), side, name):
            return code_as_given(given.id, secret, given.until)
        _refuse_needless(passes_of(season, match, side), until)
        by = actor.login or actor.name
        row = CodeRow("", "", "", season, json.dumps(match), side, name, by, "", "")
        code = store_code(row, secret, until)
        _tell(actor, season, match, side, name)
        return code


def _refuse_needless(given: list[MatchPass], until: datetime) -> None:
    """Refuse a pass for a moment that is over, and one too many. Raises InputError."""
    if until <= moment():
        raise InputError(_("Nobody acts in this match any more: its reports are due."))
    if len(given) >= MOST:
        sentence = _("A team has at most {most} passes for a match; end one first.")
        raise InputError(sentence, most=MOST)


def _told(row: CodeRow) -> tuple[str, str, str, str]:
    """Return what a pass is for, and for whom."""
    return row.season, row.match, row.side, row.name


def passes_of(season: str, match: MatchKey, side: Side) -> list[MatchPass]:
    """Return the passes of a team for a match, oldest first. Raises StorageError."""
    found = access.passes(season, json.dumps(match), side)
    return [
        MatchPass(
            one.id,
            one.name,
            datetime.fromisoformat(one.at),
            datetime.fromisoformat(one.until),
            one.used is not None,
        )
        for one in found
    ]


def end_pass(season: str, match: MatchKey, side: Side, id: str, *, actor: Actor) -> None:
    """End a pass; whoever is signed in with it is signed out.

    Raises NotFoundError for a pass that the team does not have, RightError, StorageError.
    """
    with transaction(actor, Right.PASSES, _scope(season, match, side)):
        mine = {one.id: one for one in passes_of(season, match, side)}
        if id not in mine:
            raise NotFoundError(_("This pass does not exist, or not for this team."))
        access.drop_code(id)
        access.drop_sessions(pass_login(id))
        _tell(actor, season, match, side, mine[id].name)


def redeem_pass(text: str, *, address: str, agent: str) -> SignedIn:
    """Sign somebody in by his match pass.

    Raises InputError for a pass that is no good, and when one has to wait; StorageError.
    """
    row = known_code(text, address)
    if row.login:
        raise InputError(no_good())
    with without_facts():
        refuse_used(row)
        until = datetime.fromisoformat(row.until)
        return begin_session(pass_login(row.id), current(), until, address, agent)


def _scope(season: str, match: MatchKey, side: Side) -> Scope:
    team = match[2] if side == Side.HOME else match[3]
    return scope_in(season, team=team, match=match)


def _tell(actor: Actor, season: str, match: MatchKey, side: Side, name: str) -> None:
    """Note in the journal for whom a pass was given or ended."""
    subject = " · ".join((season, StepKind.ACCESS_CODE, f"{key_text(match)}/{side}"))
    add_step(actor, StepKind.ACCESS_CODE, subject, "", "", name)
