/** Greenhouse plans are copied from a shelf and then adapted. */
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

abstract class Plan {
    @Override public abstract Plan clone();
}

class TimedPlan extends Plan {
    final List<Integer> hours;

    TimedPlan(List<Integer> hours) { this.hours = new ArrayList<>(hours); }

    @Override public TimedPlan clone() { return new TimedPlan(hours); }

    @Override public String toString() {
        return "water at " + hours.stream().map(String::valueOf).collect(Collectors.joining(", "));
    }
}

class MistPlan extends Plan {
    int target;

    MistPlan(int target) { this.target = target; }

    @Override public MistPlan clone() { return new MistPlan(target); }

    @Override public String toString() { return "keep humidity at " + target + "%"; }
}

class PlanShelf {
    private final Map<String, Plan> plans = new HashMap<>();

    void put(String name, Plan plan) { plans.put(name, plan); }

    Plan copy(String name) { return plans.get(name).clone(); }
}

public class Example {
    public static void main(String[] args) {
        PlanShelf shelf = new PlanShelf();
        shelf.put("tomato", new TimedPlan(List.of(6, 18)));
        shelf.put("fern", new MistPlan(80));
        Plan north = shelf.copy("tomato");
        if (north instanceof TimedPlan timed) timed.hours.add(12);
        System.out.println("north house: " + north);
        System.out.println("on the shelf: " + shelf.copy("tomato"));
        System.out.println("fern house: " + shelf.copy("fern"));
    }
}
