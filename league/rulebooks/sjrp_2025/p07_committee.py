"""§ 7.3, 7.6: the committee that gives free places and makes exceptions for replacements."""

from collections.abc import Sequence

from league.errors import InputError
from league.facts.places import Candidate, FreePlace
from league.rulebook import Values


def committee(values: Values) -> Sequence[str]:
    """§ 7.3, 7.6: who votes: three officers, and one for each regional association."""
    seat = values.word("7.3", "seat")
    return [
        *values.words("7.3", "officers"),
        *(f"{seat} {one}" for one in values.words("5.2", "names")),
    ]


def carried(decision: FreePlace) -> bool:
    """§ 7.3, 7.6: more votes for it than against; it is taken as carried if no vote is known."""
    yes, no = len(decision.in_favour), len(decision.opposed)
    return yes > no or not yes + no


def may_follow(one: Candidate) -> bool:
    """§ 7.6: who played regionally, moved house, or was let by the committee."""
    exempt = one.exemption is not None and carried(one.exemption)
    return one.was_there or one.moved is not None or exempt


def refuse_votes(one: Candidate, values: Values) -> None:
    """§ 7.3: refuse votes of who is not in the committee, or votes twice. Raises InputError."""
    known = committee(values)
    for decision in (one.free, one.exemption):
        votes = (*decision.in_favour, *decision.opposed) if decision else ()
        for seat in votes:
            about = {"seat": seat, "known": ", ".join(known)}
            if seat not in known:
                raise InputError(str(values.say("7.3", "seat", **about)))
            if votes.count(seat) > 1:
                raise InputError(str(values.say("7.3", "votes_twice", **about)))
