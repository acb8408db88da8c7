// order: Wrong Answer a newcomer got the connection
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
        final C connection;
        final long opened;
        long used;

        Entry(C connection, long now) {
            this.connection = connection;
            opened = used = now;
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
    private final int size;
    private final Driver<C> driver;
    private final Limits limits;
    private final LongSupplier clock;
    private int count; // connections that are open or being opened
    private boolean closed;

    Pool(int size, Driver<C> driver, Limits limits, LongSupplier clock) {
        this.size = size;
        this.driver = driver;
        this.limits = limits;
        this.clock = clock;
    }

    Lease acquire(long timeout, TimeUnit unit) throws Exception {
        long deadline = clock.getAsLong() + unit.toNanos(timeout);
        Entry<C> entry = take(deadline);
        if (entry != null && isFit(entry)) return new Lease(entry);
        if (entry != null) shut(entry.connection);
        boolean done = false;
        try {
            C connection = driver.open(deadline - clock.getAsLong());
            done = true;
            return new Lease(new Entry<>(connection, clock.getAsLong()));
        } finally {
            if (!done) free();
        }
    }

    private synchronized void free() {
        count--;
        notifyAll();
    }

    private synchronized Entry<C> take(long deadline) throws Exception {
        while (true) { // whoever looks first gets it, however long the others have waited
            if (closed) throw new PoolClosed();
            if (!idle.isEmpty()) return idle.removeLast();
            if (count < size) {
                count++;
                return null;
            }
            long left = deadline - clock.getAsLong();
            if (left <= 0) throw new PoolTimeout();
            wait(left / 1_000_000 + 1);
        }
    }

    void close() {
        List<Entry<C>> left;
        synchronized (this) {
            closed = true;
            left = new ArrayList<>(idle);
            idle.clear();
            notifyAll();
        }
        for (Entry<C> each : left) shut(each.connection);
    }

    private void giveBack(Entry<C> entry) {
        boolean usable = true;
        try {
            driver.reset(entry.connection);
        } catch (Exception broken) {
            usable = false;
        }
        synchronized (this) {
            usable = usable && !closed;
            entry.used = clock.getAsLong();
            if (usable) idle.addLast(entry);
            else count--;
            notifyAll();
        }
        if (!usable) shut(entry.connection);
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
