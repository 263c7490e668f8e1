"""§ 10–12, 18, 19: who may play in individual and youth events, and who has a place."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date

from league.errors import InputError, RuleBookError
from league.facts.events import Entry, EventFacts, Field, Place, YouthTeam
from league.findings import Finding
from league.language import _
from league.rulebook import Values
from league.rulebooks.tuwo_stmk_2011.p01_status import HOME_NATION
from league.rulebooks.tuwo_stmk_2011.p10_ages import age_limit

LAST = "last"
"""The same event of the year before."""


@dataclass(frozen=True, slots=True)
class Plan:
    """Which paragraphs rule one event; empty = none does."""

    age: str = ""
    """Paragraph of the age limit."""
    most: str = ""
    """Paragraph that limits the number of players; empty = no limit."""
    places: tuple[tuple[str, str], ...] = ()
    """Paragraph with a number of places, and the ranking that fills them."""
    nominees: str = ""
    """Paragraph by which an official nominates."""
    by_rating: str = ""
    """Paragraph that fills what is left by rating."""
    title: tuple[str, str] = ("", "")
    """Paragraph and value of the title."""
    citizens: str = ""
    """Paragraph that asks for citizenship itself."""
    registered: str = ""
    """Paragraph that asks for a registration in the federation."""
    district: str = ""
    """Paragraph that asks for a club of the Kreis."""


_BOYS = Plan(
    age="10.I.3",
    most="10.I.2",
    places=(("10.I.4.a", LAST),),
    nominees="10.I.4.b",
    by_rating="10.I.6",
    title=("10.I.5", "title"),
)
_GIRLS = Plan(
    age="10.II.3",
    places=(("10.II.4.a", LAST),),
    nominees="10.II.4.b",
    by_rating="10.II.6",
    title=("10.II.5", "title"),
)
_OLDER_GIRLS = Plan(
    age="10.V.3", places=(("10.V.4.a", LAST),), by_rating="10.V.4.b", title=("10.V.5", "title")
)
_SENIORS = Plan(age="19", citizens="19", registered="19")

PLANS: Mapping[str, Plan] = {
    **dict.fromkeys(("U8", "U10", "U11", "U12", "U14", "U16"), _BOYS),
    **dict.fromkeys(("U10w", "U12w", "U14w", "U16w"), _GIRLS),
    "U18": Plan(
        age="10.III.3",
        most="10.III.2",
        places=(("10.III.4.a", LAST), ("10.III.4.b", "U16")),
        by_rating="10.III.4.c",
        title=("10.III.5", "title"),
    ),
    "U20": Plan(
        age="10.IV.3",
        most="10.IV.2",
        places=(("10.IV.4.a", LAST),),
        by_rating="10.IV.4.b",
        title=("10.IV.5", "title"),
    ),
    **dict.fromkeys(("U18w", "U20w"), _OLDER_GIRLS),
    "team-U16": Plan(age="10.VI.3", registered="10.VI.3", title=("10.VI.5", "title_u16")),
    "team-U20": Plan(age="10.VI.3", registered="10.VI.3", title=("10.VI.5", "title_u20")),
    "graz": Plan(registered="11.1", title=("11.3", "title")),
    "kreis-closed": Plan(registered="12.b", district="12.b"),
    "kreis-open": Plan(registered="12.c"),
    "rapid": Plan(citizens="18.2", registered="18.2", title=("18.8", "title")),
    "seniors-m": _SENIORS,
    "seniors-w": _SENIORS,
}
"""The book's events; § 8, 9 and 20 leave the provisions to the executive."""


def kinds(_values: Values) -> tuple[str, ...]:
    """§ 10–12, 18, 19: the events the book knows, in its order."""
    return tuple(PLANS)


def plan_of(kind: str, values: Values) -> Plan:
    """§ 10–12, 18, 19: the paragraphs of one event. Raises RuleBookError for an unknown one."""
    if kind not in PLANS:
        raise RuleBookError(
            _("{book} knows no event “{kind}”; it has {kinds}.").format(
                book=values.book, kind=kind, kinds=", ".join(PLANS)
            )
        )
    return PLANS[kind]


def judge_entries(event: EventFacts, values: Values) -> tuple[Finding, ...]:
    """§ 10–12, 18, 19: all findings of an entry list, in its order; then the number of players.

    Raises InputError when a player entered twice, RuleBookError for an unknown event.
    """
    _refuse_twice(entry.ident for entry in event.entries)
    found = [one for entry in event.entries for one in judge_entry(entry, event, values)]
    return (*found, *_too_many(event, values))


def judge_entry(entry: Entry, event: EventFacts, values: Values) -> Iterator[Finding]:
    """§ 10–12, 18, 19: what stands against one entry."""
    plan = plan_of(event.kind, values)
    yield from _age(entry, event, plan.age, values)
    yield from _citizen(entry, plan.citizens, values)
    yield from _registered(entry, event, plan.registered, values)
    yield from _of_district(entry, event, plan.district, values)
    yield from _banned(entry, event, values)
    yield from _in_time(entry, event, values)


def _refuse_twice(idents: Iterable[str]) -> None:
    twice = sorted(ident for ident, number in Counter(idents).items() if number > 1)
    if twice:
        raise InputError(_("Entered twice: {players}.").format(players=", ".join(twice)))


