/** A luggage locker reacts to the same two events in three different ways. */
interface LockerState {
    String store(Locker locker, int code);
    String open(Locker locker, int code);
}

class Locker {
    LockerState state = new Free();

    String store(int code) { return state.store(this, code); }

    String open(int code) { return state.open(this, code); }
}

class Free implements LockerState {
    public String store(Locker locker, int code) {
        locker.state = new Taken(code);
        return "locked";
    }

    public String open(Locker locker, int code) { return "nothing inside"; }
}

class Taken implements LockerState {
    private final int code;
    private int wrong;

    Taken(int code) { this.code = code; }

    public String store(Locker locker, int code) { return "already in use"; }

    public String open(Locker locker, int code) {
        if (code == this.code) {
            locker.state = new Free();
            return "door opens";
        }
        if (++wrong < 3) return "wrong code";
        locker.state = new Blocked();
        return "blocked, please ask the staff";
    }
}

class Blocked implements LockerState {
    public String store(Locker locker, int code) { return "blocked"; }
    public String open(Locker locker, int code) { return "blocked"; }
}

public class Example {
    public static void main(String[] args) {
        Locker locker = new Locker();
        System.out.println(String.join(", ",
            locker.open(1), locker.store(42), locker.store(9), locker.open(42)));
        System.out.println(String.join(", ",
            locker.store(55), locker.open(1), locker.open(2), locker.open(3), locker.open(55)));
    }
}
