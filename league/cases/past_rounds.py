"""The rounds of a tournament as cases write them: ``5w1`` = number 5, White, won; or a TRF.

The signs are those of FIDE's report file. A team's half game points stand behind a colon.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path

from fixtures.round_history import BLACK, BYES, FORFEITS, PLAYED, WHITE, Turn, Turns
from league.cases import reading
from league.cases.reading import Fields, Place, Read
from league.errors import LeagueError
from league.facts.tournaments import Scores
from league.files import reason_of
from league.language import _
from league.trf.matches import matches_of
from league.trf.reading import read
from league.trf.records import TrfFile
from league.trf.round_history import turns_of
from league.trf.scores import match_worth
from league.trf.scores import worth as worth_in

PLAYERS = Scores()
TEAMS = Scores(4, 2, 0, 4, 0)
_MOST = 1_000
"""Most points that a case gives, takes or scores at once."""
_MOST_BYTES = 5_000_000

_GAMES = r"(?::([0-9]{1,3}(?:\.[05])?))?"
_BOARDS = rf"(?:\(([{re.escape(PLAYED + FORFEITS)}]{{1,24}})\))?"
"""Of teams, the signs of the boards from the first one on."""
_PAIRED = re.compile(
    rf"([1-9][0-9]{{0,3}})([{WHITE}{BLACK}])([{re.escape(PLAYED + FORFEITS)}]){_GAMES}{_BOARDS}"
)
_BYE = re.compile(rf"([{BYES}]){_GAMES}")


@dataclass(frozen=True, slots=True)
class Past:
    """A tournament's rounds so far."""

    turns: Turns
    names: Mapping[int, str]
    ratings: Mapping[int, int]
    """Who is not rated is missing."""
    teams: bool
    scores: Scores
    """What a result is worth: of players a game, of teams a match."""
    games: Mapping[tuple[int, int], tuple[str, ...]] = field(default_factory=dict)
    """Of teams, by round and number: the signs of the boards, where they are known."""


def read_past(fields: Fields, *, same_on_both_sides: bool = True) -> Past | TrfFile:
    """Return the rounds that a case writes out, or the report file it holds or names.

    Keys: ``players`` or ``teams``, with ``scores``; or ``trf`` (text) or ``file`` (a path from the
    case file). ``same_on_both_sides``: whether both players must tell each round alike, else the
    question looks to it. Raises CaseError.
    """
    if fields.has("trf") or fields.has("file"):
        return _trf(fields)
    teams = fields.has("teams")
    scores = fields.get("scores", reading.with_keys(_scores(teams)), TEAMS if teams else PLAYERS)
    everybody = fields.need("teams" if teams else "players", reading.listed(_one(scores)))
    place = fields.place.at("teams" if teams else "players")
    turns = {one.number: one.turns for one in everybody}
    if len(turns) < len(everybody):
        raise place.wrong(_("a number stands there twice."))
    _check(turns, place, same_on_both_sides=same_on_both_sides)
    return Past(
        turns,
        {one.number: one.name for one in everybody if one.name},
        {one.number: one.rating for one in everybody if one.rating},
        teams,
        scores,
        {place: signs for one in everybody for place, signs in one.games.items()},
    )


def past_of(file: TrfFile) -> Past:
    """Return the rounds of a report file."""
    teams, worths = bool(file.teams), match_worth(file) if file.teams else worth_in(file)
    return Past(
        turns=turns_of(file),
        names={one.number: one.name for one in file.teams or file.players if one.name},
        ratings={} if teams else {one.number: one.rating for one in file.players if one.rating},
        teams=teams,
        scores=Scores(worths["1"], worths["="], worths["0"], worths["U"], worths["Z"]),
        games=_games_of(file) if teams else {},
    )


def _games_of(file: TrfFile) -> dict[tuple[int, int], tuple[str, ...]]:
    """Return by round and team the signs of the boards of matches that have them all."""
    found = {}
    for match in matches_of(file):
        if match.games and not any("" in signs for signs in match.games):
            found[match.round, match.white] = tuple(signs[0] for signs in match.games)
            found[match.round, match.black] = tuple(signs[1] for signs in match.games)
    return found


@dataclass(frozen=True, slots=True)
class _One:
    number: int
    name: str
    rating: int | None
    turns: tuple[Turn, ...]
    games: Mapping[tuple[int, int], tuple[str, ...]]


def _one(scores: Scores) -> Read[_One]:
    @reading.with_keys
    def read_one(fields: Fields) -> _One:
        number = fields.need("id", reading.positive)
        rounds = fields.get("rounds", _rounds(scores), ())
        return _One(
            number,
            fields.get("name", reading.text, ""),
            fields.get("rating", reading.maybe(reading.positive), None),
            tuple(turn for turn, _signs in rounds),
            {(at, number): tuple(signs) for at, (_turn, signs) in enumerate(rounds, 1) if signs},
        )

    return read_one


