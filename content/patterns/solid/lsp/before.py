"""A saver booking is a booking, says the class; a tour that cancels finds out otherwise."""


class Booking:
    def __init__(self, room: str, price: int) -> None:
        self.room, self.price = room, price

    def cancel(self) -> int:
        """Frees the room and returns the refund."""
        return self.price


class SaverBooking(Booking):
    def cancel(self) -> int:
        raise RuntimeError(f"{self.room} cannot be canceled")


def cancel_tour(bookings: list[Booking]) -> None:
    for booking in bookings:
        print(f"{booking.room}: {booking.cancel()} refunded")


try:
    cancel_tour([Booking("room 1", 80), SaverBooking("room 2", 50), Booking("room 3", 90)])
except RuntimeError as error:
    print(f"stopped halfway: {error}")
