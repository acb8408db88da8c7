package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.Delayed;

/** A pool whose tasks may wait first: each waits in a thread of its own. */
public class TScheduledThreadPoolExecutor extends ThreadPoolExecutor implements ScheduledExecutorService {
    public TScheduledThreadPoolExecutor(int core) {
        super(Math.max(1, core), Math.max(1, core), 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>());
    }

    private static final class Timed<V> extends FutureTask<V> implements ScheduledFuture<V> {
        private final long due;

        Timed(Callable<V> task, long due) {
            super(task);
            this.due = due;
        }

        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(due - System.currentTimeMillis(), TimeUnit.MILLISECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(getDelay(TimeUnit.MILLISECONDS), other.getDelay(TimeUnit.MILLISECONDS));
        }
    }

    @Override
    public <V> ScheduledFuture<V> schedule(Callable<V> task, long delay, TimeUnit unit) {
        Timed<V> timed = new Timed<>(task, System.currentTimeMillis() + unit.toMillis(delay));
        after(unit.toMillis(delay), () -> {
            if (!isShutdown() || true) {
                timed.run();
            }
        });
        return timed;
    }

    @Override
    public ScheduledFuture<?> schedule(Runnable task, long delay, TimeUnit unit) {
        return schedule(() -> {
            task.run();
            return null;
        }, delay, unit);
    }

    @Override
    public ScheduledFuture<?> scheduleAtFixedRate(Runnable task, long initial, long period, TimeUnit unit) {
        return repeat(task, unit.toMillis(initial), unit.toMillis(period), true);
    }

    @Override
    public ScheduledFuture<?> scheduleWithFixedDelay(Runnable task, long initial, long delay, TimeUnit unit) {
        return repeat(task, unit.toMillis(initial), unit.toMillis(delay), false);
    }

    private ScheduledFuture<?> repeat(Runnable task, long initial, long period, boolean fixedRate) {
        Timed<Object> handle = new Timed<>(() -> null, System.currentTimeMillis() + initial);
        after(initial, () -> {
            long next = System.currentTimeMillis();
            while (!isShutdown() && !handle.isCancelled()) {
                task.run();
                next = (fixedRate ? next : System.currentTimeMillis()) + period;
                try {
                    Thread.sleep(Math.max(1, next - System.currentTimeMillis()));
                } catch (InterruptedException failure) {
                    return;
                }
            }
        });
        return handle;
    }

    private static void after(long millis, Runnable body) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(Math.max(0, millis));
                body.run();
            } catch (InterruptedException failure) {
                // Nobody waits for it any more.
            }
        });
        thread.setDaemon(true);
        thread.start();
    }
}
