"""Registration: the paper that asks for a person, too, where he is new."""

from league.errors import InputError
from league.facts.claims import Application
from league.facts.people import Player
from league.facts.registrations import Kind
from league.language import _
from league.services.registry.registering import paper_steps
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.words.codes import sex_words
from league.services.words.naming import club_named
from league.typed.lists import read_name
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, flag


def registration_form(desk: Desk, player: Player | None = None) -> Form:
    """Return a registration; without a player it asks for the person too."""
    person, clubs = () if player else _person(desk), kinds.clubs_to_type(desk)
    fields = (
        *person,
        Field("club", _("Club"), hint=_("number or name"), suggested=clubs, needed=True),
        Field("kind", _("As"), Kind.HOME, answers=tuple(desk.book.named("kinds").items())),
        typed_fields.day_field(desk, "posted", _("Postmark")),
        Field("nation", _("Citizenship"), player.nation if player else desk.book.home_nation),
        Field("left", _("Left a club elsewhere on"), hint=_("only for clubs not in this file")),
        flag("crosses", _("From another federation")),
        flag("elsewhere", _("Guest in another one")),
        flag("executive", _("The executive agreed")),
        Field("levy", _("Federation levy"), hint=_("of a year; its part for a gap is charged")),
    )

    def step(answers: Answers) -> Step:
        new = None if player else _new_person(desk, answers)
        ident = player.ident if player else answers["ident"]
        return paper_steps.registration_step(
            _application(desk, ident, answers), new, _levy(answers)
        )

    title = _("Register {player}").format(player=player.name if player else _("a new player"))
    return Form(title, fields, step)


def _application(desk: Desk, ident: str, answers: Answers) -> Application:
    return Application(
        ident=ident,
        club=club_named(desk.world.clubs.values(), answers["club"]).id,
        kind=Kind(answers["kind"]),
        posted=typed_fields.needed_day(desk, answers, "posted"),
        nation=answers["nation"],
        left=typed_fields.optional_day(desk, answers, "left"),
        crosses_federations=bool(answers["crosses"]),
        guest_elsewhere=bool(answers["elsewhere"]),
        executive=bool(answers["executive"]),
    )


def _levy(answers: Answers) -> int | None:
    """Return the levy in cents, None for nothing. Raises InputError."""
    return typed_fields.optional_cents(answers, "levy")


def _person(desk: Desk) -> tuple[Field, ...]:
    return (
        Field("ident", _("Pass number"), needed=True),
        Field("name", _("Name"), hint=_("surname, given name"), needed=True),
        Field("born", _("Born"), hint=kinds.day_hint(desk)),
        Field("sex", _("Sex"), "m", answers=tuple(sex_words().items())),
    )


def _new_person(desk: Desk, answers: Answers) -> Player:
    surname, given = read_name(answers["name"])
    if not answers["ident"] or not surname:
        raise InputError(_("A new player needs a pass number and a name."))
    if answers["ident"] in desk.world.players:
        known = desk.world.players[answers["ident"]].name
        sentence = _(
            "{ident} is the pass number of {player}: please register on that player's page."
        )
        raise InputError(sentence, ident=answers["ident"], player=known)
    born = typed_fields.optional_day(desk, answers, "born")
    return Player(answers["ident"], surname, given, born, answers["sex"])
