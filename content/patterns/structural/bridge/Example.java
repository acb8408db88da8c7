/** Any kind of ticket appears on any medium. */
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

interface Medium { String show(List<String> lines); }

class PaperStrip implements Medium {
    public String show(List<String> lines) {
        return String.join(" / ", lines).toUpperCase(Locale.ROOT);
    }
}

class PhoneScreen implements Medium {
    public String show(List<String> lines) {
        return lines.stream().map(line -> "[" + line + "]").collect(Collectors.joining());
    }
}

abstract class Ticket {
    private final Medium medium;

    Ticket(Medium medium) { this.medium = medium; }

    abstract List<String> lines();

    String issue() { return medium.show(lines()); }
}

class SingleRide extends Ticket {
    private final String stop;

    SingleRide(Medium medium, String stop) {
        super(medium);
        this.stop = stop;
    }

    List<String> lines() { return List.of("Single ride", "to " + stop); }
}

class DayPass extends Ticket {
    DayPass(Medium medium) { super(medium); }

    List<String> lines() { return List.of("Day pass", "all zones", "until 03:00"); }
}

public class Example {
    public static void main(String[] args) {
        for (Medium medium : List.of(new PaperStrip(), new PhoneScreen())) {
            System.out.println(new SingleRide(medium, "Harbour").issue());
            System.out.println(new DayPass(medium).issue());
        }
    }
}
