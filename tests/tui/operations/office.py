"""Deeds on the data of clubs, teams, persons and the federation, and on reports owed."""

from league.services.matches import withdrawal_operations as withdrawals
from league.services.registry.clubs import data_operations as clubs
from league.services.registry.clubs import duty_operations as duties
from league.services.registry.clubs import federation_operations as federation
from league.services.registry.clubs import team_operations as teams
from league.services.registry.people import operations as people
from tests.tui.operations.deed import Deed

IBAN = "AT61 1904 3002 3457 3201"
"""The Austrian example of the IBAN registry (ISO 13616)."""
_CLUB, _TEAM = {"club": "601"}, {"team": "LANDESLIGA01"}
_NEW_CLUB = ("club", "register", "699", "SK Neudorf")
_NEW_TEAM = ("team", "register", "NEU1", "601", "k1-graz", "Neudorf 1")
_OWED = ("duty", "add", "14.5.b", "--about", "Kreistag", "--date", "1.3.2012")
_NEW_PERSON = ("player", "add", "190001", "--name", "Hofhuber, Clemens")
_JOINED = {"player": "Hofhuber Clemens", "ident": "190001"}

DEEDS = (
    Deed(
        clubs.REGISTER,
        {
            "id": "699",
            "name": "SK Neudorf",
            "short_name": "Neudorf",
            "district": "Graz",
            "state": "Steiermark",
            "member_since": "1.7.2011",
        },
    ),
    Deed(clubs.CHANGE, {"short_name": "Turm", "member_since": "1.7.1924"}, _CLUB),
    Deed(clubs.REMOVE, {}, {"club": "699"}, (_NEW_CLUB,)),
    Deed(
        clubs.CONTACT,
        {"address": "Hauptplatz 1 / 8010 Graz", "venue": "Gasthof Post", "iban": IBAN},
        _CLUB,
    ),
    Deed(
        clubs.APPOINT,
        {"role": "Obmann", "name": "Karl Maier", "phone": "0664 123456", "mail": "k@example.org"},
        _CLUB,
    ),
    Deed(
        teams.REGISTER,
        {"id": "NEU1", "club": "601", "division": "k1-graz", "name": "Neudorf 1", "venue": "Post"},
    ),
    Deed(teams.CHANGE, {"name": "Turm 1", "captain": "Karl Maier"}, _TEAM),
    Deed(teams.DEPUTY, {"deputy": "Anna Muster", "mail": "anna@example.org"}, _TEAM),
    Deed(withdrawals.WITHDRAW, {}, {"team": "NEU1"}, (_NEW_TEAM,)),
    Deed(
        people.ADD,
        {
            "ident": "190001",
            "name": "Novak, Ján",
            "born": "1.5.1990",
            "sex": "w",
            "nation": "SVK",
            "title": "wfm",
            "rating": "1750",
            "fide_id": "1600001",
        },
    ),
    Deed(people.CHANGE, {"name": "Hofhuber, Klemens", "title": "fm"}, {"ident": "100001"}),
    Deed(people.JOIN, {"joined": "100001"}, {"kept": "190001"}, (_NEW_PERSON,), words=_JOINED),
    Deed(
        federation.CHANGE,
        {"address": "Postfach 1 / 8010 Graz", "mail": "office@example.org", "iban": IBAN},
    ),
    Deed(federation.APPOINT, {"role": "Kassier", "name": "Karl Maier", "division": "landesliga"}),
    Deed(duties.ADD, {"paragraph": "14.5.b", "about": "Kreistag", "day": "1.3.2012"}),
    Deed(duties.DONE, {"day": "12.3.2012"}, {"number": "1"}, (_OWED,)),
)
