// nothingLost: Runtime Error deadlock
class QueueException extends Exception {}
final class Closed extends QueueException {}
final class Full extends QueueException {}
final class Empty extends QueueException {}

class BoundedQueue<T> {
    private final Deque<T> items = new ArrayDeque<>();
    private final int capacity;
    private boolean closed;

    BoundedQueue(int capacity) {
        this.capacity = capacity;
    }

    void put(T item) throws QueueException, InterruptedException {
        put(item, 1, TimeUnit.DAYS);
    }

    synchronized void put(T item, long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        while (items.size() == capacity && !closed) pause(deadline, new Full());
        if (closed) throw new Closed();
        items.addLast(item);
        notify(); // may reach another producer
    }

    T take() throws QueueException, InterruptedException {
        return take(1, TimeUnit.DAYS);
    }

    synchronized T take(long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        while (items.isEmpty() && !closed) pause(deadline, new Empty());
        if (items.isEmpty()) throw new Closed();
        T item = items.removeFirst();
        notify();
        return item;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    private void pause(long deadline, QueueException late) throws QueueException, InterruptedException {
        long left = deadline - System.nanoTime();
        if (left <= 0) throw late;
        if (left > 1_000_000_000L) wait();
        else wait(left / 1_000_000 + 1);
    }
}
