"""The command of any operation: arguments, options, a trial, JSON and help from its description."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, fields, replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from league.errors import ReasonError
from league.language import _, in_words
from league.services.session.operations import (
    DESPITE,
    Given,
    Operation,
    Parameter,
    Reason,
    value_of,
)
from tui.commands.call import Call
from tui.commands.common import (
    command,
    fail_if,
    print_data,
    print_json,
    print_message,
    reason_advice,
)
from tui.commands.options import despite_option, flag, json_option
from tui.commands.usage import PATH, Argument, Option, TodayOption

if TYPE_CHECKING:
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Outcome, Step


Shows = Callable[[Call, Given], object]
"""Prints what a deed has made, of its values."""


def commands_of(*operations: Operation, shows: Shows | None = None) -> Iterator[click.Command]:
    """Yield the command of each operation; it is called by the last word of its name.

    ``shows`` = what people see below the sentence once it is stored, such as the pairs of a round.
    """
    for one in operations:
        yield _command(one, shows)


def _command(operation: Operation, shows: Shows | None) -> click.Command:
    def run(call: Call, dry_run: bool, as_json: bool, **typed: Any) -> None:
        despite = typed.pop("despite", "") if operation.reason.despite else ""
        said = typed.pop("why", ""), despite
        desk = _desk(call, operation)
        given = _given(desk, operation, typed)
        outcome = _done(desk, operation, operation.step(**given), said, dry_run=dry_run)
        call.told = (outcome.says, *outcome.notes)
        print_outcome(outcome, as_json, dry_run=dry_run)
        if shows is not None and not (dry_run or as_json):
            shows(call, given)

    params = [_param(one) for one in operation.parameters]
    return command(
        operation.name.rpartition(" ")[2],
        run,
        [*params, *_reason(operation.reason), *trial_options()],
        in_words(operation.about),
        *map(in_words, operation.examples),
        needs=operation.needs,
    )


def trial_options() -> list[click.Parameter]:
    """Return the options that try a deed and tell of it as data."""
    about = _("Say what would come of it, and store nothing.")
    return [flag("--dry-run", about), json_option()]


def _reason(asked: Reason) -> list[click.Parameter]:
    if not asked.option:
        return []
    given: dict[str, Any] = {"required": True} if asked.needed else {"default": ""}
    about = in_words(asked.about)
    metavar = "REASON" if asked is DESPITE else "TEXT"
    why = Option([asked.option, "why"], metavar=metavar, help=about, **given)
    return [why, *([despite_option()] if asked.despite else [])]


def _param(one: Parameter) -> click.Parameter:
    about = in_words(one.about) or f"{in_words(one.label)}."
    words = one.kind.words
    if one.today:
        return TodayOption([one.option, one.name], metavar=one.kind.metavar, help=about)
    if one.kind.flag:
        named, needed = [one.option, one.name], one.needed and not one.kept
        return Option(named, is_flag=True, default=None, required=needed, help=about)
    few, needed = _few(one.kind.metavar), one.needed and not one.kept
    shape: dict[str, Any] = {
        "metavar": _stand_in(one, few, needed=needed),
        "type": PATH if one.kind.file else None,
        "shell_complete": _completed(few) if few else None,
    }
    if one.option:
        return Option(
            [one.option, one.name],
            help=about,
            required=needed and one.default is None,
            multiple=one.kind.several,
            nargs=words,
            **shape,
        )
    return Argument([one.name], nargs=-1 if one.kind.several else words, required=needed, **shape)


def _few(metavar: str) -> Sequence[str]:
    """Return the few words that a value may be, where what stands for it lists them."""
    inner = metavar[1:-1]
    listed = {metavar[:1], metavar[-1:]} in ({"[", "]"}, {"{", "}"}) and "|" in inner
    return inner.split("|") if listed else ()


def _completed(few: Sequence[str]) -> Callable[[click.Context, click.Parameter, str], list[str]]:
    """Return what a shell asks for the words that begin as what was typed."""
    return lambda _context, _param, typed: [one for one in few if one.startswith(typed)]


def _stand_in(one: Parameter, few: Sequence[str], *, needed: bool) -> str:
    """Return what stands for a value: an argument that may lack has brackets, several have dots."""
    word = one.kind.metavar
    if few:
        listed = "|".join(few)
        return f"{{{listed}}}" if needed and not one.option else f"[{listed}]"
    if one.option or not word.isupper() or not word.isalpha():
        return word  # its kind says so itself
    return (word if needed else f"[{word}]") + "..." * one.kind.several


def _given(desk: "Desk", operation: Operation, typed: dict[str, Any]) -> Given:
    """Return what was typed as the step takes it. Raises LeagueError."""
    given = dict[str, Any]()
    for one in operation.parameters:
        text = typed[one.name]
        if isinstance(text, date):
            given[one.name] = text
        elif not (one.kept and text in (None, ())):  # so is what several options leave unnamed
            given[one.name] = value_of(desk, one, _text(one, text), given)
    return given


def _done(
    desk: "Desk", operation: Operation, step: "Step", said: tuple[str, str], *, dry_run: bool
) -> "Outcome":
    """Do what was typed, or only try it; why, and in spite of what, is said. Raises LeagueError."""
    told = operation.needs != "file"
    if not dry_run:
        return _stored(desk, step, operation.reason, *said, told=told)
    if told:
        from league.services.consequences.trying import try_told as tried
    else:
        from league.services.session.trial_runs import try_step as tried
    outcome = tried(desk, step)
    lacks = "" if outcome.refused else _lacks(desk, step, operation.reason, *said)
    notes = (*outcome.notes, lacks) if lacks else outcome.notes
    return replace(outcome, notes=notes, refused=outcome.refused or bool(lacks))


def _lacks(desk: "Desk", step: "Step", asked: Reason, why: str, despite: str) -> str:
    """Return with which option it is stored, where it is refused as it was typed; else nothing."""
    if despite or (why and not asked.despite):
        return ""
    from league.services.session.transactions import taken_back

    try:
        with taken_back():
            step(desk, "")
    except ReasonError as error:
        return reason_advice(error)
    return ""


def _stored(
    desk: "Desk", step: "Step", asked: Reason, why: str, despite: str, *, told: bool
) -> "Outcome":
    if asked.despite and why and not despite:
        from league.services.session.transactions import taken_back

        with taken_back():
            step(desk, "")  # refused where it needs more than words for the journal
    if not told:
        return step(desk, despite or why)
    from league.services.consequences.trying import store_told

    return store_told(desk, step, despite or why)


def _desk(call: Call, operation: Operation) -> "Desk":
    if operation.needs == "season":
        return call.desk_to_change()
    from league.services.session.at_file import without_season

    return without_season(call.actor, call.season)


def _text(one: Parameter, typed: str | bool | Path | tuple[str, ...] | None) -> str:
    """Return what was typed as it would stand in a form's line."""
    if isinstance(typed, tuple):
        return "".join(f"{word}\n" for word in typed) if one.kind.several else "\n".join(typed)
    if isinstance(typed, bool):
        yes, two, no = one.option.partition("/")
        return (yes if typed else no).removeprefix("--") if two else "yes" * typed
    return "" if typed is None else str(typed)


