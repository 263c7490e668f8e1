"""Deeds on schools, their pupils and teams, in a youth federation."""

from league.services.registry.schools import operations as schools
from tests.tui.operations.deed import Deed
from tests.worlds.youth_world import youth_federation

_SCHOOL = ("school", "register", "901", "Grundschule Mitte", "--kind", "grundschule", "--region",
           "Pfalz")  # fmt: skip
_GROUP = ("division", "add", "wk-g", "--like", "wk-g")
_TEAM = ("team", "register", "GM1", "901", "wk-g", "Grundschule Mitte 1")

DEEDS = (
    Deed(
        schools.REGISTER,
        {
            "id": "901",
            "name": "Gymnasium am Fluss",
            "kind": "gymnasium",
            "region": "Rheinland-Trier",
        },
        world=youth_federation,
    ),
    Deed(
        schools.PUPIL,
        {
            "ident": "p1",
            "name": "Muster, Mia",
            "born": "1.3.2002",
            "sex": "w",
            "grade": "4",
            "branch": "branch",
            "left": "1.8.2025",
        },
        {"school": "901"},
        (_SCHOOL,),
        youth_federation,
    ),
    Deed(
        schools.COMPANION,
        {"companion": "Petra Muster", "companion_born": "1.1.1990", "adult": "yes"},
        {"team": "GM1"},
        (_SCHOOL, _GROUP, _TEAM),
        youth_federation,
    ),
    Deed(
        schools.PLACE, {"place": "2"}, {"team": "GM1"}, (_SCHOOL, _GROUP, _TEAM), youth_federation
    ),
)
