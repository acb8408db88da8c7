// order: Wrong Answer Put 0 to 5
class QueueException extends Exception {}
final class Closed extends QueueException {}
final class Full extends QueueException {}
final class Empty extends QueueException {}

class BoundedQueue<T> {
    private final Object[] items;
    private int size, first;
    private volatile boolean closed;

    BoundedQueue(int capacity) {
        items = new Object[capacity];
    }

    void put(T item) throws QueueException, InterruptedException {
        put(item, 1, TimeUnit.DAYS);
    }

    void put(T item, long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        while (size == items.length && !closed) {
            if (System.nanoTime() > deadline) throw new Full();
            Thread.yield();
        }
        if (closed) throw new Closed();
        items[(first + size++) % items.length] = item;
    }

    T take() throws QueueException, InterruptedException {
        return take(1, TimeUnit.DAYS);
    }

    @SuppressWarnings("unchecked")
    T take(long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        long deadline = System.nanoTime() + unit.toNanos(timeout);
        while (size == 0 && !closed) {
            if (System.nanoTime() > deadline) throw new Empty();
            Thread.yield();
        }
        if (size == 0) throw new Closed();
        T item = (T) items[first];
        first = (first + 1) % items.length;
        size--;
        return item;
    }

    void close() {
        closed = true;
    }
}
