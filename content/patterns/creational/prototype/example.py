"""Greenhouse plans are copied from a shelf and then adapted."""
from abc import ABC, abstractmethod


class Plan(ABC):
    @abstractmethod
    def clone(self) -> "Plan": ...


class TimedPlan(Plan):
    def __init__(self, hours: list[int]) -> None:
        self.hours = hours

    def clone(self) -> "TimedPlan":
        return TimedPlan(list(self.hours))

    def __str__(self) -> str:
        return f"water at {', '.join(map(str, self.hours))}"


class MistPlan(Plan):
    def __init__(self, target: int) -> None:
        self.target = target

    def clone(self) -> "MistPlan":
        return MistPlan(self.target)

    def __str__(self) -> str:
        return f"keep humidity at {self.target}%"


class PlanShelf:
    def __init__(self) -> None:
        self._plans: dict[str, Plan] = {}

    def put(self, name: str, plan: Plan) -> None:
        self._plans[name] = plan

    def copy(self, name: str) -> Plan:
        return self._plans[name].clone()


shelf = PlanShelf()
shelf.put("tomato", TimedPlan([6, 18]))
shelf.put("fern", MistPlan(80))
north = shelf.copy("tomato")
if isinstance(north, TimedPlan):
    north.hours.append(12)
print(f"north house: {north}")
print(f"on the shelf: {shelf.copy('tomato')}")
print(f"fern house: {shelf.copy('fern')}")
