"""A club championship without a court and both objections; a school final; penalties; a ban."""

from tests.stories.youth_steps import Step, refused, step

CLUBS = ("1", "2", "3", "4")


def _member(ident: str, club: str, name: str, born: str = "2012-06-10") -> Step:
    typed = f"player register {ident} {club} --posted 2025-10-01 --nation GER --born {born} --name"
    return step(typed, "Member", name)


def _team(club: str, *order: int) -> str:
    return ",".join(f"t{club}{board}" for board in order)


def _played(number: int, home: str, away: str, results: str, *orders: str) -> Step:
    first, second = orders or (_team(home, 1, 2, 3, 4), _team(away, 1, 2, 3, 4))
    return step(
        f"match enter vm-u14 {number} T{home} T{away} --home-players {first}"
        f" --away-players {second} --results {results}"
    )


LISTED: tuple[Step, ...] = (
    *(_member(f"t{club}{board}", club, f"Team{chr(64 + board)}, Kind {club}")
      for club in CLUBS for board in range(1, 6)),
    _member("t19", "1", "Zuspät, Zoe"),
    _member("t18", "1", "Zualt, Zeno", "2011-12-31"),
    step("division add vm-u14 --like vm-u14", "4 boards"),
    *(step(f"team register T{club} {club} vm-u14", "is entered", f"Team {club}")
      for club in CLUBS),
    step("division decide vm-u14 court no --date 2026-04-01 --decided-by Vorstand"),
    step("division decide vm-u14 director Turnierleiter --date 2026-04-01 --decided-by Vorstand"),
    # Of another club, too old by a day: said when the list comes.
    step("list submit T1 t11 t12 t13 t14 t21 --posted 2026-04-20", "§ 5.2"),
    step("list submit T1 t11 t12 t13 t14 t18 --posted 2026-04-21", "§ 5.3"),
    *(step(f"list submit T{club} t{club}1 t{club}2 t{club}3 t{club}4 t{club}5"
           " --posted 2026-05-01", "is stored") for club in CLUBS),
    step("draw vm-u14 --dates 2026-05-09,2026-05-10,2026-05-11 --seed 3", "T3 T1"),
)  # fmt: skip
PLAYED: tuple[Step, ...] = (
    # t13 is listed behind t12 and sits ahead of him on board 2: lost from there on.
    step("match enter vm-u14 1 T3 T1 --home-players t31,t32,t33,t34 --away-players"
         " t11,t13,t12,t14 --results 1,1,0,0", "everything from board 2 is lost"),
    step("match enter vm-u14 1 T4 T2 --home-players t41,t42,t43,t44 --away-players t21,-,t23,t24"
         " --results 1,-,0,0", "the opponent wins every game from board 2 on"),
    # After the first round no list counts, and nobody is nominated late.
    refused("list submit T1 t11 t13 t12 t14 t15 --posted 2026-05-10", "SJRP § 10.8"),
    step("protest director vm-u14 1 --text Reihenfolge --date 2026-05-09 --at 12:00 --who",
         "SJRP § 21.1.2", "Team 1"),
    step("protest answer vm-u14 1 --rejected --date 2026-05-09 --reason Liste --who", "", "Team 1"),
    _played(2, "1", "2", "1,½,½,0"),
    _played(2, "3", "4", "1,½,½,0"),
    _played(3, "4", "1", "0,½,½,0"),
    _played(3, "2", "3", "0,½,½,0"),
)  # fmt: skip
OBJECTED: tuple[Step, ...] = (
    refused("protest object vm-u14 1 --text Brett --date 2026-05-16 --who",
            "needs a protest on which the director has decided", "Team 2"),
    # The event ends on 11 May: five days to the 16th, and from the 16th five for the fee.
    step("protest object vm-u14 1 --text Liste --date 2026-05-16 --who",
         "there is time until 21 May 2026", "Team 1"),
    step("protest pay 1 --date 2026-05-21"),
    step("protest decide 1 --rejected --date 2026-05-25 --reason Liste",
         "€10.00 are forfeited"),
    # Five days from the written reasons, and five more for the fee of € 50.
    step("protest appeal 1 --filed 2026-05-30 --reasons 2026-05-25 --who 1 --text Nochmals",
         "there is time until 4 Jun 2026"),
    step("protest pay 2 --date 2026-06-04"),
    step("protest decide 2 --granted --date 2026-06-20 --reason Recht", "€50.00"),
    # What the decision that fell had forfeited goes back too.
    step("account deposits", "Held: €0.00; forfeited: €0.00"),
)  # fmt: skip
LEVEL: tuple[Step, ...] = (
    # T3 and T4 won in round 1 and drew in round 2; the losses of T4 and T2 in round 3 decide.
    step("table vm-u14", "1 Team 3"),
    step("event onward", "SJRP § 10.13"),
    step("report certificates vm-u14 -", "Rheinland-Pfalz"),
    # 10.1: who may play by the rules of the DSJ is for a person; what he decides stands here.
    step("ruling board vm-u14 2 T1 T2 3 0:1 --reason DSJ"),
)
FINED: tuple[Step, ...] = (
    refused("account fine 1 100.01 --date 2026-06-21 --reason Fälschung", "§ 20.2"),
    step("account fine 1 100 --date 2026-06-21 --reason Fälschung", "is fined €100.00"),
    refused("account fine 1 50 --person t11 --date 2026-06-21 --reason Fälschung", "§ 20.2"),
    refused("account fine 1 0 --person t11 --date 2026-06-21 --reason Fälschung"
            " --ban-from 2026-06-22 --ban-until 2027-06-21", "§ 20.2"),
    refused("account fine 1 0 --person t11 --date 2026-06-21 --reason Fälschung --repeated"
            " --ban-from 2026-06-22 --ban-until 2027-06-22", "§ 20.2"),
    step("account fine 1 0 --person t11 --date 2026-06-21 --reason Fälschung --repeated"
         " --ban-from 2026-06-22 --ban-until 2027-06-21", "Banned from 22 Jun 2026"),
    step("account pay 1 100 --date 2026-06-28"),
)  # fmt: skip


