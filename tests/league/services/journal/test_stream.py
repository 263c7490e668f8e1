"""The journal is read step by step: what that reads and hashes is what reading it whole would."""

import hashlib
import json
from random import Random

import pytest

from league.storage import steps
from league.storage.fact_tables import FACT_TABLES, RowChange
from league.storage.fact_tree import NodesInMemory, digest, grown, row_hash, update
from league.storage.json_rows import json_rows, json_text, rows_in
from league.storage.steps import Step
from league.storage.told_facts import Replay, as_hash, as_row

TEXTS = ("", "Šimić", 'a "b", [c]', "],[", "]]", "\\", "\n\t\x1f\x7f", "½ – 🙂", "\ud800")
PLAYER = FACT_TABLES["player"]


def _changes(lots: Random, count: int) -> list[list[object]]:
    def row() -> list[object] | None:
        values: list[object] = [
            lots.choice((lots.randrange(9), None, lots.choice(TEXTS))) for _at in range(4)
        ]
        return lots.choice((None, ["2011/12", lots.randrange(99), *values]))

    return [[lots.choice(("player", "club", "record")), row(), row()] for _at in range(count)]


@pytest.mark.parametrize("seed", range(20))
def test_changed_rows_are_read_one_by_one_as_json_has_them(seed: int) -> None:
    lots = Random(seed)
    changes = _changes(lots, lots.randrange(1, 12))
    found = list(rows_in(json_text(changes)))
    sides = [[name, *(side and side[0] for side in both)] for name, *both in found]
    assert sides == changes
    for _name, *both in found:
        for values, text in filter(None, both):
            assert text == json.dumps(values, ensure_ascii=False, separators=(",", ":"))


WHOLE = '[["player",null,["2011/12",1]],["club",["2011/12",2],null]]'


@pytest.mark.parametrize("at", range(len(WHOLE)))
def test_rows_that_end_early_are_none(at: int) -> None:
    with pytest.raises((ValueError, LookupError)):
        list(rows_in(WHOLE[:at]))


@pytest.mark.parametrize(
    "forged",
    [
        WHOLE + "]",
        WHOLE + " ",
        WHOLE[:-1],
        "[]",
        "[[]]",
        "{}",
        "null",
        '[["player",null,null]',
        "[[,,]]",
    ],
)
def test_rows_of_another_form_are_none(forged: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        list(rows_in(forged))


def _sha(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


@pytest.mark.parametrize("piece", [1, 2, 7, 1000])
def test_a_step_hashed_in_pieces_has_the_hashes_of_the_whole(
    monkeypatch: pytest.MonkeyPatch, piece: int
) -> None:
    """The format of all files there are: salt and JSON of the content; JSON of what is chained."""
    monkeypatch.setattr(steps, "_PIECE", piece)
    for changed in (*TEXTS, "".join(TEXTS) * 3):
        content = ("2011/12", *TEXTS[1:4])
        made = steps.made((7, "2012-01-01", "Šimić", "match", 6), content, changed, "f", "p")
        plain = {"ensure_ascii": False, "separators": (",", ":")}
        body = _sha(made.salt + json.dumps([*content, changed], **plain))  # type: ignore[arg-type]  # mypy's view of **
        chained = [7, "2012-01-01", "Šimić", "match", 6, body, "f", "p"]
        assert made.body == body
        assert made.hash == _sha(json.dumps(chained, **plain))  # type: ignore[arg-type]  # the same
        assert made.fits(changed)
        assert not made.fits(changed + "x")


@pytest.mark.parametrize("seed", range(8))
def test_a_tree_made_in_one_go_is_that_made_leaf_by_leaf(seed: int) -> None:
    lots = Random(seed)
    trees = {
        tree: {at: lots.randbytes(32) for at in lots.sample(range(70_000), lots.randrange(1, 300))}
        for tree in ("board 2011/12", "player 2011/12", "record")
    }
    one_by_one = NodesInMemory()
    for tree, leaves in trees.items():
        for at, leaf in leaves.items():
            update(one_by_one, {(tree, at): leaf})
    made = grown(trees)
    assert digest(made) == digest(one_by_one)
    nodes = list(one_by_one.all())
    assert made.are(nodes)
    assert not made.are(nodes[1:])
    assert not made.are([*nodes, (9, "player 2011/12", 1, b"x")])
    assert not made.are([*nodes[1:], (*nodes[0][:3], b"x")])


def _step(number: int, what: str = "match", salt: str = "ab") -> Step:
    return Step(number, "", "A", what, number, "", "", "", "", salt, "", "", "", "")


def _player(position: int, name: str) -> tuple[object, ...]:
    return ("2011/12", position, "100", name, *[None] * (len(PLAYER.columns) - 4))


def test_hashes_are_kept_of_what_is_told_and_a_row_told_wrong_is_refused() -> None:
    rows, hashes = Replay(as_row), Replay(as_hash)
    first, second, third = (_player(1, name) for name in ("Šimić", "Simic", "Simić"))

    def told(step: Step, *changes: RowChange) -> list[bool]:
        return [one.take(step, steps.text_of(changes)) for one in (rows, hashes)]

    assert all(told(_step(1), RowChange("player", None, first)))
    assert all(told(_step(2), RowChange("player", first, second)))
    assert rows.facts["player"] == {("2011/12", 1): (second, 2)}
    assert hashes.facts["player"] == {("2011/12", 1): (row_hash(PLAYER, second), 2)}
    assert not any(told(_step(3), RowChange("player", first, third)))
    assert not any(
        told(_step(4), RowChange("player", None, first), RowChange("player", None, first))
    )


def test_a_blanked_step_leaves_the_facts_untold_until_one_holds_them_all() -> None:
    replay = Replay(as_hash)
    assert replay.take(_step(1, salt=""), "")
    assert replay.untold
    changes = (RowChange("player", None, _player(1, "A")),)
    assert replay.take(_step(2, "facts_kept"), steps.text_of(changes))
    assert not replay.untold
    assert list(replay.rows()["player"]) == [row_hash(PLAYER, _player(1, "A"))]


def test_many_rows_are_made_json_as_single_ones() -> None:
    lots = Random(3)
    rows = [one for change in _changes(lots, 50) for one in change[1:] if isinstance(one, list)]
    assert json_rows(rows) == [json_text(one) for one in rows]
