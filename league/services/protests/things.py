"""What a protest is against, in the season it belongs to: on which day it was decided, by whom."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date

from league.errors import InputError, NotFoundError
from league.facts.accounts import Posting
from league.facts.actors import plain_name
from league.facts.protests import ProtestFile, Thing, ThingKind, day_of
from league.facts.references import MatchFee, reference_of
from league.facts.seasons import MatchKey, Season, key_text
from league.language import _
from league.outcomes.judgement import MatchJudgement
from league.outcomes.rights import Forum
from league.outcomes.states import findings_behind
from league.record_kinds import PROTEST
from league.rulebook import RuleBook, has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.accounts.notices import notices_of
from league.services.accounts.postings import numbered
from league.services.matches.decision_days import finding_event, match_event, ruled_on
from league.services.protests.filing import TEAM, Filing
from league.services.protests.rounds import round_thing
from league.services.session.checks import refused
from league.services.session.contacts import federation_office
from league.services.session.desk import Desk, Judged
from league.services.session.opening import anew, judge_stored
from league.services.session.records import recorded, recorded_one
from league.services.session.season_order import of_federation
from league.storage import decisions, seasons


@dataclass(frozen=True, slots=True)
class Found:
    """What a protest is against, as it was found."""

    season: str | None
    """The season it belongs to; None = that in use."""
    thing: Thing | None = None
    """None = nothing on record: a day, or the end of a round, that the filing names."""
    match: MatchKey | None = None
    """Match it is about."""
    forum: Forum = Forum(TEAM)  # noqa: RUF009  # frozen
    """In which matter it is contested, and with whom first."""


def thing_of(season: str | None, filing: Filing) -> Found:
    """Return what a filing is against, whichever season it belongs to.

    Raises InputError for what no instance of the book hears, and for a ruling that a protest's
    decision made; NotFoundError for a thing that is not there.
    """
    if filing.notice:
        return _notice(season, filing.notice)
    if filing.ruling:
        return _ruling(season, filing.ruling)
    if filing.about is not None:
        return Found(season, round_thing(season, filing.about))
    if filing.match is None and not filing.finding:
        return Found(season, forum=Forum(filing.kind, filing.organ))
    where, match, key = _match_meant(season, filing)
    return _finding(where, match, key) if key else _match(where, match)


def season_with(season: str | None, number: int) -> str | None:
    """Return the season in which a protest is on file: the one named, or in use.

    Where none is named and that one has no such number, the latest before it that has: a
    proceeding outlives its season. Raises StorageError.
    """
    if season is not None:
        return season
    found = (one for one in seasons_of(None) if recorded_one(one, PROTEST, str(number)) is not None)
    return next(found, None)


def named(desk: Desk) -> str | None:
    """Return the season of a desk as one that was named; None = that in use. StorageError."""
    return None if desk.season.name == seasons.current() else desk.season.name


def before(desk: Desk) -> Iterator[Season]:
    """Yield the seasons before the one in use, latest first; before a named one none counts.

    Raises StorageError.
    """
    for name in seasons_of(named(desk)):
        if name != desk.season.name:
            yield seasons.load_season(name)


def its_desk(desk: Desk, number: int) -> Desk:
    """Return the desk in the season in which a protest is on file: it outlives its season.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    return anew(desk, season_with(named(desk), number))


def seasons_of(season: str | None) -> Iterator[str]:
    """Yield the season named; without a name, that in use and then its federation's, latest first.

    Raises NotFoundError, StorageError.
    """
    now = seasons.known_season(season or seasons.current())
    yield now
    if season is None:
        whose = {name: federation for name, federation, _book in seasons.heads()}
        yield from (one for one in reversed(of_federation(whose[now])) if one != now)


def _notice(season: str | None, typed: str) -> Found:
    """Return a notice; its season is that of what was charged."""
    now = seasons.known_season(season or seasons.current())
    heads = {name: (whose, book) for name, whose, book in seasons.heads()}
    federation, book = heads[now]
    number = typed.removeprefix(f"{federation}/")
    notice = notices_of(federation).get(number)
    if notice is None:
        others = [o for o in {whose for whose, _book in heads.values()} if typed.startswith(o)]
        sentence = _("There is no notice {number} of {federation}{cited}.")
        if others:
            sentence = _(
                "Notice {number} is not of {federation}: its own federation hears that{cited}."
            )
        cited = load(book).cited(Topic.PROTEST)
        raise NotFoundError(sentence, number=number, federation=federation, cited=cited)
    posting = numbered(federation)[notice.posting]
    about = reference_of(posting.reference)
    name = about.season if about.season in heads else now
    match = about.match if isinstance(about, MatchFee) else None
    forum = _forum(load(heads[name][1]), posting)
    by = forum.organ
    if isinstance(about, MatchFee) and not by:
        by = _decided_by(name, about.match, about.fee)
    return Found(name, Thing(ThingKind.NOTICE, number, posting.day, by), match, forum)


def _forum(book: RuleBook, posting: Posting) -> Forum:
    """Return where a charge is contested. Raises InputError when no instance of the book does."""
    if not has_rule(book.protests.charged):
        return Forum(TEAM)
    forum: Forum = book.protests.charged(posting.rule, book.on(posting.day))
    if forum.against is not None:
        raise InputError(f"{forum.against} ({book.cite(posting.rule)})")
    return forum


