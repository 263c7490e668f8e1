"""The question ``exclusion``: a team leaves a championship that goes on without it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from league.cases import reading
from league.cases.questions_matches import Answer
from league.cases.questions_tables import VOID, match_reader, table_row
from league.cases.worlds import Case, division
from league.facts.seasons import Division, Fixture
from league.language import _
from league.outcomes.lapses import Departures, Lapse, lapse_of
from league.outcomes.schedules import complete_rounds
from league.outcomes.standings import table
from league.outcomes.tiebreaks import PlayedMatch

KEYS = ("complete_rounds", "lapsed", "table")


@dataclass(frozen=True, slots=True)
class _Listed:
    """A match of the case."""

    fixture: Fixture
    played: PlayedMatch | None
    """None = nothing was played yet."""


def read_exclusion(case: Case) -> Callable[[], Answer]:
    """Read a division's matches, played and to come, and who left; answer with what is left.

    A match without ``date`` was played, where it was, before any team left.
    """
    fields = case.fields
    where = fields.need("division", division(case.book))
    teams = fields.need("teams", reading.listed(reading.ident))
    if len(set(teams)) != len(teams):
        raise fields.place.at("teams").wrong(_("a team stands there twice."))
    matches = fields.need("matches", reading.listed(_reader(case, where, teams)))
    left = fields.need("excluded", reading.mapped(reading.one_of(*teams), reading.day))
    criteria = case.book.criteria(where, case.values())

    def answer() -> Answer:
        lapses = [(one, _lapse(one, left)) for one in matches]
        waits = [
            (one.fixture.round, lapse is None and (one.played is None or one.played.unfinished))
            for one, lapse in lapses
        ]
        counting = [one.played for one, lapse in lapses if one.played and lapse is None]
        return {
            "complete_rounds": complete_rounds(waits),
            "lapsed": _lapsed([one.fixture for one, lapse in lapses if lapse is not None]),
            "table": [table_row(row) for row in table(teams, counting, criteria, left)],
        }

    return answer


def _reader(
    case: Case, where: Division, teams: tuple[str, ...]
) -> Callable[[object, reading.Place], _Listed]:
    played = match_reader(case, where, teams, case.values())

    @reading.with_keys
    def read(fields: reading.Fields) -> _Listed:
        number = fields.need("round", reading.positive)
        home, away = (fields.need(side, reading.one_of(*teams)) for side in ("home", "away"))
        day = fields.get("date", reading.day, date.min)
        fixture = Fixture(where.id, number, home, away, day, day)
        boards = fields.get("boards", _boards, None)
        if not fields.has("no_show") and not any(one is not None for one in boards or ()):
            return _Listed(fixture, None)
        given = {key: one for key, one in fields.as_written().items() if key != "date"}
        if boards is None or None not in boards:
            return _Listed(fixture, played(given, fields.place))
        held = [VOID if one is None else one for one in boards]
        so_far = played(given | {"boards": held}, fields.place)
        return _Listed(fixture, replace(so_far, match_points=(0, 0), unfinished=True))

    return read


def _boards(value: object, place: reading.Place) -> tuple[object, ...]:
    """Return the boards as they are written, a board that waits as None."""
    return () if value is None else reading.listed(lambda one, _place: one)(value, place)


def _lapse(one: _Listed, left: Departures) -> Lapse | None:
    over = one.played is not None and not one.played.unfinished
    return lapse_of(one.fixture, left, played=over)


def _lapsed(fixtures: Sequence[Fixture]) -> frozenset[tuple[int, str, str]]:
    return frozenset((one.round, one.home, one.away) for one in fixtures)
