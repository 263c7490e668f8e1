"""People: added without a registration, and corrected where something is wrong about them."""

import re
from dataclasses import replace

from league.errors import InputError
from league.facts.actors import Actor, Right
from league.facts.people import Player
from league.facts.seasons import Season
from league.facts.steps import StepKind
from league.formatting import FIRST_YEAR
from league.language import _
from league.services.session import checks
from league.services.session import office_checks as typed
from league.services.session.days import today_by
from league.services.session.season_changes import change_season
from league.services.session.transactions import scope_in, transaction
from league.storage.seasons import load_season

HIGHEST_RATING = 3500
_NATION = re.compile("[A-Z]{3}")
_TITLE = re.compile("[A-Z]{2,4}")


def add_person(season: str | None, player: Player, *, actor: Actor, why: str = "") -> Player:
    """Add a person who belongs to no club yet, and return him as he is stored.

    Raises InputError for a pass number that is taken and for what cannot be; NotFoundError,
    RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        before = load_season(season)
        fresh = _checked(before, replace(player, ident=typed.code(player.ident, _("Pass number"))))
        taken = next((one for one in before.players if one.ident == fresh.ident), None)
        if taken is not None:
            sentence = _("{ident} is the pass number of {player} already.")
            raise InputError(sentence, ident=fresh.ident, player=taken.name)
        after = replace(before, players=(*before.players, fresh))
        change_season(before, after, StepKind.PERSON, fresh.ident, actor=actor, why=why)
        return fresh


def correct_person(
    season: str | None, before: Player, after: Player, *, actor: Actor, why: str = ""
) -> Player:
    """Change what differs between two states of a person, and return him; the pass number stays.

    Other seasons of the file keep what they were judged from. Raises InputError for what cannot
    be, and where nothing differs; NotFoundError, RightError, StorageError.
    """
    with transaction(actor, Right.REGISTER, scope_in(season)):
        loaded = load_season(season)
        now = checks.known_player(loaded, before.ident)
        wanted = typed.with_changes(now, before, replace(after, ident=now.ident))
        made = _checked(loaded, wanted)
        typed.refuse_same(now, made)
        players = tuple(made if one.ident == made.ident else one for one in loaded.players)
        changed = replace(loaded, players=players)
        change_season(loaded, changed, StepKind.PERSON, made.ident, actor=actor, why=why)
        return made


def namesakes(season: Season, player: Player) -> tuple[Player, ...]:
    """Return who has the same name and may be the same person, told apart by the birth date."""
    wanted = player.name.casefold()
    return tuple(
        one
        for one in season.players
        if one.ident != player.ident
        and one.name.casefold() == wanted
        and (None in (one.born, player.born) or one.born == player.born)
    )


def _checked(season: Season, player: Player) -> Player:
    _check_born(season, player)
    _check_ratings(player)
    nation, title = player.nation.strip().upper(), (player.title or "").strip().upper()
    if nation and not _NATION.fullmatch(nation):
        sentence = _("“{nation}” is no country; expected are three letters, XXX for stateless.")
        raise InputError(sentence, nation=player.nation)
    if title and not _TITLE.fullmatch(title):
        raise InputError(_("“{title}” is no title such as FM or WGM."), title=player.title)
    if player.sex not in ("m", "w"):
        raise InputError(_("“{sex}” is neither m nor w."), sex=player.sex)
    return replace(typed.checked(player), nation=nation, title=title or None)


def _check_born(season: Season, player: Player) -> None:
    if player.born is None:
        return
    if player.born > today_by(season.rulebook) or player.born.year < FIRST_YEAR:
        raise InputError(_("Nobody who plays was born on {born}."), born=player.born)
    first = min(
        (one.reported for one in season.registrations if one.ident == player.ident), default=None
    )
    if first is not None and player.born >= first:
        sentence = _("{player} was registered on {day} and cannot be born on {born}.")
        raise InputError(sentence, player=player.name, day=first, born=player.born)


def _check_ratings(player: Player) -> None:
    for rating in (player.rating, player.fide_rating):
        if rating is not None and not 0 < rating <= HIGHEST_RATING:
            sentence = _("{rating} is no rating from 1 to {most}.")
            raise InputError(sentence, rating=rating, most=HIGHEST_RATING)
    if player.fide_id is not None and player.fide_id <= 0:
        raise InputError(_("A FIDE number is above zero."))
