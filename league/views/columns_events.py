"""The lists of an event: who has a place or follows, and fees by club and by entry."""

from league.language import _, to_translate
from league.views.columns import At, Column, Columns, Kind
from league.views.events import CandidateRow, ClubFees, FeeRow, PlacesView

LONGEST = 24
"""Letters of a name beside other words."""

CLUB_FEES: Columns[ClubFees] = (
    Column("club", at=At.JSON),
    Column("name", to_translate("Club"), ink="bold text", grow=True),
    Column("entries", to_translate("Entries"), kind=Kind.NUMBER, ink="muted"),
    Column("counting", to_translate("Counting"), kind=Kind.NUMBER, ink="muted",
           name=to_translate("Entries that count")),
    Column("due", to_translate("Due"), kind=Kind.MONEY),
    Column("paid", to_translate("Paid"), kind=Kind.MONEY, dot=True),
    Column("left", to_translate("Open"), kind=Kind.MONEY, dot=True,
           ink=lambda one: "bold warn" if one.left else "muted"),
)  # fmt: skip
"""What each club owes for its entries."""


def _state(row: FeeRow) -> str:
    return row.why or _("counts")


FEES: Columns[FeeRow] = (
    Column("ident", at=At.JSON),
    Column("club", at=At.JSON),
    Column("counts", at=At.JSON),
    Column("club_name", to_translate("Club"), at=At.READ, ink="muted", most=LONGEST),
    Column("player", to_translate("Player"), ink="bold text", most=LONGEST),
    Column("entered", to_translate("Entered"), kind=Kind.DAY, ink="muted", right=True, least=200),
    Column("due", to_translate("Due"), kind=Kind.MONEY, dot=True),
    Column("paid", to_translate("Paid"), kind=Kind.MONEY, dot=True),
    Column("left", to_translate("Open"), kind=Kind.MONEY, dot=True),
    Column("paid_on", to_translate("Paid on"), kind=Kind.DAY, ink="muted", right=True, least=200),
    Column("citation", "§", kind=Kind.CITED, ink="accent", least=200),
    Column("why", to_translate("State"), _state, at=At.READ, grow=True,
           ink=lambda one: "good" if one.counts else "warn"),
    Column("why", at=At.JSON),
)  # fmt: skip
"""What each entry costs, and whether it counts."""


Standing = tuple[str, CandidateRow]
"""How somebody stands, in words or by the number of his place, and what is known of him."""


def standings(view: PlacesView) -> list[Standing]:
    """Return all who might have a place: who has one, who may follow, who waits, who may not."""
    return [
        *((f"{at}.", row) for at, row in enumerate(view.qualified, 1)),
        *((_("next in line"), row) for row in view.following),
        *((_("to decide"), row) for row in view.undecided),
        *(("–", row) for row in view.refused),
    ]


PLACES: Columns[Standing] = (
    Column("state", to_translate("Place"), lambda one: one[0], at=At.READ, ink="primary"),
    Column("ident", to_translate("No."), lambda one: one[1].ident, at=At.TEXT),
    Column("name", to_translate("Player"), lambda one: one[1].name, at=At.READ, ink="bold text",
           most=LONGEST),
    Column("region", to_translate("Region"),
           lambda one: f"{one[1].region} {one[1].place or ''}".strip(), at=At.READ, ink="muted"),
    Column("citation", "§", lambda one: one[1].citation, Kind.CITED, at=At.READ, ink="accent"),
    Column("why", to_translate("Reason"), lambda one: one[1].why, at=At.READ, grow=True),
    Column("entry", to_translate("Entry and payment"), lambda one: one[1].entry, at=At.READ,
           ink="muted"),
)  # fmt: skip
"""Who might have a place, by which paragraph, and why."""
