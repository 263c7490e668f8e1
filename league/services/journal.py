"""The journal, as screens and commands show it."""

from datetime import datetime

from league.language import _
from league.storage import journal
from league.views import JournalRow


def rows() -> list[JournalRow]:
    """Return all steps, oldest first. Raises StorageError."""
    return [_view(step) for step in journal.steps()]


def verify() -> int | None:
    """Return the number of the first step that was changed or is missing; None = all is whole.

    Raises StorageError.
    """
    return journal.first_broken()


def _view(step: journal.Step) -> JournalRow:
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
    }
    return words.get(what, what)
