"""The form of any operation: what is asked stands in its description, and nothing here."""

from collections.abc import Mapping, Sequence
from typing import Any

from league.language import in_words
from league.services.session.desk import Desk
from league.services.session.kinds import suggested_day, typed_day
from league.services.session.operations import Operation, Parameter, value_of
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
    asked = [one for one in operation.parameters if one.name not in given]
    fields = tuple(_field(desk, one, given, (shown or {}).get(one.name)) for one in asked)

    spoken = {
        one.name: one.kind.spoken(desk, given[one.name])
        for one in operation.parameters
        if one.name in given
    }
    return Form(
        in_words(operation.title).format(**spoken, **words),
        fields,
        lambda got: operation.step(**_values(desk, asked, given, got)),
        in_words(operation.reason.hint),
        needs_reason=operation.reason.needed,
    )


def _values(
    desk: Desk, asked: Sequence[Parameter], given: Mapping[str, Any], got: Answers
) -> dict[str, Any]:
    """Return all values. Raises InputError for what is not understood, or lacks."""
    values = dict(given)
    # What lacks is read last: what is not understood is said beside it.
    for one in sorted(asked, key=lambda one: one.needed and not got.typed(one.name)):
        with about(in_words(one.label) if got.typed(one.name) else ""):
            values[one.name] = value_of(desk, one, got[one.name], values)
    return values


def _field(desk: Desk, asked: Parameter, given: Mapping[str, Any], shown: str | None) -> Field:
    kind = asked.kind
    before = shown
    if before is None:
        first = asked.shown or asked.default
        before = first(desk) if first else ""
    if asked.today and shown is None:
        # What follows from a season is booked after it, too.
        before = typed_day(desk.today) if desk.today >= desk.world.first_day else ""
    answers = tuple(kind.choices(desk, given)) if kind.choices else ()
    if answers and not before:
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
