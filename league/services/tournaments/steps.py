"""What happens to a tournament, ready to be tried and stored."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from league.errors import InputError
from league.facts.committees import Committee
from league.facts.tournaments import Entrant, Numbers, NumbersBy
from league.language import _, ngettext
from league.services.schedule.drawing import drawn_words
from league.services.session.desk import Desk
from league.services.session.transactions import is_trial
from league.services.session.trial_runs import Outcome, as_step
from league.services.tournaments import words
from league.services.tournaments.announcing import records
from league.services.tournaments.announcing.announcement_checks import against_words
from league.services.tournaments.entering import entries, leaving, numbers
from league.services.tournaments.entering.numbering import named
from league.services.tournaments.entering.places import kept_words
from league.services.tournaments.opening import opened
from league.services.tournaments.playing import manual_pairings, pairing, results
from league.services.tournaments.ranking import adjusting
from league.services.tournaments.ranking.tables import leavers_of
from league.views.tournaments import BoardKey, Proposal, Signs


@as_step
def enter_step(
    desk: Desk,
    why: str,
    id: str,
    who: Sequence[str],
    first_round: int | None = None,
    group: str = "",
    despite: str | None = None,
) -> Outcome:
    """The entries of members by pass number, all or none; without ``despite`` its reason counts."""
    name = desk.season.name
    made = entries.enter_all(
        name,
        id,
        who,
        actor=desk.actor,
        first_round=first_round,
        group=group,
        why=why,
        despite=why if despite is None else despite,
    )
    names = "; ".join(one.name for one in made)
    says = _("Entered in {id}: {players}.").format(id=id, players=names)
    return Outcome(says, notes=_kept(desk, id, made))


@as_step
def guest_step(
    desk: Desk, why: str, /, id: str, first_round: int | None = None, **data: Any
) -> Outcome:
    """The entry of somebody whom the register does not know."""
    one = Entrant(tournament=id, **data)
    made = entries.enter(
        desk.season.name, id, one, actor=desk.actor, first_round=first_round, why=why
    )
    says = _("{player} is entered as {key}.").format(player=made.name, key=made.key)
    return Outcome(says, notes=_kept(desk, id, [made]))


def _kept(desk: Desk, id: str, made: Sequence[Entrant]) -> tuple[str, ...]:
    return kept_words(opened(desk.season.name, id), [one.key for one in made], joined=True)


@as_step
def team_step(
    desk: Desk,
    why: str,
    /,
    id: str,
    players: Sequence[str],
    despite: str | None = None,
    **data: Any,
) -> Outcome:
    """A team's entry with its players: pass numbers, or names of guests."""
    made = entries.enter_team(
        desk.season.name,
        id,
        Entrant(tournament=id, **data),
        _people(id, players),
        actor=desk.actor,
        why=why,
        despite=why if despite is None else despite,
    )
    sentence = _("{team} is entered in {id} with {number} players.")
    return Outcome(sentence.format(team=made.name, id=id, number=len(made.players)))


@as_step
def add_step(
    desk: Desk, why: str, id: str, team: str, players: Sequence[str], despite: str | None = None
) -> Outcome:
    """More players of a team that entered: pass numbers, or names of guests."""
    made = entries.add_players(
        desk.season.name,
        id,
        _key(desk, id, team),
        _people(id, players),
        actor=desk.actor,
        why=why,
        despite=why if despite is None else despite,
    )
    sentence = ngettext(
        "{team} has {number} player now.", "{team} has {number} players now.", len(made.players)
    )
    return Outcome(sentence.format(team=made.name, number=len(made.players)))


def _people(id: str, named: Iterable[str]) -> list[str | Entrant]:
    """Return pass numbers as they are, and a guest for each name, which has a comma."""
    return [Entrant(tournament=id, key="", name=one) if "," in one else one for one in named]


@as_step
def correct_step(desk: Desk, why: str, /, id: str, who: str, **data: Any) -> Outcome:
    """Data of somebody who entered, corrected; what is None stays as it is."""
    told = {name: value for name, value in data.items() if value is not None}
    if not told:
        raise InputError(_("Name what is corrected, such as --rating 1900."))
    season, key = desk.season.name, _key(desk, id, who)
    made = entries.change_entrant(
        season, id, key, lambda before: replace(before, **told), actor=desk.actor, why=why
    )
    return Outcome(_("{player} is changed in {id}.").format(player=made.name, id=id))


@as_step
def leave_step(
    desk: Desk, why: str, id: str, who: str, from_round: int | None = None, excluded: bool = False
) -> Outcome:
    """A withdrawal or an exclusion; without a round from the first one possible."""
    season, key = desk.season.name, _key(desk, id, who)
    name = _name(desk, id, key)
    left = leaving.leave(
        season, id, key, from_round=from_round, excluded=excluded, actor=desk.actor, why=why
    )
    if left is None:
        return Outcome(_("The entry of {ident} is withdrawn.").format(ident=name))
    found = opened(season, id)
    said = leavers_of(found)[key]
    ruled = f"{said.answer.sentence} ({said.cite(said.answer.paragraph)})"
    says = f"{name}: {words.away_words(1, [replace(left, why='')])}."
    return Outcome(says, notes=(ruled, *kept_words(found, [key], joined=False)))


@as_step
def back_step(desk: Desk, why: str, id: str, who: str) -> Outcome:
    """Somebody who left and comes back."""
    key = _key(desk, id, who)
    leaving.come_back(desk.season.name, id, key, actor=desk.actor, why=why)
    return Outcome(_("{player} plays on.").format(player=_name(desk, id, key)))


