"""Words for what is stored of games as codes: colours, devices and kinds of disputes."""

from league.facts import disputes
from league.facts.disputes import Device, IllegalForm
from league.facts.games import Color
from league.formatting import chess_clock
from league.language import _


def color_words() -> dict[str, str]:
    """Return the players of a game by their colour."""
    return {Color.WHITE: _("White"), Color.BLACK: _("Black")}


def device_words() -> dict[str, str]:
    """Return what state a device was in."""
    return {Device.SWITCHED_ON: _("switched on"), Device.SWITCHED_OFF: _("switched off")}


def illegal_words() -> dict[str, str]:
    """Return what was wrong with an illegal move."""
    return {
        IllegalForm.MOVE: _("the move itself"),
        IllegalForm.NO_MOVE: _("clock pressed without a move"),
        IllegalForm.TWO_HANDS: _("made with two hands"),
        IllegalForm.PROMOTION: _("pawn left on the last rank"),
    }


def happening_words() -> dict[str, str]:
    """Return what may happen in a game, by the name of its type."""
    return {
        disputes.RepetitionClaim.__name__: _("draw claimed by repetition"),
        disputes.MovesClaim.__name__: _("draw claimed by the 50-move rule"),
        disputes.FlagFall.__name__: _("flag fallen"),
        disputes.LastMinutesClaim.__name__: _("draw claimed in the last minutes"),
        disputes.Resignation.__name__: _("resignation"),
        disputes.Agreement.__name__: _("draw agreed"),
        disputes.IllegalMove.__name__: _("illegal move"),
        disputes.LateArrival.__name__: _("late at the board"),
        disputes.WrongColors.__name__: _("colours exchanged"),
        disputes.WrongSetup.__name__: _("pieces set up wrong"),
        disputes.SealedMove.__name__: _("sealed move"),
        disputes.PhoneFound.__name__: _("electronic device"),
        disputes.Refusal.__name__: _("refusal to keep the rules"),
        disputes.SignedResult.__name__: _("signed result"),
        disputes.PositionAsked.__name__: _("position on the board"),
    }


def circumstance_words() -> dict[str, str]:
    """Return the circumstances of a dispute, by the field that holds them."""
    return {
        "announced": _("announced move"),
        "answered": _("opponent has moved since"),
        "count": _("which one of this player"),
        "guideline": _("guideline announced"),
        "increment_asked": _("increment asked for"),
        "last_period": _("last period"),
        "limit": _("number of moves announced"),
        "minutes": _("minutes late"),
        "moves_made": _("moves made by both"),
        "no_show": _("not at the resumption"),
        "on_player": _("carried on the player"),
        "opponent_claims": _("claimed by the opponent"),
        "other_too": _("both flags down"),
        "quarter_gone": _("a quarter of the time gone"),
        "reported": _("signed result"),
        "touched": _("piece touched"),
    }


def clock_words(color: Color, seconds: int) -> str:
    """Return what a player's clock shows: ``White 1:05``."""
    return f"{color_words()[color]} {chess_clock(seconds)}"
