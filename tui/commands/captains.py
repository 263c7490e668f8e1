"""Captains' reports and other days for a match: ``captains report``, ``captains propose``."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from league.errors import InputError
from league.formatting import day as day_words
from league.language import _, ngettext
from league.services.captain_reports.operations import OPERATIONS
from league.services.session.named_matches import match_key
from league.services.words.naming import division_named
from league.typed.numbers import read_whole
from tui.commands.call import Call
from tui.commands.captain_moves import SIDES, parts, side_argument
from tui.commands.common import command, group, print_columns, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.match_entry import boards_of, results_of
from tui.commands.options import (
    flag,
    json_option,
    match_arguments,
    round_argument,
    text_option,
    why_option,
)
from tui.commands.printed import plain
from tui.commands.usage import Argument, whole_number

if TYPE_CHECKING:
    from league.facts.captains import CaptainReport
    from league.views.reporting import ReportState


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    match = "landesliga 1 LANDESLIGA01 LANDESLIGA12"
    yield group(
        "captains",
        about_of("captains"),
        [
            _report(match),
            _state(match),
            _round(),
            *commands_of(*OPERATIONS),
            _due(),
            _term(),
            *parts(match),
        ],
        f"spielleiter captains report {match} home --results 1,½,0,1,r,-,1,1",
        "spielleiter captains round landesliga 1",
    )


def _report(match: str) -> click.Command:
    boards = _("Boards and who, such as 3=home,5=both.")
    return command(
        "report",
        report,
        [
            *match_arguments(),
            side_argument(),
            text_option(
                "--results",
                "RESULTS",
                _("From board 1 down: 1, ½ (or r), 0, 0:0; - where nothing was played."),
            ),
            text_option("--late", "BOARDS", _("Who came after the waiting time.") + " " + boards),
            text_option("--missing", "BOARDS", _("Who never came.") + " " + boards),
            text_option("--paid", "BOARDS", _("Own gaps that were paid for in cash.")),
            text_option("--received", "BOARDS", _("The opponent's gaps that cash came for.")),
            flag("--absent", _("The opponent's team did not come.")),
            text_option("--remarks", "TEXT", _("What else is to be known.")),
            text_option("--protest", "TEXT", _("What is protested against.")),
        ],
        _(
            "Enter what one captain reports of a match.\n\n"
            "Two reports that are alike are recorded as the match."
        ),
        f"spielleiter captains report {match} home --results 1,½,0,1,r,-,1,1",
        f"spielleiter captains report {match} away --absent",
    )


def _state(match: str) -> click.Command:
    return command(
        "state",
        state,
        [*match_arguments(), json_option()],
        _("Print both reports of a match side by side, and what they differ in."),
        f"spielleiter captains state {match}",
    )


def _round() -> click.Command:
    return command(
        "round",
        list_round,
        [Argument(["division"]), round_argument()],
        _("List the matches of a round with how far their reports are."),
        "spielleiter captains round landesliga 1",
    )


def _due() -> click.Command:
    return command(
        "due",
        due,
        [],
        _(
            "Store what is due: of a match that one captain alone reported, his report counts for"
            " the present."
        ),
        "spielleiter captains due",
    )


def _term() -> click.Command:
    return command(
        "term",
        term,
        [Argument(["days"], required=False, type=whole_number()), why_option()],
        _("Print or set how many days captains have to report, where no rule says it."),
        "spielleiter captains term",
    )


def report(
    call: Call,
    side: str,
    late: str,
    missing: str,
    absent: bool,
    remarks: str,
    protest: str,
    **given: Any,
) -> None:
    """Enter a captain's report. Raises LeagueError."""
    from league.facts.captains import TypedReport
    from league.facts.matches import Side
    from league.services.captain_reports.reports import report as store

    desk = call.desk_to_change()
    typed = TypedReport(
        results=results_of(given.pop("results") or None) or (),
        late={board: f"late {who}" for board, who in _boards_and_who(late)},
        missing=dict(_boards_and_who(missing)),
        paid=boards_of(given.pop("paid") or None) or frozenset(),
        received=boards_of(given.pop("received") or None) or frozenset(),
        absent=absent,
        remarks=remarks,
        protest=protest,
    )
    key = match_key(desk, **given)
    receipt = store(desk.season.name, key, Side(side), typed, actor=desk.actor)
    for note in receipt.notes:
        print_message(note)
    state(call, as_json=False, **given)


