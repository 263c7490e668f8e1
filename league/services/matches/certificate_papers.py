"""Who is to be honoured at the end: the first teams, and the best of each board."""

from collections import defaultdict
from collections.abc import Iterator

from league.errors import InputError
from league.facts.matches import SIDES, Side
from league.facts.seasons import Division
from league.language import _
from league.rulebook import has_rule
from league.services.matches.division_views import division_view
from league.services.session.desk import Desk, names_in
from league.services.session.paper_heads import head_of
from league.views.certificates import HONOURED, BoardPrize, CertificatesPaper
from league.views.statistics import ScorerRow


def certificates_paper(desk: Desk, division: str) -> CertificatesPaper:
    """Return who is honoured in a finished division.

    Raises InputError while results or the first place are open; NotFoundError, StorageError.
    """
    view = division_view(desk, division)
    waiting = any(row.status in ("open", "entered") for row in view.rounds)
    if waiting or not view.rounds or view.undecided:
        sentence = _("{division} is not decided yet: {reason}")
        reason = view.undecided or _("results are missing.")
        raise InputError(sentence, division=view.name, reason=reason)
    rows = [row for row in view.rows if row.rank <= HONOURED and not row.excluded]
    teams = tuple((row.rank, row.name) for row in rows)
    prizes, title = tuple(_prizes(desk, division)), _title(desk, desk.division(division))
    return CertificatesPaper(head_of(desk), view.name, teams, prizes, title)


def _title(desk: Desk, division: Division) -> str:
    """Return the title of the first team; its year is that of the last day of play."""
    asked = desk.book.events.team_title
    if not has_rule(asked):
        return ""
    days = [one.day for one in desk.season.fixtures if one.division == division.id]
    last = max(days, default=desk.world.first_day)
    return asked(division.like, last.year, desk.values(last))


Halves = dict[tuple[str, str], list[int]]
"""By player and team: half points of each game."""


def _prizes(desk: Desk, division: str) -> Iterator[BoardPrize]:
    by_board = _halves(desk, division)
    for board in sorted(by_board):
        scores = by_board[board]
        best = max((sum(halves), -len(halves)) for halves in scores.values())
        winners = [
            _scorer(desk, *who, halves)
            for who, halves in sorted(scores.items())
            if (sum(halves), -len(halves)) == best
        ]
        yield BoardPrize(board, tuple(winners))


def _halves(desk: Desk, division: str) -> dict[int, Halves]:
    """Return what each player won over the board at each board; teams that stay only."""
    found: defaultdict[int, Halves] = defaultdict(dict)
    out = desk.judgement.excluded
    for key, one in desk.judgement.matches.items():
        if key[0] != division or {*key[2:]} & out:
            continue
        for side in SIDES:
            lineup = one.facts.lineup(side)
            for board, member in lineup.seated:
                result = one.facts.results[board - 1]
                if result is not None:
                    half = result[0 if side is Side.HOME else 1]
                    found[board].setdefault((member.ident, lineup.team), []).append(half)
    return found


def _scorer(desk: Desk, ident: str, team: str, halves: list[int]) -> ScorerRow:
    player = desk.world.players[ident]
    return ScorerRow(
        rank=1,
        ident=ident,
        name=player.name,
        rating=player.rating,
        team=team,
        team_name=names_in(desk, desk.world.teams[team].division)[team],
        games=len(halves),
        points=sum(halves),
    )
