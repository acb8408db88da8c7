"""4,000 seats of a concert hall share three seat types."""
from dataclasses import dataclass


@dataclass(frozen=True)
class SeatType:
    name: str
    cents: int
    view: str


class SeatTypes:
    DATA = {"stalls": (6500, "level"), "balcony": (4200, "steep"), "gallery": (1800, "partial")}

    def __init__(self) -> None:
        self._types: dict[str, SeatType] = {}

    def get(self, name: str) -> SeatType:
        if name not in self._types:
            self._types[name] = SeatType(name, *self.DATA[name])
        return self._types[name]

    def __len__(self) -> int:
        return len(self._types)


@dataclass(frozen=True, slots=True)
class Seat:
    row: int
    number: int
    type: SeatType


class Hall:
    def __init__(self, types: SeatTypes) -> None:
        self.seats: list[Seat] = []
        for row in range(80):
            name = "stalls" if row < 10 else "balcony" if row < 50 else "gallery"
            self.seats += [Seat(row, number, types.get(name)) for number in range(50)]

    def seat(self, row: int, number: int) -> Seat:
        return self.seats[row * 50 + number]


types = SeatTypes()
hall = Hall(types)
print(f"{len(hall.seats)} seats, {len(types)} seat types")
print(f"full house: {sum(seat.type.cents for seat in hall.seats) // 100} euros")
shared = hall.seat(3, 7).type is hall.seat(9, 40).type
print(f"row 3 and row 9 share a type: {'yes' if shared else 'no'}")
