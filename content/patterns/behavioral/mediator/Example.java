/** Dishes of one table leave the kitchen together; the pass sees to it. */
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Pass {
    private final Map<Integer, List<Station>> orders = new HashMap<>();
    private final Map<Integer, List<Station>> ready = new HashMap<>();

    void order(int table, List<Station> stations) {
        orders.put(table, stations);
        ready.put(table, new ArrayList<>());
    }

    void ready(Station station, int table) {
        ready.get(table).add(station);
        if (ready.get(table).size() < orders.get(table).size()) {
            station.hold(table);
            return;
        }
        for (Station each : orders.get(table)) each.plate(table);
        System.out.println("bell: table " + table + " is served");
    }
}

abstract class Station {
    private final Pass pass;

    Station(Pass pass) { this.pass = pass; }

    abstract String dish();

    void finish(int table) { pass.ready(this, table); }

    void hold(int table) { System.out.println(dish() + " for table " + table + ": keep warm"); }
    void plate(int table) { System.out.println(dish() + " for table " + table + ": on the plate"); }
}

class Grill extends Station {
    Grill(Pass pass) { super(pass); }
    String dish() { return "steak"; }
}

class Fryer extends Station {
    Fryer(Pass pass) { super(pass); }
    String dish() { return "chips"; }
}

public class Example {
    public static void main(String[] args) {
        Pass pass = new Pass();
        Station grill = new Grill(pass), fryer = new Fryer(pass);
        pass.order(4, List.of(grill, fryer));
        pass.order(7, List.of(fryer));
        fryer.finish(4);
        fryer.finish(7);
        grill.finish(4);
    }
}
