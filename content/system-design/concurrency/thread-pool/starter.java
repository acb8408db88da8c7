class ThreadPool {
    ThreadPool(int size, int capacity) {

    }

    /** Throws RejectedExecutionException where the queue is full, or after a shutdown. */
    <T> Future<T> submit(Callable<T> body) {
        return null;
    }

    /** Takes no more tasks; those that are queued are still carried out. */
    void shutdown() {

    }

    /** Takes no more tasks, drops those that are queued, interrupts those that run. Returns how many were dropped. */
    int shutdownNow() {
        return 0;
    }

    /** Waits until all threads have ended. False: the time limit is over. */
    boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        return false;
    }
}
