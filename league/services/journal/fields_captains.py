"""What the journal calls the fields of sealed lineups and of what captains report."""

from league.language import to_translate

CAPTAINS = {
    "digest": to_translate("hash"),
    "form": to_translate("mark of the form"),
    "how": to_translate("opened"),
    "into": to_translate("comes in"),
    "key": to_translate("seal key"),
    "lineups": to_translate("lineups"),
    "out": to_translate("goes out"),
    "row": to_translate("lineup"),
    "salt": to_translate("salt"),
    "sealed": to_translate("sealed lineup"),
}
"""By the name of the field; the words are translated with all others."""
