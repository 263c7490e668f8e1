"""What granting a protest changes in its match: findings waived, boards set, fees."""

from collections.abc import Collection, Iterator

from league.decision_subjects import BOARD_SCORES, BoardScore, FeeKey, target_of
from league.facts.matches import SIDES, Side
from league.facts.seasons import MatchKey
from league.language import _
from league.rulings import Action
from league.services.matches.views import match_view
from league.services.protests.checks import Effect
from league.services.session.desk import Desk
from league.typed.money import amount_hint, as_typed, read_cents
from league.typed.results import read_board_set
from league.views.findings import FeeView, FindingView
from league.views.matches import MatchView
from tui.dialogs.form_model import Answers, Field
from tui.dialogs.typed_fields import needed_cents

_WAIVED = "waived"


def effect_fields(desk: Desk, match: MatchKey, contested: Collection[str] = ()) -> Iterator[Field]:
    """Return a line for each finding and fee that stands, for boards, and for a fee to add.

    ``contested`` = keys of what is asked about already: of a fee only another amount is asked.
    """
    view = match_view(desk, match)
    for number, found in enumerate(_findings(view)):
        if found.key in contested:
            continue
        stands = _("stands: {sentence}").format(sentence=found.sentence)
        waived = _("waived: {sentence}").format(sentence=found.sentence)
        label = found.citation if found.board is None else f"{found.citation}, {found.board}"
        yield Field(f"finding{number}", label, answers=(("", stands), (_WAIVED, waived)))
    for number, fee in enumerate(_fees(view)):
        asked = fee.key in contested
        amount = "" if asked else as_typed(fee.cents)
        yield Field(f"fee{number}", _fee_label(fee), amount, _hint(view, fee, asked=asked))
    yield Field("boards", _("Boards set"), hint=_("such as 3=½:½ 5=1:0"))
    yield Field("rule", _("Fee added under §"), hint=_("paragraph; empty = none"))
    teams = zip(SIDES, (view.home_name, view.away_name), strict=True)
    yield Field(
        "side", _("It is owed by"), answers=tuple((str(side), name) for side, name in teams)
    )
    to = (("federation", _("the federation")), ("opponent", _("the opponent")))
    yield Field("to", _("It goes to"), answers=to)
    yield Field("amount", _("Amount"), hint=amount_hint())


def effects_typed(
    desk: Desk, match: MatchKey, answers: Answers, contested: Collection[str] = ()
) -> list[Effect]:
    """Return what was chosen and typed as rulings. Raises InputError."""
    view = match_view(desk, match)
    return [
        *_fees_typed(view, answers, contested),
        *(
            Effect(Action.WAIVE, target_of(found.key))
            for number, found in enumerate(_findings(view))
            if found.key not in contested and answers[f"finding{number}"] == _WAIVED
        ),
        *_boards_typed(answers["boards"]),
        *_added(answers),
    ]


def _findings(view: MatchView) -> list[FindingView]:
    return [one for one in view.findings if one.state != _WAIVED]


def _fees(view: MatchView) -> list[FeeView]:
    return [one for one in view.fees if one.state in ("open", "confirmed", "changed", "posted")]


def _fee_label(fee: FeeView) -> str:
    """Return paragraph, board, recipient and side, in a few letters: no two fees look the same."""
    sides = {"home": _("home"), "away": _("away")}
    sentence = _("{rule} → federation, {side}")
    if fee.to == "opponent":
        sentence = _("{rule} → opponent, {side}")
    rule = f"{fee.rule} {fee.board}" if fee.board else fee.rule
    return sentence.format(rule=rule, side=sides[fee.side])


def _hint(view: MatchView, fee: FeeView, *, asked: bool) -> str:
    team = view.home_name if fee.side == "home" else view.away_name
    if asked:
        return _("empty = as chosen above; owed by {team}").format(team=team)
    return _("empty = waived; owed by {team}").format(team=team)


def _fees_typed(view: MatchView, answers: Answers, contested: Collection[str]) -> Iterator[Effect]:
    for number, fee in enumerate(_fees(view)):
        text = answers[f"fee{number}"]
        if not text and fee.key in contested:
            continue
        if not text:
            yield Effect(Action.WAIVE, target_of(fee.key))
        elif (cents := read_cents(text)) != fee.cents:
            yield Effect(Action.CHANGE, target_of(fee.key), cents)


def _boards_typed(text: str) -> Iterator[Effect]:
    for part in text.split():
        yield Effect(Action.ADD, BoardScore(*read_board_set(part, BOARD_SCORES)))


def _added(answers: Answers) -> Iterator[Effect]:
    rule = answers["rule"].removeprefix("§").strip()
    if not rule:
        return
    fee = FeeKey(rule, Side(answers["side"]), None, None, answers["to"])
    yield Effect(Action.ADD, fee, needed_cents(answers, "amount"))
