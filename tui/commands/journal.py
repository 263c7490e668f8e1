"""What was done, by whom and why, and whether that still stands: ``journal``."""

import re
import sys
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path
from typing import TYPE_CHECKING

import click

from league import formatting, sanitizing
from league.errors import InputError
from league.formatting import first_sentence
from league.language import _, ngettext
from tui.commands import common
from tui.commands.call import Call
from tui.commands.options import flag, force_option, json_option
from tui.commands.usage import PATH, Argument, Option

if TYPE_CHECKING:
    from league.head_marks import Head
    from league.services.journal.proving import Verdict
    from league.views.book import JournalRow

_SHORT = "1203-BW65-Y32Z-1HFG-RQRC-G"
"""Of no journal that there is."""
_BORN = re.compile(r'("born": ?"\d{4})-\d\d-\d\d')
"""A birth date in a stored fact: what is printed keeps its year."""
_MOST = 10
"""Steps named in a sentence."""


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    about = _(
        "List every change: who, when, what and why.\n\n"
        "With --verify the steps are followed from the first one and compared with all that is"
        " stored, with the last step this machine has seen, and with --head with heads that left"
        " the office. The exit status is 1 when something does not hold.\n\n"
        "A head is a line of “journal head”; or what stands at the foot of every paper and mail,"
        " such as {short}, typed as one likes; or a file that holds heads: a text, a mail (.eml), a"
        " PDF file or a workbook of this program."
    )
    about = about.format(short=_SHORT)
    compared = _(
        "A head to compare with, or a file that holds some; “-” reads what is handed over. May be"
        " given several times; implies --verify."
    )
    yield common.Group(
        "journal",
        commands=list(_members()),
        help=common.with_examples(about, _examples()),
        short_help=first_sentence(about),
        callback=journal,
        invoke_without_command=True,
        params=[
            flag("--verify", _("Check that nothing was changed.")),
            Option(["--head", "noted"], metavar="HEAD", multiple=True, help=compared),
            json_option(),
            *common.shared(),
        ],
    )


def _examples() -> list[str]:
    return [
        "spielleiter journal",
        "spielleiter journal --verify",
        "spielleiter journal head",
        'spielleiter journal --verify --head "1203 5f0c… 9a71…"',
        f"spielleiter journal --verify --head {_SHORT}",
        "spielleiter journal --verify --head notice-2012-5.pdf --head mail.eml",
        "spielleiter journal replay rebuilt.sqlite",
    ]


def _members() -> Iterator[click.Command]:
    yield common.command(
        "head",
        head,
        [flag("--short", _("Print the form that can be typed from paper."))],
        _(
            "Print one line that stands for all steps and all facts: to keep, or to publish.\n\n"
            "It holds the number of the last step, its hash and the digest of all facts. With"
            " --short it is the form that papers carry at their foot, with a check letter."
        ),
        "spielleiter journal head",
        "spielleiter journal head --short",
        needs="file",
    )
    yield common.command(
        "replay",
        replay,
        [Argument(["file"], type=PATH), force_option()],
        _(
            "Make a database from the steps of the journal alone: the same facts, decisions"
            " and accounts."
        ),
        "spielleiter journal replay rebuilt.sqlite",
        needs="file",
    )


def journal(verify: bool, noted: tuple[str, ...], as_json: bool) -> None:
    """List or verify the journal. Raises LeagueError."""
    from league.services.journal import views as steps

    if click.get_current_context().invoked_subcommand is not None:
        return
    if verify or noted:
        _verify(noted, as_json=as_json)
        return
    common.current_call().open_to_look()
    if as_json:
        common.print_json([_as_json(row) for row in steps.rows()])
    else:
        for row in steps.rows():
            _tell(row)


def head(_call: Call, short: bool) -> None:
    """Print where the journal ends. Raises LeagueError."""
    from league.services.journal import proving

    found = proving.head()
    common.print_data(found.short if short else str(found))


def replay(_call: Call, file: Path, force: bool) -> None:
    """Make a database from the journal. Raises LeagueError."""
    from league.services.journal import copies

    made = copies.replay(file, force=force)
    sentence = _("{path}: all facts up to step {number}. Digest of the facts: {facts}")
    common.print_message(sentence, path=made.path, number=made.steps, facts=made.facts)


def _verify(noted: tuple[str, ...], *, as_json: bool) -> None:
    from league.services.journal import proving

    heads = dict.fromkeys(head for given in noted for head in heads_given(given))
    found = proving.verdict_at(common.current_call().existing(), [*heads])
    if as_json:
        common.print_json(_verdict_as_json(found))
    else:
        for sentence in verdict_words(found):
            common.print_data(sentence)
    common.fail_if(not found.whole)


def heads_given(given: str) -> "tuple[Head, ...]":
    """Return the heads in what was typed or handed over. Raises LeagueError."""
    from league.services.journal.noted_heads import heads_in, heads_in_bytes

    if given != "-":
        return heads_in(given, common.current_call().exchange)
    found = heads_in_bytes(sys.stdin.buffer.read()) if sys.stdin is not None else ()
    if not found:
        raise InputError(_("What was handed over holds no head of a journal."))
    return found


