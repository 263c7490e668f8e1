"""One match as a captain sees it, and what he may do in it now."""

from league import clock
from league.facts.actors import Right
from league.rulebook.topics import Topic
from league.services.captain_reports.states import report_state
from league.services.captains.places import head, may
from league.services.captains.seats import seats_of
from league.services.lineups.states import lineup_state
from league.services.schedule.proposals import proposals as proposals_for
from league.services.session.desk import Desk, names_of
from league.services.session.lapses import lapse_words
from league.views.captains import MatchHead, MatchPage, MayDo
from league.views.lineups import LineupState
from league.views.reporting import MayReport, ProposalView, ReportState


def match_page(desk: Desk, match: str, side: str) -> MatchPage:
    """Return one of the actor's matches, by its id and his side. Raises NotFoundError."""
    place = head(desk, match, side)
    season, key = place.season, place.key
    lineups = lineup_state(season, key, for_side=place.side)
    report = report_state(season, key, for_side=place.side)
    proposals = proposals_for(season, key)
    judged, book = desk.judged(key), desk.book
    return MatchPage(
        head=place,
        may=may_do(desk, place, lineups, report, proposals),
        lineups=lineups,
        seats=seats_of(desk, key, lineups),
        report=report,
        proposals=proposals,
        last_day=desk.world.fixtures[key].end_date,
        score=judged.game_points if judged.entered else None,
        lineup_rule=book.cited(Topic.LINEUP),
        report_rule=book.cited(Topic.CAPTAIN_REPORT),
        lapse=lapse_words(book, names_of(desk), judged.lapse) if judged.lapse else "",
        annulled=desk.judgement.annulled(key),
    )


def may_do(
    desk: Desk,
    place: MatchHead,
    lineups: LineupState,
    report: ReportState,
    proposals: tuple[ProposalView, ...],
) -> MayDo:
    """Return what the actor may do in a match now; the services look at it again."""
    mine = lineups.side(place.side)
    hands_in, asks = may(desk, place, Right.LINEUP), may(desk, place, Right.PROPOSE)
    begun = lineups.starts is not None and clock.now() >= lineups.starts
    waits = bool(proposals) and proposals[-1].waits
    asked = waits and proposals[-1].proposal.side is not place.side
    judged = desk.judged(place.key)
    open_day = not begun and judged.status == "open"
    return MayDo(
        hand_in=hands_in and not mine.no_hand_in,
        exchange=hands_in and not mine.no_exchange,
        substitute=hands_in and not mine.no_substitute,
        report=may(desk, place, Right.REPORT) and report.may is not MayReport.NOTHING,
        propose=asks and open_day and not waits,
        answer=asks and open_day and asked,
        give_pass=may(desk, place, Right.PASSES) and not report.over and not judged.lapse,
    )
