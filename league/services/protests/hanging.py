"""What hung on the table of a closed season that a decision changes: shown, left to a person."""

from collections.abc import Iterator, Mapping, Sequence

from league.errors import InputError
from league.facts.clubs import Team
from league.facts.protests import Hung, ProtestFile
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import Season
from league.language import _, ngettext
from league.record_kinds import PROTEST
from league.rulebook import has_rule
from league.services.accounts.postings import ledger, standing_fees
from league.services.promotion.decisions import on_record
from league.services.promotion.views import standing_moves
from league.services.session import season_order, transactions
from league.services.session.desk import Desk
from league.services.session.records import recorded


def season_after(season: Season) -> str | None:
    """Return the season that was prepared after one; None = it is the federation's last.

    Raises StorageError.
    """
    return next(iter(season_order.after(season)), None)


def places(desk: Desk) -> Mapping[str, str]:
    """Return by team the division in which it stands after the season; empty = nobody can tell.

    Raises RuleBookError, StorageError.
    """
    own = {team.id: team.division for team in desk.season.teams}
    values = desk.values(desk.world.first_day)
    pyramid = desk.book.movement.pyramid
    if not has_rule(pyramid) or not pyramid(desk.season.divisions, values):
        return own
    try:
        moves = standing_moves(desk, on_record(desk.season.name)).named.steps
    except InputError:  # what is on record of promotion cannot be settled: nothing hangs on it yet
        return {}
    return own | {move.team: move.target for move in moves}


def hanging(before: Mapping[str, str], after: Mapping[str, str]) -> tuple[Hung, ...]:
    """Return the teams that go elsewhere after the season than they did."""
    both = sorted(before.keys() & after.keys())
    return tuple(Hung(one, before[one], after[one]) for one in both if before[one] != after[one])


def hung_words(desk: Desk, filed: ProtestFile) -> Iterator[str]:
    """Yield what hung on what a decision changes in a closed season, a sentence each.

    Raises StorageError.
    """
    hung, name = filed.decided.hung if filed.decided else (), season_after(desk.season)
    if name is not None:
        yield from sentences(desk.season, name, hung)


def sentences(closed: Season, name: str, hung: Sequence[Hung]) -> Iterator[str]:
    """Yield who goes elsewhere by a closed season's table, and what the next one has of them.

    Of a team that stands where it belongs now there is nothing to decide. Raises StorageError.
    """
    if not hung:
        return
    after = transactions.load(name)[0]
    teams = {team.id: team for team in after.teams}
    for one in hung:
        team = teams.get(one.team)
        if team is not None and team.division == one.now:
            continue
        yield _moved(closed, after, one, team)
        if team is not None:
            yield from _drawn(after, team)
            yield from _charged(after, team)


def tasks_of(season: Season) -> Iterator[str]:
    """Yield what the season before a season left to be decided, a sentence for each team.

    A team that stands where it belongs by the decision is left out. Raises StorageError.
    """
    earlier = season_order.before(season)
    if not earlier:
        return
    known = {team.id: team for team in season.teams}
    decided = [one.decided for one in recorded(earlier[-1], PROTEST).values()]
    found = [hung for one in decided if one is not None for hung in one.hung]
    if not found:
        return
    closed = transactions.load(earlier[-1])[0]
    for hung in found:
        team = known.get(hung.team)
        if team is None or team.division != hung.now:
            yield _moved(closed, season, hung, team)


def _moved(closed: Season, after: Season, hung: Hung, team: Team | None) -> str:
    names = {one.id: one.name for one in (*after.divisions, *closed.divisions)}
    known = {one.id: one.name for one in closed.teams}
    told = {
        "team": known.get(hung.team, hung.team),
        "now": names.get(hung.now, hung.now),
        "before": names.get(hung.before, hung.before),
        "closed": closed.name,
        "after": after.name,
    }
    if team is None:
        sentence = _(
            "By the table of {closed} {team} belongs to {now}, not to {before}; in {after} it does"
            " not play: a person decides."
        )
        return sentence.format(**told)
    sentence = _(
        "By the table of {closed} {team} belongs to {now}, not to {before}; in {after} it stands in"
        " {division}: a person decides."
    )
    return sentence.format(**told, division=names.get(team.division, team.division))


def _drawn(after: Season, team: Team) -> Iterator[str]:
    if any(team.id in one.key[2:] for one in after.fixtures):
        names = {one.id: one.name for one in after.divisions}
        sentence = _("{division} of {after} is drawn with {team}: a person decides on the draw.")
        division = names.get(team.division, team.division)
        yield sentence.format(division=division, after=after.name, team=team.name)


def _charged(after: Season, team: Team) -> Iterator[str]:
    fees = [reference_of(one) for one in standing_fees(ledger(after.federation))]
    mine = [
        fee
        for fee in fees
        if isinstance(fee, MatchFee) and fee.season == after.name and team.id in fee.match[2:]
    ]
    if mine:
        sentence = ngettext(
            "{n} fee of {after} is posted for a match of {team}: a person decides on it.",
            "{n} fees of {after} are posted for matches of {team}: a person decides on them.",
            len(mine),
        )
        yield sentence.format(n=len(mine), after=after.name, team=team.name)
