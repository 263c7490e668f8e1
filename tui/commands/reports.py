"""Papers: ``report NAME`` writes one of the list, ``report list`` says which there are."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league import language
from league.errors import InputError
from league.formatting import first_sentence
from league.language import _
from league.typed.numbers import is_number
from tui.commands.call import Call
from tui.commands.common import (
    Group,
    command,
    current_call,
    print_columns,
    print_data,
    print_message,
    with_examples,
)
from tui.commands.options import force_option
from tui.commands.protest_things import in_its_season
from tui.commands.usage import PATH, Argument, Command, Option

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from reports.making import AnyPaper, Views
    from reports.paper_subjects import Thing
    from tui.commands.paper_targets import Target

ALL = "--all"


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    about = _("Write papers as PDF, Excel, CSV, text or calendar.")
    yield PaperGroup(
        "report",
        invoke_without_command=True,
        callback=_without_a_name,
        help=with_examples(
            _("{about} Without a name it lists them.").format(about=about),
            [
                "spielleiter report list",
                _("spielleiter report match landesliga 1 LANDESLIGA01 LANDESLIGA12 report.pdf"),
                _("spielleiter report table landesliga table.pdf"),
                _("spielleiter report match --all landesliga/3 round3.pdf"),
            ],
        ),
        short_help=first_sentence(about),
    )


class PaperGroup(Group):
    """Makes a command of each paper when one is asked for, in the language it was made in."""

    def __init__(self, name: str, **more: Any) -> None:
        super().__init__(name, **more)
        self._language = language.current()

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the papers, and ``list``."""
        self._make()
        return super().list_commands(ctx)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of a paper, None without one of this name."""
        self._make()
        return super().get_command(ctx, cmd_name)

    def _make(self) -> None:
        from reports.papers import PAPERS

        if not self.commands:
            with language.speaking(self._language):
                for one in (_list(), *map(_command, PAPERS)):
                    self.add_command(one)


class PaperCommand(Command):
    """Takes no names of a thing beside ``--all``."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed."""
        ctx.meta[ALL] = any(one == ALL or one.startswith(f"{ALL}=") for one in args)
        return super().parse_args(ctx, args)

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """Return the parameters that count for what was typed."""
        params = super().get_params(ctx)
        if not ctx.meta.get(ALL):
            return params
        return [one for one in params if not isinstance(one, click.Argument) or one.name == "files"]


def _command(paper: "AnyPaper") -> click.Command:
    from tui.commands.paper_targets import arguments, example

    name, ending = paper.name, paper.formats[0]
    files = _(
        "Without FILE the file gets a name in the current folder; FILE “-” prints it as text or"
        " CSV."
    )
    return command(
        name,
        partial(_report, paper),
        [*arguments(paper.about), *_options(paper)],
        f"{paper.title()}.\n\n{files}",
        example(name, paper.about),
        f"spielleiter report {name} --all season {name}.{ending}",
        made_by=PaperCommand,
    )


def _options(paper: "AnyPaper") -> Iterator[click.Parameter]:
    from reports.paper import Format

    yield Argument(["files"], nargs=-1, type=PATH, metavar="[FILE]...")
    yield Option(
        ["--format", "formats"],
        type=click.Choice([one.value for one in paper.formats]),
        multiple=True,
        help=_("Write it as this; may be given several times. Otherwise as FILE ends."),
    )
    yield Option(
        [ALL, "scope"],
        metavar="SCOPE",
        help=_("Of everything in a division, a round (landesliga/3), a club or the “season”."),
    )
    for one in (Format.PDF, Format.XLSX):
        if one in paper.formats:
            yield Option([f"--{one}"], type=PATH, metavar="FILE", hidden=True)
    yield force_option()


def _report(
    paper: "AnyPaper",
    call: Call,
    files: Sequence[Path],
    formats: Sequence[str],
    scope: str | None,
    **typed: Any,
) -> None:
    """Write a paper of one thing, or of all in a part of the season. Raises LeagueError."""
    from reports.making import refuse_unserved
    from reports.paper import Format
    from reports.paper_subjects import file_stem
    from tui.commands.paper_targets import check_all, targets

    force = typed.pop("force")
    given = [*files, *_by_option(typed)]
    desk = _meant(call, typed).desk()
    refuse_unserved(desk, paper)
    about, things = _things(desk, paper, scope, typed)
    kinds = [Format(one) for one in formats]
    plan = targets(paper, given, kinds, file_stem(paper.name, desk, about))
    check_all(plan, force=force)
    _make(desk, paper, things, about, plan, force=force)


