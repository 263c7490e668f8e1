"""Seasons in and out: ``import``, ``export``, ``seasons``, ``demo``.

None is described as a deed: an import shows what is to be accepted, ``seasons`` lists and chooses.
"""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league.language import _, ngettext
from tui.commands.call import Call
from tui.commands.common import command, fail_if, print_data, print_json, print_message
from tui.commands.listing import about_of
from tui.commands.opening import open_screen
from tui.commands.options import flag, force_option, json_option
from tui.commands.printed import print_followed
from tui.commands.usage import PATH, Argument, Option

if TYPE_CHECKING:
    from league.facts.seasons import Season
    from league.views.imports import Look


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield from _importing()
    yield from _exporting()
    yield from _seasons()


def _importing() -> Iterator[click.Command]:
    yield command(
        "import",
        import_file,
        [
            Argument(["file"], type=PATH),
            flag("--dry-run", _("Only check; store nothing.")),
            Option(
                ["--accept"],
                multiple=True,
                metavar="CODE",
                help=_("Accept what the list shows under this code, one thing or all of a sort."),
            ),
            Option(["--why"], default="", help=_("Reason, for the journal.")),
        ],
        about_of("import"),
        "spielleiter import season.xlsx",
        "spielleiter import season.xlsx --dry-run",
        "spielleiter import season.xlsx --accept protest:0a1b2c3d4e5f",
        _('spielleiter import season.xlsx --why "results of round 7"'),
        needs="nothing",
    )


def _exporting() -> Iterator[click.Command]:
    yield command(
        "export",
        export_file,
        [Argument(["file"], type=PATH), force_option()],
        about_of("export"),
        "spielleiter export season.xlsx",
        "spielleiter export old.xlsx --season 2010/11 --force",
    )


def _seasons() -> Iterator[click.Command]:
    yield command(
        "seasons",
        list_seasons,
        [
            json_option(),
            Option(["--use"], metavar="NAME", help=_("Make this season the one in use.")),
        ],
        about_of("seasons"),
        "spielleiter seasons",
        "spielleiter seasons --use 2010/11",
        needs="file",
    )
    yield command(
        "demo",
        demo,
        [flag("--no-screen", _("Only make the season; open no screen."))],
        about_of("demo"),
        "spielleiter demo",
        "spielleiter --db demo.sqlite demo --no-screen",
        needs="nothing",
    )


def import_file(call: Call, file: Path, dry_run: bool, accept: tuple[str, ...], why: str) -> None:
    """Import a workbook; what cannot be judged is not stored. Raises LeagueError, Exit."""
    from league.services.home import season_import
    from league.services.matches import trial_lineups as trying
    from league.services.workbook import importing, listing

    path = call.path()
    with _progress(3) as step:
        whole = importing.read_proven(file)
        step(1)
        findings = trying.findings_of(whole.season)
        step(1)
        look = season_import.look_through(whole, path)
        waits = listing.waits(look, accept)
        brought = None
        if not waits:
            brought = season_import.store(
                whole, look, path, call.actor, why, accept=accept, trial=dry_run
            )
        step(1)
    if brought is not None:
        print_message(_summary(whole.season, findings, dry_run=dry_run))
        print_followed(brought.follows)
        print_message("\n".join(brought.moved))
    _print_look(call, look, file, waits=waits)
    fail_if(waits)


def _print_look(call: Call, look: "Look", file: Path, *, waits: int) -> None:
    """Print what a workbook says of itself and what was edited in it, with what accepts it."""
    from league.services.workbook import proof_words

    for line in proof_words.verdict_lines(look.verdict):
        print_message(line)
    for one in look.listed:
        print_data(f"{proof_words.listed_line(one)}  {one.name if one.must else ''}".rstrip())
    if look.listed:
        print_message(proof_words.mark_words(look.listed))
    if waits:
        print_message(
            _("Nothing was stored. This accepts all that is listed, each sort by its code:")
        )
        codes = " ".join(f"--accept {sort}:{code}" for sort, code in look.kinds.items())
        database = f"--db {shlex.quote(str(call.db))} " if isinstance(call.db, Path) else ""
        print_message(f"  spielleiter {database}import {shlex.quote(str(file))} {codes}")


def _summary(season: "Season", findings: int, *, dry_run: bool) -> str:
    counted = (
        (ngettext("{n} division", "{n} divisions", len(season.divisions)), season.divisions),
        (ngettext("{n} club", "{n} clubs", len(season.clubs)), season.clubs),
        (ngettext("{n} player", "{n} players", len(season.players)), season.players),
        (ngettext("{n} team", "{n} teams", len(season.teams)), season.teams),
        (ngettext("{n} match", "{n} matches", len(season.fixtures)), season.fixtures),
        (ngettext("{n} finding", "{n} findings", findings), range(findings)),
    )
    all_of_it = ", ".join(words.format(n=len(things)) for words, things in counted)
    done = _("Nothing was stored.") if dry_run else _("Stored.")
    return f"{_('Season {name}: {counted}.').format(name=season.name, counted=all_of_it)} {done}"


@contextmanager
def _progress(steps: int) -> Iterator[Callable[[int], None]]:
    hidden = sys.stderr is None or not sys.stderr.isatty()
    with click.progressbar(length=steps, file=sys.stderr, hidden=hidden) as bar:
        yield bar.update


def export_file(call: Call, file: Path, force: bool) -> None:
    """Export a season. Raises LeagueError."""
    from league.services.workbook import exporting

    name = exporting.export_season(call.season, file, by=call.reader.name, force=force)
    print_message(_("Season {name} was written to {path}."), name=name, path=file)


def list_seasons(call: Call, as_json: bool, use: str | None) -> None:
    """List the seasons. Raises LeagueError."""
    from league.services.session import transactions

    if use is not None:
        transactions.choose_season(use, call.actor)
    current = transactions.current_season()
    names = transactions.season_names()
    if as_json:
        print_json([{"season": name, "in_use": name == current} for name in names])
    for name in names if not as_json else ():
        print_data(f"{'*' if name == current else ' '} {name}")


def demo(call: Call, no_screen: bool) -> None:
    """Open the demo season. Raises LeagueError."""
    from league.services.workbook.demo import open_demo

    path = call.db or call.usual_file().with_name("demo.sqlite")
    if open_demo(path, call.actor):
        print_message(_("The demo season is in {path}."), path=path)
    if not no_screen:
        open_screen(path)