@as_step
def bye_step(
    desk: Desk, why: str, id: str, who: str, rounds: Sequence[int], points: str
) -> Outcome:
    """Byes that somebody asked for: ``half``, ``zero`` or ``full``."""
    kind, key = words.BYES[points], _key(desk, id, who)
    leaving.give_byes(desk.season.name, id, key, rounds, kind, actor=desk.actor, why=_said(why))
    sentence = ngettext(
        "{player}: {kind} in round {rounds}.", "{player}: {kind} in rounds {rounds}.", len(rounds)
    )
    numbers_ = ", ".join(map(str, sorted(rounds)))
    kind_ = words.absence_words()[kind]
    return Outcome(sentence.format(player=_name(desk, id, key), kind=kind_, rounds=numbers_))


@as_step
def no_bye_step(desk: Desk, why: str, id: str, who: str, number: int) -> Outcome:
    """A bye that is taken back."""
    key = _key(desk, id, who)
    leaving.take_bye_back(desk.season.name, id, key, number, actor=desk.actor, why=why)
    sentence = _("{player} plays in round {round}.")
    return Outcome(sentence.format(player=_name(desk, id, key), round=number))


@as_step
def numbers_step(
    desk: Desk, why: str, id: str, how: str, seed: int | None = None, order: Sequence[str] = ()
) -> Outcome:
    """Pairing numbers; those of a lot are seen when they are stored.

    ``order`` = who has them by hand, number 1 first: by the numbers now shown, keys or names.
    """
    name, by = desk.season.name, NumbersBy(how)
    file = opened(name, id).file
    keys = [named(file, one) for one in order]
    made = numbers.give_numbers(name, id, by, seed=seed, order=keys, actor=desk.actor, why=why)
    sentence = _("{number} numbers are given by {how}.")
    says = sentence.format(number=len(made.order), how=words.numbers_words()[by])
    return Outcome(says, notes=(*_drawn(made, seed), *against_words(desk.season.name, id)))


def _drawn(made: Numbers, seed: int | None) -> tuple[str, ...]:
    """Return with which seed numbers are drawn; one that storing will choose is not known yet."""
    if made.seed is None:
        return ()
    if seed is None and is_trial():
        return (drawn_words(),)
    return (_("Drawn with seed {seed}.").format(seed=made.seed),)


@as_step
def pair_step(desk: Desk, why: str, id: str, proposal: Proposal) -> Outcome:
    """The next round as it was proposed, of a round robin all rounds."""
    stored = pairing.store_round(desk.season.name, id, proposal, actor=desk.actor, why=why)
    if len(stored) > 1:
        return Outcome(_("All {number} rounds are paired.").format(number=len(stored)))
    return Outcome(_("Round {round} is paired.").format(round=stored[0].round))


@as_step
def result_step(desk: Desk, why: str, id: str, at: BoardKey, signs: Signs | None) -> Outcome:
    """A result that is changed when a later round is paired."""
    results.store_typed(desk, id, {at: signs}, why)
    sentence = _("Round {round}, board {board} is corrected; the pairings stay.")
    return Outcome(sentence.format(round=at[0], board=at[1]))


@as_step
def unpair_step(desk: Desk, why: str, id: str) -> Outcome:
    """The last round taken back."""
    gone = manual_pairings.take_round_back(desk.season.name, id, actor=desk.actor, why=why)
    return Outcome(manual_pairings.taken_back_words(gone))


@as_step
def adjust_step(
    desk: Desk, why: str, id: str, who: str, points: int, games: int = 0, number: int = 0
) -> Outcome:
    """Half points given or taken by decision; round 0 = the tournament as a whole."""
    season, key = desk.season.name, _key(desk, id, who)
    name = _name(desk, id, key)
    adjusting.adjust(season, id, key, points, games=games, at=number, actor=desk.actor, why=why)
    if not points and not games:
        return Outcome(_("{player}: no points are given or taken any more.").format(player=name))
    held = opened(season, id).file.adjustments
    mine = [one for one in held if (one.key, one.round) == (key, number)]
    return Outcome(f"{name}: {words.given_words(replace(one, why='') for one in mine)}.")


@as_step
def invitation_step(desk: Desk, why: str, id: str, parts: Mapping[str, str]) -> Outcome:
    """What the invitation says."""
    records.set_invitation(desk.season.name, id, parts, actor=desk.actor, why=why)
    says = _("The invitation of {id} is changed.").format(id=id)
    return Outcome(says, notes=against_words(desk.season.name, id))


@as_step
def committee_step(desk: Desk, why: str, id: str, committee: Committee) -> Outcome:
    """The appeals committee."""
    records.set_committee(desk.season.name, id, committee, actor=desk.actor, why=why)
    says = _("The appeals committee of {id} is on record.").format(id=id)
    return Outcome(says, notes=against_words(desk.season.name, id))


def _said(why: str) -> str:
    """Return a reason for the record of a bye; that of a trial is none."""
    return "" if is_trial() else why


def _key(desk: Desk, id: str, who: str) -> str:
    """Return who is meant, by key, number or name. Raises NotFoundError."""
    return named(opened(desk.season.name, id).file, who)


def _name(desk: Desk, id: str, key: str) -> str:
    entered = opened(desk.season.name, id).file.entrants
    return entered[key].name if key in entered else key
