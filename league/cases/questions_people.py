"""Questions about people: ``age``, ``bond``, ``transfer``, ``elo``."""

from collections.abc import Callable
from datetime import date

from league.cases import reading
from league.cases.questions_matches import Answer, finding_maps
from league.cases.worlds import KINDS, SEXES, Case, answered_by, binds_nobody, division, season
from league.errors import RuleBookError
from league.facts.registrations import Kind
from league.facts.seasons import Division
from league.facts.transfers import Transfer
from league.language import _
from league.outcomes.ratings import RatedGame, Rating, RatingRules, rated

ELO_KEYS = ("factor", "expected", "change", "new", "entry")

OPEN = "open"


def read_age(case: Case) -> Callable[[], Answer]:
    """Read a birth date and a group; answer whether the person belongs to it."""
    fields = case.fields
    group = fields.need("group", reading.text)
    born = fields.need("born", reading.day)
    sex = fields.get("sex", reading.one_of(*SEXES), "m")
    year = fields.get("year", season, case.year)
    if year is None:
        raise fields.place.at("year").wrong(_("year or season is missing."))
    try:
        limit = case.book.age_limit(group, year, case.values(date(year, 12, 31)))
    except RuleBookError as error:
        raise fields.place.at("group").wrong(str(error)) from error
    return lambda: {"eligible": limit.admits(born, sex)}


def read_bond(case: Case) -> Callable[[], Answer]:
    """Read where a player was used; answer where he belongs."""
    fields = case.fields
    listed_in = fields.need("listed", division(case.book))
    kind = Kind(fields.get("kind", reading.one_of(*KINDS), Kind.HOME.value))
    declared = fields.get("declared", reading.yes, False)
    games = fields.get(
        "games", reading.listed(reading.with_keys(lambda inner: _use(inner, case))), ()
    )

    def answer() -> Answer:
        uses = [use for use in games if not binds_nobody(use[1], kind, declared)]
        bonds = case.book.bonds(listed_in, uses, case.values())
        last = bonds[-1] if bonds else None
        return {
            "belongs": last.division if last else listed_in.id,
            "since": last.since if last else None,
        }

    return answer


def _use(fields: reading.Fields, case: Case) -> tuple[date, Division]:
    return fields.need("date", reading.day), fields.need("division", division(case.book))


def read_transfer(case: Case) -> Callable[[], Answer]:
    """Read a change of club; answer with the first day the player may play."""
    fields = case.fields
    arrears = fields.get("arrears_until", reading.maybe(_day_or_open), None)
    facts = Transfer(
        registered=fields.need("registered", reading.day),
        deregistered=fields.need("deregistered", reading.maybe(reading.day)),
        games=fields.get("games", reading.listed(reading.day), ()),
        crosses_federations=fields.get("crosses_federations", reading.yes, False),
        represented=fields.get("represented_federation", reading.listed(reading.day), ()),
        in_arrears=arrears is not None,
        settled=arrears if isinstance(arrears, date) else None,
    )
    ask = answered_by(case, case.book.transfers.decide)

    def answer() -> Answer:
        found = ask(facts, case.values(facts.registered))
        return {
            "eligible_from": found.eligible_from,
            "findings": finding_maps(found.findings, side=False),
        }

    return answer


def _day_or_open(value: object, place: reading.Place) -> date | str:
    return OPEN if value == OPEN else reading.day(value, place)


def read_elo(case: Case) -> Callable[[], Answer]:
    """Read a player's games of a period; answer with his new rating and how it came about."""
    fields = case.fields
    ask = answered_by(case, case.book.ratings.rules)
    rules = ask(case.values())
    own = fields.need("elo", reading.maybe(_rating(rules)))
    read = reading.listed(reading.with_keys(lambda inner: _game(inner, rules)))
    games = fields.need("games", read) + fields.get("carried", read, ())

    def answer() -> Answer:
        found: Rating = rated(own, [game for game in games if game is not None], rules)
        return {key: getattr(found, key) for key in ELO_KEYS}

    return answer


def _rating(rules: RatingRules) -> Callable[[object, reading.Place], int]:
    def read(value: object, place: reading.Place) -> int:
        number = reading.positive(value, place)
        if number < rules.floor:
            raise place.expected(_("a rating from {floor} up").format(floor=rules.floor), value)
        return number

    return read


def _game(fields: reading.Fields, rules: RatingRules) -> RatedGame | None:
    """Return a game if it is rated: against a rated opponent, and played."""
    opponent = fields.need("opponent", reading.maybe(_rating(rules)))
    half = fields.need("score", reading.score)
    forfeit = fields.get("forfeit", reading.yes, False)
    return None if forfeit or opponent is None else RatedGame(opponent, half)
