"""Kinds of photographs that are harder than most: what each asks of the paper, the table and the hands."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """What a kind of photograph has that others do not."""

    # The camera's tilt against the paper, in degrees, least and most.
    tilt: tuple[float, float] = (0, 15)
    # The share of the frame that the paper fills along one side, least and most.
    fill: tuple[float, float] = (0.80, 0.97)
    # How far creases lift crumpled paper, in parts of its width.
    crumple: float = 0.0
    # The fingers that hold the paper.
    fingers: int = 0
    # The other receipts on the table.
    neighbours: int = 0
    # The surfaces to choose from, by name; all common ones where there is none.
    surfaces: tuple[str, ...] = ()


# The plain kind and the harder ones; a kind's place in the list is part of its pictures' seed.
KINDS = {
    "plain": Kind(),
    "tilted": Kind(tilt=(22, 36)),
    "crumpled": Kind(crumple=0.012),
    "held": Kind(fingers=4, tilt=(5, 20)),
    "beside": Kind(neighbours=3, fill=(0.7, 0.9)),
    "patterned": Kind(surfaces=("newspaper", "flowers", "stripes")),
    "white": Kind(surfaces=("white",)),
    "small": Kind(fill=(0.58, 0.75)),
}