def _ruling(season: str | None, number: int) -> Found:
    """Return a ruling by its number in its season."""
    judged = judge_stored(season)
    name, made = judged.season.name, decisions.rulings(judged.season.name)
    if not 1 <= number <= len(made):
        sentence = _("There is no ruling {number} in {season}; there are {count}{cited}.")
        cited = judged.book.cited(Topic.PROTEST)
        raise NotFoundError(sentence, number=number, season=name, count=len(made), cited=cited)
    ruling = made[number - 1]
    _refuse_appeal(judged, ruling.match, ruling.target.text)
    by_whom = _office_of(judged.season, judged.book, ruling.by)
    thing = Thing(ThingKind.RULING, str(number), ruled_on(judged, ruling), by_whom)
    return Found(name, thing, ruling.match)


def _refuse_appeal(judged: Judged, match: MatchKey | None, target: str) -> None:
    """Refuse what a protest's decision ruled on: that is appealed against. Raises InputError."""
    before = _protest_behind(judged.season.name, match, target)
    if before is not None:
        sentence = _(
            "This was ruled by the decision on protest {number}: an appeal is against that"
            " decision{cited}."
        )
        raise refused(judged.book, Topic.PROTEST, sentence, number=before.number)


def _match_meant(season: str | None, filing: Filing) -> tuple[str, MatchKey, str]:
    """Return season, match and finding; without a match the only one with that finding."""
    fee = reference_of(filing.finding)
    if isinstance(fee, MatchFee):
        return fee.season, fee.match, fee.fee
    if filing.match is None:
        return _only_match(season, filing.finding)
    where = season_of_match(season, filing.match, day_of(filing.filed))
    return where, filing.match, filing.finding


def season_of_match(season: str | None, match: MatchKey, day: date) -> str:
    """Return the season named; without a name, the latest in which a match was played by a day.

    Teams may meet in the same round every year. Raises NotFoundError, StorageError.
    """
    known = []
    for name in seasons_of(season):
        fixtures = seasons.load_season(name).fixtures
        known += [(name, one.day) for one in fixtures if one.key == match]
        if known and known[-1][1] <= day:
            return known[-1][0]
    return known[0][0] if known else next(seasons_of(season))


def _only_match(season: str | None, key: str) -> tuple[str, MatchKey, str]:
    judged = judge_stored(season)
    mine = [at for at, one in judged.judgement.matches.items() if key in _keys(one)]
    if len(mine) != 1:
        sentence = _("{number} matches of {season} have “{key}”; name the match too{cited}.")
        if not mine:
            sentence = _(
                "No match of {season} has a finding or fee with the key “{key}”; name the match"
                " with it, then its paragraph or number is enough{cited}."
            )
        facts = {"number": len(mine), "season": judged.season.name, "key": key}
        raise NotFoundError(sentence, **facts, cited=judged.book.cited(Topic.PROTEST))
    return judged.season.name, mine[0], key


def _match(season: str, match: MatchKey) -> Found:
    judged = judge_stored(season)
    if match not in judged.judgement.matches:
        sentence = _("There is no match {match} in {season}.")
        told = " ".join(map(str, match))
        raise NotFoundError(sentence, match=told, season=judged.season.name)
    day = match_event(judged, match)
    files = recorded(judged.season.name, PROTEST).values()
    decided = [one for one in files if one.match == match and one.decided and one.decided.rulings]
    by = decided[-1].instance if decided else ""
    return Found(judged.season.name, Thing(ThingKind.MATCH, key_text(match), day, by), match)


def _finding(season: str, match: MatchKey, key: str) -> Found:
    where = _match(season, match)
    judged = judge_stored(where.season)
    of_match = judged.judgement.matches[match]
    ruled = {one.target.text for one in judged.rulings if one.match == match}
    known = _keys(of_match) | ruled
    if key not in known:
        sentence = _("There is nothing called “{target}” in that match; there are: {known}{cited}.")
        told = ", ".join(sorted(known)) or _("none yet")
        cited = judged.book.cited(Topic.PROTEST)
        raise NotFoundError(sentence, target=key, known=told, cited=cited)
    _refuse_appeal(judged, match, key)
    by = _decided_by(judged.season.name, match, key)
    thing = Thing(ThingKind.FINDING, key, finding_event(judged, match, key), by)
    return Found(judged.season.name, thing, match)


def _keys(judged: MatchJudgement) -> set[str]:
    """Return the keys of a match's findings and fees."""
    return {one.key for one in judged.findings} | {one.key for one in judged.proposed}


def _decided_by(season: str, match: MatchKey, target: str) -> str:
    """Return who decided about a finding or fee: on a protest, or by a ruling; empty = nobody."""
    if (protest := _protest_behind(season, match, target)) is not None:
        return protest.instance
    if not any(one.match == match for one in decisions.rulings(season)):
        return ""
    judged = judge_stored(season)
    behind = {one.key for one in findings_behind(judged.judgement.matches[match], target)}
    made = [o for o in judged.rulings if o.match == match and o.target.text in {target, *behind}]
    return _office_of(judged.season, judged.book, made[-1].by) if made else ""


def _protest_behind(season: str, match: MatchKey | None, target: str) -> ProtestFile | None:
    """Return the last protest whose decision ruled on something of a match."""
    decided = [
        one
        for one in recorded(season, PROTEST).values()
        if one.decided is not None
        and one.match == match
        and target in {key for _action, key in one.decided.rulings}
    ]
    return decided[-1] if decided else None


def _office_of(season: Season, book: RuleBook, name: str) -> str:
    """Return the instance as which somebody decides, by his office; empty = none is on record."""
    way, name = book.protests.instances(TEAM, book.on(season_day(season))), plain_name(name)
    roles = [
        o.role.casefold() for o in federation_office(season.federation).officers if o.name == name
    ]
    return next((str(one) for one in way if str(one).casefold() in roles), "")


def season_day(season: Season) -> date:
    """Return a day on which a season's rules are asked: the last that is played."""
    days = [one.day for one in season.fixtures]
    return max(days) if days else season.list_date
