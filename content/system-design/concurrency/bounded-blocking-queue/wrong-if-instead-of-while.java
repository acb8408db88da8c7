// nothingLost: Runtime Error
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.BooleanSupplier;

class QueueException extends Exception {}
final class Closed extends QueueException {}
final class Full extends QueueException {}
final class Empty extends QueueException {}

final class BoundedQueue<T> {
    private final Lock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition(), notEmpty = lock.newCondition();
    private final Deque<T> items = new ArrayDeque<>();
    private final int capacity;
    private boolean closed;

    BoundedQueue(int capacity) {
        if (capacity < 1) throw new IllegalArgumentException("capacity must be at least 1");
        this.capacity = capacity;
    }

    void put(T item) throws QueueException, InterruptedException { put(item, Long.MAX_VALUE, TimeUnit.NANOSECONDS); }

    void put(T item, long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        lock.lock();
        try {
            if (!await(notFull, () -> items.size() < capacity, unit.toNanos(timeout))) throw new Full();
            if (closed) throw new Closed();
            items.addLast(item);
            notEmpty.signal();
        } finally {
            lock.unlock();
        }
    }

    T take() throws QueueException, InterruptedException { return take(Long.MAX_VALUE, TimeUnit.NANOSECONDS); }

    T take(long timeout, TimeUnit unit) throws QueueException, InterruptedException {
        lock.lock();
        try {
            if (!await(notEmpty, () -> !items.isEmpty(), unit.toNanos(timeout))) throw new Empty();
            if (items.isEmpty()) throw new Closed();
            T item = items.removeFirst();
            notFull.signal();
            return item;
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            notFull.signalAll();
            notEmpty.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private boolean await(Condition condition, BooleanSupplier ready, long left) throws InterruptedException {
        if (!ready.getAsBoolean() && !closed) {
            if (left <= 0) return false;
            left = condition.awaitNanos(left);
        }
        return true;
    }
}

