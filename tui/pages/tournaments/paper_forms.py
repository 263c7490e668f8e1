"""What is filled in for a tournament's papers: the invitation and the appeals committee."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.committees import Committee
from league.facts.tournament_files import TournamentFile
from league.language import _
from league.rulebook import has_rule
from league.services.session import kinds
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.services.tournaments.announcing.parts import invitation_parts
from league.services.tournaments.steps import committee_step, invitation_step
from league.services.tournaments.words import electors_of
from league.typed.days import read_day
from league.typed.lists import pairs_of, parts_of
from league.typed.money import amount_hint, as_typed
from tui.dialogs import typed_fields
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal

_MEMBER = re.compile(r"([^()]+?)\s*(?:\(([^()]*)\))?")
_FEDERATION = re.compile(r"[A-Za-z]{3}")


def invite_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the parts of the invitation, as they stand."""
    said, known = file.tournament.invitation, invitation_parts(desk, file)
    fields = tuple(
        Field(f"part{at}", f"{number} {title}", said.get(number, ""))
        for at, (number, title) in enumerate(known)
    )

    def step(got: Answers) -> Step:
        parts = {number: got[f"part{at}"] for at, (number, _title) in enumerate(known)}
        return invitation_step(file.tournament.id, parts)

    title = _("Invitation to {name}").format(name=file.tournament.name)
    return Form(title, fields, step, goes_into_journal())


def committee_form(desk: Desk, file: TournamentFile) -> Form:
    """Return the appeals committee, as it stands."""
    held = file.tournament.committee
    hint = _("such as Anna Muster (AUT, 1.5.1980); …")
    fee = "" if held.fee is None else as_typed(held.fee)
    fields: tuple[Field, ...] = (
        Field("chair", _("Chair"), _told(held, (held.chair,)), hint),
        Field("members", _("Members"), _told(held, held.members), hint),
        Field("deputies", _("Deputies"), _told(held, held.deputies), hint),
        Field("fee", _("Fee of an appeal"), fee, amount_hint()),
        Field("term", _("Appeals until"), held.term, _("such as 30 minutes after the round")),
    )
    title = _("Appeals committee of {name}").format(name=file.tournament.name)
    id, like = file.tournament.id, file.tournament.like
    if like and has_rule(desk.book.tournaments.committee):
        fields += tuple(_of_court(held))

    def step(got: Answers) -> Step:
        return committee_step(id, _committee(desk, got, held))

    return Form(title, fields, step, goes_into_journal())


def _of_court(held: Committee) -> Iterator[Field]:
    """Yield what a federation's own court is asked for besides."""
    hint = _("such as Anna Muster={value}; Bo Bauer={value}")
    clubs, electors = (
        "; ".join(f"{name}={value}" for name, value in one.items())
        for one in (held.clubs, held.electors)
    )
    yield Field("clubs", _("Clubs"), clubs, hint.format(value="SK Linz"))
    yield Field("board", _("On the board"), "; ".join(held.board), _("names, with semicolons"))
    yield Field("electors", _("Elected by"), electors, hint.format(value="players"))


def _court(got: Answers, held: Committee) -> Committee:
    """Return a committee with what was typed of clubs, board and electors, where it was asked."""
    if "clubs" not in got:
        return held
    return replace(
        held,
        clubs=pairs_of(_each(got["clubs"])),
        board=tuple(_each(got["board"])),
        electors=electors_of(pairs_of(_each(got["electors"]))),
    )


def _each(text: str) -> list[str]:
    """Return what stands between semicolons: a name may have a comma of its own."""
    return [part.strip() for part in text.split(";") if part.strip()]


def _told(held: Committee, names: tuple[str, ...]) -> str:
    """Return names as they are typed, each with federation and day of birth where known."""
    told = []
    for name in filter(None, names):
        born = kinds.typed_day(held.born.get(name))
        more = ", ".join(filter(None, (held.federations.get(name, ""), born)))
        told.append(f"{name} ({more})" if more else name)
    return "; ".join(told)


def _committee(desk: Desk, got: Answers, held: Committee) -> Committee:
    federations: dict[str, str] = {}
    born: dict[str, date] = {}
    names: dict[str, list[str]] = {}
    for field in ("chair", "members", "deputies"):
        names[field] = []
        for part in _each(got[field]):
            found = _MEMBER.fullmatch(part)
            if found is None:
                raise InputError(_("“{text}” is no name."), text=part)
            names[field].append(found[1])
            for more in parts_of(found[2] or ""):
                if _FEDERATION.fullmatch(more):
                    federations[found[1]] = more.upper()
                else:
                    with typed_fields.about(got.label(field)):
                        born[found[1]] = read_day(more, kinds.near(desk))
    return replace(
        _court(got, held),
        chair="; ".join(names["chair"]),
        members=tuple(names["members"]),
        deputies=tuple(names["deputies"]),
        federations=federations,
        born=born,
        fee=typed_fields.optional_cents(got, "fee"),
        term=got["term"],
    )
