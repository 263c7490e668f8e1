"""The journal, as screens and commands show it."""

from datetime import datetime

from league.language import _
from league.storage import journal
from league.views import JournalRow


def rows() -> list[JournalRow]:
    """Return all steps, oldest first. Raises StorageError."""
    return [view_of(step) for step in journal.steps()]


def verify() -> int | None:
    """Return the number of the first step that was changed or is missing; None = all is whole.

    Raises StorageError.
    """
    return journal.first_broken()


def view_of(step: journal.Step) -> JournalRow:
    """Return a step as it is shown."""
    return JournalRow(
        number=step.number,
        at=datetime.fromisoformat(step.at),
        by=step.by,
        what=f"{_word(step.what)}: {step.subject}",
        before=step.before,
        after=step.after,
        why=step.why,
    )


def _word(what: str) -> str:
    if what.startswith("undo:"):
        _undo, number, rest = what.split(":", 2)
        return _("Step {number} taken back ({what})").format(number=number, what=_word(rest))
    words = {
        "import": _("Season imported"),
        "match": _("Match recorded"),
        "ruling": _("Decision"),
        "registration": _("Registration"),
        "application": _("Application for registration"),
        "deregistration": _("Deregistration"),
        "arrears": _("Arrears settled"),
        "equal_status": _("Equal status"),
        "left_home": _("Home federation left"),
        "charge": _("Charge proposed"),
        "suspension": _("Suspension of a club"),
        "consent": _("Consent of a federation"),
        "joint_team": _("Joint team"),
        "list": _("Kader list handed in"),
        "nomination": _("Late nomination"),
        "declaration": _("Declaration (§ 17)"),
        "fee": _("Fee posted"),
        "payment": _("Payment"),
        "refund": _("Refund"),
        "fine": _("Fine"),
        "ban": _("Ban of a club"),
        "protest": _("Protest filed"),
        "deposit": _("Deposit of a protest"),
        "decision": _("Decision on a protest"),
        "forfeit": _("Deposit forfeited"),
        "ratings": _("Rating period stored"),
        "rating_filing": _("Rating report on file"),
        "event": _("Event"),
    }
    return words.get(what, what)
