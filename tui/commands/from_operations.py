"""The command of any operation: arguments, options, a trial, JSON and help from its description."""

from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from typing import TYPE_CHECKING, Any

import click

from league.language import _, in_words
from league.services.session.operations import Operation, Parameter, Reason, value_of
from tui.commands.call import Call
from tui.commands.common import command, fail_if, print_data, print_json, print_message
from tui.commands.options import flag, json_option
from tui.commands.usage import Argument, Option, TodayOption

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome


def commands_of(*operations: Operation) -> Iterator[click.Command]:
    """Yield the command of each operation; it is called by the last word of its name."""
    for one in operations:
        yield _command(one)


def _command(operation: Operation) -> click.Command:
    def run(call: Call, dry_run: bool, as_json: bool, why: str = "", **typed: Any) -> None:
        outcome = _done(call, operation, typed, why, dry_run=dry_run)
        call.told = (outcome.says, *outcome.notes)
        _tell(outcome, as_json, dry_run=dry_run)

    params = [_param(one) for one in operation.parameters]
    about = _("Say what would come of it, and store nothing.")
    more = [flag("--dry-run", about), json_option()]
    return command(
        operation.name.rpartition(" ")[2],
        run,
        [*params, *_reason(operation.reason), *more],
        in_words(operation.about),
        *map(in_words, operation.examples),
        needs=operation.needs,
    )


def _reason(asked: Reason) -> list[click.Parameter]:
    if not asked.option:
        return []
    given: dict[str, Any] = {"required": True} if asked.needed else {"default": ""}
    return [Option([asked.option, "why"], metavar="TEXT", help=in_words(asked.about), **given)]


def _param(one: Parameter) -> click.Parameter:
    about = in_words(one.about) if one.about else f"{in_words(one.label)}."
    words = one.kind.words
    if one.today:
        return TodayOption([one.option, one.name], metavar=one.kind.metavar, help=about)
    if one.kind.flag:
        named = [one.option, one.name]
        return Option(named, is_flag=True, default=None, required=one.needed, help=about)
    if one.option:
        return Option(
            [one.option, one.name],
            metavar=one.kind.metavar,
            help=about,
            required=one.needed and one.default is None and not one.kept,
            multiple=one.kind.several,
            nargs=words,
        )
    return Argument([one.name], metavar=one.kind.metavar, nargs=words, required=one.needed)


def _done(
    call: Call, operation: Operation, typed: dict[str, Any], why: str, *, dry_run: bool
) -> "Outcome":
    """Do what was typed, or only try it. Raises LeagueError."""
    desk, given = _desk(call, operation), dict[str, Any]()
    for one in operation.parameters:
        text = typed[one.name]
        as_it_is = isinstance(text, date) or (text is None and one.kept)
        given[one.name] = text if as_it_is else value_of(desk, one, _text(one, text), given)
    step = operation.step(**given)
    if not dry_run:
        return step(desk, why)
    if operation.needs == "file":
        from league.services.session.trial_runs import try_step

        return try_step(desk, step)
    from league.services.protests.telling import try_told

    return try_told(desk, step)


def _desk(call: Call, operation: Operation) -> "Desk":
    if operation.needs == "season":
        return call.desk_to_change()
    from league.services.session.at_file import without_season

    return without_season(call.actor, call.season)


def _text(one: Parameter, typed: str | bool | tuple[str, ...] | None) -> str:
    """Return what was typed as it would stand in a form's line."""
    if isinstance(typed, tuple):
        return (" " if one.kind.words == 1 else "\n").join(typed)
    if isinstance(typed, bool):
        yes, two, no = one.option.partition("/")
        return (yes if typed else no).removeprefix("--") if two else "yes" * typed
    return typed or ""


def _facts(outcome: "Outcome") -> dict[str, Any]:
    found = asdict(outcome)
    for one in found["findings"]:
        del one["explain"]  # makes a page when a screen asks for it
    return found


def _tell(outcome: "Outcome", as_json: bool, *, dry_run: bool) -> None:
    if as_json:
        print_json({**_facts(outcome), "stored": not (dry_run or outcome.refused)})
    else:
        print_message(outcome.says)
        for found in outcome.findings:
            print_data(f"{found.citation}  {found.sentence}")
        for note in outcome.notes:
            print_message(note)
    fail_if(outcome.refused)
