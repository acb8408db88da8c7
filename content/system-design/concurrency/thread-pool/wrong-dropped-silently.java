// shutdownNow: Runtime Error deadlock
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;

final class ThreadPool {
    private enum State { RUNNING, DRAINING, STOPPED }

    private final Lock lock = new ReentrantLock();
    private final Condition work = lock.newCondition();
    private final Condition ended = lock.newCondition();
    private final Deque<FutureTask<?>> queue = new ArrayDeque<>();
    private final List<Thread> workers = new ArrayList<>();
    private final int capacity;
    private State state = State.RUNNING;
    private int alive;

    ThreadPool(int size, int capacity) {
        if (size < 1 || capacity < 1) throw new IllegalArgumentException("at least 1 each");
        this.capacity = capacity;
        alive = size;
        for (int i = 0; i < size; i++) workers.add(new Thread(this::runWorker, "pool-" + i));
        workers.forEach(Thread::start);
    }

    <T> Future<T> submit(Callable<T> body) {
        FutureTask<T> task = new FutureTask<>(body);   // catches whatever body throws
        lock.lock();
        try {
            if (state != State.RUNNING) throw new RejectedExecutionException("shut down");
            if (queue.size() == capacity) throw new RejectedExecutionException("queue full");
            queue.addLast(task);
            work.signal();
        } finally {
            lock.unlock();
        }
        return task;
    }

    void shutdown() {
        lock.lock();
        try {
            if (state == State.RUNNING) state = State.DRAINING;
            work.signalAll();                          // idle workers must see it too
        } finally {
            lock.unlock();
        }
    }

    int shutdownNow() {
        List<FutureTask<?>> dropped;
        lock.lock();
        try {
            state = State.STOPPED;
            dropped = new ArrayList<>(queue);
            queue.clear();
            work.signalAll();
            workers.forEach(Thread::interrupt);
        } finally {
            lock.unlock();
        }
        return dropped.size();
    }

    boolean awaitTermination(long timeout, TimeUnit unit) throws InterruptedException {
        long left = unit.toNanos(timeout);
        lock.lock();
        try {
            while (alive > 0) {
                if (left <= 0) return false;
                left = ended.awaitNanos(left);
            }
            return true;
        } finally {
            lock.unlock();
        }
    }

    private void runWorker() {
        try {
            for (FutureTask<?> task = next(); task != null; task = next()) task.run();
        } finally {
            lock.lock();
            try {
                if (--alive == 0) ended.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }

    /** The next task, or null when this worker should end. */
    private FutureTask<?> next() {
        lock.lock();
        try {
            if (state != State.STOPPED) Thread.interrupted();   // a task's leftover, not ours
            while (queue.isEmpty() && state == State.RUNNING) work.awaitUninterruptibly();
            return queue.pollFirst();                  // null: empty, and no longer running
        } finally {
            lock.unlock();
        }
    }
}

