// circle: Runtime Error deadlock
class TurnKeeper {
    private final long steps;
    private final LongToIntFunction whose;
    private long step;
    private boolean broken;

    TurnKeeper(int parties, long steps, LongToIntFunction whose) {
        this.steps = steps;
        this.whose = whose;
    }

    synchronized boolean take(int party, LongConsumer act) throws InterruptedException {
        while (!over() && whose.applyAsInt(step) != party) wait();
        if (over()) return false;
        boolean done = false;
        try {
            act.accept(step);
            done = true;
        } finally {
            if (done) step++;
            else broken = true;
            notify(); // one of many: it may be the wrong one
        }
        return true;
    }

    private boolean over() {
        return broken || step >= steps;
    }
}
