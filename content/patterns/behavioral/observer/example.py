"""A late ferry concerns the departure board and the connecting bus."""
from typing import Protocol


class BerthListener(Protocol):
    def late(self, ferry: str, minutes: int) -> None: ...


class Berth:
    def __init__(self) -> None:
        self._listeners: list[BerthListener] = []

    def subscribe(self, listener: BerthListener) -> None:
        self._listeners.append(listener)

    def unsubscribe(self, listener: BerthListener) -> None:
        self._listeners.remove(listener)

    def delay(self, ferry: str, minutes: int) -> None:
        for listener in list(self._listeners):
            listener.late(ferry, minutes)


class DepartureBoard:
    def late(self, ferry: str, minutes: int) -> None:
        print(f"board: {ferry} delayed by {minutes} minutes")


class BusDispatch:
    def late(self, ferry: str, minutes: int) -> None:
        decision = "waits" if minutes <= 15 else "leaves without its passengers"
        print(f"bus: line 7 for {ferry} {decision}")


berth, bus = Berth(), BusDispatch()
berth.subscribe(DepartureBoard())
berth.subscribe(bus)
berth.delay("Kittiwake", 10)
berth.delay("Kittiwake", 40)
berth.unsubscribe(bus)
berth.delay("Gannet", 5)
