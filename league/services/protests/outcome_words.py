"""What is said of a protest that was filed or decided; of an appeal in its own words."""

from league.facts.protests import ProtestFile
from league.formatting import filled_in
from league.language import _
from league.services.words.codes import instance_name


def filed_words(filed: ProtestFile) -> str:
    """Return where a protest or an appeal is on file now."""
    sentence = _("Protest {number} is on file with: {instance}.")
    if filed.appeal_of is not None:
        sentence = _("Appeal {number} is on file with: {instance}.")
    return sentence.format(number=filed.number, instance=instance_name(filed.instance))


def decided_words(filed: ProtestFile) -> str:
    """Return how a protest or an appeal was decided; empty = it was not."""
    if filed.decided is None:
        return ""
    granted, partly, rejected = (
        _("Protest {number} is granted on {day}."),
        _("Protest {number} is granted in part on {day}."),
        _("Protest {number} is rejected on {day}."),
    )
    if filed.appeal_of is not None:
        granted, partly, rejected = (
            _("Appeal {number} is granted on {day}."),
            _("Appeal {number} is granted in part on {day}."),
            _("Appeal {number} is rejected on {day}."),
        )
    sentence = partly if filed.decided.partly else granted if filed.decided.granted else rejected
    return filled_in(sentence, number=filed.number, day=filed.decided.day)


def reason_words(filed: ProtestFile, cited: str = "") -> str:
    """Return why something is ruled with the decision on it."""
    sentence = _("Protest {number}, {instance}: {reasons}")
    if filed.appeal_of is not None:
        sentence = _("Appeal {number}, {instance}: {reasons}")
    reasons = filed.decided.reasons if filed.decided else ""
    instance = instance_name(filed.instance)
    return sentence.format(number=filed.number, instance=instance, reasons=reasons + cited)