def _meant(call: Call, typed: dict[str, Any]) -> Call:
    """Return the command in the season of a protest that is named by its number."""
    number = typed.get("protest") or ""
    return in_its_season(call, int(number)) if is_number(number) else call


def _by_option(typed: dict[str, Any]) -> Iterator[Path]:
    """Take the files out of what was typed that ``--pdf`` and ``--xlsx`` name.

    Raises InputError for one of another kind.
    """
    for kind in ("pdf", "xlsx"):
        file = typed.pop(kind, None)
        if file is not None and file.suffix.lower() != f".{kind}":
            sentence = _("{path}: the name of this file ends in {ending}.")
            raise InputError(sentence, path=file, ending=f".{kind}")
        if file is not None:
            yield file


def _things(
    desk: "Desk", paper: "AnyPaper", scope: str | None, typed: dict[str, Any]
) -> tuple["Thing", list["Thing"]]:
    """Return what the file is named for, and the things it is about. Raises LeagueError."""
    from reports.paper_subjects import refuse_held_back, things_in
    from tui.commands.paper_targets import Named, scope_named, thing_named

    if scope is not None:
        part = scope_named(desk, scope)
        return part, things_in(desk, paper.about, part)
    thing = thing_named(desk, paper.about, Named(**typed))
    refuse_held_back(desk, thing)
    return thing, [thing]


def _make(
    desk: "Desk",
    paper: "AnyPaper",
    things: "Sequence[Thing]",
    about: "Thing",
    plan: "Sequence[Target]",
    *,
    force: bool,
) -> None:
    from reports.making import Views
    from reports.paper_subjects import thing_name
    from reports.writing import printed, write
    from tui.commands.paper_targets import DASH

    views = Views(paper)
    with _bar(len(things) * (1 + len(plan)), hidden=len(things) < 2) as bar:
        for thing in things:
            views.add(desk, thing)
            bar.update(1)
        views.require_some(thing_name(desk, about))
        for file, kind in plan:
            if file != DASH:
                done = partial(bar.update, 1)
                write(views.documents(), kind, file, force=force, progress=done)
    for file, kind in plan:
        if file == DASH:
            _print(printed(list(views.documents()), kind))
        else:
            print_message(_("{file} was written."), file=file)
    _print_left_out(views)


def _print(words: str) -> None:
    """Print a text for people and programs: a spreadsheet's marks belong to its file alone."""
    print_data("\n".join(words.removeprefix("\ufeff").splitlines()))


def _bar(length: int, *, hidden: bool) -> "AbstractContextManager[Any]":
    """Return a bar that shows how far it has got, where somebody sees it."""
    seen = sys.stderr is not None and sys.stderr.isatty()
    return click.progressbar(length=length, file=sys.stderr, hidden=hidden or not seen)


def _print_left_out(views: "Views") -> None:
    for sentence in views.left_out:
        print_message(_("Left out: {sentence}"), sentence=sentence)


def _list() -> click.Command:
    return command(
        "list",
        _show_list,
        [],
        _("List the papers: what each is about, its formats, and for whom it is."),
        "spielleiter report list",
        needs="nothing",
    )


def _without_a_name() -> None:
    if click.get_current_context().invoked_subcommand is None:
        _show_list(current_call())


def _show_list(call: Call) -> None:
    from reports.making import offered
    from reports.papers import PAPERS
    from tui.commands.paper_targets import usage

    papers = PAPERS
    if call.is_there():
        call.open()
        papers = tuple(offered(PAPERS, call.desk().book))
    head = (_("Paper"), _("About"), _("Formats"), _("Title"), _("For whom"))
    rows = [
        (one.name, usage(one.about), " ".join(one.formats), one.title(), one.audience())
        for one in papers
    ]
    print_columns([head, *rows])
