class QueueException extends Exception {}
final class Closed extends QueueException {}
final class Full extends QueueException {}
final class Empty extends QueueException {}

class BoundedQueue<T> {
    BoundedQueue(int capacity) {

    }

    void put(T item) throws QueueException, InterruptedException {

    }

    /** Throws Full after the time limit, Closed once it is closed. */
    void put(T item, long timeout, TimeUnit unit) throws QueueException, InterruptedException {

    }

    T take() throws QueueException, InterruptedException {
        return null;
    }

    /** Throws Empty after the time limit, Closed once it is closed and drained. */
    T take(long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        return null;
    }

    void close() {

    }
}
