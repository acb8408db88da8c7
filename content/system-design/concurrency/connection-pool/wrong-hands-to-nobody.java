// timeLimit: Wrong Answer the thread behind it still waits
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
import java.util.function.LongSupplier;

final class PoolTimeout extends Exception {}
final class PoolClosed extends Exception {}

interface Driver<C> {
    C open(long nanos) throws Exception;
    boolean check(C connection);
    void reset(C connection) throws Exception;
    void shut(C connection) throws Exception;
}

record Limits(long checkAfter, long maxAge) {}

class Pool<C> {
    private static class Entry<C> {
        C connection;
        long opened;
        long used;
    }

    private static class Waiter<C> {
        final Condition changed;
        Entry<C> given;

        Waiter(Condition changed) {
            this.changed = changed;
        }
    }

    class Lease implements AutoCloseable {
        private Entry<C> entry;

        Lease(Entry<C> entry) {
            this.entry = entry;
        }

        C connection() {
            return entry.connection;
        }

        @Override
        public void close() {
            Entry<C> lent = entry;
            entry = null;
            if (lent != null) giveBack(lent);
        }
    }

    private final Deque<Entry<C>> idle = new ArrayDeque<>();
    private final Deque<Waiter<C>> line = new ArrayDeque<>();
    private final Lock lock = new ReentrantLock();
    private final Driver<C> driver;
    private final Limits limits;
    private final LongSupplier clock;
    private boolean closed;

    Pool(int size, Driver<C> driver, Limits limits, LongSupplier clock) {
        for (int i = 0; i < size; i++) idle.add(new Entry<>());
        this.driver = driver;
        this.limits = limits;
        this.clock = clock;
    }

    Lease acquire(long timeout, TimeUnit unit) throws Exception {
        long deadline = clock.getAsLong() + unit.toNanos(timeout);
        Entry<C> entry = take(deadline);
        if (entry.connection != null && isFit(entry)) return new Lease(entry);
        if (entry.connection != null) shut(entry.connection);
        entry.connection = null;
        try {
            entry.connection = driver.open(deadline - clock.getAsLong());
            entry.opened = clock.getAsLong();
            return new Lease(entry);
        } finally {
            if (entry.connection == null) hand(entry);
        }
    }

    private Entry<C> take(long deadline) throws Exception {
        lock.lock();
        try {
            if (closed) throw new PoolClosed();
            if (!idle.isEmpty()) return idle.removeLast();
            Waiter<C> me = new Waiter<>(lock.newCondition());
            line.addLast(me);
            while (me.given == null) {
                if (closed) throw new PoolClosed();
                long left = deadline - clock.getAsLong();
                if (left <= 0) throw new PoolTimeout(); // and its entry in the line stays
                me.changed.awaitNanos(left);
            }
            return me.given;
        } finally {
            lock.unlock();
        }
    }

    private void hand(Entry<C> entry) {
        boolean isOver;
        lock.lock();
        try {
            isOver = closed;
            Waiter<C> first = closed ? null : line.pollFirst();
            if (first != null) {
                first.given = entry;
                first.changed.signal();
            } else if (!closed) {
                idle.addLast(entry);
            }
        } finally {
            lock.unlock();
        }
        if (isOver && entry.connection != null) shut(entry.connection);
    }

    void close() {
        List<Entry<C>> left;
        lock.lock();
        try {
            closed = true;
            left = new ArrayList<>(idle);
            idle.clear();
            for (Waiter<C> each : line) each.changed.signal();
        } finally {
            lock.unlock();
        }
        for (Entry<C> each : left) {
            if (each.connection != null) shut(each.connection);
        }
    }

    private void giveBack(Entry<C> entry) {
        try {
            driver.reset(entry.connection);
            entry.used = clock.getAsLong();
        } catch (Exception broken) {
            shut(entry.connection);
            entry.connection = null;
        }
        hand(entry);
    }

    private boolean isFit(Entry<C> entry) {
        long now = clock.getAsLong();
        if (now - entry.opened > limits.maxAge()) return false;
        return now - entry.used < limits.checkAfter() || driver.check(entry.connection);
    }

    private void shut(C connection) {
        try {
            driver.shut(connection);
        } catch (Exception ignored) {
            // it is gone either way
        }
    }
}
