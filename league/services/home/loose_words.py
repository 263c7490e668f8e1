"""Drafts, messages, codes and sessions as the person reads them of whom they are."""

from collections.abc import Mapping

from league.language import _, per_language, to_translate, translated
from league.services.journal.values import day_words

_LABELS = {
    "at": to_translate("when"),
    "until": to_translate("until"),
    "seen": to_translate("last seen"),
    "season": to_translate("season"),
    "key": to_translate("about"),
    "login": to_translate("log-in name"),
    "name": to_translate("name"),
    "whom": to_translate("to"),
    "mail": to_translate("e-mail"),
    "subject": to_translate("subject"),
    "body": to_translate("content"),
    "sent": to_translate("sent on"),
    "fault": to_translate("fault"),
    "used": to_translate("used on"),
    "by": to_translate("by"),
    "language": to_translate("language"),
    "address": to_translate("network address"),
    "agent": to_translate("browser"),
}
"""What is told of them, in this order, by column; how the program counts and claims them is not."""


@per_language
def _tables() -> Mapping[str, str]:
    return {
        "Draft": _("Draft"),
        "Message": _("Message"),
        "AccessCode": _("Access code"),
        "LoginSession": _("Session"),
    }


def table_words(table: str) -> str:
    """Return what a row of a table is."""
    return _tables()[table]


def loose_words(held: Mapping[str, object], zone: str | None) -> tuple[tuple[str, str], ...]:
    """Return what a row says: label and value, moments by the clocks of a zone."""
    return tuple(
        (label, day_words(str(held[column]), zone).strip())
        for column, label in translated(_LABELS).items()
        if held.get(column)
    )
