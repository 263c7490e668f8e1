"""Why a step cannot be taken back in the journal, and what is done instead."""

from league.forms import told
from league.language import _
from league.storage.steps import Step


def brought_all(step: Step) -> str:
    """Return why the step that brought a season stays, and what is done instead."""
    stays = _("Nothing is known of the time before this step: it brought the season itself.")
    others = _("The journal (F7, “u”) takes back other steps.")
    if step.what != "rollover":
        return f"{stays}\n{others}"
    way = _(
        "Prepare the season again: promotion (F4, m), “x”, “Replace a prepared one”; "
        "or “spielleiter rollover {season} --again”."
    )
    return f"{stays}\n{told(way, season=step.subject)}\n{others}"
