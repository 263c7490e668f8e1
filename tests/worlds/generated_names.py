"""Names for generated seasons: coined surnames and places, so that nobody real is meant."""

from random import Random


def _words(text: str) -> list[str]:
    return text.split()


SURNAME_HEADS = _words(
    "Brumm Dorn Drex Firn Flack Glant Grimsl Gschnaid Hirsch Kalm Kessel Knapp Kralm Krumm Lamp "
    "Lemsch Lomb Marl Moos Nessel Ofen Pfarn Plank Quell Rankl Raunt Rettl Schlatt Schrems Schwoll "
    "Sprenz Stoiss Sulm Tamsch Troist Unterz Veichtl Wasen Wimb Wolst Zeisl Zwirn"
)
SURNAME_TAILS = _words(
    "achner auer bacher berger bichler brenner egger eder feldner gruber hammer hofer huber inger "
    "kogler lechner leitner maier moser nagl pointner reiter steiner stätter thaler wieser"
)
MEN = _words(
    "Alois Andreas Anton Bernd Christian Clemens Daniel Dominik Emil Erich Felix Florian Franz "
    "Georg Gerhard Günther Hannes Heinz Herbert Jakob Johann Jonas Josef Julian Karl Klaus Konrad "
    "Leopold Lukas Manfred Markus Matthias Max Michael Moritz Oskar Paul Peter Raphael Roland "
    "Roman Sebastian Simon Stefan Theodor Thomas Tobias Ulrich Valentin Vinzenz Walter Wolfgang"
)
WOMEN = _words(
    "Anna Barbara Bettina Carina Christina Elisabeth Elena Eva Franziska Hannah Helene Ines Iris "
    "Johanna Judith Julia Katharina Klara Laura Lena Magdalena Maria Marlene Nora Paula Rosa "
    "Sabine Sophie Theresa Ursula Valerie Verena"
)
PLACE_HEADS = _words(
    "Ahrn Birg Distel Espen Fahl Ganz Habicht Igel Jauk Kranz Lerch Mahd Nuss Otter Pirol Quitt "
    "Reb Schleh Tann Ulm Vogel Wacht Zirb"
)
PLACE_TAILS = _words(
    "anger boden brück egg garn grund halden höfe leiten ried stall tor wiesen zeil"
)
KINDS = ("Schachklub", "Schachfreunde", "SV Turm", "Springer")


def surname(rng: Random) -> str:
    return rng.choice(SURNAME_HEADS) + rng.choice(SURNAME_TAILS)


def given_name(rng: Random, sex: str) -> str:
    return rng.choice(WOMEN if sex == "w" else MEN)


def place(number: int) -> str:
    """Return the place of that number, each its own; further rounds get a numeral."""
    heads, tails = len(PLACE_HEADS), len(PLACE_TAILS)
    lap, rest = divmod(number, heads * tails)
    # One step aside per lap of the heads, so that neighbours in number sound different.
    name = PLACE_HEADS[rest % heads] + PLACE_TAILS[(rest + rest // heads) % tails]
    return f"{name} {lap + 1}" if lap else name
