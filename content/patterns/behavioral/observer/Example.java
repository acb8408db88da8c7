/** A late ferry concerns the departure board and the connecting bus. */
import java.util.ArrayList;
import java.util.List;

interface BerthListener { void late(String ferry, int minutes); }

class Berth {
    private final List<BerthListener> listeners = new ArrayList<>();

    void subscribe(BerthListener listener) { listeners.add(listener); }

    void unsubscribe(BerthListener listener) { listeners.remove(listener); }

    void delay(String ferry, int minutes) {
        for (BerthListener listener : List.copyOf(listeners)) listener.late(ferry, minutes);
    }
}

class DepartureBoard implements BerthListener {
    public void late(String ferry, int minutes) {
        System.out.println("board: " + ferry + " delayed by " + minutes + " minutes");
    }
}

class BusDispatch implements BerthListener {
    public void late(String ferry, int minutes) {
        String decision = minutes <= 15 ? "waits" : "leaves without its passengers";
        System.out.println("bus: line 7 for " + ferry + " " + decision);
    }
}

public class Example {
    public static void main(String[] args) {
        Berth berth = new Berth();
        BusDispatch bus = new BusDispatch();
        berth.subscribe(new DepartureBoard());
        berth.subscribe(bus);
        berth.delay("Kittiwake", 10);
        berth.delay("Kittiwake", 40);
        berth.unsubscribe(bus);
        berth.delay("Gannet", 5);
    }
}
