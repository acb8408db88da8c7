"""A museum prepares a loan: insurance and crates for paintings and sculptures."""
from dataclasses import dataclass
from typing import Protocol


class ArtworkVisitor(Protocol):
    def painting(self, work: "Painting") -> None: ...
    def sculpture(self, work: "Sculpture") -> None: ...


class Artwork(Protocol):
    def accept(self, visitor: ArtworkVisitor) -> None: ...


@dataclass(frozen=True)
class Painting:
    title: str
    width: int
    height: int
    value: int

    def accept(self, visitor: ArtworkVisitor) -> None:
        visitor.painting(self)


@dataclass(frozen=True)
class Sculpture:
    title: str
    kilos: int
    value: int

    def accept(self, visitor: ArtworkVisitor) -> None:
        visitor.sculpture(self)


class InsuranceValue:
    def __init__(self) -> None:
        self.total = 0

    def painting(self, work: Painting) -> None:
        self.total += work.value

    def sculpture(self, work: Sculpture) -> None:
        self.total += work.value * 110 // 100  # a tenth more, for lifting


class CrateList:
    def painting(self, work: Painting) -> None:
        print(f"{work.title}: flat case {work.width + 10} x {work.height + 10} cm")

    def sculpture(self, work: Sculpture) -> None:
        print(f"{work.title}: crate for {work.kilos} kg")


loan: list[Artwork] = [Painting("Low Tide", 90, 60, 40_000), Sculpture("Heron", 340, 25_000)]
insurance, crates = InsuranceValue(), CrateList()
for work in loan:
    work.accept(insurance)
    work.accept(crates)
print(f"insure for {insurance.total}")
