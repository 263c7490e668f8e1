"""Questions about a list: ``kader`` and ``late_nomination``."""

from collections.abc import Callable
from dataclasses import replace

from league.cases import reading
from league.cases.questions_matches import Answer, finding_maps
from league.cases.worlds import Case, answered_by, division, members, players
from league.facts.lists import ListFacts
from league.facts.transfers import Nomination
from league.judging import judge_list
from league.language import _

CLUB = "club"
"""The club of a case that names none."""


def read_kader(case: Case) -> Callable[[], Answer]:
    """Read a list; answer with its faults, the order that counts, and the front players."""
    fields = case.fields
    where = fields.need("division", division(case.book))
    size = fields.get("max_size", reading.maybe(reading.positive), where.max_size)
    submitted = fields.get("submitted", reading.maybe(reading.day), None)
    facts = ListFacts(
        division=replace(where, max_size=size),
        season_year=case.season_year(),
        members=fields.need("kader", players(case, CLUB, where)),
        submitted=submitted,
        draw=fields.get("draw", reading.maybe(reading.day), None),
        lower=fields.get(
            "lower", reading.mapped(_division_id(case), reading.listed(reading.ident)), {}
        ),
        club_players=fields.get("club_players", reading.maybe(members(case, CLUB, where)), None),
        taken=frozenset(fields.get("taken", reading.listed(reading.ident), ())),
    )

    def answer() -> Answer:
        judged = judge_list(case.book, facts, case.values(submitted or facts.draw).day)
        return {
            "findings": finding_maps(judged.findings, side=False),
            "front": list(judged.order.front),
            "order": list(judged.order.order),
        }

    return answer


def _division_id(case: Case) -> reading.Read[str]:
    read = division(case.book)
    return lambda value, place: read(value, place).id


def read_late_nomination(case: Case) -> Callable[[], Answer]:
    """Read a late nomination; answer with its faults, the place, and the first day."""
    facts = _nomination(case)
    ask = answered_by(case, case.book.lists.nominate_late)

    def answer() -> Answer:
        found = ask(facts, case.values(facts.confirmed))
        return {
            "findings": finding_maps(found.findings, side=False),
            "position": found.position,
            "eligible_from": found.eligible_from,
        }

    return answer


def _nomination(case: Case) -> Nomination:
    fields = case.fields
    where = fields.need("division", division(case.book))
    size = fields.get("max_size", reading.maybe(reading.positive), where.max_size)
    confirmed = fields.need("confirmed", reading.day)
    squad = fields.need("kader", players(case, CLUB, where))
    player = fields.need("player", lambda value, at: members(case, CLUB, where)([value], at)[0])
    if any(member.ident == player.ident for member in squad):
        sentence = _("player {player} is on the list already.")
        raise fields.place.at("player").wrong(sentence, player=player.ident)
    last = len(squad) + 1
    within = _("a place from 1 to {last}").format(last=last)
    return Nomination(
        division=replace(where, max_size=size),
        season_year=case.season_year(),
        members=squad,
        player=player,
        confirmed=confirmed,
        informed=fields.get("informed", reading.day, confirmed),
        place=fields.get("place", reading.maybe(reading.up_to(last, within)), None),
        decided=fields.get("decided", reading.maybe(reading.whole), where.late_nominations),
        used=fields.get("used", reading.whole, 0),
        wait=fields.get("wait", reading.maybe(reading.whole), None),
        member_at_deadline=fields.get("member_at_deadline", reading.yes, False),
        lowest_team=fields.get("lowest_team", reading.yes, False),
    )
