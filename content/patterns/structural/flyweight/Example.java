/** 4,000 seats of a concert hall share three seat types. */
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

record SeatType(String name, int cents, String view) {}

class SeatTypes {
    private final Map<String, SeatType> types = new HashMap<>();

    SeatType get(String name) { return types.computeIfAbsent(name, SeatTypes::create); }

    int size() { return types.size(); }

    private static SeatType create(String name) {
        return switch (name) {
            case "stalls" -> new SeatType(name, 6500, "level");
            case "balcony" -> new SeatType(name, 4200, "steep");
            default -> new SeatType(name, 1800, "partial");
        };
    }
}

record Seat(int row, int number, SeatType type) {}

class Hall {
    final List<Seat> seats = new ArrayList<>();

    Hall(SeatTypes types) {
        for (int row = 0; row < 80; row++)
            for (int number = 0; number < 50; number++) {
                String name = row < 10 ? "stalls" : row < 50 ? "balcony" : "gallery";
                seats.add(new Seat(row, number, types.get(name)));
            }
    }

    Seat seat(int row, int number) { return seats.get(row * 50 + number); }
}

public class Example {
    public static void main(String[] args) {
        SeatTypes types = new SeatTypes();
        Hall hall = new Hall(types);
        System.out.println(hall.seats.size() + " seats, " + types.size() + " seat types");
        int cents = hall.seats.stream().mapToInt(seat -> seat.type().cents()).sum();
        System.out.println("full house: " + cents / 100 + " euros");
        boolean shared = hall.seat(3, 7).type() == hall.seat(9, 40).type();
        System.out.println("row 3 and row 9 share a type: " + (shared ? "yes" : "no"));
    }
}
