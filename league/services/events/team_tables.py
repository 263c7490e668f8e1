"""Tables of events for teams, by their matches."""

from collections.abc import Collection, Sequence

from league.facts.events import EventFile
from league.formatting import points
from league.judging import as_played
from league.language import _
from league.outcomes.standings import NO_ADJUSTMENTS, Adjustments, Standing
from league.outcomes.standings import table as team_table
from league.rulebook import RuleBook
from league.views.events import EventTable, TableLine


def matches_table(
    book: RuleBook,
    file: EventFile,
    excluded: Collection[str] = (),
    adjustments: Adjustments = NO_ADJUSTMENTS,
) -> EventTable:
    """Return the table by the matches on file; what ``excluded`` teams played counts for nobody.

    ``adjustments`` are points without a match, as of a team that nobody was to meet in a round.
    """
    rows = team_rows(book, file, excluded, adjustments)
    open_ones = [one for one in file.matches if not one.boards]
    return EventTable(
        heads=(_("MP"), _("GP"), _("BP")),
        lines=tuple(
            TableLine(
                row.rank,
                row.team,
                row.team,
                (str(row.match_points), points(row.game_points), points(row.board_points)),
            )
            for row in rows
        ),
        note=_("Matches still open: {number}.").format(number=len(open_ones)) if open_ones else "",
        order=()
        if open_ones or not file.matches
        else settled([(row.rank, row.team) for row in rows]),
    )


def team_rows(
    book: RuleBook,
    file: EventFile,
    excluded: Collection[str] = (),
    adjustments: Adjustments = NO_ADJUSTMENTS,
) -> tuple[Standing, ...]:
    """Return the standings of a team event by what has been played."""
    values = book.on(file.day)
    played = [
        as_played(book, (one.home, one.away), one.boards, values)
        for one in file.matches
        if one.boards
    ]
    criteria = book.events.team_criteria(values)
    teams = [one.name for one in file.teams]
    return team_table(teams, played, criteria, excluded, adjustments)


def settled(places: Sequence[tuple[int, str]]) -> tuple[str, ...]:
    """Return who stands where, best first; nothing where a place is shared."""
    numbers = [place for place, _who in places]
    return tuple(who for _place, who in places) if len(set(numbers)) == len(numbers) else ()
