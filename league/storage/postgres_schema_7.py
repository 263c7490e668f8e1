"""Schema version 7 on PostgreSQL, the first one there: the same tables as in a file.

Texts are compared by their code points, as in a file, whatever language the server speaks. Days,
yes and no, and JSON stand in the tables as text and numbers, because the hashes are made of these.
"""

TABLES_7: tuple[str, ...] = (
    'CREATE DOMAIN "words" AS TEXT COLLATE "C"',
    """
    CREATE DOMAIN "iso_day" AS TEXT COLLATE "C"
    CHECK (VALUE ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND (VALUE IS NULL OR VALUE::date IS NOT NULL))
    """,
    'CREATE DOMAIN "yes_no" AS BIGINT CHECK (VALUE IN (0, 1))',
    'CREATE DOMAIN "json_text" AS TEXT COLLATE "C" CHECK (VALUE::json IS NOT NULL)',
    """
    CREATE TABLE "setting" (
        "key" words NOT NULL PRIMARY KEY, "value" words NOT NULL
    )
    """,
    """
    CREATE TABLE "season" (
        "name" words NOT NULL PRIMARY KEY, "rulebook" words NOT NULL, "federation" words NOT NULL,
        "list_date" iso_day NOT NULL
    )
    """,
    """
    CREATE TABLE "division" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "id" words NOT NULL,
        "name" words NOT NULL, "like" words NOT NULL, "tier" words NOT NULL,
        "level" BIGINT NOT NULL, "district" words, "boards" BIGINT NOT NULL,
        "mode" words NOT NULL, "lowest" yes_no NOT NULL, "youth_board" yes_no NOT NULL,
        "max_size" BIGINT, "late_nominations" BIGINT, "draw" iso_day, "age_group" words,
        PRIMARY KEY ("season", "id"), UNIQUE (season, position), CHECK (boards > 0),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "club" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "id" words NOT NULL,
        "name" words NOT NULL, "short_name" words, "district" words, "state" words,
        "member_since" iso_day, "suspended_from" iso_day, "suspended_until" iso_day,
        PRIMARY KEY ("season", "id"), UNIQUE (season, position),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "player" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "ident" words NOT NULL,
        "surname" words NOT NULL, "given_name" words NOT NULL, "born" iso_day,
        "sex" words NOT NULL, "nation" words NOT NULL, "rating" BIGINT, "fide_id" BIGINT,
        "fide_rating" BIGINT, "title" words,
        PRIMARY KEY ("season", "ident"), UNIQUE (season, position), CHECK (sex IN ('m', 'w')),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "registration" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "ident" words NOT NULL,
        "club" words NOT NULL, "kind" words NOT NULL, "reported" iso_day NOT NULL,
        "eligible_from" iso_day, "deregistered" iso_day, "equal" words, "proof_until" iso_day,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, club) REFERENCES club (season, id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "team" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "id" words NOT NULL,
        "name" words NOT NULL, "club" words NOT NULL, "division" words NOT NULL,
        "draw_number" BIGINT, "captain" words, "venue" words, "list_submitted" iso_day,
        PRIMARY KEY ("season", "id"), UNIQUE (season, position),
        FOREIGN KEY (season, club) REFERENCES club (season, id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, division) REFERENCES division (season, id)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "squad_entry" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "team" words NOT NULL,
        "place" BIGINT NOT NULL, "ident" words NOT NULL, "nominated" iso_day,
        "youth_board" yes_no NOT NULL,
        PRIMARY KEY ("season", "position"), UNIQUE (season, team, place),
        UNIQUE (season, team, ident),
        FOREIGN KEY (season, team) REFERENCES team (season, id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "fixture" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "division" words NOT NULL,
        "round" BIGINT NOT NULL, "home" words NOT NULL, "away" words NOT NULL,
        "end_date" iso_day NOT NULL, "day" iso_day NOT NULL, "start" words,
        PRIMARY KEY ("season", "position"), UNIQUE (season, division, round, home, away),
        CHECK (home <> away),
        FOREIGN KEY (season, division) REFERENCES division (season, id)
            DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, home) REFERENCES team (season, id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, away) REFERENCES team (season, id) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "board" (
        "season" words NOT NULL, "fixture" BIGINT NOT NULL, "board" BIGINT NOT NULL,
        "home_player" words, "away_player" words, "home_half" BIGINT, "away_half" BIGINT,
        "played_on" iso_day, "remark" words,
        PRIMARY KEY ("season", "fixture", "board"), CHECK (board > 0),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, position)
            DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, home_player) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, away_player) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED,
        CHECK ((home_half IS NULL) = (away_half IS NULL)),
        CHECK (home_half BETWEEN 0 AND 2 AND away_half BETWEEN 0 AND 2),
        CHECK (home_half + away_half <= 2),
        CHECK (remark IN ('late home', 'late away', 'late both'))
    )
    """,
    """
    CREATE TABLE "report" (
        "season" words NOT NULL, "fixture" BIGINT NOT NULL, "side" words NOT NULL,
        "reported" iso_day, "gaps_paid" json_text NOT NULL,
        PRIMARY KEY ("season", "fixture", "side"), CHECK (side IN ('home', 'away')),
        CHECK (json_typeof(gaps_paid::json) = 'array'),
        FOREIGN KEY (season, fixture) REFERENCES fixture (season, position)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "declaration" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "club" words NOT NULL,
        "ident" words NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, club) REFERENCES club (season, id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "external_game" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "ident" words NOT NULL,
        "division" words NOT NULL, "day" iso_day NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "national_squad_entry" (
        "season" words NOT NULL, "position" BIGINT NOT NULL, "club" words NOT NULL,
        "division" words NOT NULL, "place" BIGINT NOT NULL, "ident" words NOT NULL,
        PRIMARY KEY ("season", "position"),
        FOREIGN KEY (season, club) REFERENCES club (season, id) DEFERRABLE INITIALLY DEFERRED,
        FOREIGN KEY (season, ident) REFERENCES player (season, ident)
            DEFERRABLE INITIALLY DEFERRED
    )
    """,
    """
    CREATE TABLE "ruling" (
        "season" words NOT NULL, "number" BIGINT NOT NULL, "action" words NOT NULL,
        "target" words NOT NULL, "reason" words NOT NULL, "by" words NOT NULL,
        "at" words NOT NULL, "division" words, "round" BIGINT, "home" words, "away" words,
        "team" words, "cents" BIGINT,
        PRIMARY KEY ("season", "number"),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED,
        CHECK (action IN ('confirm', 'waive', 'change', 'add', 'exclude', 'reopen')),
        CHECK ((division IS NULL) = (round IS NULL)),
        CHECK ((division IS NULL) = (home IS NULL)), CHECK ((division IS NULL) = (away IS NULL))
    )
    """,
    """
    CREATE TABLE "record" (
        "number" BIGINT NOT NULL PRIMARY KEY, "season" words, "kind" words NOT NULL,
        "key" words NOT NULL, "body" json_text NOT NULL, "at" words NOT NULL,
        "by" words NOT NULL, CHECK (kind <> ''),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    'CREATE INDEX "record_kind_season_key" ON "record" ("kind", "season", "key")',
    """
    CREATE TABLE "draft" (
        "number" BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "season" words,
        "kind" words NOT NULL, "key" words NOT NULL, "body" json_text NOT NULL,
        "at" words NOT NULL, "by" words NOT NULL, "program" words NOT NULL,
        "typing" yes_no NOT NULL, CHECK (kind <> ''),
        FOREIGN KEY (season) REFERENCES season (name) DEFERRABLE INITIALLY DEFERRED
    )
    """,
    'CREATE INDEX "draft_season_kind_key" ON "draft" ("season", "kind", "key")',
    """
    CREATE TABLE "journal" (
        "number" BIGINT NOT NULL PRIMARY KEY, "at" words NOT NULL, "by" words NOT NULL,
        "what" words NOT NULL, "deed" BIGINT NOT NULL, "subject" words NOT NULL,
        "before" words NOT NULL, "after" words NOT NULL, "why" words NOT NULL,
        "salt" words NOT NULL, "body" words NOT NULL, "facts" words NOT NULL,
        "previous" words NOT NULL, "hash" words NOT NULL, "rows" words NOT NULL,
        "judged" BIGINT NOT NULL, "others" BIGINT NOT NULL
    )
    """,
    """
    CREATE TABLE "journal_head" (
        "id" BIGINT NOT NULL PRIMARY KEY CHECK (id = 1), "count" BIGINT NOT NULL,
        "hash" words NOT NULL
    )
    """,
    "INSERT INTO journal_head VALUES (1, 0, '')",
    """
    CREATE TABLE "fact_hash" (
        "level" BIGINT NOT NULL, "tree" words NOT NULL, "at" BIGINT NOT NULL,
        "hash" BYTEA NOT NULL,
        PRIMARY KEY ("level", "tree", "at")
    )
    """,
    """
    CREATE TABLE "credential" (
        "login" words NOT NULL PRIMARY KEY, "hash" words NOT NULL, "at" words NOT NULL
    )
    """,
    """
    CREATE TABLE "access_code" (
        "id" words NOT NULL PRIMARY KEY, "hash" words NOT NULL, "login" words NOT NULL,
        "season" words NOT NULL, "match" words NOT NULL, "side" words NOT NULL,
        "name" words NOT NULL, "by" words NOT NULL, "at" words NOT NULL,
        "until" words NOT NULL, "used" words
    )
    """,
    """
    CREATE TABLE "login_session" (
        "id" words NOT NULL PRIMARY KEY, "login" words NOT NULL, "language" words NOT NULL,
        "at" words NOT NULL, "seen" words NOT NULL, "until" words NOT NULL,
        "address" words NOT NULL, "agent" words NOT NULL
    )
    """,
    """
    CREATE TABLE "attempt" (
        "number" BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "whose" words NOT NULL,
        "at" words NOT NULL
    )
    """,
    "CREATE INDEX attempt_whose ON attempt (whose, at)",
    """
    CREATE TABLE "message" (
        "number" BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY, "event" words NOT NULL,
        "whom" words NOT NULL, "mail" words NOT NULL, "subject" words NOT NULL,
        "body" words NOT NULL, "at" words NOT NULL, "due" words NOT NULL, "claimed" words,
        "sent" words, "fault" words,
        UNIQUE ("event", "whom")
    )
    """,
)
