"""Paper and spreadsheets: ``report match`` and ``report table``."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import click

from league.errors import InputError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, group, say
from tui.commands.finding_things import match_key
from tui.commands.options import force_option, match_arguments
from tui.commands.usage import PATH, Argument, Option

V = TypeVar("V")
Write = Callable[[V, Path], None]


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield group(
        "report",
        _("Write reports as PDF or Excel."),
        [*_reports()],
        _("spielleiter report match landesliga 1 LANDESLIGA01 LANDESLIGA12 --pdf report.pdf"),
        _("spielleiter report table landesliga table.pdf"),
    )


def _reports() -> Iterator[click.Command]:
    yield command(
        "match",
        match,
        [*match_arguments(), *_targets()],
        _("Write the report of a match."),
        _("spielleiter report match landesliga 1 LANDESLIGA01 LANDESLIGA12 report.pdf"),
        _("spielleiter report match kl-graz 3 KLGRAZ03 KLGRAZ05 --xlsx report.xlsx"),
    )
    yield command(
        "table",
        table,
        [Argument(["division"]), *_targets()],
        _("Write a division's table, cross table and rounds."),
        _("spielleiter report table landesliga table.pdf"),
        _("spielleiter report table landesliga table.pdf table.xlsx"),
    )


def _targets() -> list[click.Parameter]:
    return [
        Argument(["files"], nargs=-1, type=PATH, metavar="[FILE]..."),
        Option(["--pdf"], type=PATH, metavar="FILE", help=_("Write this PDF.")),
        Option(["--xlsx"], type=PATH, metavar="FILE", help=_("Write this Excel workbook.")),
        force_option(),
    ]


def match(call: Call, division: str, number: int, home: str, away: str, **given: Any) -> None:
    """Write a match report. Raises LeagueError."""
    from league.services.matches.views import match_view
    from reports.match_report import match_pdf, match_xlsx

    plan = _plan(**given)
    desk, where = call.division_desk(division)
    view = match_view(desk, match_key(desk, where, number, home, away))
    _write(view, plan, *(partial(one, force=given["force"]) for one in (match_pdf, match_xlsx)))


def table(call: Call, division: str, **given: Any) -> None:
    """Write a division's report. Raises LeagueError."""
    from league.services.matches.table_papers import table_paper
    from reports.layouts.division_table import division_table
    from reports.paper import Format
    from reports.writing import write

    plan = _plan(**given)
    desk, where = call.division_desk(division)
    document, force = division_table(table_paper(desk, where)), given["force"]
    for file, is_pdf in plan:
        write([document], Format.PDF if is_pdf else Format.XLSX, file, force=force)
        say(_("{file} was written."), file=file)


def _plan(
    files: tuple[Path, ...], pdf: Path | None, xlsx: Path | None, *, force: bool
) -> list[tuple[Path, bool]]:
    """Return the files to write, each with whether it is a PDF; none when one cannot be written.

    Raises InputError, StorageError.
    """
    from league.files import check

    plan = [(pdf, True)] if pdf else []
    plan += [(xlsx, False)] if xlsx else []
    for file, is_pdf in plan:
        ending = ".pdf" if is_pdf else ".xlsx"
        if file.suffix.lower() != ending:
            sentence = _("{path}: the name of this file ends in {ending}.")
            raise InputError(sentence, path=file, ending=ending)
    for file in files:
        if file.suffix.lower() not in (".pdf", ".xlsx"):
            raise InputError(_("{file}: the name of a report ends in .pdf or .xlsx."), file=file)
        plan.append((file, file.suffix.lower() == ".pdf"))
    if not plan:
        raise InputError(_("Name a file to write: FILE.pdf or FILE.xlsx."))
    for file, _is_pdf in plan:
        check(file, force=force)
    return list(dict.fromkeys(plan))


def _write(view: V, plan: list[tuple[Path, bool]], as_pdf: Write[V], as_xlsx: Write[V]) -> None:
    for file, is_pdf in plan:
        (as_pdf if is_pdf else as_xlsx)(view, file)
        say(_("{file} was written."), file=file)
