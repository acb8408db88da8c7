/** A saver booking is a booking, says the class; a tour that cancels finds out otherwise. */
import java.util.List;

class Booking {
    final String room;
    final int price;

    Booking(String room, int price) {
        this.room = room;
        this.price = price;
    }

    /** Frees the room and returns the refund. */
    int cancel() { return price; }
}

class SaverBooking extends Booking {
    SaverBooking(String room, int price) { super(room, price); }

    @Override int cancel() { throw new IllegalStateException(room + " cannot be canceled"); }
}

public class Before {
    static void cancelTour(List<Booking> bookings) {
        for (Booking booking : bookings)
            System.out.println(booking.room + ": " + booking.cancel() + " refunded");
    }

    public static void main(String[] args) {
        try {
            cancelTour(List.of(new Booking("room 1", 80), new SaverBooking("room 2", 50),
                new Booking("room 3", 90)));
        } catch (IllegalStateException error) {
            System.out.println("stopped halfway: " + error.getMessage());
        }
    }
}
