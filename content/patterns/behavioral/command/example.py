"""A seating plan that can take back every change."""
from typing import Protocol


class SeatingPlan:
    def __init__(self) -> None: self._tables: dict[str, int] = {}

    def table(self, guest: str) -> int:
        return self._tables.get(guest, 0)

    def move(self, guest: str, table: int) -> None:
        self._tables[guest] = table


class Change(Protocol):
    def apply(self) -> None: ...
    def revert(self) -> None: ...


class Place:
    def __init__(self, plan: SeatingPlan, guest: str, table: int) -> None:
        self._plan, self._guest, self._table, self._before = plan, guest, table, 0

    def apply(self) -> None:
        self._before = self._plan.table(self._guest)
        self._plan.move(self._guest, self._table)

    def revert(self) -> None:
        self._plan.move(self._guest, self._before)


class Swap:
    def __init__(self, plan: SeatingPlan, one: str, other: str) -> None:
        self._plan, self._one, self._other = plan, one, other

    def apply(self) -> None:
        first, second = self._plan.table(self._one), self._plan.table(self._other)
        self._plan.move(self._one, second)
        self._plan.move(self._other, first)

    revert = apply  # swapping again restores the plan


class History:
    def __init__(self) -> None: self._done: list[Change] = []

    def run(self, change: Change) -> None:
        change.apply()
        self._done.append(change)

    def undo(self) -> None:
        self._done.pop().revert()


plan, history = SeatingPlan(), History()
for change in (Place(plan, "Ada", 1), Place(plan, "Ben", 2), Swap(plan, "Ada", "Ben")):
    history.run(change)
print(f"after swap: Ada {plan.table('Ada')}, Ben {plan.table('Ben')}")
history.undo()
print(f"after undo: Ada {plan.table('Ada')}, Ben {plan.table('Ben')}")
