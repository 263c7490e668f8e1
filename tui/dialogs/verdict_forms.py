"""What an official sets: a board, a match, points of a team, the order of level teams."""

from dataclasses import replace

from league.decision_subjects import Order
from league.errors import InputError
from league.facts.seasons import MatchKey
from league.language import _, in_words
from league.rulings import Action
from league.services.closing.no_show_operations import RULED_OUT
from league.services.matches import verdict_operations
from league.services.matches.operations import ORDER, POINTS
from league.services.matches.tie_steps import level_groups, order_step
from league.services.matches.ties import usual_way
from league.services.matches.verdict_steps import set_in
from league.services.session.decided import rules_match, rules_team
from league.services.session.desk import Desk
from league.services.session.operations import Operation
from league.services.session.trial_runs import Step
from tui.dialogs.form_model import Answers, Field, Form
from tui.dialogs.from_operations import form_of, form_of_ways


def match_form(desk: Desk, match: MatchKey) -> Form:
    """Return what can be set in a match: a board, its result, that it is void or played again."""
    ways = {
        "result": (_("the result"), verdict_operations.RESULT),
        "board": (_("one board"), verdict_operations.BOARD),
        "void": (_("the match is void"), verdict_operations.VOID),
        "replay": (_("a replay"), verdict_operations.REPLAY),
    }
    if set_in(desk, match):
        ways["reopen"] = (_("nothing: take back"), verdict_operations.TAKE_BACK)
    form = form_of_ways(desk, ways, _("What is set"), {"match": match})
    return replace(form, decides=rules_match(desk, match))


def points_form(desk: Desk, team: str) -> Form:
    """Return points that a team is given, or that are taken away."""
    form = form_of(desk, POINTS, {"team": team})
    return replace(form, decides=rules_team(desk, team, Action.ADD))


def exclude_form(desk: Desk, team: str, operation: Operation = RULED_OUT) -> Form:
    """Return a team's exclusion."""
    form = form_of(desk, operation, {"team": team})
    return replace(form, decides=rules_team(desk, team, Action.EXCLUDE))


def order_form(desk: Desk, division: str, team: str) -> Form | None:
    """Return the order of the teams that are level with one; None where none is.

    A line for each of them, of the teams that are level: of any length, so it is made by hand.
    """
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

    title = in_words(ORDER.title).format(division=desk.division(division).name)
    return Form(title, fields, step, in_words(ORDER.reason.hint), needs_reason=True)
