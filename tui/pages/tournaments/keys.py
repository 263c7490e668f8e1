"""The keys of a tournament's page: its own, those of the boards, and of the preview."""

from textual.binding import Binding

from league.language import _
from tui.kit.frame import fills, key, quiet, why_key


def own_keys() -> list[Binding]:
    """Return the keys of the page; those that fill in a form only act where it fits."""
    by_hand = _("Set the pairs of the next round by hand")
    back = _("Take the pairing of the last round back")
    given = _("Give points by decision, or take points away")
    parts = _("Fill in the 16 parts of the invitation")
    return [
        key("p", "pair", _("pair"), _("Show the next pairing; nothing is stored yet")),
        fills("e", "enter", _("enter"), _("Enter players, or a team")),
        fills("g", "guest", _("guest"), _("Enter a player whom the register does not know")),
        fills("b", "bye", _("a bye"), _("A bye in a round, asked for beforehand")),
        fills("w", "leave", _("leaves"), _("Withdrawal or exclusion from a round on")),
        fills("n", "numbers", _("numbers"), _("Give pairing numbers by rating, lot or Varma")),
        why_key(_("Why this pair, colour, bye or place")),
        fills("a", "adjust", _("points"), given),
        fills("h", "hand", _("by hand"), by_hand),
        fills("x", "unpair", _("take back"), back),
        fills("o", "playoff", _("play-off"), _("Begin a play-off, or type its next result")),
        fills("c", "change", _("conditions"), _("How it is played, paired and ranked")),
        fills("k", "rules", _("rules"), _("Criteria, unplayed games, colours, who never meets")),
        fills("i", "invite", _("invitation"), parts),
        fills("m", "committee", _("committee"), _("The appeals committee, its fee and time")),
        quiet("u", "form('no_bye')", _("no bye"), _("Take a bye, withdrawal or exclusion back")),
    ]


def round_keys() -> list[Binding]:
    """Return the keys that turn from round to round."""
    return [
        key("left_square_bracket", "screen.turn(-1)", _("round before"), shown_as="["),
        key("right_square_bracket", "screen.turn(1)", _("next round"), shown_as="]"),
    ]


def result_keys() -> list[Binding]:
    """Return the keys with which the result of a board is typed."""
    return [
        key("1", "screen.enter('white')", "1:0", _("White, or the first named, has won")),
        key("=,r,½", "screen.enter('draw')", "½:½", _("Drawn"), shown_as="="),
        key("0", "screen.enter('black')", "0:1", _("Black, or the second named, has won")),
        key("+", "screen.enter('white_walkover')", "+:−", _("Black did not come"), shown_as="+"),
        key("-", "screen.enter('black_walkover')", "−:+", _("White did not come"), shown_as="-"),
        key("n", "screen.enter('nobody')", "−:−", _("Neither came")),
        key("delete,backspace", "screen.enter('nothing')", _("clear"), shown_as="⌫"),
    ]


def store_key() -> Binding:
    """Return the key that makes the preview the pairing of its round."""
    tip = _("Make the preview the pairing of the round")
    return key("f2,s", "screen.store", _("store"), tip, shown_as="F2")
