"""Tables, invitation and committee: ``tournament table``, ``invitation``, ``committee``."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from league import formatting
from league.language import _
from league.typed.days import read_day
from league.typed.lists import pairs_of
from league.typed.money import read_cents
from tui.commands import options
from tui.commands.call import Call
from tui.commands.common import (
    command,
    fail_if,
    print_as_of,
    print_columns,
    print_data,
    print_json,
    print_message,
)
from tui.commands.usage import Argument, Option

if TYPE_CHECKING:
    from league.facts.committees import Committee
    from league.views.tournaments import RankLine


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area; they belong to ``tournament``."""
    why = _("The arithmetic of one row: by number, key or name.")
    yield command(
        "table",
        table,
        [Argument(["id"]), Option(["--why"], metavar="NUMBER", help=why), options.json_option()],
        _(
            "Print the table, or why somebody stands where he does.\n\n"
            "Groups that play together have a table each behind that of all."
        ),
        "spielleiter tournament table open",
        "spielleiter tournament table open --why 3",
    )
    yield command(
        "invitation",
        invitation,
        [
            Argument(["id"]),
            Argument(["parts"], nargs=-1, metavar="[PARAGRAPH=TEXT]..."),
            options.why_option(),
        ],
        _(
            "Record what the invitation says, part by part, and name what it does not have.\n\n"
            "Nothing after the equals sign takes a part away. The exit status is 1 when a part is"
            " missing."
        ),
        'spielleiter tournament invitation open 3.3.1="Graz, 5 May 2012"',
    )
    yield _committee()


def _committee() -> click.Command:
    return command(
        "committee",
        committee,
        [
            Argument(["id"]),
            *_seats(),
            Option(["--fee"], metavar="EURO", help=_("What an appeal costs.")),
            Option(["--term"], metavar="TEXT", help=_("Until when an appeal is handed in.")),
            Option(
                ["--party", "parties"],
                multiple=True,
                metavar="NAME",
                help=_("Who is party to a case: says who decides it; nothing is stored."),
            ),
            options.why_option(),
        ],
        _(
            "Record the appeals committee and what is wrong with it, or ask who decides a case.\n\n"
            "The exit status is 1 when something is wrong."
        ),
        'spielleiter tournament committee open --chair "Huber" --member "Maier" --fee 50',
        'spielleiter tournament committee open --party "Maier"',
    )


def _seats() -> Iterator[click.Option]:
    """Yield the options that say who sits in the committee."""
    yield Option(["--chair"], metavar="NAME", help=_("Who presides."))
    yield Option(["--member", "members"], multiple=True, metavar="NAME", help=_("Members."))
    yield Option(["--deputy", "deputies"], multiple=True, metavar="NAME", help=_("Deputies."))
    yield Option(
        ["--of", "federations"],
        multiple=True,
        metavar="NAME=FEDERATION",
        help=_("Somebody's federation."),
    )
    yield Option(["--born"], multiple=True, metavar="NAME=DAY", help=_("Somebody's day of birth."))
    yield Option(
        ["--club", "clubs"], multiple=True, metavar="NAME=CLUB", help=_("Somebody's club.")
    )
    on_board = _("Who is on the federation's board.")
    yield Option(["--board"], multiple=True, metavar="NAME", help=on_board)
    yield Option(
        ["--elected-by", "electors"],
        multiple=True,
        metavar="NAME=ELECTORS",
        help=_("Who elected somebody: players, carers or captains."),
    )


def table(call: Call, id: str, why: str | None, as_json: bool) -> None:
    """Print the table, or the arithmetic of a row. Raises LeagueError."""
    from league.services.tournaments.entering.numbering import named
    from league.services.tournaments.opening import opened
    from league.services.tournaments.ranking.rank_lines import explain_rank, rank_table

    file, desk = opened(call.season, id).file, call.desk()
    if why is not None:
        for page in explain_rank(desk, file, named(file, why), apart=True):
            for words in (page.title, page.citation, page.facts, page.arithmetic):
                if words:
                    print_data(words)
        return
    if as_json:
        from league.services.tournaments.ranking.table_data import table_data

        print_json(table_data(desk, file))
        return
    found = rank_table(desk, file)
    heads = [short for short, _name in found.criteria]
    _print_lines(heads, found.lines)
    for group in found.groups:
        print_data(group.name or _("Without a group"))
        _print_lines(heads, group.lines)
    if found.note:
        print_data(found.note)
    print_as_of(desk.head)


def _print_lines(heads: Sequence[str], lines: Iterable["RankLine"]) -> None:
    rows = [("", "", _("Name"), _("Points"), *heads, "")]
    rows += [
        (
            "–" if one.rank is None else f"{one.rank}.",
            str(one.number),
            one.name,
            formatting.points(one.points),
            *one.counts,
            one.note,
        )
        for one in lines
    ]
    print_columns(rows, (0, 1, *range(3, 4 + len(heads))))


def invitation(call: Call, id: str, parts: tuple[str, ...], why: str) -> None:
    """Record parts of the invitation. Raises LeagueError."""
    from league.services.tournaments.announcing.announcement_checks import invitation_lacks
    from league.services.tournaments.announcing.records import set_invitation
    from league.services.tournaments.opening import opened

    if parts:
        said = pairs_of(parts, blank=True)
        set_invitation(call.season, id, said, actor=call.actor, why=why)
    lacks = invitation_lacks(opened(call.season, id))
    for one in lacks:
        print_data(one.sentence)
    if not lacks:
        print_message(_("The invitation says all that it should."))
    fail_if(lacks)


def committee(call: Call, id: str, why: str, parties: tuple[str, ...], **given: Any) -> None:
    """Record the committee, or say who decides a case. Raises LeagueError."""
    from league.services.tournaments.announcing.announcement_checks import (
        committee_faults,
        deciding,
    )
    from league.services.tournaments.announcing.committee_names import parties_named
    from league.services.tournaments.announcing.records import set_committee
    from league.services.tournaments.opening import opened

    found = opened(call.season, id)
    if parties:
        meant, strangers = parties_named(found, parties)
        names, sentence = deciding(found, meant)
        if names:
            print_data("; ".join(names))
        print_message(sentence)
        for text in strangers:
            print_message(_("Nobody of the court is called “{text}”.").format(text=text))
        return
    after = _with(call, found.tournament.committee, given)
    if after != found.tournament.committee:
        set_committee(call.season, id, after, actor=call.actor, why=why)
    faults = committee_faults(opened(call.season, id))
    for one in faults:
        print_data(one.sentence)
    fail_if(faults)


def _with(call: Call, before: "Committee", given: dict[str, Any]) -> "Committee":
    """Return the committee with what was typed filled in. Raises InputError."""
    from dataclasses import replace

    from league.services.tournaments.announcing.committee_names import seated_only
    from league.services.tournaments.words import electors_of

    names = ("chair", "members", "deputies", "term")
    told: dict[str, Any] = {name: given[name] for name in names if given[name]}
    after = replace(before, **told)
    if given["fee"] is not None:
        after = replace(after, fee=read_cents(given["fee"]))
    after = seated_only(after)
    federations = {**after.federations, **pairs_of(given["federations"])}
    typed = pairs_of(given["born"])
    born = {**after.born, **{name: read_day(text, call.near) for name, text in typed.items()}}
    clubs = {**after.clubs, **pairs_of(given["clubs"])}
    electors = {**after.electors, **electors_of(pairs_of(given["electors"]))}
    board = given["board"] or after.board
    return replace(
        after, federations=federations, born=born, clubs=clubs, board=board, electors=electors
    )
