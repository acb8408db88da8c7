class Scheduler {
    /** A task that was scheduled. */
    class Task<T> {
        /** The value. Throws ExecutionException if the task threw, CancellationException if it was canceled. */
        T result(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
            return null;
        }

        /** True: it won't run; or, where it's periodic, it won't run again. False: too late. */
        boolean cancel() {
            return false;
        }
    }

    /** `onError` is told what tasks throw. */
    Scheduler(int workers, Consumer<Exception> onError) {

    }

    /** Runs an action at a time by System.nanoTime(); of those that are due, the earliest first. */
    <T> Task<T> at(long nanoTime, Callable<T> action) {
        return null;
    }

    <T> Task<T> after(long delay, TimeUnit unit, Callable<T> action) {
        return null;
    }

    /** Runs an action after each period, never twice at once. Times that it misses are skipped. */
    Task<Void> every(long period, TimeUnit unit, Runnable action) {
        return null;
    }

    /** Cancels what waits, and returns when the last worker has ended. */
    void shutdown() throws InterruptedException {

    }
}
