"""What the journal calls the fields of sealed lineups and of what captains report."""

from league.language import to_translate

CAPTAINS = {
    "partly": to_translate("granted in part"),
    "directed": to_translate("who would decide directed the event"),
    "fell": to_translate("falls"),
    "stayed": to_translate("stays"),
    "hung": to_translate("to be decided"),
    "before": to_translate("before"),
    "now": to_translate("now"),
    "part": to_translate("part"),
    "digest": to_translate("hash"),
    "form": to_translate("mark of the form"),
    "how": to_translate("opened"),
    "into": to_translate("player who comes in"),
    "key": to_translate("key"),
    "lineups": to_translate("lineups"),
    "out": to_translate("player who goes out"),
    "row": to_translate("lineup"),
    "salt": to_translate("salt"),
    "sealed": to_translate("sealed lineup"),
    "results": to_translate("results"),
    "late": to_translate("came late, by board"),
    "missing": to_translate("did not come, by board"),
    "paid": to_translate("paid in cash for board"),
    "received": to_translate("cash received for board"),
    "absent": to_translate("opponent did not come"),
    "protest": to_translate("protest"),
    "provisional": to_translate("counts for the present"),
    "days": to_translate("days"),
    "words": to_translate("message to the other team"),
    "accepted": to_translate("day accepted"),
    "refused": to_translate("refused because"),
    "answered_at": to_translate("answered at"),
    "answered_by": to_translate("answered by"),
}
"""By the name of the field; the words are translated with all others."""
