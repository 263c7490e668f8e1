"""Case files: which ones, and the cases in them."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import yaml
from yaml.constructor import SafeConstructor

from league import sanitizing
from league.cases.reading import Fields, Place
from league.files import reason_of
from league.language import _

SUFFIXES = (".yaml", ".yml")
_TIMESTAMP, _TEXT = "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:str"
_DEEPEST = 50
_REFUSED_DEPTH = "exceeded maximum nesting depth"
"""What newer editions of libyaml say before they tell of the first bracket."""
_LONGEST_TEXT = 200_000
"""Letters of one text; a score with comments is long, and refused with its own sentence."""
_MOST_LETTERS = 5_000_000
"""Letters of a case file; a thousand cases have half a million."""
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def case_files(paths: Iterable[Path]) -> list[Path]:
    """Return the files named, and those in the folders named, sorted within each folder.

    Raises CaseError for a path that does not exist and for a folder without case files.
    """
    found: dict[Path, None] = {}
    for path in paths:
        if path.is_dir():
            files = sorted(file for file in path.rglob("*") if file.suffix in SUFFIXES)
            if not files:
                raise Place(path).wrong(_("there are no case files (*.yaml) in this folder."))
            found |= dict.fromkeys(files)
        else:
            found[path] = None
    return list(found)


def cases_of(file: Path) -> list[Fields]:
    """Return the cases of one file. Raises CaseError when it cannot be read or is no list."""
    place = Place(file)
    data = _document(file, place)
    if not isinstance(data, list) or not data:
        raise place.wrong(_("expected a list of cases."))
    return [Fields(case, _named(case, number, place)) for number, case in enumerate(data, 1)]


def _named(case: object, number: int, place: Place) -> Place:
    name = case.get("name") if isinstance(case, Mapping) else None
    return replace(place, case=str(name) if name is not None else f"#{number}")


def _document(file: Path, place: Place) -> object:
    try:
        written = _read(file, place)
        _check_depth(written, place)
        loader = _LOADER(written)
        node = loader.get_single_node()
        if node is None:
            return None
        _prepare(node, place, set())
        return loader.construct_document(node)
    except (OSError, UnicodeDecodeError) as error:
        reason = reason_of(error) if isinstance(error, OSError) else _("it is not UTF-8 text")
        raise place.wrong(_("cannot be read: {reason}."), reason=reason) from error
    except yaml.YAMLError as error:
        if _REFUSED_DEPTH in str(error):
            raise place.wrong(_("is nested too deeply.")) from error
        reason = " ".join(str(error).split())
        raise place.wrong(_("is no YAML: {reason}"), reason=reason) from error


def _read(file: Path, place: Place) -> str:
    """Return the text of a file; a device that never ends is read no further than the limit."""
    with file.open(encoding="utf-8") as stream:
        written = stream.read(_MOST_LETTERS + 1)
    if len(written) > _MOST_LETTERS:
        raise place.wrong(_("has more than {limit} characters."), limit=_MOST_LETTERS)
    return written


def _check_depth(written: str, place: Place) -> None:
    """Refuse what is nested so deeply that reading it would end the program."""
    depth = 0
    for event in yaml.parse(written, Loader=_LOADER):
        depth += isinstance(event, yaml.CollectionStartEvent)
        depth -= isinstance(event, yaml.CollectionEndEvent)
        if depth > _DEEPEST:
            raise place.wrong(_("is nested too deeply."))


def _prepare(node: yaml.Node, place: Place, seen: set[int]) -> None:
    """Refuse a key given twice; leave days that do not exist to the reader of their key."""
    if id(node) in seen:
        return
    seen.add(id(node))
    if isinstance(node, yaml.MappingNode):
        keys = [key.value for key, _value in node.value if isinstance(key, yaml.ScalarNode)]
        for key in keys:
            if keys.count(key) > 1:
                line = node.start_mark.line + 1
                sentence = _("this key stands twice in the map of line {line}.")
                raise place.at(key).wrong(sentence, line=line)
        children = [child for pair in node.value for child in pair]
    else:
        children = node.value if isinstance(node, yaml.SequenceNode) else []
    if isinstance(node, yaml.ScalarNode):
        _check_text(node, place)
        if node.tag == _TIMESTAMP and not _exists(node):
            node.tag = _TEXT
    for child in children:
        _prepare(child, place, seen)


def _check_text(node: yaml.ScalarNode, place: Place) -> None:
    """Refuse text that may not come in; a text in YAML may be in several lines."""
    fault = sanitizing.fault(node.value, lines=True, longest=_LONGEST_TEXT)
    if fault:
        line = node.start_mark.line + 1
        raise place.wrong(_("line {line}: {fault}"), line=line, fault=fault)


def _exists(node: yaml.ScalarNode) -> bool:
    try:
        SafeConstructor().construct_yaml_timestamp(node)
    except ValueError:
        return False
    return True
