"""What gives places in an event and takes them back, each deed described once."""

from dataclasses import replace
from typing import TYPE_CHECKING

from league.errors import InputError
from league.facts.actors import Right
from league.language import _, to_translate
from league.services.events.entry_operations import TAKEN_BACK
from league.services.events.operations import AN_EVENT
from league.services.session.kinds import DAY, FLAG, PLAYER, TEXT
from league.services.session.operations import (
    FOR_JOURNAL,
    NEEDED,
    Choices,
    Given,
    Kind,
    Operation,
    Parameter,
    later,
    served,
)
from league.services.session.parameters import A_CLUB, given_day, kept, on_day, optional
from league.typed.lists import parts_of
from league.typed.numbers import read_whole

if TYPE_CHECKING:
    from league.services.events import place_steps
    from league.services.session.desk import Desk
else:
    place_steps = later("league.services.events.place_steps")


def _regions(desk: "Desk", given: Given) -> Choices:
    from league.services.events.views import event_of

    event = event_of(desk.season, given["id"])
    names = desk.book.events.regions(event.kind, desk.values(event.day))
    return (("", _("none")), *((one, one) for one in names))


def _titles(desk: "Desk", text: str, _given: Given) -> tuple[tuple[str, int], ...]:
    """Return titles such as ``U12 2026``, one or more. Raises InputError."""
    from league.typed.championships import groups_of, read_title

    groups, parts = groups_of(desk.book.divisions.values()), parts_of(text.replace("\n", ","))
    titles = tuple(read_title(one, groups) for one in parts)
    known = tuple(dict.fromkeys(groups.values()))
    for group, _year in titles:
        if group not in known and group[:-1] not in known:
            sentence = _("“{group}” is no age group; known are: {known}.")
            raise InputError(sentence, group=group, known=", ".join(known))
    return titles


def _region(desk: "Desk", text: str, given: Given) -> str:
    """Return a region as the book spells it; another one as typed: the book refuses it."""
    known = {one.casefold(): one for one, _words in _regions(desk, given)}
    return known.get(text.strip().casefold(), text.strip())


def _typed_titles(value: tuple[tuple[str, int], ...] | None) -> str:
    return ", ".join(f"{group} {year}" for group, year in value or ())


def _known(desk: "Desk", given: Given) -> object:
    """Return what is on file of a candidate, his free place by its two days."""
    from types import SimpleNamespace

    from league.facts.places import Candidate
    from league.services.events.views import event_of

    known = {one.ident: one for one in event_of(desk.season, given["id"]).candidates}
    mine = known.get(given["ident"], Candidate(ident=given["ident"]))
    free = mine.free
    values = {name: getattr(mine, name) for name in Candidate.__slots__}
    of_free = ("decided", "accepted", "in_favour", "opposed")
    return SimpleNamespace(**values, **{one: free and getattr(free, one) for one in of_free})


def _seats(desk: "Desk", text: str, given: Given) -> tuple[str, ...]:
    """Return members of the committee, each by some letters. Raises InputError for others."""
    from league.services.events.committees import seats_named

    return seats_named(desk, given["id"], text)


