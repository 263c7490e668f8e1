"""Finding anything of a season by a few letters: clubs, teams, players, paragraphs, matches."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from league import formatting
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.services.words.searching import best, fitting, folded
from league.views.search import Hit


def search(desk: Desk, text: str, limit: int = 50) -> list[Hit]:
    """Return what holds all the words, those first that begin with the text."""
    words = _sought(text)
    if not words:
        return []
    index = _index(desk)
    chosen = best(fitting(index.folds, words), index.folds, words[0], limit)
    return [index.hits[number] for number in chosen]


_ROUND = re.compile(r"\b(?:runde|round)\s*(\d+)\b|\b(\d+)\.?\s*(?:runde|round)\b")


def _sought(text: str) -> list[str]:
    """Return what is looked for; ``round 3`` is one word, in either language."""
    plain = folded(text).replace("§", " § ")
    return _ROUND.sub(lambda found: f" {_round(found[1] or found[2])} ", plain).split()


def _round(number: int | str) -> str:
    return f"round={int(number)}."


@dataclass(frozen=True, slots=True)
class _Index:
    hits: list[Hit]
    folds: list[str]


def _index(desk: Desk) -> _Index:
    return cached("things", desk.judgement, (desk.book,), lambda: _lines(list(_things(desk))))


def _lines(hits: list[Hit]) -> _Index:
    return _Index(hits, [_line(hit) for hit in hits])


def _line(hit: Hit) -> str:
    line = folded(hit.label)
    return line if isinstance(hit.key, str) else f"{line} runde {_round(hit.key[1])}"


def _things(desk: Desk) -> Iterator[Hit]:
    world = desk.world
    for club in world.clubs.values():
        yield Hit("club", f"{club.name} ({club.id})", club.id)
    for division in world.divisions.values():
        yield Hit("division", f"{division.name} ({division.id})", division.id)
    for team in world.teams.values():
        name = world.divisions[team.division].name
        yield Hit("team", f"{team.name} ({team.id}), {name}", team.club)
    yield from _players(desk)
    for id, paragraph in desk.book.paragraphs.items():
        yield Hit("paragraph", f"{desk.book.cite(id)} {paragraph.title}", id)
    for key, judged in desk.judgement.matches.items():
        pair = f"{world.teams[key[2]].name} – {world.teams[key[3]].name}"
        name, day = world.divisions[key[0]].name, formatting.day(judged.facts.day)
        yield Hit("match", f"{pair}, {name} {key[1]}, {day}", key)


def _players(desk: Desk) -> Iterator[Hit]:
    clubs = {entry.ident: desk.world.teams[entry.team].club for entry in desk.season.squads}
    for registration in desk.season.registrations:
        if registration.deregistered is None:
            clubs[registration.ident] = registration.club
    for ident, club in clubs.items():
        player, name = desk.world.players[ident], desk.world.clubs[club].name
        yield Hit("player", f"{player.name} ({ident}), {name}", ident)
