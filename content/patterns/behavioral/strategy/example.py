"""One heating bill, three ways to split it among the flats of a house."""
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Flat:
    name: str
    area: int
    units: int


class SplitRule(Protocol):
    def weights(self, flats: list[Flat]) -> list[int]: ...


class EqualSplit:
    def weights(self, flats: list[Flat]) -> list[int]:
        return [1 for _ in flats]


class ByArea:
    def weights(self, flats: list[Flat]) -> list[int]:
        return [flat.area for flat in flats]


class ByMeter:
    def weights(self, flats: list[Flat]) -> list[int]:
        return [flat.units for flat in flats]


class HeatingBill:
    def __init__(self, cents: int, rule: SplitRule) -> None:
        self._cents, self._rule = cents, rule

    def shares(self, flats: list[Flat]) -> list[int]:
        weights = self._rule.weights(flats)
        shares = [self._cents * weight // sum(weights) for weight in weights]
        for index in range(self._cents - sum(shares)):  # the cents that rounding left over
            shares[index] += 1
        return shares


flats = [Flat("ground", 50, 10), Flat("first", 70, 20), Flat("attic", 30, 10)]
for rule in (EqualSplit(), ByArea(), ByMeter()):
    shares = HeatingBill(10_000, rule).shares(flats)
    print(f"{type(rule).__name__}: {shares}, together {sum(shares)}")
