"""The forms in which divisions are made, changed and removed."""

from collections.abc import Iterable
from dataclasses import replace

from league.facts.seasons import Division
from league.language import _
from league.services.schedule.divisions import added_step, changed_step, model_of, removed_step
from league.services.session.desk import Desk
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.typed_fields import optional_number


def new_division_form(desk: Desk, models: Iterable[Division] | None = None) -> Form:
    """Return a new division after one of these models, after any of the rule book if none is named.

    What is left empty is as the rule book has it.
    """
    known = tuple(desk.book.divisions.values() if models is None else models)
    as_in_book = _("empty = as the rule book has it")
    fields = (
        Field("like", _("Model"), known[0].id, answers=tuple((one.id, one.name) for one in known)),
        Field("id", _("Code"), hint=_("such as klasse-1a; empty = the model’s")),
        Field("name", _("Name"), hint=as_in_book),
        *_settings(desk, None, as_in_book),
    )
    title = _("New division")
    return Form(title, fields, lambda got: added_step(_asked(desk, got)), goes_into_journal())


def division_form(desk: Desk, division: str) -> Form:
    """Return what a division is, to be put right."""
    held = desk.division(division)
    models = tuple((one.id, one.name) for one in desk.book.divisions.values())
    fields = (
        Field("like", _("Model"), held.like, answers=models),
        Field("name", _("Name"), held.name, needed=True),
        *_settings(desk, held, ""),
    )
    title = _("Division {division}").format(division=held.name)
    return Form(
        title, fields, lambda got: changed_step(_asked(desk, got, held)), goes_into_journal()
    )


def removal_form(desk: Desk, division: str) -> Form:
    """Return the removal of a division."""
    title = _("Remove {division}").format(division=desk.division(division).name)
    return Form(title, (), lambda _got: removed_step(division), goes_into_journal())


def _settings(desk: Desk, held: Division | None, hint: str) -> tuple[Field, ...]:
    modes = tuple(desk.book.named("modes").items())
    stands = _numbers(held) if held else {}
    unsaid = () if held else (("", _("as the rule book has it")),)
    return (
        Field("level", _("Level"), stands.get("level", ""), hint or _("0 is the highest")),
        Field("boards", _("Boards"), stands.get("boards", ""), hint),
        Field("district", _("District"), (held and held.district) or "", hint),
        Field("mode", _("Mode"), held.mode if held else "", answers=(*unsaid, *modes)),
        flag("lowest", _("Lowest of its district"), "yes" if held and held.lowest else ""),
        Field("max_size", _("Longest list"), stands.get("max_size", ""), _("empty = no limit")),
        Field(
            "late_nominations",
            _("Late nominations"),
            stands.get("late_nominations", ""),
            _("empty = none"),
        ),
    )


def _numbers(held: Division) -> dict[str, str]:
    """Return the numbers of a division as they are typed; nothing for none."""
    known = {
        "level": held.level,
        "boards": held.boards,
        "max_size": held.max_size,
        "late_nominations": held.late_nominations,
    }
    return {name: str(number) for name, number in known.items() if number is not None}


def _asked(desk: Desk, answers: Answers, held: Division | None = None) -> Division:
    """Return the division that was typed. Raises InputError."""
    model = held or model_of(desk.book, answers["like"])
    level, boards = optional_number(answers, "level"), optional_number(answers, "boards")
    return replace(
        model,
        like=answers["like"],
        id=held.id if held else answers["id"] or model.id,
        name=answers["name"] or model.name,
        level=model.level if level is None else level,
        boards=model.boards if boards is None else boards,
        district=answers["district"] or (None if held else model.district),
        mode=answers["mode"] or model.mode,
        lowest=bool(answers["lowest"]) or (model.lowest and held is None),
        max_size=optional_number(answers, "max_size"),
        late_nominations=optional_number(answers, "late_nominations"),
    )
