"""A match to read: boards, findings and fees, all in words."""

from collections.abc import Iterator
from contextlib import suppress

from rich.text import Text

from league.errors import InputError, NotFoundError
from league.facts.seasons import MatchKey
from league.findings import Effect
from league.formatting import clock, day
from league.language import _
from league.services.matches.views import match_view
from league.services.session.desk import Desk
from league.services.words.naming import division_named, team_named
from league.views.matches import MatchView
from tui.app_protocol import ShownThing
from tui.kit.cells import pair
from tui.kit.parts import Facts, Part, Prose
from tui.kit.themes import Ink
from tui.pages.match.sheet_rows import Sheet, board_list, fee_list, finding_list, owed
from tui.pages.page import Page


def _result(match: MatchView) -> str:
    if match.annulled:
        return _("{result}, annulled").format(result=pair(match.game_points))
    if match.scored:
        return pair(match.game_points)
    return {"void": _("void"), "lapsed": _("lapsed")}.get(match.status, _("none yet"))


class MatchSheet(Page[Sheet]):
    """Named by division, round and one of its teams, such as ``landesliga/3/SV Turm``."""

    def __init__(self, named: str) -> None:
        super().__init__(about=named)

    def load(self, desk: Desk) -> Sheet:
        """Return the match. Raises NotFoundError."""
        return sheet_of(desk, match_named(desk, self.about))

    def where(self, view: Sheet) -> tuple[str, ...]:
        """Return the place."""
        match = view.match
        number = _("round {number}").format(number=match.round)
        return match.division_name, number, f"{match.home_name} – {match.away_name}"

    def under_cursor(self) -> Iterator[ShownThing]:
        """Yield what papers may be about in the row under the cursor."""
        match = self.view.match.key
        yield from (("match", match), ("round", match[:2]), ("division", match[0]))

    def facts(self, view: Sheet) -> Facts:
        """Return result, day, place, reports and what it costs."""
        match = view.match
        came = [day(one) if one else _("no report") for one in match.reported]
        names = match.home_name, match.away_name
        when = day(match.day) + (f", {clock(match.start)}" if match.start else "")
        return [
            (_("Result"), _result(match)),
            (_("Match points"), "{} : {}".format(*match.match_points) if match.settled else "–"),
            *((_("Decision"), line) for line in match.decision.splitlines()),
            (_("Day"), when),
            (_("Venue"), match.venue or "–"),
            *(
                (_("Report of {team}").format(team=name), on)
                for name, on in zip(names, came, strict=True)
            ),
            *owed(match.fees),
        ]

    def parts(self, view: Sheet, _hues: Ink) -> tuple[Part, ...]:
        """Return boards, and what is to be said to them."""
        notes = view.match.notes
        return (
            board_list(view),
            finding_list(view),
            fee_list(view),
            *([Prose("notes", _("Remarks"), Text("\n".join(notes)))] if notes else []),
        )


def sheet_of(desk: Desk, key: MatchKey) -> Sheet:
    """Return a match with what was decided about it. Raises NotFoundError."""
    judged = desk.judged(key)
    struck = {
        (found.board, str(found.side))
        for found in judged.standing
        if found.effect is Effect.INELIGIBLE and found.board is not None
    }
    players = {ident: one.name for ident, one in desk.world.players.items()}
    return Sheet(match_view(desk, key), desk.ruled(match=key), frozenset(struck), players)


def match_named(desk: Desk, named: str) -> MatchKey:
    """Return the match of a division, a round and one of its teams. Raises NotFoundError."""
    division, round_, team = (part.strip() for part in f"{named}//".split("/")[:3])
    where = division_named(desk.season.divisions, division).id
    here = [key for key in desk.judgement.matches if (key[0], str(key[1])) == (where, round_)]
    with suppress(InputError):
        playing = [desk.team(id) for key in here for id in key[2:]]
        sought = team_named(playing, team).id
        return next(key for key in here if sought in key[2:])
    sentence = _("There is no match “{named}”; name it by division, round and team: {example}")
    example = f'spielleiter view match "{_example(desk, division)}"'
    raise NotFoundError(sentence, named=named, example=example)


def _example(desk: Desk, division: str) -> str:
    """Return a match of the division, or another one, as it can be typed."""
    known = sorted(desk.judgement.matches, key=lambda key: key[0] != division)
    return "/".join((known[0][0], str(known[0][1]), desk.team(known[0][2]).name)) if known else "–"
