"""Take all measurements and print each beside its target."""

import os
import sys

from tests.bench.against import against
from tests.bench.announcing import announcing
from tests.bench.boards import boards
from tests.bench.captains import captains
from tests.bench.championship import championship
from tests.bench.changes import changes, many_desks
from tests.bench.commands import commands
from tests.bench.consequences import consequences
from tests.bench.everywhere import everywhere
from tests.bench.exporting import exporting
from tests.bench.fields import fields
from tests.bench.figures import machine, say
from tests.bench.judging import federations, public_season
from tests.bench.many import many
from tests.bench.mating import mating
from tests.bench.notices import notices
from tests.bench.opening import opening
from tests.bench.pages import pages
from tests.bench.papers import papers
from tests.bench.places import going
from tests.bench.ratings import rating_period
from tests.bench.record import record
from tests.bench.remote import remote
from tests.bench.report_files import report_files
from tests.bench.scores import scores
from tests.bench.screens import screens
from tests.bench.scrolling import scrolling
from tests.bench.searching import searching
from tests.bench.season_games import season_games
from tests.bench.servers import servers
from tests.bench.swiss import swiss
from tests.bench.tables import tables
from tests.bench.wide import wide
from tests.bench.year import berger_tables, story


def main() -> int:
    """Return 1 when a target was missed; beside another commit there is none."""
    say(machine())
    if commit := os.environ.get("AGAINST"):
        against(commit)
        return 0
    missed = 0
    for measure in (
        public_season,
        federations,
        changes,
        consequences,
        many_desks,
        rating_period,
        tables,
        championship,
        fields,
        berger_tables,
        story,
        record,
        servers,
        everywhere,
        captains,
        notices,
        exporting,
        wide,
        many,
        searching,
        commands,
        screens,
        opening,
        remote,
        pages,
        going,
        scrolling,
        boards,
        papers,
        announcing,
        report_files,
        scores,
        season_games,
        mating,
        swiss,
    ):
        for figure in measure():
            say(figure)
            missed += not figure.reached
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
