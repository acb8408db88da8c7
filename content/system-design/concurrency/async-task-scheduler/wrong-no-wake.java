// newEarliest: Wrong Answer sleeps on until the one that is due tomorrow
import java.util.*;
import java.util.concurrent.*;
import java.util.function.Consumer;

class Scheduler {
    class Task<T> {
        private final Callable<T> action;
        private final CompletableFuture<T> future = new CompletableFuture<>();
        private final long period;
        private long due;
        private boolean running, canceled;

        Task(long due, Callable<T> action, long period) {
            this.due = due;
            this.action = action;
            this.period = period;
        }

        T result(long timeout, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
            return future.get(timeout, unit);
        }

        boolean cancel() {
            synchronized (Scheduler.this) {
                if (canceled || future.isDone() || running && period == 0) return false;
                canceled = true;
                waiting.remove(this);
            }
            future.cancel(false);
            return true;
        }

        void run() {
            try {
                T value = action.call();
                if (period == 0) future.complete(value);
            } catch (Exception error) {
                if (period == 0) future.completeExceptionally(error);
                onError.accept(error);
            }
            if (period == 0) return;
            synchronized (Scheduler.this) {
                running = false;
                if (closed || canceled) return;
                while (due <= System.nanoTime()) due += period;
                push(this);
            }
        }
    }

    private final PriorityQueue<Task<?>> waiting = new PriorityQueue<>((a, b) -> Long.compare(a.due, b.due));
    private final List<Thread> threads = new ArrayList<>();
    private final Consumer<Exception> onError;
    private boolean closed;

    Scheduler(int workers, Consumer<Exception> onError) {
        this.onError = onError;
        for (int i = 0; i < workers; i++) threads.add(new Thread(this::work));
        for (Thread thread : threads) thread.start();
    }

    <T> Task<T> at(long nanoTime, Callable<T> action) {
        Task<T> task = new Task<>(nanoTime, action, 0);
        push(task);
        return task;
    }

    <T> Task<T> after(long delay, TimeUnit unit, Callable<T> action) {
        return at(System.nanoTime() + unit.toNanos(delay), action);
    }

    Task<Void> every(long period, TimeUnit unit, Runnable action) {
        long nanos = unit.toNanos(period);
        Task<Void> task = new Task<>(System.nanoTime() + nanos, () -> {
            action.run();
            return null;
        }, nanos);
        push(task);
        return task;
    }

    void shutdown() throws InterruptedException {
        List<Task<?>> left;
        synchronized (this) {
            closed = true;
            left = new ArrayList<>(waiting);
            waiting.clear();
            notifyAll();
        }
        for (Task<?> task : left) task.future.cancel(false);
        for (Thread thread : threads) thread.join();
    }

    private synchronized void push(Task<?> task) {
        if (closed) throw new RejectedExecutionException("shut down");
        waiting.add(task);
        if (waiting.size() == 1) notifyAll(); // a worker that sleeps until tomorrow isn't woken for a task due now
    }

    private void work() {
        try {
            for (Task<?> task = take(); task != null; task = take()) task.run();
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized Task<?> take() throws InterruptedException {
        while (!closed) {
            if (waiting.isEmpty()) {
                wait();
                continue;
            }
            long left = waiting.peek().due - System.nanoTime();
            if (left > 0) {
                wait(left / 1_000_000 + 1);
                continue;
            }
            Task<?> task = waiting.remove();
            task.running = true;
            return task;
        }
        return null;
    }
}
