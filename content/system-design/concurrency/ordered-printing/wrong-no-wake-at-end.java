// circle: Runtime Error deadlock
class TurnKeeper {
    private final long steps;
    private final LongToIntFunction whose;
    private long step;

    TurnKeeper(int parties, long steps, LongToIntFunction whose) {
        this.steps = steps;
        this.whose = whose;
    }

    synchronized boolean take(int party, LongConsumer act) throws InterruptedException {
        while (step >= steps || whose.applyAsInt(step) != party) {
            wait();
        }
        act.accept(step++);
        notifyAll();
        return true;
    }
}