_Round = tuple[Turn, str]
"""A round, and of teams the signs of its boards."""


def _rounds(scores: Scores) -> Read[tuple[_Round, ...]]:
    read_turn = _turn(scores)

    def read_rounds(value: object, place: Place) -> tuple[_Round, ...]:
        signs = value.split() if isinstance(value, str) else value
        return reading.listed(read_turn)(signs, place)

    return read_rounds


def _turn(scores: Scores) -> Read[_Round]:
    def read_turn(value: object, place: Place) -> _Round:
        sign = str(value)
        if paired := _PAIRED.fullmatch(sign):
            number, color, result, games, boards = paired.groups()
            halves = _halves(games) if games else sum(map(PLAYERS.worth, boards or ""))
            return Turn(int(number), color, result, scores.worth(result), halves), boards or ""
        if bye := _BYE.fullmatch(sign):
            return Turn(None, "", bye[1], scores.worth(bye[1]), _halves(bye[2])), ""
        raise place.expected(_("a round such as 5w1, 3b=, 12w+ or U"), value)

    return read_turn


def _halves(written: str | None) -> int:
    return int(2 * Fraction(written)) if written else 0


def _scores(teams: bool) -> Callable[[Fields], Scores]:
    usual = TEAMS if teams else PLAYERS

    def read_scores(fields: Fields) -> Scores:
        win = fields.get("win", points, usual.win)
        return Scores(
            win,
            fields.get("draw", points, usual.draw),
            fields.get("loss", points, usual.loss),
            fields.get("bye", points, win),
            fields.get("absence", points, usual.absence),
        )

    return read_scores


def points(value: object, place: Place) -> int:
    """Return half points for a number such as ``1``, ``0.5``, ``-2``."""
    if isinstance(value, int | float) and not isinstance(value, bool) and abs(value) <= _MOST:
        half = 2 * Fraction(value)
        if half.denominator == 1:
            return half.numerator
    raise place.expected(_("points in halves, such as 1 or -0.5"), value)


def _check(turns: Turns, place: Place, *, same_on_both_sides: bool) -> None:
    """Raise CaseError where rounds contradict each other."""
    rounds = max((len(one) for one in turns.values()), default=0)
    for number, one in turns.items():
        if len(one) != rounds:
            raise place.wrong(
                _("number {number} has not {rounds} rounds."), number=number, rounds=rounds
            )
    for number, one in turns.items():
        for at, turn in enumerate(one, 1):
            if turn.opponent is not None and turn.opponent not in turns:
                words = _(
                    "number {number} has opponent {opponent} in round {round}, who is not there."
                )
                raise place.wrong(words, number=number, opponent=turn.opponent, round=at)
            if same_on_both_sides and turn.opponent is not None:
                _check_pair(turns, number, at, place)


def _check_pair(turns: Turns, number: int, at: int, place: Place) -> None:
    """Raise CaseError for an opponent who cannot be, or whose round says something else."""
    turn = turns[number][at - 1]
    facts = {"number": number, "round": at, "opponent": turn.opponent}
    if turn.opponent == number:
        raise place.wrong(_("number {number} plays himself in round {round}."), **facts)
    answer = turns[turn.opponent or 0][at - 1]
    alike = answer.opponent == number and turn.color != answer.color
    if not alike or not _fit(turn.result, answer.result):
        words = _("round {round} of {number} and {opponent} is not the same on both sides.")
        raise place.wrong(words, **facts)


def _fit(one: str, other: str) -> bool:
    """Say whether two signs can be the result of one game; an arbiter may take points from both."""
    if one in FORFEITS or other in FORFEITS:
        return {one, other} in ({"+", "-"}, {"-"})
    worth = Scores()
    return worth.worth(one) + worth.worth(other) <= worth.win


def _trf(fields: Fields) -> TrfFile:
    """Return the report file of a case. Raises CaseError."""
    if fields.has("trf"):
        text = fields.need("trf", reading.text)
        place, data = fields.place.at("trf"), text.encode()
    else:
        name, place = fields.need("file", reading.text), fields.place.at("file")
        data = _bytes(place.file.parent / name, place)
    try:
        return read(data)
    except LeagueError as error:
        raise place.wrong("{sentence}", sentence=error) from error


def _bytes(path: Path, place: Place) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(_MOST_BYTES)
    except OSError as error:
        raise place.wrong(_("cannot be read: {reason}."), reason=reason_of(error)) from error
