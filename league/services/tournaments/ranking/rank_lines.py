"""The table of a tournament as it is shown, and why a row stands where it does."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from league import tie_break_rules, tournament_rules
from league.errors import InputError
from league.facts.tournament_files import TournamentFile
from league.formatting import score
from league.language import _
from league.outcomes.tournaments.arithmetic import told
from league.outcomes.tournaments.codes import is_code, parsed
from league.outcomes.tournaments.names import amount, figure, full_name, short_name, star_note
from league.outcomes.tournaments.table import PLAYOFF, RankRow, Separation, separations
from league.rulebook import RuleBook
from league.services.rulebook.explaining import paragraph_view, spoken, stands_before
from league.services.session.desk import Desk
from league.services.tournaments.entering.numbering import keys_of
from league.services.tournaments.opening import Opened
from league.services.tournaments.playing.pairing import missing_results
from league.services.tournaments.ranking.tables import Ranked, ranked_of
from league.services.tournaments.words import unplayed_words
from league.views.findings import ExplanationView
from league.views.tournaments import RankGroup, RankLine, RankTable

_PRINTED = {"=": "½", "-": "−", "W": "1", "D": "½", "L": "0"}
"""Signs of TRF16 that are printed otherwise."""


def rank_table(desk: Desk, file: TournamentFile) -> RankTable:
    """Return the table after the results there are; why there is none stands in its note."""
    opened = Opened(desk.season, desk.book, file)
    try:
        ranked = ranked_of(opened)
    except InputError as error:
        return RankTable((), (), str(error))
    shown = [name for name in ranked.criteria if name != PLAYOFF]
    heads = tuple((short_name(name), full_name(name)) for name in shown)
    if not file.rounds:
        return RankTable(heads, (), _note(ranked))
    groups = [
        RankGroup(name, tuple(_lines(desk, file, ranked, rows)))
        for name, rows in ranked.groups.items()
    ]
    rows = [replace(row, playoff=row.playoff and not groups) for row in ranked.rows]
    return RankTable(heads, tuple(_lines(desk, file, ranked, rows)), _note(ranked), tuple(groups))


def _note(ranked: Ranked) -> str:
    """Return by whose rules the table is made, and what a star means in its arithmetic."""
    by = _("as announced") if ranked.by is None else ranked.by.book.short
    words = _("Criteria: {book}.").format(book=by)
    return " ".join([words, *_edition(ranked), star_note(ranked.cross.unplayed), *_barred(ranked)])


def _edition(ranked: Ranked) -> Iterator[str]:
    """Yield by which edition codes are worked out."""
    if ranked.barred is not None:
        edition = unplayed_words()[ranked.cross.unplayed]
        yield _("Tie-breaks by {edition}.").format(edition=edition)


def _barred(ranked: Ranked) -> Iterator[str]:
    """Yield what was asked and parts nobody, a sentence each with its citation."""
    said = ranked.barred
    for finding in said.answer.values() if said else ():
        yield f"{finding.sentence} ({said.cite(finding.rule)})" if said else ""


def _lines(
    desk: Desk, file: TournamentFile, ranked: Ranked, rows: Iterable[RankRow]
) -> Iterator[RankLine]:
    keys = keys_of(file)
    for row in rows:
        one = file.entrants[keys[row.number]]
        yield RankLine(
            rank=row.place,
            key=one.key,
            number=row.number,
            name=one.name,
            club=one.club,
            points=row.points,
            counts=tuple(_counts(ranked, row)),
            way=tuple(_way(ranked, row.number)),
            note=_remark(desk, file, ranked, row, one.key),
        )


def _counts(ranked: Ranked, row: RankRow) -> Iterator[str]:
    for at, name in enumerate(ranked.criteria):
        if name != PLAYOFF:
            worked = row.worked[at] if row.worked else None
            yield figure(worked) if worked is not None else ""


def _way(ranked: Ranked, number: int) -> Iterator[str]:
    """Yield a participant's rounds: opponent, colour and result, ``12w½`` or in German ``7s1``.

    What counts for nobody stands in brackets.
    """
    outside = ranked.cross.outside
    forms = {"w": _("{opponent}w{result}"), "b": _("{opponent}b{result}")}
    for turn in ranked.cross.turns[number]:
        form = forms.get(turn.color, "{opponent}{result}")
        way = form.format(
            opponent=turn.opponent or "", result=_PRINTED.get(turn.result, turn.result)
        )
        yield f"({way})" if turn.opponent and {number, turn.opponent} & outside else way


def _remark(desk: Desk, file: TournamentFile, ranked: Ranked, row: RankRow, key: str) -> str:
    if key in ranked.leavers:
        return spoken(desk, ranked.leavers[key].answer.sentence)
    return _("play-off") if row.playoff and not missing_results(file) else ""


def explain_rank(
    desk: Desk, file: TournamentFile, key: str, *, apart: bool = False
) -> list[ExplanationView]:
    """Return what separates a row from its neighbour, its arithmetic, and why it left.

    ``apart`` = in the table of his group, where groups are ranked apart.

    Raises InputError for a criterion that cannot be asked, RuleBookError.
    """
    ranked, keys = ranked_of(Opened(desk.season, desk.book, file)), keys_of(file)
    tables = (*(ranked.groups.values() if apart else ()), ranked.rows)
    rows = next(rows for rows in tables if any(keys[row.number] == key for row in rows))
    at = next(at for at, row in enumerate(rows) if keys[row.number] == key)
    pages = [_arithmetic(file, ranked, rows[at])]
    if len(rows) > 1:
        upper = min(at, len(rows) - 2)
        pages.insert(0, _separation(desk, file, ranked, *rows[upper : upper + 2]))
    if key in ranked.leavers:
        said = ranked.leavers[key]
        sentence = spoken(desk, said.answer.sentence)
        pages.insert(0, paragraph_page(said.book, said.answer.paragraph, sentence))
    return pages


def paragraph_page(
    book: RuleBook, paragraph: str, facts: str, arithmetic: str = "", title: str = ""
) -> ExplanationView:
    """Explain by one paragraph of a book. Raises RuleBookError."""
    one = paragraph_view(book, paragraph)
    return ExplanationView(
        title=title or f"{one.citation} · {one.title}",
        citation=one.citation,
        paragraph_title=one.title,
        says=one.says,
        facts=facts,
        arithmetic=arithmetic,
        reading=one.reading,
        values=tuple((name, value) for name, value, _since in one.values),
    )


def _arithmetic(file: TournamentFile, ranked: Ranked, row: RankRow) -> ExplanationView:
    """Return how each criterion of a row came about, by the names of the opponents."""
    names, lines = _names(file), [_("Points: {points}").format(points=score(row.points))]
    for criterion, worked in zip(ranked.criteria, row.worked, strict=False):
        if criterion == PLAYOFF:
            continue
        if worked is None:
            lines.append(_("{criterion}: does not apply").format(criterion=full_name(criterion)))
        else:
            lines.append(told(worked, criterion, names))
    lines.append(star_note(ranked.cross.unplayed))
    title = _("{player}: the arithmetic").format(player=names[row.number])
    return ExplanationView(title, "", "", "", "", "\n".join(lines))


def _names(file: TournamentFile) -> dict[int, str]:
    """Return by number what participants are called in a line: teams in full, players shortly."""
    entrants = file.entrants
    return {number: entrants[key].name.partition(",")[0] for number, key in keys_of(file).items()}


def _separation(
    desk: Desk, file: TournamentFile, ranked: Ranked, upper: RankRow, lower: RankRow
) -> ExplanationView:
    """Return what parts two neighbours of the table, criterion by criterion."""
    keys = keys_of(file)
    first, second = (file.entrants[keys[row.number]].name for row in (upper, lower))
    title = f"{first} – {second}"
    if lower.place is None:
        sentence = _("The games of {player} count for nobody.")
        return ExplanationView(title, "", "", "", sentence.format(player=second), "")
    steps = separations(upper, lower, ranked.criteria)
    lines = "\n".join(_compared(step) for step in steps if step.criterion != PLAYOFF)
    by = _parting(steps[-1])
    words = _("points") if by == "" else full_name(by) if by else ""
    facts = stands_before((first, second), words)
    found = _paragraph(by, Opened(desk.season, desk.book, file)) if by else None
    if found is not None:
        return paragraph_page(*found, facts, lines, title)
    return ExplanationView(title, "", "", "", facts, lines)


def _paragraph(criterion: str, opened: Opened) -> tuple[RuleBook, str] | None:
    """Return book and paragraph that define a criterion; None = none at hand does."""
    code = parsed(criterion) if is_code(criterion) else None
    name = code.printed if code else criterion
    said = tie_break_rules.defined(opened.day) if code else tournament_rules.defined(opened.day)
    return (said.book, said.answer[name]) if name in said.answer else None


def _parting(last: Separation) -> str | None:
    """Return the criterion that parts two neighbours, empty = the points; None = nothing does."""
    if last.upper is None or last.lower is None or last.upper.key == last.lower.key:
        return None
    return last.criterion


def _compared(step: Separation) -> str:
    """Return a criterion with what it gave two neighbours: ``Buchholz: 24½ > 23``."""
    name = full_name(step.criterion) if step.criterion else _("Points")
    if step.upper is None or step.lower is None:
        return _("{criterion}: does not apply").format(criterion=name)
    sign = ("<" if step.upper.low else ">") if step.upper.number != step.lower.number else "="
    upper, lower = (amount(one.number, one.per) for one in (step.upper, step.lower))
    return f"{name}: {upper} {sign} {lower}"
