"""Only what can be canceled has a cancel; the type checker keeps the rest out."""


class Booking:
    def __init__(self, room: str, price: int) -> None:
        self.room, self.price = room, price


class CancellableBooking(Booking):
    def cancel(self) -> int:
        """Frees the room and returns the refund."""
        return self.price


class SaverBooking(Booking):
    """Cheaper, and final."""


def cancel_tour(bookings: list[CancellableBooking]) -> None:
    for booking in bookings:
        print(f"{booking.room}: {booking.cancel()} refunded")


def total(bookings: list[Booking]) -> int:
    return sum(booking.price for booking in bookings)


first, third = CancellableBooking("room 1", 80), CancellableBooking("room 3", 90)
print(f"total: {total([first, SaverBooking('room 2', 50), third])}")
cancel_tour([first, third])
