"""Protests: ``protest file``, ``list``, ``decide``, ``appeal`` and before a tournament's court."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import click

from league.errors import InputError
from league.language import _
from league.services.protests import court_operations, operations
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import command, group, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.listing import about_of
from tui.commands.printed import print_followed
from tui.commands.protest_effects import effects
from tui.commands.protest_things import in_its_season
from tui.commands.usage import Argument, Option, whole_number


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "protest",
        about_of("protest"),
        [
            *commands_of(*operations.OPERATIONS, *court_operations.OPERATIONS),
            *(_list(), _brought(), _decide()),
        ],
        _(
            "spielleiter protest file --match landesliga 8 LANDESLIGA02 LANDESLIGA07 \\\n"
            '  --filed 2012-02-28 --fee --who 602 --text "Our list was corrected in time."'
        ),
        "spielleiter protest list",
        _(
            "spielleiter protest decide 1 --granted --date 2012-03-02 \\\n"
            '  --reason "The list was right."'
        ),
    )


def _list() -> click.Command:
    return command(
        "list",
        list_all,
        [options.date_option(_("Day to count to; otherwise today.")), options.json_option()],
        _("List all protests with their state and the days left to appeal."),
        "spielleiter protest list --date 2012-03-05",
    )


def _brought() -> click.Command:
    return command(
        "brought",
        brought,
        [Argument(["number"], type=whole_number())],
        _("Show what falls when an appeal is granted: what the decision below it brought."),
        "spielleiter protest brought 2",
    )


def _decide() -> click.Command:
    return command(
        "decide",
        decide,
        [
            Argument(["number"], type=whole_number()),
            Option(["--granted/--rejected"], default=None, required=True, help=_("The decision.")),
            options.date_option(_("Day of the written decision; otherwise today.")),
            options.reason_option(),
            *_below(),
            *_changes(),
        ],
        _(
            "Decide on a protest: the fee is refunded or forfeited, the match follows.\n\n"
            "TARGET and FEE are the number that “ruling show” prints for the match, or the"
            " paragraph where it is found only once. Only a fee to be added needs a key:"
            " fee|PARAGRAPH|home or away|BOARD|PLAYER|federation or opponent.\n\n"
            "With a granted appeal falls what the decision below brought, but for what --keep names"
            " by the numbers of “protest brought”."
        ),
        _(
            "spielleiter protest decide 1 --granted --date 2012-03-02 \\\n"
            '  --reason "The list was right." --waive 4.4.d.1 --board 3 0:1'
        ),
        _(
            "spielleiter protest decide 2 --rejected --date 2012-03-05 \\\n"
            '  --reason "No new facts."'
        ),
        "spielleiter protest decide 3 --granted --date 2012-03-20 --keep 2 --dry-run --reason Late",
    )


def _below() -> list[click.Parameter]:
    """Return what a decision on an appeal says of the one below, and whether it is only tried."""
    keep = _("With an appeal: what stays of the decision below, by its number.")
    return [
        options.flag("--partly", _("Granted in part only; --keep says what stays.")),
        Option(["--keep"], type=whole_number(), multiple=True, metavar="NUMBER", help=keep),
        options.flag("--dry-run", _("Only show what would follow; store nothing.")),
    ]


def _changes() -> list[click.Parameter]:
    """Return what may go with granting one about a match."""
    many: dict[str, Any] = {"multiple": True}
    two: dict[str, Any] = {"multiple": True, "nargs": 2}
    fee = _("Fee with another amount.")
    board = _("Board set to 1:0, ½:½, 0:1, 0:0, ½:0 or 0:½.")
    key = _("Fee added; KEY is made up such as fee|PARAGRAPH|away|1||federation.")
    return [
        Option(["--waive"], metavar="TARGET", help=_("Finding or fee waived."), **many),
        Option(["--change"], metavar="FEE EURO", help=fee, **two),
        Option(["--board"], metavar="NUMBER RESULT", help=board, **two),
        options.flag("--by-finding", _("Board set as “game finding” says of the disputed game.")),
        Option(["--add-fee"], metavar="KEY EURO", help=key, **two),
    ]


def brought(call: Call, number: int) -> None:
    """Show what the decision below an appeal brought. Raises LeagueError."""
    from league.services.protests.brought_words import below_words
    from league.services.protests.views import file_of

    call = in_its_season(call, number)
    desk = call.desk()
    lines = below_words(desk, file_of(desk.season, number))
    if not lines:
        print_message(
            _("No. {number} is against no decision that brought anything."), number=number
        )
    for at, line in enumerate(lines, 1):
        print_message("{at}. {line}", at=at, line=line)


def decide(call: Call, **given: Any) -> None:
    """Decide on a protest, or only show what would follow. Raises LeagueError."""
    from league.services.consequences.trying import store_told, try_told
    from league.services.protests.procedure import Below
    from league.services.protests.steps import decision_step

    call = in_its_season(call, given["number"])
    desk = call.desk()
    step = decision_step(
        given["number"],
        given["day"],
        granted=given["granted"],
        effects=effects(call, given),
        below=Below(given["partly"], tuple(given["keep"])),
    )
    if given["dry_run"]:
        outcome = try_told(desk, step)
        if outcome.refused:
            raise InputError(outcome.says)
        print_message(_("Nothing was stored. It would be:"))
    else:
        outcome = store_told(desk, step, given["reason"])
        print_message(_("Decided and on record."))
    print_message("{line}", line=outcome.says)
    print_followed(outcome.follows)
    for line in outcome.notes:
        print_message("{line}", line=line)


def list_all(call: Call, day: date, as_json: bool) -> None:
    """List protests. Raises LeagueError."""
    from league.services.protests.columns import COURTS, PROTESTS
    from league.services.protests.docket import docket
    from tui.commands.described import as_data, print_list

    found = docket(call.desk(), day)
    rows = sorted(found.rows, key=lambda one: one.file.number)
    if as_json:
        print_json([*as_data(PROTESTS, rows), *as_data(COURTS, found.courts)])
        return
    if not (rows or found.courts):
        print_message(_("No protest is on file."))
    print_list(PROTESTS, rows, heads=False)
    print_list(COURTS, found.courts, heads=False)
    if call.season is None:
        _print_earlier(call, day)


def _print_earlier(call: Call, day: date) -> None:
    """Say which protests of earlier seasons wait."""
    from league.services.closing.waiting import of_earlier_seasons

    for row in of_earlier_seasons(call.desk(), day):
        if row.kind == "protest":
            print_data(row.text)
