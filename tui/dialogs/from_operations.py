"""The form of any operation: what is asked stands in its description, and nothing here."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from league.errors import InputError
from league.language import _, in_words
from league.services.session.desk import Desk
from league.services.session.kinds import suggested_day, typed_day
from league.services.session.operations import Choices, Operation, Parameter, value_of
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.typed_fields import about


def form_of(
    desk: Desk,
    operation: Operation,
    given: Mapping[str, Any],
    shown: Mapping[str, str] | None = None,
    **words: str,
) -> Form:
    """Return the form of an operation on a thing that is chosen already.

    ``given`` = values that are not asked, ``shown`` = what stands in a line before anything is
    typed, by name of the parameter; ``words`` = those of the title that no value stands for.
    """
    unfit = (one for one in operation.parameters if one.fits and not one.fits(desk))
    given = {one.name: one.kind.empty for one in unfit} | dict(given)
    asked = [one for one in operation.parameters if one.name not in given]
    now = _on_record(desk, operation, given)
    before = {**now, **(shown or {})}
    fields = tuple(_field(desk, one, given, before.get(one.name)) for one in asked)

    return Form(
        _title(desk, operation, given, words),
        fields,
        lambda got: operation.step(**_values(desk, _named(asked, now, got), given, got)),
        in_words(operation.reason.hint),
        needs_reason=operation.reason.needed,
        deed=operation.name,
    )


def _title(
    desk: Desk, operation: Operation, given: Mapping[str, Any], words: Mapping[str, str]
) -> str:
    """Return the title, with what was given for the parameters that it names."""
    title = in_words(operation.title)
    spoken = {
        one.name: one.kind.spoken(desk, given[one.name])
        for one in operation.parameters
        if one.name in given and f"{{{one.name}}}" in title
    }
    return title.format(**spoken, **words)


def _on_record(desk: Desk, operation: Operation, given: Mapping[str, Any]) -> dict[str, str]:
    """Return what is on record of what is kept, by name of the parameter, as it is typed."""
    if operation.now is None:
        return {}
    try:
        found = operation.now(desk, given)
    except KeyError as error:  # of what is chosen in a line of the form nothing is known yet
        if error.args[0] in given:
            raise
        return {}
    return {
        one.name: one.kind.typed(getattr(found, one.name))
        for one in operation.parameters
        if one.kept
    }


def _named(asked: Sequence[Parameter], now: Mapping[str, str], got: Answers) -> list[Parameter]:
    """Return what is asked without what was left as it is on record."""
    return [one for one in asked if got[one.name] != now.get(one.name)]


def _values(
    desk: Desk, asked: Sequence[Parameter], given: Mapping[str, Any], got: Answers
) -> dict[str, Any]:
    """Return all values. Raises InputError for what is not understood, or lacks."""
    values = dict(given)
    # What lacks is read last: what is not understood is said beside it.
    for one in sorted(asked, key=lambda one: one.needed and not got.typed(one.name)):
        with about(in_words(one.label) if got.typed(one.name) else ""), _all_before(asked):
            values[one.name] = value_of(desk, one, got[one.name], values)
    return values


@contextmanager
def _all_before(asked: Sequence[Parameter]) -> Iterator[None]:
    """Say which line lacks that another one follows from. Raises InputError."""
    try:
        yield
    except KeyError as error:
        lacks = [one for one in asked if one.name == error.args[0]]
        if not lacks:
            raise
        sentence = _("Please fill in: {fields}.")
        raise InputError(sentence, fields=in_words(lacks[0].label)) from error


def _choices(desk: Desk, asked: Parameter, given: Mapping[str, Any]) -> Choices:
    """Return what it may be; nothing where that follows from another line of the form."""
    try:
        return tuple(asked.kind.choices(desk, given)) if asked.kind.choices else ()
    except KeyError as error:
        if error.args[0] in given:
            raise
        return ()


def _field(desk: Desk, asked: Parameter, given: Mapping[str, Any], shown: str | None) -> Field:
    kind = asked.kind
    before = shown
    if before is None:
        first = asked.shown or asked.default
        before = first(desk) if first else ""
    if asked.today and shown is None:
        # What follows from a season is booked after it, too.
        before = typed_day(desk.today) if desk.today >= desk.world.first_day else ""
    answers = tuple(_choices(desk, asked, given))
    if answers and before not in dict(answers):
        before = answers[0][0]
    hint = in_words(asked.hint)
    return Field(
        asked.name,
        in_words(asked.label),
        before,
        hint or (kind.hint(desk) if kind.hint else ""),
        answers,
        tuple(kind.suggested(desk)) if kind.suggested else (),
        needed=asked.needed and asked.default is None and not answers,
        lines=asked.lines,
        by_clock=bool(before) and (asked.today or asked.shown is suggested_day),
    )


def form_of_ways(
    desk: Desk,
    ways: Mapping[str, tuple[str, Operation]],
    label: str,
    given: Mapping[str, Any],
    **words: str,
) -> Form:
    """Return the form of several operations on one thing, of which the first line chooses one.

    ``ways`` = each operation with what it is called there, by the value that is chosen; ``label``
    stands before that line. Title and reason are those of the first. Lines of all of them stand
    below; what the chosen one does not ask for is not read.
    """
    known = {way: one for way, (_called, one) in ways.items()}
    first, asked = next(iter(known.values())), _together(known.values(), given)
    choice = tuple((way, called) for way, (called, _one) in ways.items())
    always = [{one.name for one in way.parameters if one.needed} for way in known.values()]
    every, lines = set.intersection(*always), [_field(desk, one, given, None) for one in asked]
    fields = (replace(one, needed=one.needed and one.name in every) for one in lines)

    def step(got: Answers) -> Step:
        chosen = known[got["kind"]]
        mine = [one for one in chosen.parameters if one.name not in given]
        return chosen.step(**_values(desk, mine, given, got))

    form = form_of(desk, first, given, None, **words)
    return replace(form, fields=(Field("kind", label, answers=choice), *fields), step=step)


def _together(operations: Iterable[Operation], given: Mapping[str, Any]) -> list[Parameter]:
    """Return what they ask for beyond what is given, each thing once and in the order of each."""
    found: list[Parameter] = []
    for operation in operations:
        at = len(found)
        for one in reversed(operation.parameters):
            names = [known.name for known in found]
            if one.name in names:
                at = names.index(one.name)
            elif one.name not in given:
                found.insert(at, one)
    return found
