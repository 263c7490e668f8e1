"""A match as it is shown: lineups, results, findings, fees, and who could be fielded."""

from dataclasses import replace
from functools import partial

from league.facts.clubs import Team
from league.facts.matches import BOTH_LOST, SIDES, Lineup, MatchFacts, Side
from league.facts.seasons import Fixture, MatchKey
from league.facts.squads import Member
from league.findings import Effect, Fee, Finding
from league.language import pick
from league.outcomes.judgement import MatchJudgement
from league.outcomes.states import Around, state_of_fee
from league.rulebook import Values
from league.rulings import added_fees, standing_fees
from league.services.matches.decision_days import finding_event
from league.services.matches.verdict_words import decision_words
from league.services.rulebook import explaining
from league.services.rulebook.findings import around_match, match_findings
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.views.findings import FeeView, FindingView
from league.views.matches import BoardView, MatchView, SeatView, SquadRow


def match_view(desk: Desk, key: MatchKey, tried: MatchJudgement | None = None) -> MatchView:
    """Return a match as recorded and judged, or as it would be judged. Raises NotFoundError."""
    judged = tried or desk.judged(key)
    facts = judged.facts
    values = desk.values(facts.day)
    event = partial(finding_event, desk, key)
    findings = match_findings(desk, key, judged.findings, judged, event)
    home, away = (desk.team(facts.lineup(side).team) for side in SIDES)
    return replace(
        _sheet(judged, desk.world.fixtures[key], home, away),
        boards=tuple(_board(desk, judged, board, values, findings) for board in facts.boards()),
        findings=findings,
        fees=fee_views(desk, judged, key),
        notes=tuple(
            f"{desk.book.cite(note.rule)}: {explaining.spoken(desk, note.sentence)}"
            for note in judged.notes
        ),
        home_squad=squad(desk, facts, Side.HOME),
        away_squad=squad(desk, facts, Side.AWAY),
        captains=(home.captain or "", away.captain or ""),
        federation=desk.season.federation,
        season=desk.season.name,
        rulebook=pick(desk.book.names),
        rating_name=desk.book.rating_name,
        marks=tuple(desk.book.named("marks").items()),
        decision=decision_words(desk, key),
        annulled=desk.judgement.annulled(key),
    )


def _sheet(judged: MatchJudgement, fixture: Fixture, home: Team, away: Team) -> MatchView:
    facts = judged.facts
    return MatchView(
        key=fixture.key,
        division=facts.division.id,
        division_name=facts.division.name,
        round=facts.round,
        home=home.id,
        away=away.id,
        home_name=home.name,
        away_name=away.name,
        day=facts.day,
        start=facts.start,
        venue=home.venue,
        status=judged.status,
        game_points=judged.game_points,
        match_points=judged.match_points,
        gaps_paid=(tuple(sorted(facts.home.gaps_paid)), tuple(sorted(facts.away.gaps_paid))),
        reported=(facts.home.reported, facts.away.reported),
        scored=judged.scored,
        settled=judged.entered and not judged.waits and not judged.void,
    )


def fee_views(desk: Desk, judged: MatchJudgement, key: MatchKey) -> tuple[FeeView, ...]:
    """Return the fees of a match, the waived ones with the amount they would have had."""
    values = desk.values(judged.facts.day)
    around = around_match(desk, key)
    ruled, shown = around.ruled, []
    for proposed in judged.proposed:
        owed = standing_fees([proposed], ruled) or (proposed,)
        shown.append(_fee(desk, values, judged.facts, owed[0], around, key))
    shown += [_fee(desk, values, judged.facts, one, around, key) for one in added_fees(ruled)]
    return tuple(shown)


def _fee(
    desk: Desk, values: Values, facts: MatchFacts, owed: Fee, around: Around, key: MatchKey
) -> FeeView:
    event = partial(finding_event, desk, key)
    payer = desk.world.teams[facts.lineup(owed.side).team].name
    opponent = desk.world.teams[facts.lineup(owed.side.other).team].name
    payee = opponent if owed.to == "opponent" else desk.season.federation
    return FeeView(
        key=owed.key,
        citation=desk.book.cite(owed.rule),
        rule=owed.rule,
        side=owed.side,
        to=owed.to,
        cents=owed.cents,
        board=owed.board,
        paid=owed.paid,
        state=state_of_fee(owed.key, around).value,
        explain=partial(explaining.fee, desk, values, owed, payer, payee, event),
    )


