"""A form that is filled in: what is kept of it while one types, and offered when it is opened."""

from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from league import language
from league.language import _
from league.services.session import drafts
from league.services.session.drafts import Draft, DraftSubject, TypedForm
from tui.app_protocol import AppProtocol
from tui.dialogs.draft import taken_up
from tui.dialogs.form_model import Field, Form


@runtime_checkable
class _Named(Protocol):
    """A page that one can be led back to."""

    NAME: str
    about: str
    """What it is about."""


class Fillable(Protocol):
    """A form on the screen."""

    found: Mapping[str, str]

    def fill_in(self, typed: Mapping[str, str]) -> None:
        """Put what was typed before into the fields."""


def thing_of(app: AppProtocol, form: Form) -> DraftSubject:
    """Return what a form is called among drafts."""
    assert app.desk is not None
    return DraftSubject(app.desk.season.name, drafts.FORM, f"{_maker(form)}: {form.title}")


def typed_form(
    app: AppProtocol, form: Form, answers: Mapping[str, str], found: Mapping[str, str]
) -> TypedForm:
    """Return a form as it is filled in; ``found`` stood there at first."""
    fields = {one.name: one for one in (*form.fields, Field("why", _("Reason")))}
    typed = [fields[name] for name, answer in answers.items() if answer != found.get(name)]
    return TypedForm(
        title=form.title,
        form=_maker(form),
        language=language.current(),
        page=_page(app),
        words=" · ".join(f"{one.label}: {_answer(one, answers[one.name])}" for one in typed),
        typed=dict(answers),
        begun=dict(found),
        protest=form.protest,
        decides=form.decides,
    )


def _answer(field: Field, typed: str) -> str:
    """Return what was typed in a field, or chosen there as it was read."""
    return dict(field.answers).get(typed, typed) or "–"


async def offer(app: AppProtocol, dialog: Fillable, form: Form) -> None:
    """Offer what was typed in the same form before. Raises LeagueError."""
    for draft in await app.drafts.file.offered(drafts.FORM):
        typed = draft.typed
        if not isinstance(typed, TypedForm) or not _is_of(typed, form):
            continue
        changed = typed.begun != dialog.found and typed.language == language.current()
        more = _("The form begins with something else now than it did then.") if changed else ""
        if await taken_up(app, draft, more):
            dialog.fill_in(typed.typed)
            await _moved(app, draft, thing_of(app, form))


async def _moved(app: AppProtocol, draft: Draft, thing: DraftSubject) -> None:
    """Give up the name that the form had in another language, if it had one."""
    if draft.thing == thing:
        app.drafts.file.shown(draft)
    else:
        await app.drafts.keep()
        await app.in_thread(drafts.drop, draft)


def _is_of(typed: TypedForm, form: Form) -> bool:
    # In another language the title says the same in other words: the person sees which is meant.
    same = typed.title == form.title or typed.language != language.current()
    return _bare(typed.form) == _maker(form) and same


def _maker(form: Form) -> str:
    return form.deed or _bare(f"{form.step.__module__}.{form.step.__qualname__}")


def _bare(name: str) -> str:
    """Return the function that makes a form, of the name of the step within it."""
    return name.partition(".<locals>")[0]


def _page(app: AppProtocol) -> tuple[str, str]:
    for screen in reversed(app.screen_stack):
        if isinstance(screen, _Named) and screen.NAME:
            return screen.NAME, screen.about
    return "", ""
