"""Any kind of ticket appears on any medium."""
from abc import ABC, abstractmethod
from typing import Protocol


class Medium(Protocol):
    def show(self, lines: list[str]) -> str: ...


class PaperStrip:
    def show(self, lines: list[str]) -> str:
        return " / ".join(lines).upper()


class PhoneScreen:
    def show(self, lines: list[str]) -> str:
        return "".join(f"[{line}]" for line in lines)


class Ticket(ABC):
    def __init__(self, medium: Medium) -> None:
        self._medium = medium

    @abstractmethod
    def lines(self) -> list[str]: ...

    def issue(self) -> str:
        return self._medium.show(self.lines())


class SingleRide(Ticket):
    def __init__(self, medium: Medium, stop: str) -> None:
        super().__init__(medium)
        self._stop = stop

    def lines(self) -> list[str]:
        return ["Single ride", f"to {self._stop}"]


class DayPass(Ticket):
    def lines(self) -> list[str]:
        return ["Day pass", "all zones", "until 03:00"]


for medium in (PaperStrip(), PhoneScreen()):
    print(SingleRide(medium, "Harbour").issue())
    print(DayPass(medium).issue())