_SEATS = Kind("MEMBERS", _seats, (), typed=lambda seats: ", ".join(seats or ()))
_IN_FAVOUR = optional(
    "--for",
    _SEATS,
    to_translate("Voted for it"),
    to_translate("Members of the committee who voted for it, with commas."),
    to_translate("members of the committee, with commas"),
    name="in_favour",
)
_OPPOSED = optional(
    "--against",
    _SEATS,
    to_translate("Voted against it"),
    to_translate("Members of the committee who voted against it, with commas."),
    to_translate("members of the committee, with commas"),
    name="opposed",
)
_PLACE = Kind("N", lambda _desk, text, _given: read_whole(text, 1), None)
_TITLES = Kind("TITLES", _titles, (), typed=_typed_titles)
A_PLAYER = Parameter("ident", PLAYER, to_translate("Player"))
CANDIDATE = Operation(
    "event candidate",
    Right.EVENTS,
    place_steps.candidate_step,
    to_translate("A place in {id}?"),
    to_translate(
        "Put on file what may bring a player a place, and say whether it does.\n\n"
        "What is not named stays as it is on file."
    ),
    (
        AN_EVENT,
        A_PLAYER,
        *kept(
            optional(
                "--region",
                replace(TEXT, metavar="REGION", read=_region, choices=_regions),
                to_translate("Region"),
                to_translate("Region whose championship he played, or belongs to."),
            ),
            optional(
                "--place",
                _PLACE,
                to_translate("Place there"),
                to_translate("His place in the regional championship."),
            ),
            optional(
                "--champion",
                _TITLES,
                to_translate("Titles"),
                to_translate("Titles of the federation, such as “U12 2026”."),
                to_translate("such as U12 2026"),
            ),
            optional(
                "--host/--no-host",
                FLAG,
                to_translate("Named by the host"),
                to_translate("The host gives him one of its places."),
            ),
            optional(
                "--played/--not-played",
                FLAG,
                to_translate("Played regionally"),
                to_translate("He took part in the regional championship."),
                name="took_part",
            ),
            optional(
                "--moved",
                DAY,
                to_translate("Moved house on"),
                to_translate("Day of the move that kept him from it."),
            ),
            optional(
                "--requested",
                DAY,
                to_translate("Asked for nomination on"),
                to_translate("Day on which nomination was asked for in writing."),
            ),
            optional(
                "--free",
                DAY,
                to_translate("Free place given on"),
                to_translate("Day on which a free place was given."),
                name="decided",
            ),
            optional(
                "--accepted",
                DAY,
                to_translate("Free place accepted on"),
                to_translate("Day on which it was accepted."),
            ),
            _IN_FAVOUR,
            _OPPOSED,
        ),
    ),
    FOR_JOURNAL,
    (
        "spielleiter event candidate em-u14 100018 --region Pfalz --place 1",
        "spielleiter event candidate em-u14 100019 --free 2025-10-01 --accepted 2025-10-20",
        (
            "spielleiter event candidate em-u14 100019 --free 2025-10-01 \\\n"
            '  --for "Kaderreferent, Pfalz" --against Rheinhessen'
        ),
    ),
    now=_known,
    fits=served(lambda book: book.events.places),
)
GIVE_BACK = Operation(
    "event give-back",
    Right.EVENTS,
    place_steps.give_back_step,
    to_translate("{ident} gives the place in {id} back"),
    to_translate("Somebody gives a place back; who may follow is named."),
    (AN_EVENT, A_PLAYER, *TAKEN_BACK),
    FOR_JOURNAL,
    ("spielleiter event give-back em-u14 100018",),
    fits=served(lambda book: book.events.places),
)
EXCEPT = Operation(
    "event except",
    Right.EVENTS,
    place_steps.exemption_step,
    to_translate("Exception for {ident} in {id}"),
    to_translate(
        "Put on file that the committee lets somebody follow who did not play regionally."
    ),
    (
        AN_EVENT,
        A_PLAYER,
        replace(_IN_FAVOUR, needed=True),
        _OPPOSED,
        on_day(to_translate("Decided on"), to_translate("Day of the decision; otherwise today.")),
    ),
    NEEDED,
    (
        (
            'spielleiter event except em-u14 100019 --for "Spielleiter, Kaderreferent" \\\n'
            '  --against Pfalz --reason "Ill on the day of the regional championship."'
        ),
    ),
)
HOST = Operation(
    "event host",
    Right.EVENTS,
    place_steps.host_step,
    to_translate("Who holds {id}"),
    to_translate("Put on file which club holds an event: it may have places to give."),
    (AN_EVENT, A_CLUB),
    FOR_JOURNAL,
    ("spielleiter event host em-u12 601",),
)
FIRST_REGIONAL = Operation(
    "event regional",
    Right.EVENTS,
    place_steps.first_regional_step,
    to_translate("First regional championship before {id}"),
    to_translate("Put on file when the first regional championship begins: free places need it."),
    (AN_EVENT, given_day(to_translate("Begins on"), to_translate("Its first day."))),
    FOR_JOURNAL,
    ("spielleiter event regional em-u14 --date 2026-01-10",),
    fits=served(lambda book: book.events.places),
)
OPERATIONS = (CANDIDATE, GIVE_BACK, EXCEPT, HOST, FIRST_REGIONAL)
