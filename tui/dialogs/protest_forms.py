"""The papers of a protest: handed in, decided, appealed against."""

from dataclasses import replace
from datetime import date
from typing import Any

from league.facts.protests import ProtestFile
from league.facts.seasons import MatchKey
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _
from league.services.protests import operations, steps
from league.services.protests.brought import contested_below
from league.services.protests.brought_words import below_words
from league.services.protests.checks import Below
from league.services.protests.filing import TEAM
from league.services.session.desk import Desk
from league.services.session.kinds import match_words
from league.services.session.trial_runs import Step
from league.views.protests import ProtestView
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.from_operations import form_of
from tui.dialogs.protest_effects import effect_fields, effects_typed
from tui.dialogs.typed_fields import day_field, needed_day

GRANTED, PARTLY, REJECTED = "granted", "partly", "rejected"
_STAYS = "stays"
_NO_THING = {"notice": "", "finding": "", "ruling": None, "decision": None, "directed": False}
"""What a protest about a match or a round is not against, and is not asked."""


def filing_form(desk: Desk, match: MatchKey | None = None) -> Form:
    """Return a protest that is handed in, about one match if that is known already."""
    shown = {"match": match_words(desk, match)} if match else {}
    return form_of(desk, operations.FILE, _NO_THING, shown)


def thing_form(desk: Desk, what: str, club: str = "", **thing: Any) -> Form:
    """Return a protest against a thing that is on record, named as ``Filing`` names it.

    ``what`` = the thing in words; ``club`` = who will protest, as far as that can be told.
    """
    given = _NO_THING | {"kind": TEAM, "match": None, "event": None, "organ": ""} | thing
    return form_of(desk, operations.CONTEST, given, {"who": club}, what=what)


def notice_form(desk: Desk, number: str, club: str) -> Form:
    """Return a protest against a notice, by the club it was sent to."""
    return thing_form(desk, _("notice {number}").format(number=number), club, notice=number)


def decision_form(desk: Desk, filed: ProtestFile) -> Form:
    """Return the decision on a protest, with what granting it changes in its match.

    Of an appeal also with what the decision below brought, of a protest with what it contests: all
    of it is to fall, or parts stay.
    """
    words = {GRANTED: _("granted"), PARTLY: _("granted in part"), REJECTED: _("rejected")}
    below, contested = below_words(desk, filed), contested_below(desk.season, filed)
    fields = (
        Field("decision", _("The protest is"), GRANTED, answers=tuple(words.items())),
        day_field(desk, "day", _("Decided on")),
        *(_below_field(filed, number, line) for number, line in enumerate(below, 1)),
        *(effect_fields(desk, filed.match, contested) if filed.match else ()),
    )

    def step(answers: Answers) -> Step:
        granted = answers["decision"] != REJECTED
        day = needed_day(desk, answers, "day")
        match = filed.match if granted else None
        effects = effects_typed(desk, match, answers, contested) if match else []
        kept = [n for n in range(1, len(below) + 1) if granted and answers[f"below{n}"] == _STAYS]
        said = Below(answers["decision"] == PARTLY, tuple(kept))
        return steps.decision_step(filed.number, day, granted=granted, effects=effects, below=said)

    protest, appeal = _("Decide on protest {number}"), _("Decide on appeal {number}")
    title = (protest if filed.appeal_of is None else appeal).format(number=filed.number)
    why = _("of the decision, needed")
    return Form(title, fields, step, why, needs_reason=True, protest=filed.number)


def _below_field(filed: ProtestFile, number: int, line: str) -> Field:
    """Return the question whether one thing that the decision below brought falls.

    Or a part of what a protest contests, such as the charge of a notice.
    """
    falls, stays = _("falls: {what}").format(what=line), _("stays: {what}").format(what=line)
    label = _("Lower decision, {number}") if filed.appeal_of else _("Contested, {number}")
    label = label.format(number=number)
    return Field(f"below{number}", label, answers=(("", falls), (_STAYS, stays)))


def _lost(desk: Desk, filed: ProtestFile) -> str:
    """Return whom a decision went against: who protested, or if it was granted the opponent."""
    if filed.decided is None or not filed.decided.granted:
        return filed.who
    clubs = [desk.team(team).club for team in filed.match[2:]] if filed.match else []
    return next((one for one in clubs if one != filed.who), "") if filed.who in clubs else ""


def appeal_form(desk: Desk, filed: ProtestFile) -> Form:
    """Return an appeal against the decision on a protest."""
    given, shown = {"number": filed.number}, {"who": _lost(desk, filed)}
    return form_of(desk, operations.APPEAL, given, shown)


def payment_form(desk: Desk, view: ProtestView, until: date) -> Form:
    """Return the payment of a fee after the filing; ``until`` = the last day for it."""
    number, cents = view.file.number, money(view.outcome.cents)
    form = form_of(desk, operations.PAY, {"number": number}, amount=cents, until=spoken_day(until))
    return replace(form, protest=number)
