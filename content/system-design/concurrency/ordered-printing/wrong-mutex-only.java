// circle: Wrong Answer Wrong order
class TurnKeeper {
    private final long steps;
    private long step;

    TurnKeeper(int parties, long steps, LongToIntFunction whose) {
        this.steps = steps;
    }

    synchronized boolean take(int party, LongConsumer act) {
        if (step >= steps) return false;
        act.accept(step++);
        return true;
    }
}
