/** Only what can be canceled has a cancel; the compiler keeps the rest out. */
import java.util.List;

interface Booking {
    String room();
    int price();
}

record CancellableBooking(String room, int price) implements Booking {
    /** Frees the room and returns the refund. */
    int cancel() { return price; }
}

/** Cheaper, and final. */
record SaverBooking(String room, int price) implements Booking {}

public class After {
    static void cancelTour(List<CancellableBooking> bookings) {
        for (CancellableBooking booking : bookings)
            System.out.println(booking.room() + ": " + booking.cancel() + " refunded");
    }

    static int total(List<Booking> bookings) {
        return bookings.stream().mapToInt(Booking::price).sum();
    }

    public static void main(String[] args) {
        var first = new CancellableBooking("room 1", 80);
        var third = new CancellableBooking("room 3", 90);
        var second = new SaverBooking("room 2", 50);
        System.out.println("total: " + total(List.of(first, second, third)));
        cancelTour(List.of(first, third));
    }
}
