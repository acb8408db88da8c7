class TurnKeeper {
    TurnKeeper(int parties, long steps, LongToIntFunction whose) {

    }

    /** Waits for this party's next step and runs act(step). False: no steps are left, or another party failed. */
    boolean take(int party, LongConsumer act) throws InterruptedException {
        return false;
    }
}
