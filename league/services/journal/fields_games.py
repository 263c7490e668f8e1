"""What the journal calls the fields of games, disputes about them, and sealed moves."""

from league.language import to_translate

GAMES = {
    "age_group": to_translate("age group"),
    "announced": to_translate("announced move"),
    "answered": to_translate("opponent has moved since"),
    "black_sheet": to_translate("Black’s score sheet"),
    "chess": to_translate("kind of chess"),
    "clock": to_translate("seconds left"),
    "color": to_translate("colour"),
    "count": to_translate("which one of this player"),
    "device": to_translate("device"),
    "dispute": to_translate("dispute"),
    "envelope": to_translate("on the envelope"),
    "game": to_translate("game"),
    "guideline": to_translate("guideline announced"),
    "happening": to_translate("what happened"),
    "increment": to_translate("seconds a move"),
    "increment_asked": to_translate("increment asked for"),
    "last_period": to_translate("last period"),
    "limit": to_translate("number of moves announced"),
    "moves_made": to_translate("moves made by both"),
    "no_show": to_translate("not at the resumption"),
    "on_player": to_translate("carried on the player"),
    "opponent_claims": to_translate("claimed by the opponent"),
    "other_too": to_translate("both flags down"),
    "pressed": to_translate("clock pressed"),
    "quarter_gone": to_translate("a quarter of the time gone"),
    "supervised": to_translate("watched by an arbiter"),
    "time": to_translate("time control"),
    "touched": to_translate("piece touched"),
    "type": to_translate("kind of dispute"),
    "white_sheet": to_translate("White’s score sheet"),
    "written": to_translate("move as written"),
    "wrong": to_translate("what was wrong"),
}
"""By the name of the field; the words are translated with all others."""
