"""What is put on record about persons, each deed described once for command, form and palette."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from league.facts.actors import Right
from league.language import to_translate
from league.services.session.kinds import DAY, PLAYER, TEXT, chosen
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
)
from league.services.session.parameters import kept, optional
from league.typed.lists import read_name
from league.typed.numbers import read_whole
from league.typed.titles import maybe_title

if TYPE_CHECKING:
    from league.services.registry.clubs import data_steps
    from league.services.session.desk import Desk
    from league.services.session.trial_runs import Step
else:
    data_steps = later("league.services.registry.clubs.data_steps")


def _add(**given: Any) -> "Step":
    from league.facts.people import Player

    return data_steps.new_person_step(Player(**_named(given)))


def _change(**given: Any) -> "Step":
    return data_steps.person_step(**_named(given))


def _named(given: dict[str, Any]) -> dict[str, Any]:
    """Return what was given with a name, where it was, by its two parts."""
    rest = dict(given)
    surname, given_name = rest.pop("name", (None, None))
    return rest if surname is None else {**rest, "surname": surname, "given_name": given_name}


def _on_record(desk: "Desk", given: Given) -> object:
    from types import SimpleNamespace

    player = desk.world.players[given["ident"]]
    known = {one: getattr(player, one) for one in player.__slots__}
    return SimpleNamespace(**known, name=(player.surname, player.given_name))


def sexes(_desk: "Desk", _given: Given) -> Choices:
    """Return man and woman."""
    from league.services.words.codes import sex_words

    return tuple(sex_words().items())


_RATING = Kind("N", lambda _desk, text, _given: read_whole(text, 0) or None, None)
"""None where there is none, which is typed as 0 or not at all."""
PERSON_NAME = Kind(
    "NAME",
    lambda _desk, text, _given: read_name(text),
    typed=lambda value: ", ".join(filter(None, value)),
)
_NAME = Parameter(
    "name",
    PERSON_NAME,
    to_translate("Name"),
    to_translate("surname, given name"),
    "--name",
    to_translate("Surname, given name."),
)
_DATA = (
    optional("--born", DAY, to_translate("Born"), to_translate("Birth date.")),
    Parameter(
        "sex",
        chosen("[m|w]", sexes),
        to_translate("Sex"),
        option="--sex",
        about=to_translate("Man or woman."),
        default=lambda _desk: "m",
    ),
    Parameter(
        "nation",
        replace(TEXT, metavar="NATION"),
        to_translate("Citizenship"),
        option="--nation",
        about=to_translate("Country, three letters."),
        needed=False,
        shown=lambda desk: desk.book.home_nation,
    ),
    optional(
        "--title",
        Kind("TEXT", lambda _desk, text, _given: maybe_title(text), None),
        to_translate("Title"),
        to_translate("Title, such as FM or WGM."),
        to_translate("such as FM or WGM"),
    ),
    optional(
        "--rating",
        replace(_RATING, hint=lambda desk: desk.book.rating_name),
        to_translate("National rating"),
        to_translate("National rating; 0 = none."),
    ),
    optional(
        "--fide-id",
        _RATING,
        to_translate("FIDE number"),
        to_translate("Number with FIDE; 0 = none."),
    ),
    optional(
        "--fide-rating",
        _RATING,
        to_translate("FIDE rating"),
        to_translate("Rating of FIDE; 0 = none."),
    ),
)
ADD = Operation(
    "player add",
    Right.REGISTER,
    _add,
    to_translate("Add a person without a club"),
    to_translate("Add a person who is registered with no club yet."),
    (
        Parameter("ident", replace(TEXT, metavar="IDENT"), to_translate("Pass number")),
        _NAME,
        *_DATA,
    ),
    FOR_JOURNAL,
    ('spielleiter player add 190001 --name "Novak, Ján" --born 1990-05-01 --nation SVK',),
)
CHANGE = Operation(
    "player change",
    Right.REGISTER,
    _change,
    to_translate("Data of {ident}"),
    to_translate(
        "Put a person's data right: what is not named stays, an empty text takes it away."
    ),
    (Parameter("ident", PLAYER, to_translate("Player")), *kept(_NAME, *_DATA)),
    FOR_JOURNAL,
    (
        'spielleiter player change 100001 --name "Hofhuber, Klemens" --title FM',
        "spielleiter player change 100001 --rating 2105 --fide-id 1600001",
    ),
    now=_on_record,
)
JOIN = Operation(
    "player join",
    Right.REGISTER,
    data_steps.joining_step,
    to_translate("Join another record with {player} ({ident})"),
    to_translate(
        "Join two records of one person: the first pass number stays.\n\n"
        "Registrations, lists, boards, papers and decisions of this season and of later ones"
        " go to it; who sat in the same match as the other is refused."
    ),
    (
        Parameter("kept", replace(PLAYER, metavar="KEPT"), to_translate("Player")),
        Parameter(
            "joined",
            replace(PLAYER, metavar="JOINED"),
            to_translate("Other record"),
            to_translate("pass number or name of the record that goes"),
        ),
    ),
    NEEDED,
    (to_translate('spielleiter player join 100001 190001 --reason "Entered twice."'),),
)
OPERATIONS = (ADD, CHANGE, JOIN)
