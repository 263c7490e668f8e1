"""The table of a tournament for programs: names as facts have them, numbers as numbers."""

from collections.abc import Iterable, Mapping

from league.facts.tournament_files import TournamentFile
from league.outcomes.tournaments.table import PLAYOFF, RankRow
from league.services.session.desk import Desk
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.ranking.tables import Ranked, ranked_of

_HALF = 2
Data = dict[str, object]


def table_data(desk: Desk, file: TournamentFile) -> Data:
    """Return the table, and that of each group ranked apart. Raises InputError, RuleBookError."""
    made, keys = ranked_of(Opened(desk.season, desk.book, file)), keys_of(file)

    def rows(ranked: Iterable[RankRow]) -> list[Data]:
        return [_row(file, made, keys, row) for row in ranked]

    return {
        "tournament": file.tournament.id,
        "criteria": [name for name in made.criteria if name != PLAYOFF],
        "rows": rows(made.rows),
        "groups": [{"group": name, "rows": rows(those)} for name, those in made.groups.items()],
    }


def _row(file: TournamentFile, made: Ranked, keys: Mapping[int, str], row: RankRow) -> Data:
    one = file.entrants[keys[row.number]]
    given = zip(made.criteria, row.worked, strict=False)
    return {
        "rank": row.place,
        "key": one.key,
        "number": row.number,
        "name": one.name,
        "club": one.club,
        "points": row.points / _HALF,
        "criteria": {
            name: None if worked is None else worked.number / worked.per
            for name, worked in given
            if name != PLAYOFF
        },
        "rounds": [
            {"opponent": turn.opponent, "color": turn.color, "result": turn.result}
            for turn in made.cross.turns[row.number]
        ],
        "playoff": row.playoff,
    }
