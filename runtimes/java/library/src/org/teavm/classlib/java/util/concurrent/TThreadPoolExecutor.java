package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.AbstractExecutorService;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.RejectedExecutionHandler;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Worker threads that take tasks from a queue. Idle ones above the core size end at once. */
public class TThreadPoolExecutor extends AbstractExecutorService {
    private static int lastPool;

    private final int core;
    private final int most;
    private final BlockingQueue<Runnable> queue;
    private final ThreadFactory factory;
    private final RejectedExecutionHandler handler;
    private final List<Thread> workers = new ArrayList<>();
    private int idle;
    private int size;
    private long completed;
    private boolean stopped;

    public TThreadPoolExecutor(int core, int most, long keep, TimeUnit unit, BlockingQueue<Runnable> queue) {
        this(core, most, keep, unit, queue, defaultFactory(), null);
    }

    public TThreadPoolExecutor(int core, int most, long keep, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory) {
        this(core, most, keep, unit, queue, factory, null);
    }

    public TThreadPoolExecutor(int core, int most, long keep, TimeUnit unit, BlockingQueue<Runnable> queue,
            RejectedExecutionHandler handler) {
        this(core, most, keep, unit, queue, defaultFactory(), handler);
    }

    public TThreadPoolExecutor(int core, int most, long keep, TimeUnit unit, BlockingQueue<Runnable> queue, ThreadFactory factory,
            RejectedExecutionHandler handler) {
        if (core < 0 || most <= 0 || most < core || keep < 0) {
            throw new IllegalArgumentException();
        }
        this.core = core;
        this.most = most;
        this.queue = queue;
        this.factory = factory;
        this.handler = handler;
    }

    static ThreadFactory defaultFactory() {
        int pool = ++lastPool;
        int[] last = new int[1];
        return task -> new Thread(task, "pool-" + pool + "-thread-" + ++last[0]);
    }

    @Override
    public synchronized void execute(Runnable task) {
        if (task == null) {
            throw new NullPointerException();
        }
        if (stopped) {
            reject(task);
        } else if (size < core) {
            startWorker(task);
        } else if (queue != null && !(size < most && idle == 0 && queue.remainingCapacity() == 0) && queue.offer(task)) {
            notify();
        } else if (size < most) {
            startWorker(task);
        } else {
            reject(task);
        }
    }

    private void reject(Runnable task) {
        if (handler != null) {
            handler.rejectedExecution(task, (ThreadPoolExecutor) (Object) this);
        } else {
            throw new RejectedExecutionException("Task " + task + " rejected from " + this);
        }
    }

    private void startWorker(Runnable first) {
        size++;
        Thread worker = factory.newThread(() -> work(first));
        workers.add(worker);
        worker.start();
    }

    private void work(Runnable first) {
        Runnable task = first;
        try {
            while (task != null) {
                beforeExecute(Thread.currentThread(), task);
                Throwable thrown = null;
                try {
                    task.run();
                } catch (Throwable failure) {
                    thrown = failure;
                    throw failure;
                } finally {
                    afterExecute(task, thrown);
                    completed++;
                }
                task = next();
            }
        } finally {
            synchronized (this) {
                size--;
                workers.remove(Thread.currentThread());
                if (stopped && size == 0) {
                    terminated();
                }
                notifyAll();
            }
        }
    }

    private synchronized Runnable next() {
        while (true) {
            Runnable task = queue.poll();
            if (task != null) {
                return task;
            }
            if (stopped || size > core) {
                return null;
            }
            idle++;
            try {
                wait();
            } catch (InterruptedException failure) {
                // It is asked again whether there is more to do.
            }
            idle--;
        }
    }

    protected void beforeExecute(Thread thread, Runnable task) {
    }

    protected void afterExecute(Runnable task, Throwable thrown) {
    }

    protected void terminated() {
    }

    @Override
    public synchronized void shutdown() {
        stopped = true;
        notifyAll();
    }

    @Override
    public synchronized List<Runnable> shutdownNow() {
        List<Runnable> rest = new ArrayList<>();
        queue.drainTo(rest);
        shutdown();
        for (Thread worker : new ArrayList<>(workers)) {
            worker.interrupt();
        }
        return rest;
    }

    @Override
    public boolean isShutdown() {
        return stopped;
    }

    @Override
    public boolean isTerminated() {
        return stopped && size == 0;
    }

    @Override
    public synchronized boolean awaitTermination(long time, TimeUnit unit) throws InterruptedException {
        long millis = unit.toMillis(time);
        long now = System.currentTimeMillis();
        long end = millis > Long.MAX_VALUE - now ? Long.MAX_VALUE : now + millis;
        while (!isTerminated()) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        return true;
    }

    public BlockingQueue<Runnable> getQueue() {
        return queue;
    }

    public int getPoolSize() {
        return size;
    }

    public int getCorePoolSize() {
        return core;
    }

    public int getMaximumPoolSize() {
        return most;
    }

    public int getActiveCount() {
        return size - idle;
    }

    public long getCompletedTaskCount() {
        return completed;
    }

    /** The task runs in the thread that brings it. */
    public static class CallerRunsPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            if (!executor.isShutdown()) {
                task.run();
            }
        }
    }

    /** The task is refused. */
    public static class AbortPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
            throw new RejectedExecutionException("Task " + task + " rejected from " + executor);
        }
    }

    /** The task is forgotten. */
    public static class DiscardPolicy implements RejectedExecutionHandler {
        @Override
        public void rejectedExecution(Runnable task, ThreadPoolExecutor executor) {
        }
    }
}
