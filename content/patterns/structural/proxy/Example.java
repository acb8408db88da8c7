/** A telescope obeys only during booked hours, and its dome opens only if needed. */
import java.util.Set;
import java.util.function.IntSupplier;

interface Telescope { String point(String target); }

class Observatory implements Telescope {
    Observatory() { System.out.println("  (the dome opens)"); }

    public String point(String target) { return "pointing at " + target; }
}

class BookedTelescope implements Telescope {
    private final Set<Integer> hours;
    private final IntSupplier clock;
    private Observatory observatory;

    BookedTelescope(Set<Integer> hours, IntSupplier clock) {
        this.hours = hours;
        this.clock = clock;
    }

    public String point(String target) {
        if (!hours.contains(clock.getAsInt()))
            return "refused, " + target + " is not booked for this hour";
        if (observatory == null) observatory = new Observatory();
        return observatory.point(target);
    }
}

public class Example {
    static int now;

    static void night(Telescope telescope, int hour, String target) {
        now = hour;
        String answer = telescope.point(target);
        System.out.println(hour + ":00 " + answer);
    }

    public static void main(String[] args) {
        Telescope telescope = new BookedTelescope(Set.of(21, 22), () -> now);
        night(telescope, 20, "Saturn");
        night(telescope, 21, "Saturn");
        night(telescope, 22, "Vega");
        night(telescope, 23, "Vega");
    }
}
