"""The lists of an event's fees: by club, and entry by entry."""

from league.language import _, to_translate
from league.views.columns import At, Column, Columns, Kind
from league.views.events import ClubFees, FeeRow

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
