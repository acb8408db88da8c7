"""A telescope obeys only during booked hours, and its dome opens only if needed."""
from typing import Callable, Optional, Protocol


class Telescope(Protocol):
    def point(self, target: str) -> str: ...


class Observatory:
    def __init__(self) -> None:
        print("  (the dome opens)")

    def point(self, target: str) -> str:
        return f"pointing at {target}"


class BookedTelescope:
    def __init__(self, hours: set[int], clock: Callable[[], int]) -> None:
        self._hours, self._clock = hours, clock
        self._observatory: Optional[Observatory] = None

    def point(self, target: str) -> str:
        if self._clock() not in self._hours:
            return f"refused, {target} is not booked for this hour"
        if self._observatory is None:
            self._observatory = Observatory()
        return self._observatory.point(target)


now = 20
telescope: Telescope = BookedTelescope({21, 22}, lambda: now)
for now, target in ((20, "Saturn"), (21, "Saturn"), (22, "Vega"), (23, "Vega")):
    answer = telescope.point(target)
    print(f"{now}:00 {answer}")
