"""What the official stores for captains: a lineup that came on paper, and a decision."""

from dataclasses import replace

from league.facts.matches import Score, Side
from league.facts.seals import SealedRow
from league.facts.seasons import MatchKey
from league.formatting import money
from league.language import _
from league.services.captain_reports.settling import decide, draft_told_by
from league.services.lineups.checking import check_lineup
from league.services.lineups.sealing import hand_in
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step, doubted


@as_step
def paper_lineup_step(
    desk: Desk, _why: str, match: MatchKey, side: Side, row: SealedRow
) -> Outcome:
    """A lineup that came on paper, sealed as if its captain had handed it in."""
    checked = check_lineup(desk, match, side, row)
    hand_in(desk.season.name, match, side, row, key=desk.seal_key, actor=desk.actor)
    says = _("The lineup of {team} is handed in, sealed.").format(team=_team(desk, match, side))
    fees = tuple(f"{money(one.cents)} ({one.citation})" for one in checked.fees)
    return doubted(Outcome(says, checked.findings, (*fees, *checked.notes)))


@as_step
def decision_step(
    desk: Desk, why: str, match: MatchKey, side: Side, results: tuple[Score | None, ...] = ()
) -> Outcome:
    """One of two differing reports counts, by the official's decision; with other results, if any.

    What a trial shows is stored like that.
    """
    draft = draft_told_by(desk.season.name, match, side)
    decide(desk, match, replace(draft, results=results or draft.results), why)
    sentence = _("The match counts as {team} reports it.")
    return Outcome(sentence.format(team=_team(desk, match, side)))


def _team(desk: Desk, match: MatchKey, side: Side) -> str:
    return desk.team(match[2] if side is Side.HOME else match[3]).name
