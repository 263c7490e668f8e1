"""Players come to a club, or should not have: described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.errors import InputError
from league.facts.actors import Right
from league.facts.registrations import Kind as Belonging
from league.language import _, to_translate
from league.rulebook.topics import Topic
from league.sanitizing import quoted
from league.services.registry.people.operations import PERSON_NAME, sexes
from league.services.registry.registering.operations import A_PLAYER, club_of
from league.services.session.kinds import DAY, EURO, FLAG, TEXT, chosen
from league.services.session.operations import (
    DESPITE,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import A_CLUB, given_day, optional

if TYPE_CHECKING:
    from league.services.registry.registering import paper_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    paper_steps = later("league.services.registry.registering.paper_steps")


def _register(
    *, ident: str, name: Any, born: Any, sex: str, kind: str, levy: int | None, **given: Any
) -> "Step":
    from league.facts.claims import Application
    from league.facts.people import Player

    fresh = Player(ident, name[0], name[1], born, sex) if name else None
    return paper_steps.registration_step(
        Application(ident, kind=Belonging(kind), **given), fresh, levy
    )


def _kinds(desk: "Desk", _given: Given) -> Choices:
    return tuple(desk.book.named("kinds").items())


def _kind(desk: "Desk", text: str, _given: Given) -> str:
    """Return the code of a kind, which may be named by the book's word. Raises InputError."""
    asked, known = text.strip().casefold(), desk.book.named("kinds")
    found = [code for code, word in known.items() if asked in (code, word.casefold())]
    if not found:
        sentence = _("“{text}” is none of these: {known}{cited}.")
        where = desk.book.cited(Topic.REGISTRATION)
        raise InputError(sentence, text=quoted(text), known=", ".join(known), cited=where)
    return found[0]


def _fresh(desk: "Desk", text: str, _given: Given) -> str:
    ident = text.strip()
    if ident in desk.world.players:
        known = desk.world.players[ident].name
        sentence = _(
            "{ident} is the pass number of {player}: please register on that player's page."
        )
        raise InputError(sentence, ident=ident, player=known)
    return ident


_IDENT = Parameter("ident", replace(TEXT, metavar="IDENT"), to_translate("Pass number"))
_NAME = optional(
    "--name",
    replace(PERSON_NAME, empty=None),
    to_translate("Name"),
    to_translate("Surname, given name of a new player."),
    to_translate("surname, given name"),
)
_REST = (
    optional("--born", DAY, to_translate("Born"), to_translate("Birth date of a new player.")),
    Parameter(
        "sex",
        chosen("[m|w]", sexes),
        to_translate("Sex"),
        option="--sex",
        about=to_translate("Man or woman, of a new player; otherwise a man."),
        default=lambda _desk: "m",
    ),
    A_CLUB,
    Parameter(
        "kind",
        Kind("KIND", _kind, choices=_kinds),
        to_translate("As"),
        option="--kind",
        about=to_translate("How he belongs to the club, as the rule book names it."),
        default=lambda desk: next(iter(desk.book.named("kinds"))),
    ),
    given_day(to_translate("Postmark"), name="posted", option="--posted"),
    Parameter(
        "nation",
        replace(TEXT, metavar="NATION"),
        to_translate("Citizenship"),
        option="--nation",
        shown=lambda desk: desk.book.home_nation,
    ),
    optional(
        "--left",
        DAY,
        to_translate("Left a club elsewhere on"),
        to_translate("Notice to an old club outside the file."),
        to_translate("only for clubs not in this file"),
    ),
    optional(
        "--crosses", FLAG, to_translate("From another federation"), name="crosses_federations"
    ),
    optional(
        "--guest-elsewhere",
        FLAG,
        to_translate("Guest in another one"),
        to_translate("Guest of another one."),
    ),
    optional("--executive", FLAG, to_translate("The executive agreed")),
    optional(
        "--levy",
        replace(EURO, empty=None),
        to_translate("Federation levy"),
        to_translate("A year's federation levy."),
        to_translate("of a year; its part for a gap is charged"),
    ),
)
REGISTER = Operation(
    "player register",
    Right.REGISTER,
    _register,
    to_translate("Register {player}"),
    to_translate("Register a player with a club; says the first day of eligibility, and why."),
    (_IDENT, _NAME, *_REST),
    DESPITE,
    (
        "spielleiter player register 100001 601 --posted 2011-12-28 --nation AUT",
        (
            "spielleiter player register 100001 602 --kind kreisgast --posted 2011-09-01 \\\n"
            "  --nation AUT"
        ),
    ),
)
NEW = replace(
    REGISTER,
    parameters=(
        replace(_IDENT, kind=replace(_IDENT.kind, read=_fresh)),
        replace(_NAME, needed=True),
        *_REST,
    ),
)
"""The same of a player who is new to the file, where that is known before."""
UNREGISTER = Operation(
    "player unregister",
    Right.REGISTER,
    paper_steps.withdrawal_step,
    to_translate("Take back a registration of {ident}"),
    to_translate("Take back a registration that should not have been."),
    (A_PLAYER, club_of(lambda row: row.deregistered is None)),
    NEEDED,
    (to_translate('spielleiter player unregister 100001 601 --reason "Another was meant."'),),
)
OPERATIONS = (REGISTER, UNREGISTER)
