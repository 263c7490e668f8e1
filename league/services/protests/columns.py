"""The lists of protests and objections: their columns."""

from league.facts.cancellations import Objection
from league.facts.protests import day_of
from league.language import to_translate
from league.services.protests.docket import about_or_appeal
from league.services.words.codes import kind_name
from league.views.columns import At, Column, Columns, Kind
from league.views.protests import CourtRow, ProtestRow, Stage


def _runs(row: ProtestRow) -> str:
    return "text" if row.stage in (Stage.APPEAL, Stage.DECIDE, Stage.LATE) else "muted"


def _urgent(row: ProtestRow) -> str:
    if row.stage is Stage.LATE:
        return "bold bad"
    if row.stage is Stage.APPEAL:
        return "bold warn" if (row.days or 0) <= 2 else "bold text"
    return "text" if row.stage is Stage.DECIDE else "muted"


def _fee_goes(row: ProtestRow) -> str | None:
    return row.view.outcome.fee_goes or row.view.outcome.unheard_goes


def _deadline(row: ProtestRow) -> str | None:
    due = row.view.outcome.deadline
    return None if due is None else str(due)


PROTESTS: Columns[ProtestRow] = (
    Column("number", to_translate("No."), lambda one: one.file.number, Kind.NUMBER, ink="muted"),
    Column("about", to_translate("About"), lambda one: about_or_appeal(one.about, one.file),
           at=At.READ, ink=_runs, grow=True),
    Column("who", to_translate("By"), at=At.READ, ink="muted", grow=True, least=110),
    Column("kind", to_translate("Kind"), lambda one: kind_name(one.file.kind),
           at=At.READ, ink="muted", least=140),
    Column("kind", value=lambda one: one.file.kind, at=At.JSON),
    Column("instance", to_translate("Instance"), at=At.READ, ink="muted", least=96),
    Column("instance", value=lambda one: one.file.instance, at=At.JSON),
    Column("state", to_translate("State"), at=At.READ),
    Column("run", value=lambda _one: None, at=At.SCREEN, least=96),
    Column("left", to_translate("Countdown"), lambda one: one.left or None,
           at=At.READ, ink=_urgent),
    Column("match", value=lambda one: one.file.match, at=At.JSON),
    Column("event", value=lambda one: str(one.file.event), at=At.JSON),
    Column("filed", value=lambda one: str(one.file.filed), at=At.JSON),
    Column("deadline", value=_deadline, at=At.JSON),
    Column("admissible", value=lambda one: one.view.outcome.admissible, at=At.JSON),
    Column("fee_goes", value=_fee_goes, at=At.JSON),
    Column("granted", value=lambda one: one.file.facts.granted, at=At.JSON),
    Column("against", value=lambda one: one.view.against, at=At.JSON),
    Column("next", value=lambda one: one.view.next_instance, at=At.JSON),
    Column("days_left", value=lambda one: one.days, at=At.JSON),
    Column("appeal_of", value=lambda one: one.file.appeal_of, at=At.JSON),
)  # fmt: skip


def _court_ink(row: CourtRow) -> str:
    return "muted" if row.fact.decided else "warn"


COURTS: Columns[CourtRow] = (
    Column("kind", value=lambda one: "court" if isinstance(one.fact, Objection) else "director",
           at=At.JSON),
    Column("division", value=lambda one: one.fact.division, at=At.JSON),
    Column("round", value=lambda one: one.fact.round, at=At.JSON),
    Column("about", to_translate("About"), at=At.READ, ink=_court_ink, grow=True),
    Column("who", to_translate("By"), lambda one: one.fact.who, ink="muted"),
    Column("filed", to_translate("Filed"), lambda one: day_of(one.fact.filed), Kind.DAY,
           at=At.READ, ink="muted", least=96),
    Column("filed", value=lambda one: str(one.fact.filed), at=At.JSON),
    Column("instance", to_translate("Instance"), at=At.READ, ink="muted"),
    Column("instance", value=lambda one: one.instance.casefold(), at=At.JSON),
    Column("state", to_translate("State"), at=At.READ, ink=_court_ink),
    Column("granted", value=lambda one: one.fact.granted if one.fact.decided else None,
           at=At.JSON),
)  # fmt: skip
"""Objections before a tournament's court."""
