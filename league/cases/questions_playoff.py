"""The question ``playoff``: who plays whom now, and who has won."""

from collections.abc import Callable, Sequence
from datetime import date
from fractions import Fraction

from fixtures.draw import by_lot
from league import tournament_rules
from league.cases import reading
from league.cases.answering_playoffs import next_map, plan_map, stage_map
from league.cases.happenings import result
from league.cases.questions_matches import Answer
from league.cases.reading import Fields, Place, Read, with_keys
from league.cases.worlds import Case
from league.facts.playoffs import PlayoffGame
from league.facts.tournaments import System, Tournament
from league.language import _
from league.outcomes.tournaments.playoff_running import PlayoffState, places, playoff_state
from league.outcomes.tournaments.playoffs import PlayoffPlan
from league.outcomes.tournaments.prizes import shared
from league.rulebooks import tournament_rules as fide_rules

KEYS = (
    "plan",
    "order",
    "out",
    "rest_before",
    "rest_between",
    "next",
    "stages",
    "winner",
    "won_by",
    "undecided",
    "level",
    "points",
    "places",
    "prizes",
    "book",
)

_RESULTS = {"1-0": (2, 0), "0-1": (0, 2), "½-½": (1, 1), "0-0": (0, 0)}
_MOST_PLAYERS = 64
_MOST_BOARDS = 100
CENTS = 100


NEXT_KEYS = ("stage", "round", "players", "white", "black", "clock", "lot", "rule")
STAGE_KEYS = ("stage", "form", "rule", "players", "numbers", "points", "shortest", "first", "over")


def read_playoff(case: Case) -> Callable[[], Answer]:
    """Read who is level and the games so far; answer what is played next, and who has won."""
    fields = case.fields
    keys = fields.need("players", _players)
    lot = fields.get("lot", reading.whole, None)
    order = keys if lot is None else tuple(by_lot(keys, lot))
    tournament = _tournament(fields)
    short = fields.get("short", reading.yes, False)
    day = fields.get("date", reading.day, date.max)
    games = fields.get("games", _games(keys), ())
    seed = fields.get("seed", reading.whole, 0)
    decided = fields.get("decided", reading.listed(with_keys(_decided(keys))), ())
    met = fields.get("met", reading.listed(_pair(keys)), ())
    prizes = fields.get("prizes", reading.listed(reading.whole), ())

    def answer() -> Answer:
        federation = None if case.book.id == fide_rules().id else case.book
        said = tournament_rules.playoff(federation, day, len(keys), tournament, short=short)
        whites = {frozenset(pair): pair[1] for pair in met}
        state = playoff_state(said.answer, order, games, seed, decided, whites)
        if state.stray:
            raise fields.place.at("games").wrong(_strange(state))
        found = _answer(said.answer, order, state)
        return found | {"book": said.book.id, "prizes": _shares(said.answer, order, state, prizes)}

    return answer


def players_of(case: Case) -> tuple[str, ...]:
    """Return who is level."""
    return case.fields.need("players", _players)


def _players(value: object, place: Place) -> tuple[str, ...]:
    """Return keys in the order of the tie-break; a number stands for players named 1, 2, 3."""
    if isinstance(value, int) and not isinstance(value, bool):
        many = reading.up_to(_MOST_PLAYERS, _("players in the order of the tie-break"))
        return tuple(str(seat) for seat in range(1, many(value, place) + 1))
    keys = reading.listed(reading.ident)(value, place)
    if not keys or len(set(keys)) < len(keys) or len(keys) > _MOST_PLAYERS:
        raise place.expected(_("different players in the order of the tie-break"), value)
    return keys


def _tournament(fields: Fields) -> Tournament:
    return Tournament(
        id="",
        name="",
        system=System(fields.get("system", reading.one_of(*System), System.SWISS)),
        teams=fields.get("teams", reading.yes, False),
    )


def _games(keys: Sequence[str]) -> Read[tuple[PlayoffGame, ...]]:
    def read(fields: Fields) -> PlayoffGame:
        who = reading.one_of(*keys)
        white, black = (fields.need(side, _named(who)) for side in ("white", "black"))
        if fields.has("score"):
            score = fields.need("score", _score)
        else:
            score = _RESULTS[fields.need("result", _result)]
        moves = fields.get("moves", reading.positive, None)
        return PlayoffGame(fields.get("stage", reading.positive, 1), white, black, score, moves)

    return reading.listed(with_keys(read))


def _named(who: Read[str]) -> Read[str]:
    return lambda value, place: who(reading.ident(value, place), place)


def _result(value: object, place: Place) -> str:
    return str(reading.one_of(*_RESULTS)(result(value, place), place))


def _score(value: object, place: Place) -> tuple[int, int]:
    """Return a match of teams in half points: ``[2.5, 1.5]``, White on board 1 first."""
    found = reading.listed(_halves)(value, place)
    if len(found) != 2:
        raise place.expected("[2.5, 1.5]", value)
    return found[0], found[1]


def _halves(value: object, place: Place) -> int:
    number = value if isinstance(value, int | float) and not isinstance(value, bool) else -1
    if not 0 <= number <= _MOST_BOARDS or 2 * number != int(2 * number):
        raise place.expected("[2.5, 1.5]", value)
    return int(2 * number)


def _decided(keys: Sequence[str]) -> Callable[[Fields], tuple[int, str]]:
    who = _named(reading.one_of(*keys))
    return lambda fields: (fields.need("stage", reading.positive), fields.need("player", who))


def _pair(keys: Sequence[str]) -> Read[tuple[str, str]]:
    who = reading.listed(_named(reading.one_of(*keys)))

    def read(value: object, place: Place) -> tuple[str, str]:
        found = who(value, place)
        if len(found) != 2:
            raise place.expected(_("two players, White first"), value)
        return found[0], found[1]

    return read


def _strange(state: PlayoffState) -> str:
    game = state.stray[0]
    sentence = _("the play-off has no such game in stage {stage}: {white} – {black}.")
    return sentence.format(stage=game.stage, white=game.white, black=game.black)


def _answer(plan: PlayoffPlan, order: Sequence[str], state: PlayoffState) -> Answer:
    return {
        "plan": plan_map(plan.contest, plan.players),
        "order": list(order),
        "out": [order[seat - 1] for seat in plan.out],
        "rest_before": plan.rest_before,
        "rest_between": plan.rest_between,
        "next": [next_map(game, order) for game in state.next],
        "stages": [stage_map(bout) for bout in state.bouts],
        "winner": state.winner,
        "won_by": state.won_by and str(state.won_by),
        "undecided": state.undecided and str(state.undecided),
        "level": list(state.level),
        "points": {key: Fraction(points, 2) for key, points in state.points.items()},
        "places": [one[0] if len(one) == 1 else frozenset(one) for one in places(state)],
    }


def _shares(
    plan: PlayoffPlan, order: Sequence[str], state: PlayoffState, prizes: Sequence[int]
) -> dict[str, Fraction] | None:
    """Return who gets which prize, in euro; None as long as nobody has won."""
    if state.winner is None:
        return None
    cents = shared([CENTS * euro for euro in prizes], order, state.winner, len(plan.out))
    return {key: Fraction(amount, CENTS) for key, amount in cents.items()}