def _pupil(ident: str, school: str, grade: int, name: str) -> Step:
    typed = f"school pupil {school} {ident} --class {grade} --sex w --born 2015-09-01 --name"
    return step(typed, "", name)


SCHOOL: tuple[Step, ...] = (
    refused("school register 901 --kind grundschule --region Hunsrück", "SJRP § 18.3",
            "Grundschule Mitte"),
    step("school register 901 --kind grundschule --region Trier", "number 901",
         "Grundschule Mitte"),
    step("school register 902 --kind grundschule --region Pfalz", "number 902",
         "Grundschule Süd"),
    step("division add wk-g --like wk-g-round-robin"),
    *(_pupil(f"p{school}{at}", f"90{school}", 4, f"Kind{chr(64 + at)}, Schule {school}")
      for school in "12" for at in range(1, 5)),
    # In class 5 nobody plays for a primary school.
    _pupil("p19", "901", 5, "Fünft, Fee"),
    *(step(f"team register GS{school} 90{school} wk-g", "is entered", f"Schule {school}")
      for school in "12"),
    *(step(f"school place GS{school} 1") for school in "12"),
    step("school companion GS1 --born 2009-01-01", "SJRP § 18.5", "Jung, Jo"),
    *(step(f"school companion GS{school} --adult", "", "Alt, Ada") for school in "12"),
    step("list submit GS1 p11 p12 p13 p19 --posted 2026-06-01", "§ 18.2"),
    *(step(f"list submit GS{school} p{school}1 p{school}2 p{school}3 p{school}4"
           " --posted 2026-06-02", "is stored") for school in "12"),
    step("school show wk-g", "has a place (SJRP § 18.4)"),
    step("draw wk-g --dates 2026-06-13 --seed 1"),
    step("match enter wk-g 1 GS2 GS1 --home-players p21,p22,p23,p24 --away-players"
         " p11,p12,p13,p14 --results 0,0,0,½"),
    step("table wk-g", "1 Schule 1"),
    step("event onward", "SJRP § 18.13"),
)  # fmt: skip
CANCELLED: tuple[Step, ...] = (
    step("rollover 2026/27 --list-date 2026-07-01"),
    # Fourteen days before 18 September are 4 September: a day later is too late.
    step("club cancel 3 --season 2026/27 --of MDVM --begins 2026-09-18 --date 2026-09-05 --told",
         "SJRP § 10.15"),
    step("club cancelled 3 --season 2026/27 --of MDVM --ban-from 2026-10-01"
         " --ban-until 2027-06-30 --date 2026-09-10 --reason Vorstand"),
)  # fmt: skip
