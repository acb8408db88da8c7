/** A seating plan that can take back every change. */
import java.util.*;

class SeatingPlan {
    private final Map<String, Integer> tables = new HashMap<>();

    int table(String guest) { return tables.getOrDefault(guest, 0); }
    void move(String guest, int table) { tables.put(guest, table); }
}

interface Change {
    void apply();
    void revert();
}

class Place implements Change {
    private final SeatingPlan plan;
    private final String guest;
    private final int table;
    private int before;
    Place(SeatingPlan plan, String guest, int table) {
        this.plan = plan; this.guest = guest; this.table = table;
    }
    public void apply() {
        before = plan.table(guest);
        plan.move(guest, table);
    }
    public void revert() { plan.move(guest, before); }
}

record Swap(SeatingPlan plan, String one, String other) implements Change {
    public void apply() {
        int first = plan.table(one);
        plan.move(one, plan.table(other));
        plan.move(other, first);
    }
    public void revert() { apply(); } // swapping again restores the plan
}

class History {
    private final Deque<Change> done = new ArrayDeque<>();
    void run(Change change) {
        change.apply();
        done.push(change);
    }
    void undo() { done.pop().revert(); }
}

public class Example {
    public static void main(String[] args) {
        SeatingPlan plan = new SeatingPlan();
        History history = new History();
        history.run(new Place(plan, "Ada", 1));
        history.run(new Place(plan, "Ben", 2));
        history.run(new Swap(plan, "Ada", "Ben"));
        System.out.println("after swap: Ada " + plan.table("Ada") + ", Ben " + plan.table("Ben"));
        history.undo();
        System.out.println("after undo: Ada " + plan.table("Ada") + ", Ben " + plan.table("Ben"));
    }
}
