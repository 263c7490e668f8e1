"""What an official sets: a board, a match, points of a team, the order of level teams."""

from league.decision_subjects import Order, Points, target_of
from league.errors import InputError
from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action
from league.services.matches import verdict_steps
from league.services.matches.tie_steps import level_groups, order_step
from league.services.matches.ties import usual_way
from league.services.protests.docket import match_name
from league.services.session.decided import rules_match, rules_team
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint
from league.services.session.trial_runs import Step
from league.typed.points import maybe_match_points, read_halves, read_score, read_whole_points
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.typed_fields import needed_day, optional_hour, optional_number


def match_form(desk: Desk, match: MatchKey) -> Form:
    """Return what can be set in a match: a board, its result, that it is void or played again."""
    known = tuple((target.text, words) for target, words in verdict_steps.set_in(desk, match))
    kinds = [
        ("result", _("the result")),
        ("board", _("one board")),
        ("void", _("the match is void")),
        ("replay", _("a replay")),
        *([("reopen", _("nothing: take back"))] if known else []),
    ]
    fields = (
        Field("kind", _("What is set"), "result", answers=tuple(kinds)),
        Field("board", _("Board"), hint=_("number, only for one board")),
        Field("result", _("Counts"), hint=_("such as 1:0, ½:½, 8:0 or 4½:3½")),
        Field("points", _("Match points"), hint=_("such as 2:0; empty = they follow")),
        Field("day", _("Day of the replay"), hint=day_hint(desk)),
        Field("start", _("Hour"), hint=_("such as 15:00; empty = as before")),
        *([Field("back", _("Take back"), answers=known)] if known else []),
    )
    title = _("Decide {match}").format(match=match_name(desk, match))
    about = rules_match(desk, match)
    return Form(
        title, fields, lambda got: _of_match(desk, match, got), needs_reason=True, decides=about
    )


def _of_match(desk: Desk, match: MatchKey, answers: Answers) -> Step:
    kind = answers["kind"]
    if kind == "void":
        return verdict_steps.void_step(match)
    if kind == "reopen":
        return verdict_steps.undecided_step(match, target_of(answers["back"]))
    if kind == "replay":
        day = needed_day(desk, answers, "day")
        return verdict_steps.replay_step(match, day, optional_hour(answers, "start"))
    if kind == "board":
        board = optional_number(answers, "board", 1)
        if board is None:
            raise InputError(_("Please give the number of the board."))
        return verdict_steps.board_step(match, board, _score(answers))
    points = _score(answers)
    return verdict_steps.result_step(match, points, maybe_match_points(answers["points"]))


def _score(answers: Answers) -> tuple[int, int]:
    if not answers["result"]:
        raise InputError(_("Please give the result."))
    return read_score(answers["result"])


def points_form(desk: Desk, team: str) -> Form:
    """Return points that a team is given, or that are taken away."""
    kinds = (("add", _("points")), ("none", _("nothing: take all back")))
    fields = (
        Field("kind", _("What is set"), "add", answers=kinds),
        Field("mp", _("Match points"), hint=_("such as -2; empty = none")),
        Field("gp", _("Game points"), hint=_("such as -1½; empty = none")),
    )

    def step(answers: Answers) -> Step:
        if answers["kind"] == "none":
            return verdict_steps.pointless_step(team)
        mp, gp = answers["mp"], answers["gp"]
        return verdict_steps.points_step(
            team, Points(read_whole_points(mp) if mp else 0, read_halves(gp) if gp else 0)
        )

    title = _("Points of {team}").format(team=desk.team(team).name)
    about = rules_team(desk, team, Action.ADD)
    return Form(title, fields, step, needs_reason=True, decides=about)


def order_form(desk: Desk, division: str, team: str) -> Form | None:
    """Return the order of the teams that are level with one; None where none is."""
    groups = level_groups(desk.judgement.tables.get(division, ()))
    level = next((group for group in groups if team in group), None)
    if level is None:
        return None
    # Nothing is chosen beforehand: what stands there would be the order of the file.
    teams = (("", "–"), *((one, desk.team(one).name) for one in level))
    fields = tuple(
        Field(f"place{at}", _("{place}. of them").format(place=at), answers=teams)
        for at in range(1, len(level) + 1)
    )

    def step(answers: Answers) -> Step:
        order = tuple(answers[one.name] for one in fields)
        if not all(order):
            raise InputError(_("Please choose the team of each place."))
        if len(set(order)) != len(order):
            raise InputError(_("Each team stands on one place only."))
        return order_step(Order(division, usual_way(desk, division), order))

    title = _("Order of level teams, {division}").format(division=desk.division(division).name)
    why = _("how it was decided; goes into the journal")
    return Form(title, fields, step, why, needs_reason=True)
