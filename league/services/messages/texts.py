"""What people are told: one plain text for each kind of event, in the person's language."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from league import formatting, sanitizing
from league.clock import in_zone
from league.facts.seasons import MatchKey
from league.head_marks import Head
from league.language import _


class Kind(StrEnum):
    """What happened; the value is stored."""

    MISSING_LINEUP = "missing_lineup"
    OPENED = "opened"
    MISSING_REPORT = "missing_report"
    DIFFERING = "differing"
    """Two captains reported a match differently."""
    DECIDED = "decided"
    """An official decided between two reports."""
    INVITATION = "invitation"
    """A code makes an account; the message is kept without it."""
    MOVE_PROPOSED = "move_proposed"
    MOVE_ACCEPTED = "move_accepted"
    MOVE_REFUSED = "move_refused"
    OFFICIAL_TOLD = "official_told"
    """Something an official is to know; ``words`` say what."""


@dataclass(frozen=True, slots=True)
class About:
    """What a message tells of; what it does not need stays empty."""

    season: str = ""
    match: MatchKey | None = None
    path: str = ""
    """Where the person acts, behind the server's address, such as ``match/ab12cd34ef56/home``."""
    at: datetime | None = None
    """UTC: when the match starts, a report is due or a code runs out."""
    words: str = ""
    """A reason, proposed days, or what else there is to say."""
    code: str = ""
    """For an invitation."""


@dataclass(frozen=True, slots=True)
class Places:
    """What is filled into the texts, as people read it."""

    home: str = ""
    away: str = ""
    division: str = ""
    round: int = 0
    zone: str | None = None
    """Time zone of the federation; None = of this machine."""
    federation: str = ""
    link: str = ""
    """Empty = the office runs no server."""


def subject_of(kind: Kind, places: Places) -> str:
    """Return the subject, on one line, without a sign that a mail's head must not hold."""
    sentence = {
        Kind.MISSING_LINEUP: _("Lineup is missing: {home} – {away}"),
        Kind.OPENED: _("Lineups are open: {home} – {away}"),
        Kind.MISSING_REPORT: _("Report is missing: {home} – {away}"),
        Kind.DIFFERING: _("Reports differ: {home} – {away}"),
        Kind.DECIDED: _("Decided: {home} – {away}"),
        Kind.INVITATION: _("Your account: {federation}"),
        Kind.MOVE_PROPOSED: _("Another day is proposed: {home} – {away}"),
        Kind.MOVE_ACCEPTED: _("Match moved: {home} – {away}"),
        Kind.MOVE_REFUSED: _("Not moved: {home} – {away}"),
        Kind.OFFICIAL_TOLD: _("For your information: {home} – {away}"),
    }[kind]
    told = sentence.format(home=places.home, away=places.away, federation=places.federation)
    # A blank stands for what breaks lines, the rest of what a head must not hold is shown.
    return sanitizing.visible(" ".join(told.split()))


def body_of(kind: Kind, about: About, places: Places) -> str:
    """Return the text: the match, what happened, what to do, and where."""
    heading = ""
    if about.match is not None:
        sentence = _("{home} – {away} ({division}, round {round})")
        heading = sentence.format(
            home=places.home, away=places.away, division=places.division, round=places.round
        )
    where = _("Here: {link}").format(link=places.link) if places.link else ""
    told = _sentence(kind).format(words=about.words, code=about.code, at=_moment(about, places))
    parts = (heading, told.strip(), where, places.federation)
    return sanitizing.visible("\n\n".join(filter(None, parts)), lines=True) + "\n"


def as_of_line(head: Head) -> str:
    """Return the last line of a mail, which names the last step of the journal."""
    return _("As of step {mark} of the journal").format(mark=head.short)


def _sentence(kind: Kind) -> str:
    return {
        Kind.MISSING_LINEUP: _(
            "Your lineup is not handed in yet. The match begins on {at}. Hand the lineup in by"
            " then; the opponent sees it only when both are opened."
        ),
        Kind.OPENED: _("Both lineups are open now. Look at them before the games begin."),
        Kind.MISSING_REPORT: _(
            "Your report of this match is missing. It is due by {at}. Report the results, also if"
            " the opponent has reported them."
        ),
        Kind.DIFFERING: _(
            "The two captains' reports of this match differ. Compare them and correct yours if it"
            " is wrong, by {at}. After that the league official decides."
        ),
        Kind.DECIDED: _("The league official has decided what counts in this match. {words}"),
        Kind.INVITATION: _(
            "An account was made for you. Enter this code and choose a password:\n\n{code}\n\n"
            "The code works once, until {at}. Do not pass it on."
        ),
        Kind.MOVE_PROPOSED: _(
            "The opponent proposes another day for this match: {words}. Accept one of the days or"
            " refuse with a reason."
        ),
        Kind.MOVE_ACCEPTED: _("Both teams agree: the match is moved. It is played on {words}."),
        Kind.MOVE_REFUSED: _("The opponent refuses to move the match. Reason: {words}"),
        Kind.OFFICIAL_TOLD: "{words}",
    }[kind]


def _moment(about: About, places: Places) -> str:
    """Return a moment by the federation's clocks, such as ``15 Oct 2011, 14:00``."""
    if about.at is None:
        return ""
    there = in_zone(about.at, places.zone)
    return f"{formatting.day(there.date())}, {formatting.clock(there.time())}"
