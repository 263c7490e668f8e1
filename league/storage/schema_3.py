"""Schema version 3: a table for what is typed and not stored yet, outside facts and journal.

Kader lists begun and not handed in were records until then. Those in force become drafts; what is
recorded stays as it is.
"""

SCHEMA_3: tuple[str, ...] = (
    """
    CREATE TABLE "draft" (
        "number" INTEGER NOT NULL PRIMARY KEY, "season" TEXT, "kind" TEXT NOT NULL,
        "key" TEXT NOT NULL, "body" TEXT NOT NULL, "at" TEXT NOT NULL, "by" TEXT NOT NULL,
        "program" TEXT NOT NULL, "typing" INTEGER NOT NULL,
        FOREIGN KEY (season) REFERENCES season (name), CHECK (json_valid(body)),
        CHECK (kind <> ''), CHECK (typing IN (0, 1))
    ) STRICT
    """,
    """
    CREATE INDEX "draft_season_kind_key" ON "draft" ("season", "kind", "key")
    """,
    """
    INSERT INTO draft (season, kind, key, body, at, "by", program, typing)
    SELECT season, 'kader', key, json_object('typed', json(body)), at, "by", '', 0
    FROM record AS last
    WHERE kind = 'list_draft' AND body <> 'null' AND number = (
        SELECT max(number) FROM record
        WHERE kind = last.kind AND season IS last.season AND key = last.key
    )
    """,
)
