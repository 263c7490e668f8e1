"""What the journal calls the fields of tournaments: how they are played, entries, pairings."""

from league.language import to_translate

TOURNAMENTS = {
    "absence": to_translate("half points for an absence"),
    "accelerations": to_translate("acceleration"),
    "arbiters": to_translate("deputy arbiters"),
    "board_colors": to_translate("colours of the boards"),
    "by_hand": to_translate("by hand"),
    "chair": to_translate("chair"),
    "chief_arbiter": to_translate("chief arbiter"),
    "city": to_translate("city"),
    "color_seed": to_translate("starting number of the colours"),
    "committee": to_translate("appeals committee"),
    "counted": to_translate("points that tie-breaks count"),
    "criteria": to_translate("tie-breaks"),
    "deputies": to_translate("deputies"),
    "drawn": to_translate("drawn at"),
    "edition": to_translate("paired by"),
    "federations": to_translate("federations"),
    "fee": to_translate("fee of an appeal"),
    "first_color": to_translate("first colour"),
    "first_day": to_translate("first day"),
    "first_number": to_translate("first pairing number"),
    "groups": to_translate("groups kept apart"),
    "invitation": to_translate("invitation"),
    "last_day": to_translate("last day of play"),
    "last_number": to_translate("last pairing number"),
    "last_round": to_translate("last round"),
    "loss": to_translate("half points for a loss"),
    "match_scores": to_translate("points of matches"),
    "national_rating": to_translate("national rating"),
    "order": to_translate("order"),
    "pairing_bye": to_translate("half points for the bye"),
    "pairs": to_translate("pairs"),
    "points": to_translate("half points"),
    "prohibited": to_translate("forbidden pairings"),
    "round_times": to_translate("beginnings of the rounds"),
    "rounds": to_translate("rounds"),
    "short": to_translate("short of time"),
    "stage": to_translate("stage"),
    "term": to_translate("time limit"),
    "unplayed": to_translate("unplayed games"),
    "why": to_translate("reason"),
    "win": to_translate("half points for a win"),
}
"""By the name of the field; the words are translated with all others."""

WHOLE = {
    "committee members": to_translate("appeals committee members"),
    "match_scores draw": to_translate("points of matches half points for a draw"),
    "scores draw": to_translate("half points for a draw"),
    "scores loss": to_translate("half points for a loss"),
    "scores win": to_translate("half points for a win"),
}
"""By the whole name, where its parts mean something else in other facts."""
