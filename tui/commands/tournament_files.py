"""Report files of FIDE: ``tournament import``, ``tournament export``, ``tournament trf``."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import files
from league.language import _, ngettext
from league.services.tournaments.file_operations import OPERATIONS
from tui.commands.call import Call
from tui.commands.common import command, paint, print_data, print_json, print_message
from tui.commands.from_operations import commands_of
from tui.commands.options import force_option, json_option
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.trf.records import TrfFile

EDITIONS = ("trf16", "trf26")


def commands() -> Iterator[click.Command]:
    """Yield the commands for report files, members of the group ``tournament``."""
    yield from commands_of(*OPERATIONS)
    yield _export()
    yield command(
        "trf",
        show,
        [_path(), json_option()],
        _("Show what a report file says and what is odd about it; nothing is stored."),
        "spielleiter tournament trf open.trf",
        needs="nothing",
    )


def _path() -> click.Argument:
    return Argument(["path"], type=click.Path(path_type=Path), metavar="FILE")


def _export() -> click.Command:
    return command(
        "export",
        write,
        [
            Argument(["id"]),
            _path(),
            Option(
                ["--edition"],
                type=click.Choice(EDITIONS),
                default="trf26",
                help=_("Edition of the format."),
            ),
            Option(
                ["--for-pairing"],
                is_flag=True,
                help=_(
                    "For a pairing program: without the days of the rounds (132), with the"
                    " records of JaVaFo."
                ),
            ),
            force_option(),
        ],
        _(
            "Write a tournament as a report file of FIDE, for rating officers and pairing programs."
            " Byes and forfeits stand in it so that they are not rated; what the format cannot say"
            " is listed."
        ),
        "spielleiter tournament export open open.trf",
        "spielleiter tournament export open open16.trf --edition trf16",
        "spielleiter tournament export open next.trf --for-pairing",
    )


def write(call: Call, id: str, path: Path, edition: str, for_pairing: bool, force: bool) -> None:
    """Write a report file. Raises LeagueError."""
    from league.services.tournaments.report_files.files import export_trf
    from league.trf.records import Edition

    files.check(path, force=force)
    written = export_trf(call.season, id, Edition(edition), for_pairing=for_pairing)
    files.write_text(path, written.text, force=force)
    print_message(_("{path} is written."), path=path)
    for sentence in written.unsaid:
        print_message(sentence)


def show(_call: Call, path: Path, as_json: bool) -> None:
    """Print what a report file says. Raises LeagueError."""
    from league.services.tournaments.report_files.files import read_trf
    from league.services.tournaments.report_files.steps import oddity_words

    trf = read_trf(path)
    if as_json:
        print_json(_as_data(trf))
        return
    print_data(paint(trf.name or path.name, bold=True))
    for line in _summary(trf):
        print_data(line)
    for one in trf.odd:
        print_data(paint(oddity_words(one), fg="yellow"))


def _summary(trf: "TrfFile") -> Iterator[str]:
    where = ", ".join(part for part in (trf.city, trf.federation) if part)
    days = " – ".join(f"{day:%Y-%m-%d}" for day in (trf.first_day, trf.last_day) if day)
    yield from filter(None, (where, days, trf.kind or trf.code, trf.time_control))
    rounds = trf.rounds or trf.played_rounds
    yield _("{edition}: {teams} teams, {players} players, {played} of {rounds} rounds.").format(
        edition=trf.edition.upper(),
        teams=len(trf.teams),
        players=len(trf.players),
        played=trf.played_rounds,
        rounds=rounds,
    )
    number = len(trf.odd)
    yield (
        ngettext("{number} thing is odd:", "{number} things are odd:", number).format(number=number)
        if number
        else _("Nothing is odd.")
    )


def _as_data(trf: "TrfFile") -> object:
    from dataclasses import asdict

    from league.services.tournaments.report_files.steps import oddity_words
    from tui.commands.printed import plain

    return plain({**asdict(trf), "odd": [oddity_words(one) for one in trf.odd]})
