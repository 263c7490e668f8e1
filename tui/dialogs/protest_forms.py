"""The papers of a protest: handed in, decided, appealed against."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from league.facts.protests import ProtestFile
from league.facts.seasons import MatchKey
from league.formatting import filled_in, money
from league.language import _
from league.services.protests import steps
from league.services.protests.brought import contested_below
from league.services.protests.brought_words import below_words
from league.services.protests.checks import Below
from league.services.protests.docket import first_office
from league.services.protests.fee_days import counts_from_reasons, pays_later
from league.services.protests.filing import TEAM, Days, Filing
from league.services.session.desk import Desk
from league.services.session.kinds import clubs_to_type
from league.services.session.trial_runs import Step
from league.services.words.codes import instance_name, kind_name
from league.views.protests import ProtestView
from tui.dialogs import protest_typed
from tui.dialogs.form_model import Answers, Field, Form, flag
from tui.dialogs.protest_effects import effect_fields, effects_typed
from tui.dialogs.typed_fields import day_field, needed_day, optional_day

GRANTED, PARTLY, REJECTED = "granted", "partly", "rejected"
_STAYS = "stays"


def filing_form(desk: Desk, match: MatchKey | None = None) -> Form:
    """Return a protest that is handed in, about one match if that is known already."""
    kinds, clubs = tuple((one, kind_name(one)) for one in steps.kinds_of(desk)), clubs_to_type(desk)
    known = protest_typed.match_words(desk, match) if match else ""
    fields = (
        Field("kind", _("About a"), "team", answers=kinds),
        Field(
            "match",
            _("Match"),
            known,
            _("round and teams"),
            suggested=protest_typed.matches_to_type(desk),
        ),
        Field("event", _("Or day, with hour"), hint=_("of the round, such as 3.3.2012 18:30")),
        Field("who", _("Who protests"), hint=_("club, or player"), suggested=clubs, needed=True),
        day_field(desk, "filed", _("Postmark")),
        flag("fee", _("Fee deposited"), "yes"),
        *_later_fields(desk),
        _instance(desk),
        flag("fide", _("About the FIDE laws")),
        Field("text", _("What is asked for"), needed=True),
        Field("organ", _("Who decided it"), hint=_("only outside competitions")),
    )
    return Form(
        _("File a protest"), fields, lambda got: steps.filing_step(_filing(desk, got)), _otherwise()
    )


def thing_form(desk: Desk, what: str, club: str = "", **thing: Any) -> Form:
    """Return a protest against a thing that is on record, named as ``Filing`` names it.

    ``what`` = the thing in words; ``club`` = who will protest, as far as that can be told.
    """
    fields = (
        Field("who", _("Who protests"), club, suggested=clubs_to_type(desk), needed=True),
        day_field(desk, "filed", _("Postmark")),
        flag("fee", _("Fee deposited"), "yes"),
        *_later_fields(desk),
        Field("instance", _("Filed with"), hint=_("empty = who decided it")),
        flag("fide", _("About the FIDE laws")),
        Field("text", _("What is asked for"), needed=True),
    )

    def step(got: Answers) -> Step:
        return steps.filing_step(_filing_against(desk, got, thing))

    title = _("Protest against {what}").format(what=what)
    return Form(title, fields, step, _otherwise())


def _otherwise() -> str:
    """Return what the reason of a protest is for."""
    return _("only for another day or instance than it has")


def _filing_against(desk: Desk, got: Answers, thing: Mapping[str, Any]) -> Filing:
    return Filing(
        TEAM,
        needed_day(desk, got, "filed"),
        bool(got["fee"]),
        got["text"],
        protest_typed.party_typed(desk, got["who"]),
        instance=_instance_typed(desk, got["instance"]),
        fide=bool(got["fide"]),
        paid=_later(desk, got, "paid"),
        **thing,
    )


def notice_form(desk: Desk, number: str, club: str) -> Form:
    """Return a protest against a notice, by the club it was sent to."""
    return thing_form(desk, _("notice {number}").format(number=number), club, notice=number)


def _instance(desk: Desk) -> Field:
    names = tuple(instance_name(one) for one in steps.instances_of(desk))
    hint = _("empty = {instance}").format(instance=instance_name(first_office(desk, "team")))
    return Field("instance", _("Filed with"), hint=hint, suggested=names)


def _instance_typed(desk: Desk, text: str) -> str:
    """Return the instance whose name was typed; what names none as it was typed."""
    ids = {instance_name(one).casefold(): one for one in steps.instances_of(desk)}
    return ids.get(text.casefold(), text)


def _filing(desk: Desk, answers: Answers) -> Filing:
    return Filing(
        kind=answers["kind"],
        filed=protest_typed.needed_moment(desk, answers, "filed"),
        fee_paid=bool(answers["fee"]),
        text=answers["text"],
        who=protest_typed.who_typed(desk, answers["who"]),
        event=protest_typed.optional_moment(desk, answers, "event"),
        match=protest_typed.match_typed(desk, answers["match"]),
        instance=_instance_typed(desk, answers["instance"]),
        fide=bool(answers["fide"]),
        organ=_instance_typed(desk, answers["organ"]),
        paid=_later(desk, answers, "paid"),
    )


def _later_fields(desk: Desk) -> list[Field]:
    """Return the day of the payment, where the book lets it come after the filing."""
    hint = _("empty = with it, or not yet")
    return [Field("paid", _("Fee paid later on"), hint=hint)] if pays_later(desk.book) else []


def _reasons_field(desk: Desk) -> list[Field]:
    """Return the day on which the written reasons came, where an appeal counts from it."""
    hint = _("empty = on the day of the decision")
    field = Field("reasons", _("Reasons received on"), hint=hint)
    return [field] if counts_from_reasons(desk.book) else []


def _later(desk: Desk, answers: Answers, name: str) -> date | None:
    """Return a day that only some books ask for; None = not asked, or not given."""
    return optional_day(desk, answers, name) if name in answers else None


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

    title = (
        _("Decide on protest {number}")
        if filed.appeal_of is None
        else _("Decide on appeal {number}")
    )
    title = title.format(number=filed.number)
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
    fields = (
        Field(
            "who", _("Who appeals"), _lost(desk, filed), suggested=clubs_to_type(desk), needed=True
        ),
        day_field(desk, "filed", _("Postmark")),
        flag("fee", _("Fee deposited"), "yes"),
        *_later_fields(desk),
        *_reasons_field(desk),
        Field("text", _("What is asked for"), needed=True),
    )

    def step(answers: Answers) -> Step:
        return steps.appeal_step(
            filed.number,
            needed_day(desk, answers, "filed"),
            answers["text"],
            protest_typed.party_typed(desk, answers["who"]),
            fee_paid=bool(answers["fee"]),
            days=Days(_later(desk, answers, "paid"), _later(desk, answers, "reasons")),
        )

    title = _("Appeal in protest {number}").format(number=filed.number)
    return Form(title, fields, step, _("not needed; its text is kept"))


def payment_form(desk: Desk, view: ProtestView, until: date) -> Form:
    """Return the payment of a fee after the filing; ``until`` = the last day for it."""
    number = view.file.number

    def step(answers: Answers) -> Step:
        return steps.payment_step(number, needed_day(desk, answers, "day"))

    title = _("Fee of protest {number}: {amount}, until {day}")
    title = filled_in(title, number=number, amount=money(view.outcome.cents), day=until)
    fields = (day_field(desk, "day", _("Paid on")),)
    return Form(title, fields, step, _("not needed"), protest=number)
