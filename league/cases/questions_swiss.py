"""The question ``swiss``: the pairing of a round, and why each pair is as it is."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import chain

from fixtures.baku import Acceleration, baku
from fixtures.pair_reasons import PairReasons, Side, explain
from fixtures.round_history import BLACK, WHITE
from fixtures.swiss import pair
from fixtures.swiss_faults import met_already
from fixtures.swiss_field import EngineError, FieldError, NoPairingError, Relaxed, SwissField, check
from league.cases import reading
from league.cases.past_rounds import Past, points, read_past
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place, Read
from league.cases.worlds import Case
from league.language import _
from league.outcomes.tournaments.refusals import Names, Refusal, refused
from league.trf.records import TrfFile
from league.trf.round_history import turns_of
from league.trf.swiss import paired_rounds, swiss_field

ANSWER = ("pairs", "bye", "reasons", "edition", "error", "relax", "sentence")
_SIDE = ("score", "virtual", "float", "floats", "colors", "wish", "wish_article")
REASON = (
    "white",
    "black",
    "article",
    "colors_by_rule",
    "passed",
    *(f"{side}_{what}" for side in ("white", "black") for what in _SIDE),
)
"""Keys of one of the reasons; ``relax`` has ``what`` and ``numbers``."""
RELAX = ("what", "numbers")


def read_swiss(case: Case) -> Callable[[], Answer]:
    """Read the rounds so far and who is present; answer with the next round."""
    fields = case.fields
    past = read_past(fields, same_on_both_sides=False)
    names: Names
    if isinstance(past, TrfFile):
        field = _of_file(fields, past)
        names = {one.number: one.name for one in past.teams or past.players}
    else:
        field, names = _written(fields, past), past.names
    field = _changed(fields, field)
    return lambda: _answer(field, names)


def _written(fields: Fields, past: Past) -> SwissField:
    """Return the field of a case that writes its rounds out: the round after the last is paired."""
    played = max((len(turns) for turns in past.turns.values()), default=0)
    return SwissField(
        round=played + 1,
        rounds=fields.need("rounds", reading.positive),
        turns=past.turns,
        present=frozenset(past.turns),
        first_color=fields.need("first_color", reading.one_of(WHITE, BLACK)),
        teams=past.teams,
        win=past.scores.win,
        loss=past.scores.loss,
    )


def _of_file(fields: Fields, file: TrfFile) -> SwissField:
    """Return the field of a report file: a round of it, or the one after the last."""
    turns = turns_of(file)
    after = max(paired_rounds(turns), default=0) + 1
    at = fields.get("round", reading.positive, after)
    if at > after:
        raise fields.place.at("round").expected(_("a round up to {last}").format(last=after), at)
    field = swiss_field(file, at, turns)
    return replace(
        field,
        rounds=fields.get("rounds", reading.positive, field.rounds),
        first_color=fields.get("first_color", reading.one_of(WHITE, BLACK), field.first_color),
    )


def _changed(fields: Fields, field: SwissField) -> SwissField:
    """Return the field with what a case says about the round to be paired."""
    number = _number(field)
    numbers = reading.listed(number)
    asked = frozenset(fields.get("asked", numbers, ()))
    absent = asked.union(fields.get("absent", numbers, ()))
    prohibited = fields.get("prohibited", reading.listed(numbers), field.prohibited)
    given = fields.get("given", reading.mapped(number, points), field.given)
    game_points_first = fields.get("game_points_first", reading.yes, field.game_points_first)
    return replace(
        field,
        present=field.present - absent,
        asked=asked,
        prohibited=prohibited,
        accelerations=fields.get("accelerated", _accelerated(field), field.accelerations),
        given=given,
        game_points_first=game_points_first,
        second_score=fields.get("second_score", reading.yes, field.second_score),
        type_b=fields.get("type_b", reading.yes, field.type_b),
    )


def _number(field: SwissField) -> Read[int]:
    """Return a reader of somebody's number."""

    def read(value: object, place: Place) -> int:
        found = reading.positive(value, place)
        if found not in field.turns:
            raise place.wrong(_("there is no player {number}."), number=found)
        return found

    return read


def _accelerated(field: SwissField) -> Read[tuple[Acceleration, ...]]:
    """Return a reader of ``baku``, or of a list of accelerations."""
    written = reading.listed(reading.with_keys(_acceleration))

    def read(value: object, place: Place) -> tuple[Acceleration, ...]:
        if value == "baku":
            return baku(len(field.turns), field.rounds, field.win)
        return written(value, place)

    return read


def _acceleration(fields: Fields) -> Acceleration:
    return Acceleration(
        first_round=fields.need("first_round", reading.positive),
        last_round=fields.need("last_round", reading.positive),
        first_number=fields.need("first_number", reading.positive),
        last_number=fields.need("last_number", reading.positive),
        points=fields.need("points", points),
    )


def _answer(field: SwissField, names: Names) -> Answer:
    try:
        check(field)
        for late in met_already(field.turns, field.prohibited):
            raise FieldError("met", late.numbers, late.round)
        found = pair(field)
    except (FieldError, NoPairingError, EngineError) as error:
        return _refused(error, field, names)
    reasons = explain(field, found.pairs)
    return {
        "pairs": [[white, black] for white, black in found.pairs if black is not None],
        "bye": next((white for white, black in found.pairs if black is None), None),
        "reasons": [_reason(one) for one in reasons],
        "edition": found.edition,
        "error": None,
        "relax": [],
        "sentence": None,
    }


def _refused(error: Refusal, field: SwissField, names: Names) -> Answer:
    relaxed: Sequence[Relaxed] = ()
    if isinstance(error, NoPairingError):
        kind, relaxed = "no_pairing", error.relaxed
    elif isinstance(error, FieldError):
        kind = error.kind
    else:
        kind = "too_long" if error.late else "engine"
    return {
        "pairs": [],
        "bye": None,
        "reasons": [],
        "edition": None,
        "error": kind,
        "relax": [{"what": one.kind, "numbers": list(chain(*one.groups))} for one in relaxed],
        "sentence": refused(error, field.round, names),
    }


def _reason(one: PairReasons) -> Answer:
    found: Answer = {
        "white": one.white.number,
        "black": one.black.number if one.black else None,
        "article": one.article or None,
        "colors_by_rule": one.as_ruled,
        "passed": {each.number: each.round for each in one.passed},
    }
    found |= _side("white", one.white)
    return found | _side("black", one.black) if one.black else found


def _side(name: str, side: Side) -> Answer:
    wish = side.preference
    return {
        f"{name}_score": Fraction(side.score, 2),
        f"{name}_virtual": Fraction(side.virtual, 2),
        f"{name}_float": side.float or None,
        f"{name}_floats": dict(side.floats),
        f"{name}_colors": side.colors,
        f"{name}_wish": f"{wish.color} {wish.strength}" if wish.color else None,
        f"{name}_wish_article": wish.article or None,
    }
