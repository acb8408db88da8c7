"""When shall the garden be watered? A rule in a tiny language decides."""
from dataclasses import dataclass
from typing import Iterator, Protocol

Readings = dict[str, int]


class Rule(Protocol):
    def holds(self, readings: Readings) -> bool: ...


@dataclass(frozen=True)
class Above:
    sensor: str
    limit: int

    def holds(self, readings: Readings) -> bool:
        return readings[self.sensor] > self.limit


@dataclass(frozen=True)
class Not:
    rule: Rule

    def holds(self, readings: Readings) -> bool:
        return not self.rule.holds(readings)


@dataclass(frozen=True)
class Both:
    left: Rule
    right: Rule

    def holds(self, readings: Readings) -> bool:
        return self.left.holds(readings) and self.right.holds(readings)


def parse(words: Iterator[str]) -> Rule:
    word = next(words)
    if word == "and":
        return Both(parse(words), parse(words))
    if word == "not":
        return Not(parse(words))
    sensor, limit = word.split(">")
    return Above(sensor, int(limit))


rule = parse(iter("and dryness>60 not wind>8".split()))
for dryness, wind in ((70, 3), (70, 12), (40, 3)):
    answer = "water" if rule.holds({"dryness": dryness, "wind": wind}) else "wait"
    print(f"dryness {dryness}, wind {wind}: {answer}")
