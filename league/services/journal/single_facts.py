"""What the journal calls one of the facts that a season holds several of."""

from collections.abc import Mapping

from league.language import per_language, to_translate, translated

_ONE_OF_LIST = {
    "appointments": to_translate("role held"),
    "officers": to_translate("officer"),
    "days": to_translate("proposed day"),
    "divisions": to_translate("division"),
    "clubs": to_translate("club"),
    "players": to_translate("player"),
    "registrations": to_translate("registration"),
    "teams": to_translate("team"),
    "squads": to_translate("place on a list"),
    "fixtures": to_translate("match"),
    "boards": to_translate("board"),
    "reports": to_translate("match report"),
    "lineups": to_translate("lineup"),
    "declarations": to_translate("declaration"),
    "external_games": to_translate("game elsewhere"),
    "national_squads": to_translate("place on a national list"),
}


@per_language
def one_of_list() -> Mapping[str, str]:
    """Return what one of a list's facts is called, by the list."""
    return translated(_ONE_OF_LIST)
