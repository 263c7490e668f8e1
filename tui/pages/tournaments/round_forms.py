"""What is filled in about rounds: pairing numbers, pairs by hand, a pairing taken back."""

from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import NumbersBy, RoundPairing
from league.language import _
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.entering.numbering import numbers_of
from league.services.tournaments.steps import hand_step, numbers_step, result_step, unpair_step
from league.services.tournaments.words import numbers_words
from league.typed.lists import read_pairing
from league.views.tournaments import BoardKey, Signs
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal
from tui.pages.tournaments.forms import numbers_typed
from tui.pages.tournaments.results import written


def numbers_form(_desk: Desk, file: TournamentFile) -> Form:
    """Return the giving of pairing numbers."""
    hint = _("only by hand: the numbers now shown, in their new order")
    fields = (
        Field("by", _("Numbers by"), answers=tuple(numbers_words().items())),
        Field("order", _("Order"), hint=hint),
        typed_fields.seed_field(),
    )

    def step(got: Answers) -> Step:
        by = NumbersBy(got["by"])
        order = got["order"].replace(",", " ").split() if by is NumbersBy.HAND else ()
        keys = numbers_typed(file, "-".join(order)) if order else ()
        return numbers_step(file.tournament.id, by, typed_fields.seed_of(got), keys)

    title = _("Pairing numbers of {name}").format(name=file.tournament.name)
    return Form(title, fields, step, goes_into_journal())


def hand_form(_desk: Desk, file: TournamentFile, proposed: RoundPairing | None = None) -> Form:
    """Return pairs that a person sets: those of the preview, to be changed, else none yet."""
    number = proposed.round if proposed else file.last_paired + 1
    pairs = _told(file, proposed) if proposed else ""
    fields = (
        Field("round", _("Round"), str(number), needed=True),
        Field("pairs", _("Pairs, White first"), pairs, lines=6, needed=True),
    )

    def step(got: Answers) -> Step:
        round_ = typed_fields.optional_number(got, "round", 1) or 0
        pairs = [read_pairing(part) for part in got["pairs"].replace(",", " ").split()]
        if not pairs:
            raise InputError(_("Please give the pairs, such as 1-8 7-2 3."))
        return hand_step(file.tournament.id, round_, pairs)

    title = _("Pairs of {name} set by hand").format(name=file.tournament.name)
    return Form(title, fields, step, _("why the pairs are set by hand"), needs_reason=True)


def _told(file: TournamentFile, proposed: RoundPairing) -> str:
    """Return pairs as they are typed, such as ``1-8 7-2 3``."""
    numbers = numbers_of(file)
    return " ".join(
        str(numbers[pair.white]) + (f"-{numbers[pair.black]}" if pair.black is not None else "")
        for pair in proposed.pairs
    )


def unpair_form(_desk: Desk, file: TournamentFile) -> Form:
    """Return the taking back of the last round, with its results."""
    words = _("Take round {round} of {name} back")
    title = words.format(round=file.last_paired, name=file.tournament.name)
    id = file.tournament.id
    return Form(title, (), lambda _got: unpair_step(id), _("why"), needs_reason=True)


def result_form(file: TournamentFile, at: BoardKey, signs: Signs | None) -> Form:
    """Return a result that is changed when a later round is paired: that needs a reason."""
    words = _("Round {round}, board {board}: {result}")
    title = words.format(round=at[0], board=at[1], result=written(signs))
    id = file.tournament.id
    return Form(title, (), lambda _got: result_step(id, at, signs), _("why"), needs_reason=True)
