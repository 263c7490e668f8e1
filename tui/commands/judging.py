"""What comes of a season: ``audit``, ``table``; with ``check`` beside them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from league import formatting
from league.errors import InputError
from league.language import _, ngettext
from tui.commands import trying
from tui.commands.call import Call
from tui.commands.common import (
    DOES_NOT_HOLD,
    command,
    paint,
    print_as_of,
    print_data,
    print_json,
    print_message,
)
from tui.commands.listing import about_of
from tui.commands.options import json_option
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.head_marks import Head
    from league.services.session.desk import Desk
    from league.views.audit import AuditDivision, AuditFee, AuditLine, AuditMatch, Totals
    from league.views.divisions import DivisionView
    from league.views.findings import ExplanationView


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "audit",
        audit,
        [json_option()],
        about_of("audit"),
        "spielleiter audit",
        "spielleiter audit --json > season.json",
    )
    yield command(
        "table",
        table,
        [
            Argument(["division"]),
            Option(["--why"], nargs=2, metavar="TEAM TEAM", help=_("What separates two teams.")),
            json_option(),
        ],
        about_of("table"),
        "spielleiter table landesliga",
        "spielleiter table kl-graz --why KLGRAZ08 KLGRAZ05",
    )
    yield trying.check_command()


def audit(call: Call, as_json: bool) -> None:
    """Judge a season. Raises LeagueError."""
    from league.services.home import audit as auditing
    from league.services.journal import proving
    from tui.commands.journal import verdict_words

    desk = call.desk()
    found = proving.verdict()
    if as_json:
        print_json({**auditing.as_json(desk), "journal": {"whole": found.whole}})
    else:
        for division in auditing.divisions(desk):
            _print_division(division)
        _print_totals(desk, auditing.totals(desk))
    if not found.whole:
        for sentence in verdict_words(found):
            print_message(sentence)
        click.get_current_context().exit(DOES_NOT_HOLD)


def _print_division(division: "AuditDivision") -> None:
    entered = _("{entered} of {matches} matches entered").format(
        entered=division.entered, matches=division.matches
    )
    print_data(paint(f"{division.name} ({division.id}), {entered}", bold=True))
    for team, line in division.lists:
        print_data(f"  {_('List of {team}').format(team=team)}")
        _print_line(line)
    for match in division.told:
        _print_match(match)
    print_data()


def _print_match(match: "AuditMatch") -> None:
    number = _("Round {round}").format(round=match.key[1])
    points = formatting.pair(match.game_points)
    if match.annulled:
        points = _("{result}, annulled").format(result=points)
    print_data(f"  {number}: {match.home} – {match.away} {points}")
    for line in match.findings:
        _print_line(line)
    for fee in match.fees:
        print_data(f"    {_fee_text(fee)}")


def _print_line(line: "AuditLine") -> None:
    from league.views.findings import state_word

    state = f" ({state_word(line.state)})" if line.state != "open" else ""
    print_data(f"    {paint(line.citation, fg='yellow')} {line.sentence}{state}")


def _fee_text(fee: "AuditFee") -> str:
    if fee.paid:
        sentence = _("{amount} from {payer} to the opponent, paid in cash")
    elif fee.to == "opponent":
        sentence = _("{amount} from {payer} to the opponent")
    else:
        sentence = _("{amount} from {payer} to the federation")
    board = f", {_('board {board}').format(board=fee.board)}" if fee.board else ""
    text = sentence.format(amount=formatting.money(fee.cents), payer=fee.payer)
    return f"{paint(fee.citation, fg='cyan')} {text}{board}"


def _print_totals(desk: "Desk", totals: "Totals") -> None:
    print_data(paint(_("Season {name}").format(name=desk.season.name), bold=True))
    print_data("  " + _("Matches: {number}").format(number=totals.matches))
    for rule, number in sorted(totals.findings.items()):
        paragraph = desk.book.paragraph(rule)
        print_data(f"  {desk.book.cite(rule)} {paragraph.title}: {number}")
    print_data(
        "  "
        + _("Fees to the federation: {amount}").format(amount=formatting.money(totals.federation))
    )
    print_data(
        "  " + _("Fees to opponents: {amount}").format(amount=formatting.money(totals.opponents))
    )


def table(call: Call, division: str, why: tuple[str, str] | None, as_json: bool) -> None:
    """Print a table, or what separates two teams. Raises LeagueError."""
    from league.services.matches.division_views import division_view, explain_two
    from league.services.words.naming import team_named

    desk, where = call.division_desk(division)
    if why:
        here = [one for one in desk.season.teams if one.division == where]
        one, two = (team_named(here, team).id for team in why)
        if one == two:
            raise InputError(_("Two different teams are needed."))
        _print_why(explain_two(desk, where, one, two), as_json=as_json)
    elif as_json:
        print_json(_table_json(division_view(desk, where), desk.head))
    else:
        _print_table(division_view(desk, where), desk.head)


def _print_why(explained: "ExplanationView", *, as_json: bool) -> None:
    steps = explained.arithmetic.splitlines()
    if as_json:
        print_json({"citation": explained.citation, "why": explained.facts, "criteria": steps})
        return
    print_data(explained.facts)
    for step in steps:
        print_data(f"  {step}")
    print_data(f"{explained.citation}: {explained.says}")


def _print_table(view: "DivisionView", step: "Head | None") -> None:
    from league.views.divisions import standing_columns
    from tui.commands.described import print_list

    if not view.rows:
        print_data(_("{division} has no table.").format(division=view.name))
        return
    complete = ngettext(
        "after {n} complete round", "after {n} complete rounds", view.complete_rounds
    )
    print_data(
        paint(f"{view.name}, {view.season}, {complete.format(n=view.complete_rounds)}", bold=True)
    )
    print_list(standing_columns(view), view.rows)
    from reports.words import remarks

    for line in remarks(view):
        print_data(line)
    print_as_of(step)


def _table_json(view: "DivisionView", step: "Head | None") -> dict[str, object]:
    from league.views.divisions import standing_columns
    from tui.commands.described import as_data

    rows = as_data(standing_columns(view), view.rows)
    told: dict[str, object] = {"division": view.id, "season": view.season, "table": rows}
    told |= {"step": step.number, "head": step.short} if step else {}
    return told | ({"undecided": view.undecided} if view.undecided else {})
