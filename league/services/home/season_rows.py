"""The seasons of the file, each with how far it has got."""

from datetime import date

from league.language import _
from league.services.home.season_views import summaries
from league.services.rulebook.findings import open_lines
from league.services.session import transactions
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.services.session.opening import anew
from league.services.session.trial_runs import Outcome, as_step
from league.storage import journal
from league.views.divisions import SeasonRow


def season_rows(desk: Desk, today: date) -> tuple[SeasonRow, ...]:
    """Return the seasons of the file. Raises RuleBookError, StorageError."""
    current, names = transactions.current_season(), transactions.season_names()

    def rows() -> tuple[SeasonRow, ...]:
        return tuple(
            _row(desk if name == desk.season.name else anew(desk, name), desk, current, today)
            for name in names
        )

    # To judge the other seasons takes long; nothing changes in them without a step.
    return cached("seasons", desk.judgement, (journal.head(), current, names, today), rows)


def _row(one: Desk, before: Desk, current: str | None, today: date) -> SeasonRow:
    divisions = summaries(one, today)
    lists = sum(len(open_lines(one, team)) for team in one.judgement.lists)
    return SeasonRow(
        name=one.season.name,
        federation=one.season.federation,
        rules=one.book.short,
        opened=one.season.name == before.season.name,
        in_use=one.season.name == current,
        divisions=len(divisions),
        teams=len(one.season.teams),
        matches=sum(division.matches for division in divisions),
        entered=sum(division.entered for division in divisions),
        findings=sum(division.open_findings for division in divisions) + lists,
    )


@as_step
def use_step(desk: Desk, _why: str, name: str) -> Outcome:
    """The choice of the season that is opened when none is named."""
    transactions.choose_season(name, desk.actor)
    sentence = _("From now on {season} is opened when no season is named.")
    return Outcome(sentence.format(season=name))
