"""What stands below the boards of the match report: findings, fees, remarks, signatures."""

from reportlab.lib.enums import TA_RIGHT
from reportlab.lib.units import mm
from reportlab.platypus import Flowable, KeepTogether, Paragraph, Spacer

from league.forms import day, money
from league.language import _
from league.views import FeeView, FindingView, MatchView
from reports import pdf, words
from reports.pdf import ACCENT, GREY, LINE, plain, style, text


def story(view: MatchView) -> list[Flowable]:
    """Return the parts in order; those without content are left out."""
    return [*_decision(view), *_findings(view), *_fees(view), *_notes(view), *_signatures(view)]


def _decision(view: MatchView) -> list[Flowable]:
    """Return what an official decided about the whole match."""
    if not view.decision:
        return []
    lines = [text(line, pdf.BODY) for line in view.decision.splitlines()]
    return [pdf.heading(_("Decision")), *lines]


def _findings(view: MatchView) -> list[Flowable]:
    if not view.findings:
        return []
    parts: list[Flowable] = [pdf.heading(_("Findings"))]
    for number, finding in enumerate(view.findings, 1):
        parts += _finding(view, number, finding)
    return parts


def _finding(view: MatchView, number: int, finding: FindingView) -> list[Flowable]:
    """Return citations and place, the sentence, and what the official said of it."""
    waived = finding.state == "waived"
    colour = GREY if waived else pdf.INK
    place = [words.side_name(view, finding.side)]
    place += [words.board_list((finding.board,))] if finding.board else []
    head = style(8.6, bold=True, colour=colour, before=1.2 * mm, indent=7 * mm)
    head.keepWithNext = 1
    where = words.line_of(*place)
    line = plain(words.citation(finding))
    if where:
        line += f'<font name="{pdf.REGULAR}">&nbsp;&nbsp; {plain(where)}</font>'
    parts = [Paragraph(line, head, bulletText=str(number))]
    body = style(8.6, colour=colour, indent=7 * mm)
    parts.append(text(finding.sentence, body))
    if finding.state != "open":
        ruled = ": ".join(
            part for part in (words.finding_state(finding.state), finding.reason) if part
        )
        parts.append(text(ruled[:1].upper() + ruled[1:], style(8.6, colour=ACCENT, indent=7 * mm)))
    return parts


def _fees(view: MatchView) -> list[Flowable]:
    if not view.fees:
        return []
    head = [_("Paragraph"), _("Board"), _("Owed by"), _("To"), _("Amount"), _("State")]
    looks = [pdf.LABEL, pdf.LABEL_NUMBER, pdf.LABEL, pdf.LABEL, pdf.LABEL_NUMBER, pdf.LABEL]
    rows = [[text(label, look) for label, look in zip(head, looks, strict=True)]]
    rows += [_fee(view, fee) for fee in view.fees]
    look = [
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LEFTPADDING", (0, 0), (-1, -1), 1.5 * mm),
        ("RIGHTPADDING", (0, 0), (-1, -1), 1.5 * mm),
        ("TOPPADDING", (0, 0), (-1, -1), 0.9 * mm),
        ("BOTTOMPADDING", (0, 0), (-1, -1), 1.1 * mm),
        ("LINEBELOW", (0, 0), (-1, 0), 0.9, ACCENT),
        ("LINEBELOW", (0, 1), (-1, -1), 0.4, LINE),
    ]
    widths = [w * mm for w in (26, 11, 46, 46, 21, 24)]
    table = pdf.table(rows, widths, look, header=True)
    return [pdf.heading(_("Fees")), table, Spacer(0, 1.5 * mm), _fee_sums(view)]


def _fee(view: MatchView, fee: FeeView) -> list[Paragraph]:
    colour = GREY if fee.state == "waived" else pdf.INK
    body, number = style(8, colour=colour), style(8, colour=colour, align=TA_RIGHT)
    amount = plain(money(fee.cents))
    if fee.state == "waived":
        amount = f"<strike>{amount}</strike>"
    return [
        text(fee.citation, body),
        text(str(fee.board) if fee.board else "", number),
        text(words.side_name(view, fee.side), body),
        text(words.receiver(view, fee), body),
        pdf.marked(amount, number),
        text(words.fee_state(fee), body),
    ]


def _fee_sums(view: MatchView) -> Paragraph:
    line = _("To the federation {federation}, to opponents {opponents}, of it in cash {cash}")
    federation, opponents = (money(words.owed(view, to)) for to in ("federation", "opponent"))
    cash = money(sum(fee.cents for fee in view.fees if fee.paid))
    bold = style(8.6, bold=True, align=TA_RIGHT)
    return text(line.format(federation=federation, opponents=opponents, cash=cash), bold)


def _notes(view: MatchView) -> list[Flowable]:
    if not view.notes:
        return []
    look = style(8.6, indent=7 * mm)
    notes = [Paragraph(plain(note), look, bulletText="–") for note in view.notes]
    return [pdf.heading(_("Remarks")), *notes]


def _signatures(view: MatchView) -> list[Flowable]:
    look = [
        ("LEFTPADDING", (0, 0), (-1, -1), 0),
        ("VALIGN", (0, 0), (-1, -1), "TOP"),
        ("LINEABOVE", (0, 0), (0, 0), 0.7, pdf.INK),
        ("LINEABOVE", (2, 0), (2, 0), 0.7, pdf.INK),
    ]
    cells = [_signature(view, 0), "", _signature(view, 1)]
    lines = pdf.table([cells], [80 * mm, 14 * mm, 80 * mm], look)
    return [KeepTogether([*_confirmation(view), Spacer(0, 15 * mm), lines])]


def _confirmation(view: MatchView) -> list[Flowable]:
    """Return the captains' word that gaps were paid in cash."""
    names = (view.home_name, view.away_name)
    paid = [
        f"{name}, {words.board_list(gaps)}"
        for name, gaps in zip(names, view.gaps_paid, strict=True)
        if gaps
    ]
    if not paid:
        return []
    sentence = _("Both captains confirm that the fee for these gaps was paid in cash: {gaps}.")
    return [Spacer(0, 6 * mm), text(sentence.format(gaps="; ".join(paid)), pdf.BODY)]


def _signature(view: MatchView, side: int) -> list[Paragraph]:
    team = (view.home_name, view.away_name)[side]
    reported = view.reported[side]
    received = _("Report of {day}").format(day=day(reported)) if reported else _("No report yet")
    return [
        text(view.captains[side] or " ", pdf.BODY),
        text(_("Captain, {team}").format(team=team), pdf.LABEL),
        text(received, pdf.LABEL),
    ]
