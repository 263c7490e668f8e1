"""The small world of a case, as the records that the rules are asked with."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import date
from typing import TypeVar

from league.cases.reading import (
    Fields,
    Place,
    Read,
    day,
    ident,
    listed,
    maybe,
    one_of,
    positive,
    text,
    up_to,
    whole,
    with_keys,
    year,
    yes,
)
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, Mode, closing_year
from league.facts.squads import Bond, Member
from league.language import _
from league.rulebook import RuleBook, Values
from league.rulebook.unserved import Unserved

F = TypeVar("F")
T = TypeVar("T")

BORN, REGISTERED = date(1980, 1, 1), date(2000, 1, 1)
"""Of a player of whom a case says nothing."""

MOST_BOARDS = 100
TOP_LEVEL = 0
"""The highest division of a federation; national leagues stand above it."""

SEXES, MODES = ("m", "w"), tuple(mode.value for mode in Mode)
KINDS = tuple(kind.value for kind in Kind)


@dataclass(frozen=True, slots=True)
class Case:
    """One case on its way to an answer."""

    fields: Fields
    name: str
    book: RuleBook
    year: int | None
    """Calendar year the season's age limits refer to; None = the case names no season."""

    def season_year(self) -> int:
        """Return the season's year. Raises CaseError when the case names no season."""
        if self.year is None:
            raise self.fields.place.at("season").wrong(_("this key is missing."))
        return self.year

    def values(self, on: date | None = None) -> Values:
        """Return the rule book's values on a day; without one, in the middle of the season.

        What happened before the book came into force is judged by its first values.
        """
        if on is None:
            on = date.max if self.year is None else date(self.year, 1, 1)
        return self.book.on(max(on, self.book.first_day))


def season(value: object, place: Place) -> int:
    """Return the year of a season such as ``2011/12`` or ``2026``."""
    if isinstance(value, int) and not isinstance(value, bool):
        return year(value, place)
    try:
        return year(closing_year(text(value, place)), place)
    except ValueError:
        raise place.expected("2011/12, 2026", value) from None


def division(book: RuleBook) -> Read[Division]:
    """Return a reader of a division: an id, or a map that changes some settings of one."""
    called = _by_age_group(book)

    def known(value: object, place: Place) -> Division:
        if isinstance(value, str) and value in called:
            return called[value]
        return book.divisions[one_of(*book.divisions)(value, place)]

    changed = with_keys(lambda fields: _changed(fields, fields.need("like", known)))
    return lambda value, place: (changed if isinstance(value, dict) else known)(value, place)


def _by_age_group(book: RuleBook) -> dict[str, Division]:
    """Return the divisions that alone have their age group, by its name in small letters.

    “WK IV” is also called ``wk-iv``, whatever its id. A variant, with the id of the division and
    an ending, counts as the same.
    """
    found: dict[str, list[Division]] = {}
    for one in book.divisions.values():
        found.setdefault("-".join((one.age_group or "").lower().split()), []).append(one)
    return {
        name: ones[0]
        for name, ones in found.items()
        if name and all(one.id.startswith(ones[0].id) for one in ones)
    }


def _changed(fields: Fields, model: Division) -> Division:
    return replace(
        model,
        id=fields.get("id", text, model.id),
        name=fields.get("name", text, model.name),
        boards=fields.get("boards", board_count, model.boards),
        level=fields.get("level", whole, model.level),
        district=fields.get("district", maybe(text), model.district),
        lowest=fields.get("lowest", yes, model.lowest),
        mode=fields.get("mode", one_of(*MODES), model.mode),
        youth_board=fields.get("youth_board", yes, model.youth_board),
        max_size=fields.get("max_size", maybe(positive), model.max_size),
        late_nominations=fields.get("late_nominations", maybe(whole), model.late_nominations),
    )


def players(case: Case, club: str, where: Division | None = None) -> Read[tuple[Member, ...]]:
    """Return a reader of a list of players, places by their order."""
    read = members(case, club, where)
    return lambda value, place: tuple(
        replace(member, place=rank) for rank, member in enumerate(read(value, place), 1)
    )