def verdict_words(found: "Verdict") -> list[str]:
    """Return what a check of the journal found, in sentences."""
    words = [*_schema_words(found)]
    words = words or [*_proof_words(found), *_clock_words(found), *_kept_words(found)]
    words += _noted_words(found)
    if not found.whole:
        words.append(_("“spielleiter restore” brings a backup back."))
    return words


def _schema_words(found: "Verdict") -> Iterator[str]:
    """Yield what the database is made of that no step of the journal can tell of."""
    if found.schema:
        yield _("The database is not as this program makes it, so nothing else was looked at:")
    for fault in found.schema:
        yield f"  {fault}"


def _proof_words(found: "Verdict") -> Iterator[str]:
    """Yield whether the steps hold and tell what is stored."""
    proof = found.proof
    yield proof.fault or _("The journal is whole, and what is stored is what it tells.")
    if proof.blanked:
        sentence = ngettext(
            "The content of {number} step was blanked; the chain holds over it.",
            "The content of {number} steps was blanked; the chain holds over them.",
            proof.blanked,
        )
        yield sentence.format(number=proof.blanked)
    if proof.unnamed_before:
        sentence = ngettext(
            "{number} of them is accounted for by an erasure made with an earlier version, which"
            " does not name its steps.",
            "{number} of them are accounted for by erasures made with an earlier version, which do"
            " not name their steps.",
            proof.unnamed_before,
        )
        yield sentence.format(number=proof.unnamed_before)


def _clock_words(found: "Verdict") -> Iterator[str]:
    """Yield at which steps the clock had gone back: what is dated by it is to be looked at."""
    back = found.proof.clock_back
    if back:
        numbers = ", ".join(map(str, back[:_MOST]))
        if len(back) > _MOST:
            numbers += " " + _("… and {number} more").format(number=len(back) - _MOST)
        sentence = ngettext(
            "No fault, but the clock had gone back at step {numbers}: the step before is later.",
            "No fault, but the clock had gone back at the steps {numbers}: the step before each is"
            " later.",
            len(back),
        )
        yield sentence.format(numbers=numbers)


def _kept_words(found: "Verdict") -> Iterator[str]:
    """Yield what the last step that this machine has seen says of the journal."""
    if found.kept is None:
        yield _(
            "No earlier step of this file was kept on this machine to compare with; see --head."
        )
    elif not found.as_kept:
        sentence = _(
            "Step {number}, which this machine has seen, is not in it any more: the journal was cut"
            " or written anew."
        )
        yield sentence.format(number=found.kept)


def _noted_words(found: "Verdict") -> Iterator[str]:
    """Yield what the journal has of the heads it was compared with."""
    for head, held in found.noted:
        if held:
            sentence = _("Step {number} is the one that was noted.")
        elif head.number > found.proof.steps:
            sentence = _(
                "Step {number}, which was noted, is not in it: the journal was cut, or it is"
                " another one."
            )
        else:
            sentence = _(
                "Step {number} is not the one that was noted: the journal was written anew, or it"
                " is another one."
            )
        yield sentence.format(number=head.number)


def _verdict_as_json(found: "Verdict") -> dict[str, object]:
    return {
        "whole": found.whole,
        "schema": [
            {"kind": one.kind, "name": one.name, "differs": one.how} for one in found.schema
        ],
        "first_broken": found.proof.broken,
        "facts_differ": found.proof.differs,
        "miscounted": found.proof.miscounted,
        "steps": found.proof.steps,
        "hash": found.proof.hash,
        "facts": found.proof.facts,
        "blanked": found.proof.blanked,
        "blanked_by_no_erasure": found.proof.unnamed,
        "blanked_by_earlier_version": found.proof.unnamed_before,
        "clock_back": list(found.proof.clock_back),
        "kept_step": found.kept,
        "as_kept": found.as_kept,
        "as_noted": found.as_noted,
        "heads": [
            {"step": one.number, "hash": one.hash, "held": held} for one, held in found.noted
        ],
    }


def _tell(row: "JournalRow") -> None:
    from league.services.journal.views import clock_back_words

    why = f" – {row.why}" if row.why else ""
    why += f" ({clock_back_words()})" if row.clock_back else ""
    # On one line, whatever was typed: a line break in a reason must not look like another step.
    words = sanitizing.visible(f"{row.by}  {row.what}{why}")
    common.print_data(
        f"{row.number:>4}  {common.paint(formatting.moment(row.at), dim=True)}  {words}"
    )


def _as_json(row: "JournalRow") -> dict[str, object]:
    return {
        "number": row.number,
        "at": row.at.astimezone(UTC).isoformat() if row.at else None,
        "by": row.by,
        "what": row.what,
        "before": _BORN.sub(r"\1", row.before),
        "after": _BORN.sub(r"\1", row.after),
        "why": row.why,
        "clock_back": row.clock_back,
    }
