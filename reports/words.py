"""Words and signs that the reports on paper and the workbooks share."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING

from league import sanitizing
from league.language import _, ngettext
from league.views.divisions import DivisionView
from league.views.findings import FeeView, FindingView, state_word

if TYPE_CHECKING:
    from league.views.matches import BoardView, MatchView

EMPTY = "K"
"""Stands for a board that nobody occupied."""
OPEN = "–"
"""Stands for a board that waits for its result."""


def clean(words: str) -> str:
    """Return a text on one line, with what no file holds shown by its number: ``‹U+001B›``."""
    return sanitizing.spelled(" ".join(re.split(r"[\t\n\r]|[^\S\x0b\x0c\x1c-\x1f\x85]", words)))


_LONE = re.compile(r"((?<!\w)€|(?<!\S)(?:[^\w\s–—-]|\d{1,3}\.(?:\.\.)?)) (?=\S)")
"""A sign that stands alone before a word, or the number of a move; that of money anywhere."""


@lru_cache(maxsize=50_000)
def tied(words: str) -> str:
    """Return words made clean, in which no line ends after a sign or number of the next word."""
    return _LONE.sub("\\1\u00a0", clean(words))


def marks(known: Iterable[str]) -> str:
    """Return marks as they stand beside a name or before a pass number: ``(A)(J)``."""
    return "".join(f"({mark})" for mark in known)


def differs(board: "BoardView") -> bool:
    """Say whether a game's counted result is not the one over the board."""
    return board.forfeited and board.home is not None and board.away is not None


def known(board: "BoardView") -> bool:
    """Say whether anything is known of a board; nothing is while it waits and nobody sits there."""
    return bool(board.home or board.away or board.played or not board.open)


def side_name(view: "MatchView", side: str | None) -> str:
    """Return the name of the team on that side; empty when both are meant."""
    return {"home": view.home_name, "away": view.away_name}.get(side or "", "")


def citation(finding: FindingView) -> str:
    """Return the paragraph broken and, when it is another, the one that sets the consequence."""
    second = finding.explanation.consequence_citation
    return (
        f"{finding.citation} → {second}"
        if second not in {"", finding.citation}
        else finding.citation
    )


def finding_state(state: str) -> str:
    """Return what became of a finding."""
    return state_word(state)


def fee_state(fee: FeeView) -> str:
    """Return what became of a fee; a paid one is settled whatever else was said."""
    if fee.paid:
        return _("paid in cash")
    return state_word(fee.state)


def receiver(view: "MatchView", fee: FeeView) -> str:
    """Return who gets the fee: the federation, or the opponent by name."""
    if fee.to == "federation":
        return view.federation or _("Federation")
    return side_name(view, {"home": "away", "away": "home"}.get(fee.side))


def owed(view: "MatchView", to: str) -> int:
    """Return the cents that go to the federation or the opponents, the waived ones left out."""
    return sum(fee.cents for fee in view.fees if fee.to == to and fee.state != "waived")


def late(board: "BoardView", side: str) -> bool:
    """Say whether that side's player came after the waiting time."""
    return board.remark in {f"late {side}", "late both"}


def board_list(boards: tuple[int, ...]) -> str:
    """Return ``board 6`` or ``boards 6, 7``."""
    numbers = ", ".join(str(board) for board in boards)
    return ngettext("board {boards}", "boards {boards}", len(boards)).format(boards=numbers)


def line_of(*parts: str | None) -> str:
    """Return what is said of parts in one line; the empty ones are left out."""
    return " · ".join(part for part in parts if part)


def place(view: "MatchView") -> str:
    """Return where a match belongs: division and round."""
    return _("{division}, round {round}").format(division=view.division_name, round=view.round)


def state(view: DivisionView) -> str:
    """Return how far a division has got."""
    total = max((row.round for row in view.rounds), default=0)
    return _("After round {round} of {total}").format(round=view.complete_rounds, total=total)


def remarks(view: DivisionView) -> list[str]:
    """Return what is to be known of a table: what is open or provisional, what the book adds."""
    lines = [view.undecided] if view.undecided else []
    if any(row.provisional for row in view.rows):
        lines.append(
            _(
                "Provisional: in a match that is not finished the game points count as they stand;"
                " match points come when it is finished or decided."
            )
        )
    return [*lines, view.note] if view.note and view.rows else lines


def match_status(status: str, *, annulled: bool = False) -> str:
    """Return what is missing of a match, or that it counts not; empty when it is complete."""
    if annulled:
        return _("annulled")
    words = {
        "open": _("no results yet"),
        "entered": _("incomplete"),
        "void": _("void"),
        "lapsed": _("lapsed"),
    }
    return words.get(status, "")
