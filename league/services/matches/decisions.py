"""Whether a decision makes sense: on something that is there, and not in force already."""

from dataclasses import replace

from league import formatting
from league.decision_subjects import BoardScore, FeeKey, Order, Points, Target, TeamKey, Verdict
from league.errors import InputError, NotFoundError
from league.facts.matches import WIN
from league.language import _
from league.rulebook.topics import Topic
from league.rulings import Action, Ruling
from league.services.session.checks import in_season, refused
from league.services.session.decided_steps import add_ruling
from league.services.session.desk import Desk, Judged, names_of
from league.services.session.lapses import lapse_words
from league.services.words.codes import action_words, author_words


def store(desk: Desk, ruling: Ruling) -> None:
    """Store a decision that makes sense. Raises as ``check`` does, and StorageError."""
    ruling = replace(ruling, reason=ruling.reason.strip())
    check(desk, ruling)
    add_ruling(desk.season.name, ruling, desk.actor)


def check(desk: Desk, ruling: Ruling) -> None:
    """Refuse a decision that makes no sense.

    Raises NotFoundError for a match, team or target nobody knows, InputError for the rest.
    """
    if not ruling.reason:
        raise InputError(_("A decision needs a reason."))
    if ruling.action is Action.ADD:
        _check_added(desk, ruling)
        _refuse_repetition(desk, ruling)
        return
    fees = _known_target(desk, ruling)
    if (ruling.action is Action.CHANGE) != (ruling.cents is not None):
        raise InputError(_("An amount belongs to a change, and a change needs an amount."))
    if ruling.action is Action.CHANGE and ruling.target.text not in fees:
        raise InputError(_("Only the amount of a fee can be changed."))
    if ruling.cents is not None and ruling.cents < 0:
        raise InputError(_("A changed fee needs an amount of zero or more."))
    _refuse_repetition(desk, ruling)


def _check_added(desk: Desk, ruling: Ruling) -> None:
    """Refuse what cannot be set, and a board's score or a fee where nothing was recorded."""
    if ruling.match is None:
        _check_table(desk, ruling)
        return
    judged = desk.judged(ruling.match)
    if judged.lapse is not None:
        raise InputError(lapse_words(desk.book, names_of(desk), judged.lapse))
    about = ruling.added
    if isinstance(about, Verdict):
        _check_verdict(about, len(judged.boards))
        return
    if not judged.entered:
        raise InputError(_("Nothing is recorded of this match yet; nothing can be added."))
    if not isinstance(about, BoardScore) and (
        not isinstance(about, FeeKey) or ruling.cents is None
    ):
        sentence = _("“{target}” with {cents} cents is neither a board's score nor a fee.")
        raise InputError(sentence, target=ruling.target.text, cents=ruling.cents)
    if about.board is not None and about.board not in judged.facts.boards():
        sentence = _("There is no board {board}; the match has {boards}.")
        raise InputError(sentence, board=about.board, boards=judged.facts.division.boards)
    if isinstance(about, FeeKey):
        _check_fee(desk, ruling, about.rule, {one.key for one in judged.proposed})


def _check_verdict(verdict: Verdict, boards: int) -> None:
    """Refuse a result that a match on so many boards cannot have."""
    whole = WIN[0] * boards
    if verdict.game_points is not None:
        home, away = verdict.game_points
        if min(home, away) < 0 or home + away > whole:
            sentence = _("{points} cannot be: the match has {boards} boards.")
            points = formatting.pair(verdict.game_points)
            raise InputError(sentence, points=points, boards=boards)
    if verdict.match_points is not None and min(verdict.match_points) < 0:
        raise InputError(_("Match points of a match are zero or more."))


def _check_table(desk: Desk, ruling: Ruling) -> None:
    """Refuse points of nobody or of nothing, and what sets neither points nor an order."""
    points = ruling.added
    if ruling.team is None and isinstance(points, Order):
        return
    if ruling.team is None or not isinstance(points, Points):
        raise InputError(_("Only to a match something can be added."))
    team = desk.team(ruling.team)
    if not any(row.team == team.id for row in desk.judgement.tables.get(team.division, ())):
        raise InputError(_("{team} plays in no table."), team=team.name)
    if not points.match_points and not points.game_points:
        raise InputError(_("Name the points: match points, game points, or both."))