def _age(entry: Entry, event: EventFacts, rule: str, values: Values) -> Iterator[Finding]:
    """§ 10.I.3, II.3, III.3, IV.3, V.3, VI.3, 19: the age group, girls only where it is theirs."""
    if not rule:
        return
    player = entry.member.player
    limit = age_limit(event.kind.removeprefix("team-"), event.year, values)
    if limit.sex is not None and player.sex != limit.sex:
        yield _finding(entry, rule, "sex", values)
    elif not limit.admits(player.born, player.sex):
        name = "finding" if player.born else "unknown"
        yield _finding(entry, rule, name, values, due=limit.born_from or limit.born_until)


def _citizen(entry: Entry, rule: str, values: Values) -> Iterator[Finding]:
    """§ 18.2, 19: citizenship itself; equal status does not suffice."""
    if rule and entry.member.player.nation != HOME_NATION:
        yield _finding(entry, rule, "citizenship" if rule == "19" else "finding", values)


def _registered(entry: Entry, event: EventFacts, rule: str, values: Values) -> Iterator[Finding]:
    """§ 10.VI.3, 11.1, 12.b, 12.c, 18.2, 19: eligible for a club of the federation on the day."""
    if not rule:
        return
    registration = entry.member.registration(event.day)
    if registration is None or not registration.in_force(event.day):
        yield _finding(entry, rule, "not_registered", values)


def _of_district(entry: Entry, event: EventFacts, rule: str, values: Values) -> Iterator[Finding]:
    """§ 12.b: a closed tournament is for the clubs of the Kreis."""
    if rule and (event.district is None or entry.district != event.district):
        yield _finding(entry, rule, "other_district", values, district=event.district or "?")


def _banned(entry: Entry, event: EventFacts, values: Values) -> Iterator[Finding]:
    """§ 7.5: who is banned when the event begins."""
    ban = entry.member.ban(event.day)
    if ban is not None:
        facts = {"first": ban.first, "last": ban.last or "–", "reason": ban.reason}
        yield _finding(entry, "7.5", "entry", values, **facts)


def _in_time(entry: Entry, event: EventFacts, values: Values) -> Iterator[Finding]:
    """§ 4.2.c: entered by the closing date; that day is in time."""
    if entry.entered and event.closing and entry.entered > event.closing:
        yield _finding(entry, "4.2.c", "late", values, day=entry.entered, due=event.closing)


def _finding(entry: Entry, rule: str, name: str, values: Values, **facts: object) -> Finding:
    sentence = values.say(rule, name, player=entry.member.player.name, **facts)
    return Finding(rule, rule, sentence, player=entry.ident)


def _too_many(event: EventFacts, values: Values) -> Iterator[Finding]:
    """§ 10.III.2, 10.IV.2: at most so many players; § 10.I.2 states a target only."""
    rule = plan_of(event.kind, values).most
    if rule and rule != "10.I.2":
        limit, number = values.number(rule, "places"), len(event.entries)
        if number > limit:
            yield Finding(rule, rule, values.say(rule, number=number, limit=limit))


def field_of(event: EventFacts, values: Values) -> Field:
    """§ 10.I.4–6, II.4–6, III.4, IV.4, V.4: who of those that entered has a place, and by what.

    First the places won elsewhere, then the nominees, then the rating list (unrated players last,
    equal ones by pass number) until the event is full. Entries with findings have no place. In
    events without such rules everybody has one. Raises as ``judge_entries`` does.
    """
    _refuse_twice(entry.ident for entry in event.entries)
    plan = plan_of(event.kind, values)
    good = {one.ident: one for one in event.entries if not [*judge_entry(one, event, values)]}
    most = values.number(plan.most, "places") if plan.most else len(good)
    given: dict[str, str] = {}
    for ident, paragraph in _in_turn(event, plan, good, values):
        given.setdefault(ident, paragraph)
    order = list(given.items())
    return Field(
        tuple(Place(ident, paragraph) for ident, paragraph in order[:most]),
        tuple(ident for ident, _paragraph in order[most:]),
    )


def _in_turn(
    event: EventFacts, plan: Plan, good: Mapping[str, Entry], values: Values
) -> Iterator[tuple[str, str]]:
    for paragraph, ranking in plan.places:
        first = event.earlier.get(ranking, ())[: values.number(paragraph, "places")]
        yield from ((ident, paragraph) for ident in first if ident in good)
    if plan.nominees:
        yield from ((ident, plan.nominees) for ident in event.nominated if ident in good)
    rest = plan.by_rating or plan.registered or plan.age
    by_rating = sorted((-(entry.member.player.rating or 0), ident) for ident, entry in good.items())
    yield from ((ident, rest) for _rating, ident in by_rating)


def judge_team(
    team: YouthTeam, kind: str, year: int, day: date, values: Values
) -> tuple[Finding, ...]:
    """§ 10.VI.2, 10.VI.3: youths of one club, young enough and eligible, on four boards.

    ``kind`` is ``team-U16`` or ``team-U20``. Raises InputError when a player is named twice.
    """
    event = EventFacts(kind, year, day, team.players)
    boards = values.number("10.VI.2", "boards")
    found = [
        *judge_entries(event, values),
        *(
            _finding(entry, "10.VI.3", "other_club", values, team=team.name)
            for entry in team.players
            if entry.club != team.club
        ),
    ]
    if len(team.players) < boards:
        facts = {"team": team.name, "number": len(team.players), "limit": boards}
        found.append(Finding("10.VI.2", "10.VI.2", values.say("10.VI.2", **facts)))
    return tuple(found)


def team_system(teams: int, values: Values) -> str:
    """§ 10.VI.4, 4.1.b: ``swiss`` with more than ten teams, else ``round_robin``."""
    return "swiss" if teams > values.number("10.VI.4", "round_robin_most") else "round_robin"
