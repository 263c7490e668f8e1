"""Deeds in a qualification tournament of three teams."""

from league.services.qualification import operations as qualification
from tests.tui.operations.deed import Deed

_PREPARED = (
    "qualification", "prepare", "T", "LANDESLIGA01", "LANDESLIGA02", "LANDESLIGA03", "--seed", "5",
    "--first-round", "2012-06-02 10:00", "--system", "skalicka",
)  # fmt: skip

DEEDS = (
    Deed(
        qualification.PLAYERS,
        {"idents": "100018; -; 100019"},
        {"name": "T", "team": "LANDESLIGA01"},
        (_PREPARED,),
        words={"symbols": "a–f"},
    ),
)
