package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/** Runs tasks that part themselves in the thread that invokes them, others in threads. */
public class TForkJoinPool extends ThreadPoolExecutor {
    private static TForkJoinPool common;

    public TForkJoinPool() {
        this(4);
    }

    public TForkJoinPool(int parallelism) {
        super(parallelism, parallelism, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
    }

    public static ForkJoinPool commonPool() {
        if (common == null) {
            common = new TForkJoinPool();
        }
        return (ForkJoinPool) (Object) common;
    }

    public <T> T invoke(ForkJoinTask<T> task) {
        return task.join();
    }

    public <T> ForkJoinTask<T> submit(ForkJoinTask<T> task) {
        execute((Runnable) task::join);
        return task;
    }

    public void execute(ForkJoinTask<?> task) {
        execute((Runnable) task::join);
    }

    public int getParallelism() {
        return getCorePoolSize();
    }

    public static int getCommonPoolParallelism() {
        return 3;
    }
}
