"""Schema version 4: steps with a deed, salted content, changed rows and the digest of all facts.

The steps there are move into a new table; ``migration_4`` chains them anew.
"""

TABLES_4: tuple[str, ...] = (
    "DROP TRIGGER IF EXISTS journal_stays",
    "DROP TRIGGER IF EXISTS journal_keeps",
    "DROP TRIGGER IF EXISTS journal_follows",
    "DROP TRIGGER IF EXISTS journal_counts",
    "DROP TRIGGER IF EXISTS journal_head_grows",
    "ALTER TABLE journal RENAME TO journal_before",
    """
    CREATE TABLE "journal" (
        "number" INTEGER NOT NULL PRIMARY KEY, "at" TEXT NOT NULL, "by" TEXT NOT NULL,
        "what" TEXT NOT NULL, "deed" INTEGER NOT NULL, "subject" TEXT NOT NULL,
        "before" TEXT NOT NULL, "after" TEXT NOT NULL, "why" TEXT NOT NULL, "salt" TEXT NOT NULL,
        "body" TEXT NOT NULL, "facts" TEXT NOT NULL, "previous" TEXT NOT NULL,
        "hash" TEXT NOT NULL, "rows" TEXT NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE "fact_hash" (
        "level" INTEGER NOT NULL, "tree" TEXT NOT NULL, "at" INTEGER NOT NULL,
        "hash" BLOB NOT NULL,
        PRIMARY KEY ("level", "tree", "at")
    ) STRICT, WITHOUT ROWID
    """,
    "UPDATE journal_head SET count = 0, hash = ''",
)

TRIGGERS_4: tuple[str, ...] = (
    "DROP TABLE journal_before",
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
    """
    CREATE TRIGGER journal_head_grows BEFORE UPDATE ON journal_head
    WHEN NEW.count <> OLD.count + 1
    BEGIN SELECT RAISE(ABORT, 'the journal is append-only'); END
    """,
)
