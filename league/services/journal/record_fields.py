"""What the journal calls the fields of clubs, divisions and the facts recorded one by one."""

from league.language import _


def fields_of_records() -> dict[str, str]:
    """Return the words by the names of the fields."""
    return {
        **_fields_of_places(),
        **_fields_of_tournaments(),
        **_fields_of_protests(),
        **_fields_of_papers(),
        **_fields_of_claims(),
        **_fields_of_events(),
        **_fields_of_ratings(),
        **_fields_of_promotion(),
    }


def _fields_of_places() -> dict[str, str]:
    return {
        "district": _("district"),
        "federation": _("federation"),
        "group": _("group"),
        "id": _("code"),
        "like": _("plays like"),
        "tier": _("tier"),
        "level": _("level"),
        "lowest": _("lowest division"),
        "mode": _("mode"),
        "system": _("system"),
        "max_size": _("longest list"),
        "late_nominations": _("late nominations"),
        "age_group": _("age group"),
        "youth_board": _("youth board"),
        "short_name": _("short name"),
        "state": _("state"),
        "member_since": _("member since"),
        "draw_number": _("draw number"),
        "captain": _("captain"),
        "venue": _("venue"),
        "season": _("season"),
        "season_year": _("year the season begins in"),
    }


def _fields_of_tournaments() -> dict[str, str]:
    return {
        "draw": _("drawing of lots"),
        "seed": _("starting number"),
        "last_year": _("draw numbers of last year"),
        "agreed": _("agreed by"),
        "notified": _("notified"),
        "called_up": _("called up"),
        "consent": _("consent"),
        "winner": _("winner"),
        "tournament": _("tournament"),
        "second": _("second player"),
        "scores": _("points by board"),
        "first_round": _("first round"),
        "elo": _("Elo ratings"),
        "up": _("teams that go up"),
        "members": _("members of the list"),
        "player": _("player"),
        "eligible": _("who may play"),
        "barred": _("who may not play, by paragraph"),
        "submitted": _("handed in"),
        "games": _("games"),
        "bonds": _("tied to"),
        "since": _("since"),
        "declared": _("declared"),
        "national_front": _("front player of a national list"),
        "youth": _("youth players"),
        "fronts": _("front player of"),
        "until": _("until"),
    }


def _fields_of_protests() -> dict[str, str]:
    return {
        "event": _("occasion"),
        "number": _("number"),
        "filed": _("filed"),
        "fee_paid": _("fee paid"),
        "instance": _("instance"),
        "text": _("text"),
        "who": _("filed by"),
        "fide": _("FIDE"),
        "appeal_of": _("appeal against"),
        "decided": _("decided"),
        "granted": _("granted"),
        "reasons": _("reasons"),
        "rulings": _("decisions on the match"),
        "paragraph": _("paragraph"),
        "ban_from": _("banned from"),
        "ban_until": _("banned until"),
        "lifted": _("lifted"),
        "person": _("person"),
        "bans": _("bans"),
        "begins": _("begins"),
        "cancelled": _("cancelled"),
        "told": _("officer told"),
        "banned": _("banned"),
        "holder": _("account"),
    }


def _fields_of_papers() -> dict[str, str]:
    return {
        "owed": _("arrears"),
        "dealt": _("lateness dealt with"),
        "decision": _("decision"),
        "settled": _("arrears settled"),
        "in_arrears": _("in arrears"),
        "left": _("notice given"),
        "crosses_federations": _("from another federation"),
        "represented": _("represented the old federation"),
        "guest_elsewhere": _("guest elsewhere"),
        "executive": _("executive agreed"),
        "transfer": _("transfer"),
        "registered": _("announced"),
        "document": _("document"),
        "announced": _("announced"),
        "matter": _("matter"),
        "decided_by": _("decided by"),
    }


def _fields_of_claims() -> dict[str, str]:
    return {
        "equal": _("equal status"),
        "evidence": _("evidence"),
        "letter": _("letter of the paragraph"),
        "proof": _("proof"),
        "proof_until": _("proof until"),
        "born_here": _("born here"),
        "school": _("school"),
        "grade": _("grade"),
        "apprentice": _("apprentice"),
        "resident_since": _("resident since"),
        "registered_elsewhere": _("registered elsewhere"),
        "withdrawn": _("withdrawn"),
    }


def _fields_of_events() -> dict[str, str]:
    return {
        "about": _("about"),
        "year": _("year"),
        "announcement": _("announcement"),
        "organiser": _("organiser"),
        "closing": _("closing date"),
        "entry_fee": _("entry fee"),
        "deposit": _("Reuegeld"),
        "dates": _("dates"),
        "time_control": _("time control"),
        "titles": _("titles"),
        "prizes": _("prizes"),
        "rules": _("rules"),
        "issued": _("published"),
        "entries": _("entries"),
        "entered": _("entered"),
        "earlier": _("earlier results"),
        "ranking": _("ranking"),
        "white": _("White"),
        "black": _("Black"),
        "played": _("played"),
        "teams": _("teams"),
        "matches": _("matches"),
    }


def _fields_of_ratings() -> dict[str, str]:
    return {
        "rating": _("rating"),
        "fide_id": _("FIDE number"),
        "fide_rating": _("FIDE rating"),
        "title": _("title"),
        "sex": _("sex"),
        "control": _("time control"),
        "minutes": _("minutes"),
        "moves": _("moves"),
        "rest_minutes": _("minutes for the rest"),
        "seconds": _("seconds per move"),
        "permitted_by": _("permitted by"),
        "valid_from": _("valid from"),
        "carried": _("games carried over"),
        "opponent": _("rating of the opponent"),
        "score": _("half points"),
        "idle": _("periods without a game"),
        "listed": _("on the list"),
        "confirmed": _("confirmed"),
    }


def _fields_of_promotion() -> dict[str, str]:
    return {
        "coming_down": _("coming down"),
        "clubs_above": _("clubs above"),
        "numbers": _("numbers"),
        "base": _("relegated in a normal year"),
        "planned": _("teams planned"),
        "per_club": _("teams per club"),
        "qualified": _("order of the qualification tournament"),
        "choices": _("decisions"),
        "declined_clubs": _("clubs that decline"),
        "declined_teams": _("teams that decline"),
        "passed_on": _("right passed on in"),
        "excluded": _("excluded"),
        "placed": _("goes down to"),
    }
