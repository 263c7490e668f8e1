"""The question ``appeal``: what holds of the decision below once an appeal is decided."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from league.cases import reading
from league.cases.questions_matches import Answer
from league.cases.worlds import Case, answered_by
from league.errors import RuleBookError
from league.language import _
from league.rulebook import RuleBook

KEYS = ("stands", "refunded", "charged", "decision")
PARTLY, RESULT = "partly", "result"

Thing = str | Fraction


@dataclass(frozen=True, slots=True)
class _Lower:
    granted: bool
    waived: tuple[str, ...]
    fees: tuple[Fraction, ...]
    """In the unit in which the case has them."""
    result: str

    @property
    def brought(self) -> tuple[Thing, ...]:
        return (*self.waived, *self.fees, *([RESULT] if self.result else ()))


def read_appeal(case: Case) -> Callable[[], Answer]:
    """Read the decision below and the one on the appeal; answer what holds of the lower one.

    A fee that falls is refunded, of a protest that had been granted (where it was given back) it is
    charged. Granted in part, what falls must be said; else a person decides.
    """
    fields = case.fields
    lower = fields.need("lower", reading.with_keys(lambda inner: _lower(inner, case.book)))
    granted = fields.need("granted", _granted)
    falls = fields.get("falls", reading.maybe(reading.listed(_thing)), None)
    place = fields.place.at("falls")
    told = Counter(RESULT if one == lower.result else one for one in falls or ())
    if other := told - Counter(lower.brought):
        sentence = _("the decision below did not bring {what}.")
        raise place.wrong(sentence, what=_plain(next(iter(other))))
    if falls and granted is False:
        raise place.wrong(_("nothing falls when the appeal is rejected."))
    ask = answered_by(case, case.book.protests.replaced)

    def answer() -> Answer:
        all_fall = ask(bool(granted), granted == PARTLY, case.values())
        if falls is not None:
            gone = told
        else:
            gone = Counter(lower.brought) if all_fall else Counter[Thing]()
        return _answer(lower, gone, open_=all_fall is None and falls is None)

    return answer


def _answer(lower: _Lower, gone: Counter[Thing], *, open_: bool) -> Answer:
    left, stands, fallen = gone.copy(), list[Thing](), Fraction(0)
    things: tuple[Thing, ...] = (*lower.waived, *lower.fees)
    for one in things:
        if left[one]:
            left[one] -= 1
            fallen += one if isinstance(one, Fraction) else 0
        else:
            stands.append(one)
    back, anew = (Fraction(0), fallen) if lower.granted else (fallen, Fraction(0))
    found: Answer = {"stands": stands, "refunded": back, "charged": anew}
    return found | ({"decision": True} if open_ else {})


def _lower(fields: reading.Fields, book: RuleBook) -> _Lower:
    return _Lower(
        granted=bool(fields.need("granted", _granted)),
        waived=fields.get("waived", reading.listed(_rule(book)), ()),
        fees=fields.get("fees", reading.listed(reading.amount), ()),
        result=fields.get("result", reading.maybe(reading.text), None) or "",
    )


def _rule(book: RuleBook) -> reading.Read[str]:
    def read(value: object, place: reading.Place) -> str:
        rule = reading.text(value, place)
        try:
            book.paragraph(rule)
        except RuleBookError as error:
            raise place.wrong(str(error)) from error
        return rule

    return read


def _granted(value: object, place: reading.Place) -> bool | str:
    return PARTLY if value == PARTLY else reading.yes(value, place)


def _thing(value: object, place: reading.Place) -> Thing:
    return reading.text(value, place) if isinstance(value, str) else reading.amount(value, place)


def _plain(thing: Thing) -> str:
    return thing if isinstance(thing, str) else f"{float(thing):g}"
