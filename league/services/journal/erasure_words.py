"""What an erasure step did: for whom, and which steps lost their content."""

from league.language import _
from league.storage.blanking import spans_named
from league.storage.steps import Step

_MOST = 4
"""Ranges of steps named in one line; the rest stands in the step itself."""


def erasure_words(step: Step) -> str:
    """Return whose data went and from which steps; of those taken over nothing is said."""
    named = spans_named(step.after)
    spans = named.get(step.subject, [])
    if not spans:
        return _("{who}, no step told of it").format(who=step.subject)
    shown = ", ".join(one.replace("-", "–") for one in spans[:_MOST])
    if len(spans) > _MOST:
        shown += " " + _("… and {number} more").format(number=len(spans) - _MOST)
    return _("{who}, content of the steps {numbers}").format(who=step.subject, numbers=shown)