def members(case: Case, club: str, where: Division | None = None) -> Read[tuple[Member, ...]]:
    """Return a reader of a club's players, on no list yet. Nobody may stand there twice."""
    read_all = listed(with_keys(lambda fields: _member(fields, case, club, where)))

    def read(value: object, place: Place) -> tuple[Member, ...]:
        found = read_all(value, place)
        names = [member.ident for member in found]
        for name in names:
            if names.count(name) > 1:
                raise place.wrong(_("player {player} stands there twice."), player=name)
        return found

    return read


def _member(fields: Fields, case: Case, club: str, where: Division | None) -> Member:
    player = _player(fields, case, where)
    registration = Registration(
        ident=player.ident,
        club=club,
        kind=Kind(fields.get("kind", one_of(*KINDS), Kind.HOME.value)),
        reported=fields.get("registered", day, REGISTERED),
        equal=fields.get("equal", maybe(one_of(*case.book.equal_statuses)), None),
    )
    bonded = fields.get("bonded", maybe(division(case.book)), None)
    declared = fields.get("declared", yes, False)
    free = bonded is None or binds_nobody(bonded, registration.kind, declared)
    return Member(
        player=player,
        registrations=(registration,),
        bonds=() if free or bonded is None else (Bond(bonded.id, bonded.level, date.min),),
        declared=declared,
        games=fields.get("games", maybe(whole), None),
    )


def _player(fields: Fields, case: Case, where: Division | None) -> Player:
    who = fields.need("id", ident)
    # Where an age group plays, nobody's birth date can be taken for granted.
    aged = where is not None and where.age_group is not None
    return Player(
        ident=who,
        surname=who,
        born=fields.need("born", day) if aged else fields.get("born", day, BORN),
        sex=fields.get("sex", one_of(*SEXES), "m"),
        nation=fields.get("nation", text, case.book.home_nation),
        rating=fields.get("elo", maybe(positive), None),
        fide_rating=fields.get("fide_elo", maybe(positive), None),
    )


def binds_nobody(where: Division, kind: Kind, declared: bool) -> bool:
    """Say whether games there leave such a player free: a guest's or declared one's, nationally."""
    return where.level < TOP_LEVEL and (declared or kind is not Kind.HOME)


def unlisted(who: str, club: str, case: Case) -> Member:
    """Return a club member whom no list names."""
    player = Player(who, who, born=BORN, nation=case.book.home_nation)
    return Member(player, (Registration(who, club, Kind.HOME, REGISTERED),))


def seats(
    fields: Fields, squad: tuple[Member, ...], case: Case, club: str, boards: int
) -> tuple[Member | None, ...]:
    """Return who sat where, board 1 first. Raises CaseError when a player sits twice."""
    place = fields.place.at("lineup")
    names = per_board(fields, "lineup", maybe(ident), boards)
    known: Mapping[str, Member] = {member.ident: member for member in squad}
    for name in names:
        if name is not None and names.count(name) > 1:
            raise place.wrong(_("player {player} stands in the lineup twice."), player=name)
    return tuple(
        None if name is None else known.get(name) or unlisted(name, club, case) for name in names
    )


def per_board(fields: Fields, key: str, read: Read[T], boards: int) -> tuple[T, ...]:
    """Return what stands there for each board, board 1 first. Raises CaseError."""
    found = fields.need(key, listed(read))
    if len(found) != boards:
        sentence = _("expected {number} boards, not {found}.")
        raise fields.place.at(key).wrong(sentence, number=boards, found=len(found))
    return found


def board_count(value: object, place: Place) -> int:
    """Return how many boards are played."""
    return board_of(MOST_BOARDS)(value, place)


def board_of(boards: int) -> Read[int]:
    """Return a reader of a board number."""
    return up_to(boards, _("a board from 1 to {boards}").format(boards=boards))


def once(numbers: tuple[int, ...], place: Place) -> frozenset[int]:
    """Return board numbers as a set. Raises CaseError when one stands there twice."""
    if len(set(numbers)) != len(numbers):
        raise place.wrong(_("a board stands there twice."))
    return frozenset(numbers)


def answered_by(case: Case, function: F) -> F:
    """Return the rule book's function for a question. Raises CaseError when it has none."""
    if isinstance(function, Unserved):
        raise case.fields.place.at("ask").wrong(function.sentence(case.values()))
    return function
