/** Checking in at a veterinary clinic is one call at the front desk. */
import java.util.HashMap;
import java.util.Map;

class PatientFiles {
    private final Map<String, Integer> numbers = new HashMap<>();

    int open(String pet) {
        numbers.putIfAbsent(pet, 101 + numbers.size());
        return numbers.get(pet);
    }
}

class RoomPlan {
    private static final Map<String, String> ROOMS =
        Map.of("surgery", "theatre", "x-ray", "dark room");

    String assign(String reason) { return ROOMS.getOrDefault(reason, "room 1"); }
}

class Invoices {
    private int count;

    String start(int file, String reason) {
        count++;
        return file + "-" + count + " (" + reason + ")";
    }
}

class FrontDesk {
    private final PatientFiles files = new PatientFiles();
    private final RoomPlan rooms = new RoomPlan();
    private final Invoices invoices = new Invoices();

    String arrive(String pet, String reason) {
        int file = files.open(pet);
        String room = rooms.assign(reason);
        String invoice = invoices.start(file, reason);
        return pet + ": please go to " + room + ", invoice " + invoice;
    }
}

public class Example {
    public static void main(String[] args) {
        FrontDesk desk = new FrontDesk();
        System.out.println(desk.arrive("Biscuit", "x-ray"));
        System.out.println(desk.arrive("Olive", "vaccination"));
        System.out.println(desk.arrive("Biscuit", "surgery"));
    }
}