def _boards_and_who(typed: str) -> Iterator[tuple[int, str]]:
    """Yield boards with ``home``, ``away`` or ``both``. Raises InputError."""
    for part in filter(None, (one.strip() for one in typed.split(","))):
        board, _equals, who = part.partition("=")
        if who not in (*SIDES, "both"):
            sentence = _("“{text}” is not understood; expected is one such as 3=home.")
            raise InputError(sentence, text=part)
        yield read_whole(board, 1), who


def state(call: Call, as_json: bool, **match: Any) -> None:
    """Print the reports of a match. Raises LeagueError."""
    from league.services.captain_reports.states import report_state

    desk = call.desk()
    found = report_state(desk.season.name, match_key(desk, **match))
    if as_json:
        print_json(plain(found))
        return
    _tell(found)


def _tell(found: "ReportState") -> None:
    from league.facts.matches import SIDES
    from league.services.captain_reports.states import stage_words, told_at

    print_data(stage_words(found.stage, found.reported, provisional=found.provisional))
    told = [one for one in (found.home, found.away) if one]
    boards = range(1, max((len(one.results) for one in told), default=0) + 1)
    rows = [
        (str(board), *(told_at(found.of(side), board) for side in SIDES), _differs(found, board))
        for board in boards
    ]
    if rows:
        print_columns([("", _("home team"), _("away team"), ""), *rows])
    for one in told:
        for line in _besides(one):
            print_data(line)
    if found.decision:
        print_data(f"{_('Decision')}: {found.decision.reason} ({found.decision.by})")
    print_message(_("Reports are due by {due}."), due=found.due)


def _differs(found: "ReportState", board: int) -> str:
    return "≠" if board in found.boards else ""


def _besides(report: "CaptainReport") -> Iterator[str]:
    """Yield what a report says besides the boards, a line each."""
    who = {"home": _("home team"), "away": _("away team")}[report.side]
    said = {
        _("the opponent did not come"): _("yes") if report.absent else "",
        _("paid in cash for board"): ", ".join(map(str, sorted(report.paid))),
        _("cash received for board"): ", ".join(map(str, sorted(report.received))),
        _("Remarks"): report.remarks,
        _("Protest"): report.protest,
    }
    for label, words in said.items():
        if words:
            yield f"{who} – {label}: {words}"


def list_round(call: Call, division: str, number: int) -> None:
    """List a round's matches with their reports. Raises LeagueError."""
    from league.services.captain_reports.states import round_reports

    desk = call.desk()
    found = round_reports(desk, division_named(desk.season.divisions, division).id, number)
    print_columns([(one.home_name, one.away_name, day_words(one.day), one.words) for one in found])
    number = sum(one.to_decide for one in found)
    print_message(ngettext("{n} match to decide", "{n} matches to decide", number), n=number)


def due(call: Call) -> None:
    """Store what is due. Raises LeagueError."""
    from league.services.captain_reports.settling import settle_due

    number = len(settle_due(call.season))
    sentence = ngettext(
        "{n} match counts for the present by one report",
        "{n} matches count for the present by one report",
        number,
    )
    print_message(sentence, n=number)


def term(call: Call, days: int | None, why: str) -> None:
    """Print or set the days captains have to report. Raises LeagueError."""
    from league.services.captain_reports import terms

    if days is not None:
        terms.set_term(call.season, days, actor=call.actor, why=why)
    print_data(terms.term_words(call.season))