def _board(
    desk: Desk,
    judged: MatchJudgement,
    board: int,
    values: Values,
    findings: tuple[FindingView, ...],
) -> BoardView:
    facts = judged.facts
    played, counted = facts.results[board - 1], judged.boards[board - 1]
    home, away = facts.home.boards[board - 1], facts.away.boards[board - 1]
    return BoardView(
        number=board,
        home=None if home is None else seat_view(desk, facts, home, values),
        away=None if away is None else seat_view(desk, facts, away, values),
        home_is_white=desk.book.home_white(board, values),
        played=played,
        counted=counted,
        forfeited=judged.entered and counted != (played or BOTH_LOST),
        played_on=facts.played_on.get(board),
        remark=_late(facts, board),
        findings=tuple(found.key for found in findings if found.board == board),
        open=board in judged.open_boards,
    )


def _late(facts: MatchFacts, board: int) -> str | None:
    late = [side for side in SIDES if board in facts.lineup(side).late]
    if len(late) == len(SIDES):
        return "late both"
    return f"late {late[0]}" if late else None


def seat_view(desk: Desk, facts: MatchFacts, member: Member, values: Values) -> SeatView:
    """Return a player as he stands in a match, with the marks of its day."""
    marks = desk.book.marks(member, facts.day, facts.season_year, values)
    return SeatView(
        ident=member.ident,
        name=member.player.name,
        rating=member.player.rating,
        marks=marks,
        mark_words=desk.book.mark_words(marks),
        place=member.place,
        title=member.player.title,
    )


def squad(desk: Desk, facts: MatchFacts, side: Side) -> tuple[SquadRow, ...]:
    """Return a team's list; who may play is found by seating each player alone.

    Whatever is typed on the boards, the rows stay the same.
    """
    empty, values = _empty(facts), desk.values(facts.day)

    def rows() -> tuple[SquadRow, ...]:
        listed = facts.lineup(side).squad
        return tuple(_squad_row(desk, empty, side, member, values) for member in listed)

    return cached(f"squad {side}", desk.judgement, (desk.book, empty), rows)


def _squad_row(
    desk: Desk, empty: MatchFacts, side: Side, member: Member, values: Values
) -> SquadRow:
    against = _against_alone(desk, empty, side, member, values)
    book = desk.book
    titles = [f"{book.cite(one.rule)}: {book.paragraphs[one.rule].title}" for one in against]
    return SquadRow(
        ident=member.ident,
        name=member.player.name,
        rating=member.player.rating,
        place=member.place,
        marks=desk.book.marks(member, empty.day, empty.season_year, values),
        eligible=not against,
        remark="; ".join(titles),
    )


def _against_alone(
    desk: Desk, empty: MatchFacts, side: Side, member: Member, values: Values
) -> list[Finding]:
    """Return what would make the player ineligible if he were the only one to come."""
    seated = replace(empty.lineup(side), boards=(member,))
    alone = replace(empty, home=seated) if side is Side.HOME else replace(empty, away=seated)
    return [
        found
        for found in desk.book.judge_match(alone, values)
        if found.side is side and found.effect is Effect.INELIGIBLE
    ]


def _empty(facts: MatchFacts) -> MatchFacts:
    """Return the match with nobody at a single board, so that nothing depends on who else plays."""
    return replace(
        facts,
        division=replace(facts.division, boards=1, youth_board=False),
        home=_nobody(facts.home),
        away=_nobody(facts.away),
        results=(None,),
        played_on={},
    )


def _nobody(lineup: Lineup) -> Lineup:
    return replace(
        lineup,
        boards=(None,),
        gaps_paid=frozenset(),
        late=frozenset(),
        elsewhere={},
        elsewhere_later={},
        used_elsewhere={},
    )