def _facts(outcome: "Outcome") -> dict[str, Any]:
    """Return what came of a deed, without what makes a page when a screen asks for it.

    What explains a finding holds the season: ``asdict`` would copy the whole of it. ``follows`` is
    null where nothing was stored that something follows from, or it was not worked out.
    """
    from league.views.consequences import as_data

    findings = [
        {one.name: getattr(finding, one.name) for one in fields(finding) if one.name != "explain"}
        for finding in outcome.findings
    ]
    follows = None if outcome.follows is None else as_data(outcome.follows)
    told = asdict(replace(outcome, findings=(), follows=None))
    del told["at"]
    return told | {"findings": findings, "follows": follows}


def print_outcome(outcome: "Outcome", as_json: bool, *, dry_run: bool) -> None:
    """Print what came of a deed, or would come; exit 1 where it is refused. Raises Exit."""
    if as_json:
        print_json({**_facts(outcome), "stored": not (dry_run or outcome.refused)})
    else:
        print_message(outcome.says)
        for found in outcome.findings:
            print_data(f"{found.citation}  {found.sentence}")
        if outcome.follows is not None:
            from tui.commands.printed import print_followed

            print_followed(outcome.follows)
        for note in outcome.notes:
            print_message(note)
    fail_if(outcome.refused)
