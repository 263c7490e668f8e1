"""What is kept of one person, for him to read."""

from league.formatting import day
from league.language import _
from league.views.personal import KeptFact, PersonalData
from reports.document import Column, Document, Table


def layout(view: PersonalData) -> Document:
    """Return all parts: what is recorded, drafts and messages, the steps of the journal."""
    parts = (
        (_("Recorded"), view.facts),
        (_("Drafts, messages, sessions"), view.loose),
        (_("Steps of the journal"), view.steps),
    )
    return Document(
        title=_("What is kept of {person}").format(person=view.key),
        place_and_day=day(view.day),
        audience=view.key,
        blocks=tuple(_table(name, facts) for name, facts in parts if facts),
    )


def _table(name: str, facts: tuple[KeptFact, ...]) -> Table:
    columns = (Column(_("Season"), width=22), Column(_("What"), width=48), Column(_("Contents")))
    rows = tuple(
        (one.season, one.what, "; ".join(f"{label}: {value}" for label, value in one.told))
        for one in facts
    )
    return Table(columns, rows, name=name)
