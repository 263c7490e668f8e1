"""What the papers of a division and of a season say."""

from dataclasses import dataclass
from datetime import date, datetime, time

from league.facts.contacts import ClubContact, FederationContact, Officer
from league.facts.events import EventFile
from league.facts.seasons import MatchKey
from league.views.disputes import DisputeView
from league.views.divisions import DivisionView
from league.views.draws import DrawView
from league.views.papers_events import AnnouncementPart, EntryForm
from league.views.promotion import PromotionView
from league.views.protests import ProtestDetail, ProtestRow
from league.views.statistics import ProgressRow, Statistics


@dataclass(frozen=True, slots=True)
class PaperHead:
    """In whose name and of which season a paper speaks."""

    office: FederationContact
    season: str
    rules: str = ""
    """The rule book by its name."""


@dataclass(frozen=True, slots=True)
class PaperMatch:
    """A match as it is announced."""

    key: MatchKey
    uid: str
    """Names it in calendars; stays the same when it moves to another day."""
    division: str
    """The division's name."""
    home: str
    away: str
    day: date
    start: time | None
    """None = nobody set an hour."""
    venue: str
    """Empty = nobody named one."""
    hours: int = 0
    """How long it is taken to last; 0 = the book does not say."""
    lapsed: bool = False
    """A team of it left: it is not played any more."""
    changes: int = 0
    """How often it was changed since; it only grows."""
    changed: datetime | None = None
    """When last."""

    @property
    def round(self) -> int:
        """Return the number of its round."""
        return self.key[1]


@dataclass(frozen=True, slots=True)
class FixturesPaper:
    """The matches of a division, or of all."""

    head: PaperHead
    name: str
    """The division's; empty = all."""
    matches: tuple[PaperMatch, ...]
    """By round; of all divisions by day."""
    zone: str = ""
    """Time zone of the hours, such as ``Europe/Vienna``; empty = the book names none."""


@dataclass(frozen=True, slots=True)
class TablePaper:
    """A division's table with the way to it."""

    head: PaperHead
    division: DivisionView
    """Its matches are those of the rounds that are published."""
    rounds: tuple[int, ...] = ()
    """Rounds of which ``progress`` has the ranks."""
    progress: tuple[ProgressRow, ...] = ()


@dataclass(frozen=True, slots=True)
class FiguresPaper:
    """A division in figures."""

    head: PaperHead
    name: str
    figures: Statistics


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A line of a team's list as the clubs get it."""

    place: int
    ident: str
    name: str
    rating: int | None
    marks: tuple[str, ...]
    age_group: str
    """The youngest he belongs to, such as ``U14``; empty = he belongs to none."""
    nominated: date | None = None
    """Day of his late nomination; None = on the list from the start."""


@dataclass(frozen=True, slots=True)
class ListedTeam:
    """A team's list as the clubs get it."""

    name: str
    club: str
    division: str
    captain: str
    posted: date | None
    """Postmark; None = it is not known."""
    players: tuple[ListedPlayer, ...]
    notes: tuple[str, ...] = ()
    """That another order counts, and which."""


@dataclass(frozen=True, slots=True)
class SquadsPaper:
    """The lists of one team, or of all of a club or division."""

    head: PaperHead
    word: str
    """What the book calls such a list."""
    about: str
    """Name of the team, club or division."""
    rating_name: str
    marks: tuple[tuple[str, str], ...]
    """Each mark with its meaning."""
    teams: tuple[ListedTeam, ...]


@dataclass(frozen=True, slots=True)
class LotStep:
    """One lot of a draw: the teams on two places change places."""

    number: int
    chance: str
    """The random number between 0 and 1, as people write it."""
    places: tuple[int, int]
    """From 1."""
    teams: tuple[str, str]
    """Who stood there before."""


@dataclass(frozen=True, slots=True)
class DrawPaper:
    """How a draw was held and what came of it."""

    head: PaperHead
    view: DrawView
    title: str
    """What the book calls it."""
    citation: str
    order: tuple[tuple[str, str], ...]
    """Codes and names of the teams that drew, in the order before the lots."""
    steps: tuple[LotStep, ...]


@dataclass(frozen=True, slots=True)
class AnnouncementPaper:
    """The announcement of an event, which lacks nothing."""

    head: PaperHead
    word: str
    """What the book calls an announcement."""
    citation: str
    file: EventFile
    kind: str
    """The event in words."""
    parts: tuple[tuple[str, str], ...]
    """Label and what is said."""
    glance: tuple[tuple[str, str], ...] = ()
    """Label and words of what one looks for first."""
    chapters: tuple[AnnouncementPart, ...] = ()
    """What it says in chapters, where the book asks for more than all do."""
    signed: tuple[str, ...] = ()
    """Who signs, a line each; none = it is signed by hand."""
    form: EntryForm | None = None
    """None = entries need no form."""


@dataclass(frozen=True, slots=True)
class PromotionPaper:
    """Who goes up and down, and why."""

    head: PaperHead
    view: PromotionView


@dataclass(frozen=True, slots=True)
class ProtestPaper:
    """A decision on a protest, to be served on the parties."""

    head: PaperHead
    row: ProtestRow
    detail: ProtestDetail
    division: str
    """Of the match it is about; empty = about none."""
    address: tuple[str, ...]
    """Lines of who protested."""
    opponent: str
    """The other party; empty = there is none."""
    appeal: str
    """How, until when and for how much to appeal, or that nobody decides after this."""
    game: DisputeView | None = None
    """The game that was disputed; None = it is about none."""
    below: str = ""
    """The protest whose decision an appeal is against, and who decided it when; empty = none."""


@dataclass(frozen=True, slots=True)
class BookletDivision:
    """What holds in a division, and who plays there."""

    name: str
    district: str
    boards: int
    mode: str
    """How lineups follow the list, in words."""
    longest: int | None
    """Longest list allowed; None = no limit."""
    late: int | None
    """Late nominations allowed; None = none were agreed."""
    teams: int
    rounds: int
    days: tuple[date, date] | None
    """First and last day of play; None = nothing is published."""
    official: str
    rules: tuple[str, ...]
    """Special rules that were decided."""


@dataclass(frozen=True, slots=True)
class BookletClub:
    """A club as the others reach it."""

    number: str
    name: str
    district: str
    office: ClubContact
    teams: tuple[tuple[str, str, str], ...]
    """Name, division and venue of each."""


@dataclass(frozen=True, slots=True)
class BookletPaper:
    """All that clubs need to know of a season."""

    head: PaperHead
    announced: str
    """What the book calls an announcement."""
    announcements: tuple[AnnouncementPaper, ...]
    """Of the events that are announced."""
    divisions: tuple[BookletDivision, ...]
    officers: tuple[Officer, ...]
    """Those of a division with its name."""
    clubs: tuple[BookletClub, ...]
    squads: SquadsPaper
    fixtures: tuple[FixturesPaper, ...]
