"""§ 13.3 Relegation: how many come down in a usual year."""

from league.facts.seasons import Division
from league.rulebook import Values


def relegated(division: Division, values: Values) -> int:
    """§ 13.3.a: teams relegated when as many come down from above as go up.

    The book states a number for the Landesliga only; elsewhere the Kreistag decides, and without
    its decision as many come down as the division has to make room for.
    """
    return values.number("13.3.a", "relegated") if division.tier == "landesliga" else 0
