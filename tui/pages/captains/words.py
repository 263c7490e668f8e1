"""What stands below the boards: receipts, remarks, cash, protests and the decision."""

from collections.abc import Iterator
from datetime import datetime
from zoneinfo import ZoneInfo

from rich.text import Text

from league.facts.matches import Side
from league.formatting import day
from league.language import _
from league.views.captain_days import CaptainSheet
from tui.kit.themes import Ink


def sheet_words(view: CaptainSheet, hues: Ink) -> Text:
    """Return it, the home side first."""
    lines = [line for side in Side for line in _side_lines(view, side, hues)]
    doubt = [Text(view.lineups.doubt, hues.bad)] if view.lineups.doubt else []
    return Text("\n").join([*lines, *_decision(view, hues), *doubt])


def _side_lines(view: CaptainSheet, side: Side, hues: Ink) -> Iterator[Text]:
    yield Text(view.name(side), f"bold {hues.text}")
    lineup, report = view.lineup(side), view.reports.of(side)
    if lineup.receipt is None:
        yield Text(_("No lineup is handed in."), hues.muted)
    else:
        sentence = _("Lineup of {at}, by {name}; receipt {digest}")
        receipt = lineup.receipt
        told = {"at": _when(receipt.at, view), "name": receipt.by, "digest": receipt.digest}
        yield Text(sentence.format(**told), hues.muted)
    if report is None:
        yield Text(_("No report."), hues.muted)
        return
    yield Text(_("Report of {at}, by {name}").format(at=_when(report.at, view), name=report.by))
    for label, words in (
        (_("Paid in cash, own gaps"), _boards(report.paid)),
        (_("Received in cash, gaps of the opponent"), _boards(report.received)),
        (_("The opponent did not come"), _("yes") if report.absent else ""),
        (_("Remarks"), report.remarks),
        (_("Protest"), report.protest),
    ):
        if words:
            yield Text.assemble((f"{label}: ", hues.muted), words)


def _boards(boards: frozenset[int]) -> str:
    if not boards:
        return ""
    return _("boards {numbers}").format(numbers=", ".join(map(str, sorted(boards))))


def _decision(view: CaptainSheet, hues: Ink) -> Iterator[Text]:
    decision = view.reports.decision
    if decision is not None:
        sentence = _("Decided on {at} by {name}: {reason}")
        at = _when(decision.at, view)
        words = sentence.format(at=at, name=decision.by, reason=decision.reason)
        yield Text(words, f"bold {hues.text}")


def _when(at: datetime, view: CaptainSheet) -> str:
    """Return a moment by the federation's clocks."""
    there = at.astimezone(ZoneInfo(view.zone) if view.zone else None)
    return f"{day(there.date())} {there:%H:%M}"
