"""Names of the kinds of steps, as the journal and sentences call them."""

from collections.abc import Mapping

from league.facts.steps import StepKind, step_undone
from league.language import _, per_language, translated
from league.record_kinds import kinds_by_step


def word_of(what: str) -> str:
    """Return the kind of a step in words; as it is stored when nobody knows it."""
    if found := step_undone(what):
        number, rest = found
        return _("Step {number} taken back ({what})").format(number=number, what=word_of(rest))
    return known_steps().get(what, what)


@per_language
def known_steps() -> Mapping[str, str]:
    """Return the words by what the journal stores."""
    steps = {one.value: one.words for one in StepKind}
    return translated(steps | {step: kind.says for step, kind in kinds_by_step().items()})
