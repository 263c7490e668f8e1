"""Schema version 5: a division's mode and a registration's kind are words of its rule book.

Until then the tables allowed the words of one book only. SQLite changes no constraint in place: the
rows move as they are into a table made anew, so that neither digest nor journal change.
"""

SCHEMA_5: tuple[str, ...] = (
    """
    CREATE TABLE "division_anew" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "id" TEXT NOT NULL,
        "name" TEXT NOT NULL, "like" TEXT NOT NULL, "tier" TEXT NOT NULL,
        "level" INTEGER NOT NULL, "district" TEXT, "boards" INTEGER NOT NULL,
        "mode" TEXT NOT NULL, "lowest" INTEGER NOT NULL, "youth_board" INTEGER NOT NULL,
        "max_size" INTEGER, "late_nominations" INTEGER, "draw" TEXT, "age_group" TEXT,
        PRIMARY KEY ("season", "id"), FOREIGN KEY (season) REFERENCES season (name),
        UNIQUE (season, position), CHECK (boards > 0),
        CHECK (lowest IN (0, 1) AND youth_board IN (0, 1)),
        CHECK (date(draw, '+0 days') IS draw)
    ) STRICT
    """,
    "INSERT INTO division_anew SELECT * FROM division ORDER BY rowid",
    "DROP TABLE division",
    "ALTER TABLE division_anew RENAME TO division",
    """
    CREATE TABLE "registration_anew" (
        "season" TEXT NOT NULL, "position" INTEGER NOT NULL, "ident" TEXT NOT NULL,
        "club" TEXT NOT NULL, "kind" TEXT NOT NULL, "reported" TEXT NOT NULL,
        "eligible_from" TEXT, "deregistered" TEXT, "equal" TEXT, "proof_until" TEXT,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident),
        FOREIGN KEY (season, club) REFERENCES club (season, id),
        CHECK (date(reported, '+0 days') IS reported),
        CHECK (date(eligible_from, '+0 days') IS eligible_from),
        CHECK (date(deregistered, '+0 days') IS deregistered),
        CHECK (date(proof_until, '+0 days') IS proof_until)
    ) STRICT
    """,
    "INSERT INTO registration_anew SELECT * FROM registration ORDER BY rowid",
    "DROP TABLE registration",
    "ALTER TABLE registration_anew RENAME TO registration",
)