def _check_fee(desk: Desk, ruling: Ruling, rule: str, proposed: set[str]) -> None:
    desk.book.paragraph(rule)
    if ruling.target.text in proposed:
        raise InputError(_("This fee was found already; its amount can be changed."))
    if ruling.cents is None or ruling.cents <= 0:
        sentence = _("{cents} cents cannot be added as a fee (§ {rule}).")
        raise InputError(sentence, cents=ruling.cents, rule=rule)


def _known_target(desk: Desk, ruling: Ruling) -> set[str]:
    """Return the fees that could be decided on. Raises NotFoundError, InputError."""
    if ruling.match is not None:
        judged = desk.judged(ruling.match)
        fees = {fee.key for fee in judged.proposed}
        known = {found.key for found in judged.findings} | fees
        if ruling.action is Action.REOPEN:
            known |= {one.target.text for one in desk.ruled(match=ruling.match).values()}
    elif ruling.team is not None:
        fees, known = set(), _targets_of_team(desk, ruling)
    else:
        raise InputError(_("A decision is about a match or about a team."))
    if ruling.action is Action.EXCLUDE and ruling.team is not None:
        refuse_excluded(desk, ruling.team)
        _refuse_day(desk, ruling.target)
    if ruling.target.topic not in known and ruling.target.text not in known:
        sentence = _("There is nothing called “{target}” here; there are: {known}.")
        names = ", ".join(sorted(known)) or _("none yet")
        raise NotFoundError(sentence, target=ruling.target.text, known=names)
    if ruling.action is Action.EXCLUDE and (ruling.match or ruling.target.topic != ruling.team):
        raise InputError(_("Only a team can be excluded."))
    return fees


def refuse_excluded(known: Judged, team: str) -> None:
    """Refuse to exclude a team that is excluded or has withdrawn. Raises InputError."""
    since = known.judgement.left.get(team)
    if since is not None:
        sentence = _(
            "{team} is excluded already: it is out of the championship since {day}{cited}."
        )
        name = known.judgement.world.teams[team].name
        raise refused(known.book, Topic.EXCLUSION, sentence, team=name, day=since)


def _refuse_day(desk: Desk, target: Target) -> None:
    """Refuse a day on which no team of the season can have left. Raises InputError."""
    since = target.since if isinstance(target, TeamKey) else None
    if since is None:
        return
    in_season(desk.season, since, Topic.EXCLUSION)
    if since > desk.today:
        sentence = _("{day} is still to come; a team is out from the day of the decision{cited}.")
        raise refused(desk.book, Topic.EXCLUSION, sentence, day=since)


def _targets_of_team(desk: Desk, ruling: Ruling) -> set[str]:
    team = desk.team(ruling.team or "").id
    if ruling.action is Action.EXCLUDE or (team in desk.judgement.excluded):
        return {team, *_of_list(desk, team)}
    ruled = desk.ruled(team=team).values()
    given = {one.target.text for one in ruled if isinstance(one.target, Points)}
    return _of_list(desk, team) | (given if ruling.action is Action.REOPEN else set())


def _of_list(desk: Desk, team: str) -> set[str]:
    return {found.key for found in desk.judgement.lists[team].findings}


def _refuse_repetition(desk: Desk, ruling: Ruling) -> None:
    earlier = desk.ruled(match=ruling.match, team=ruling.team).get(ruling.topic)
    if earlier is None:
        if ruling.action is Action.REOPEN:
            raise InputError(_("Nothing has been decided about it."))
        return
    same = (ruling.action, ruling.target, ruling.cents)
    if (earlier.action, earlier.target, earlier.cents) == same:
        sentence = _("{by} has {done} this already on {day}: {reason}")
        raise InputError(
            sentence,
            by=author_words(earlier.by),
            done=action_words()[earlier.action],
            day=formatting.day(earlier.at.date()),
            reason=earlier.reason,
        )
