"""Schema version 6: beside each step stand two numbers, how many steps of each sort there are.

The steps move as they are into a table made anew, so that neither hashes nor digest change.
"""

TABLE_6 = """
    CREATE TABLE "journal_anew" (
        "number" INTEGER NOT NULL PRIMARY KEY, "at" TEXT NOT NULL, "by" TEXT NOT NULL,
        "what" TEXT NOT NULL, "deed" INTEGER NOT NULL, "subject" TEXT NOT NULL,
        "before" TEXT NOT NULL, "after" TEXT NOT NULL, "why" TEXT NOT NULL, "salt" TEXT NOT NULL,
        "body" TEXT NOT NULL, "facts" TEXT NOT NULL, "previous" TEXT NOT NULL,
        "hash" TEXT NOT NULL, "rows" TEXT NOT NULL,
        "judged" INTEGER NOT NULL, "others" INTEGER NOT NULL
    ) STRICT
    """

COUNTED_6 = """
    INSERT INTO journal_anew
    SELECT *, sum(is_judged_step("rows")) OVER told, sum(NOT is_judged_step("rows")) OVER told
    FROM journal WINDOW told AS (ORDER BY "number")
    """
"""``is_judged_step`` is a function of this program, 1 or 0 for a step's changed rows."""

IN_PLACE_6: tuple[str, ...] = (
    "DROP TABLE journal",
    "ALTER TABLE journal_anew RENAME TO journal",
    """
    CREATE TRIGGER journal_stays BEFORE UPDATE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_keeps BEFORE DELETE ON journal
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
    """
    CREATE TRIGGER journal_follows BEFORE INSERT ON journal
    WHEN NEW.number <> (SELECT count + 1 FROM journal_head)
        OR NEW.previous <> (SELECT hash FROM journal_head)
    BEGIN SELECT RAISE(ABORT, 'a step of the journal follows the one before'); END
    """,
    """
    CREATE TRIGGER journal_counts AFTER INSERT ON journal
    BEGIN UPDATE journal_head SET count = NEW.number, hash = NEW.hash; END
    """,
)
