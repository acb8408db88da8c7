package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** A result that is there or comes, and what is to be done then. */
public class TCompletableFuture<T> implements Future<T>, TCompletionStage<T> {
    private boolean done;
    private T result;
    private Throwable failure;
    private List<Runnable> followers = new ArrayList<>();

    public TCompletableFuture() {
    }

    @SuppressWarnings("unchecked")
    private static <U> CompletableFuture<U> seen(TCompletableFuture<U> future) {
        return (CompletableFuture<U>) (Object) future;
    }

    @SuppressWarnings("unchecked")
    private static <U> TCompletableFuture<U> own(CompletionStage<? extends U> stage) {
        return (TCompletableFuture<U>) (Object) stage.toCompletableFuture();
    }

    private static Executor common() {
        return ForkJoinPool.commonPool();
    }

    private boolean finish(T value, Throwable thrown) {
        List<Runnable> next;
        synchronized (this) {
            if (done) {
                return false;
            }
            done = true;
            result = value;
            failure = thrown;
            next = followers;
            followers = null;
            notifyAll();
        }
        for (Runnable each : next) {
            each.run();
        }
        return true;
    }

    private static Throwable wrapped(Throwable thrown) {
        return thrown instanceof CompletionException ? thrown : new CompletionException(thrown);
    }

    private void afterwards(Executor executor, Runnable follower) {
        Runnable task = executor == null ? follower : () -> executor.execute(follower);
        synchronized (this) {
            if (!done) {
                followers.add(task);
                return;
            }
        }
        task.run();
    }

    /** A stage that gets this one's outcome, whatever it is. */
    private <U> CompletableFuture<U> then(Executor executor, BiFunction<T, Throwable, U> step) {
        TCompletableFuture<U> next = new TCompletableFuture<>();
        afterwards(executor, () -> {
            U value;
            try {
                value = step.apply(result, failure);
            } catch (Throwable thrown) {
                next.finish(null, wrapped(thrown));
                return;
            }
            next.finish(value, null);
        });
        return seen(next);
    }

    /** A stage that is left out where this one fails. */
    private <U> CompletableFuture<U> onSuccess(Executor executor, Function<? super T, ? extends U> step) {
        TCompletableFuture<U> next = new TCompletableFuture<>();
        afterwards(executor, () -> {
            if (failure != null) {
                next.finish(null, wrapped(failure));
                return;
            }
            U value;
            try {
                value = step.apply(result);
            } catch (Throwable thrown) {
                next.finish(null, wrapped(thrown));
                return;
            }
            next.finish(value, null);
        });
        return seen(next);
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier) {
        return supplyAsync(supplier, common());
    }

    public static <U> CompletableFuture<U> supplyAsync(Supplier<U> supplier, Executor executor) {
        TCompletableFuture<U> future = new TCompletableFuture<>();
        executor.execute(() -> {
            U value;
            try {
                value = supplier.get();
            } catch (Throwable thrown) {
                future.finish(null, wrapped(thrown));
                return;
            }
            future.finish(value, null);
        });
        return seen(future);
    }

    public static CompletableFuture<Void> runAsync(Runnable task) {
        return runAsync(task, common());
    }

    public static CompletableFuture<Void> runAsync(Runnable task, Executor executor) {
        return supplyAsync(() -> {
            task.run();
            return null;
        }, executor);
    }

    public static <U> CompletableFuture<U> completedFuture(U value) {
        TCompletableFuture<U> future = new TCompletableFuture<>();
        future.finish(value, null);
        return seen(future);
    }

    public static <U> CompletableFuture<U> failedFuture(Throwable thrown) {
        TCompletableFuture<U> future = new TCompletableFuture<>();
        future.finish(null, thrown);
        return seen(future);
    }

    public <U> CompletableFuture<U> thenApply(Function<? super T, ? extends U> step) {
        return onSuccess(null, step);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> step) {
        return onSuccess(common(), step);
    }

    public <U> CompletableFuture<U> thenApplyAsync(Function<? super T, ? extends U> step, Executor executor) {
        return onSuccess(executor, step);
    }

    private CompletableFuture<Void> accept(Executor executor, Consumer<? super T> step) {
        return onSuccess(executor, value -> {
            step.accept(value);
            return null;
        });
    }

    public CompletableFuture<Void> thenAccept(Consumer<? super T> step) {
        return accept(null, step);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> step) {
        return accept(common(), step);
    }

    public CompletableFuture<Void> thenAcceptAsync(Consumer<? super T> step, Executor executor) {
        return accept(executor, step);
    }

    public CompletableFuture<Void> thenRun(Runnable step) {
        return accept(null, value -> step.run());
    }

    public CompletableFuture<Void> thenRunAsync(Runnable step) {
        return accept(common(), value -> step.run());
    }

    public CompletableFuture<Void> thenRunAsync(Runnable step, Executor executor) {
        return accept(executor, value -> step.run());
    }

    private <U> CompletableFuture<U> compose(Executor executor, Function<? super T, ? extends CompletionStage<U>> step) {
        TCompletableFuture<U> next = new TCompletableFuture<>();
        afterwards(executor, () -> {
            if (failure != null) {
                next.finish(null, wrapped(failure));
                return;
            }
            try {
                TCompletableFuture<U> inner = own(step.apply(result));
                inner.afterwards(null, () -> next.finish(inner.result, inner.failure != null ? wrapped(inner.failure) : null));
            } catch (Throwable thrown) {
                next.finish(null, wrapped(thrown));
            }
        });
        return seen(next);
    }

    public <U> CompletableFuture<U> thenCompose(Function<? super T, ? extends CompletionStage<U>> step) {
        return compose(null, step);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> step) {
        return compose(common(), step);
    }

    public <U> CompletableFuture<U> thenComposeAsync(Function<? super T, ? extends CompletionStage<U>> step, Executor executor) {
        return compose(executor, step);
    }

    private <U, V> CompletableFuture<V> combine(Executor executor, CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> step) {
        TCompletableFuture<U> second = own(other);
        TCompletableFuture<V> next = new TCompletableFuture<>();
        Runnable both = () -> {
            if (!done || !second.done) {
                return;
            }
            Throwable thrown = failure != null ? failure : second.failure;
            if (thrown != null) {
                next.finish(null, wrapped(thrown));
                return;
            }
            V value;
            try {
                value = step.apply(result, second.result);
            } catch (Throwable each) {
                next.finish(null, wrapped(each));
                return;
            }
            next.finish(value, null);
        };
        boolean[] begun = new boolean[1];
        Runnable once = () -> {
            if (done && second.done && !begun[0]) {
                begun[0] = true;
                both.run();
            }
        };
        afterwards(executor, once);
        second.afterwards(executor, once);
        return seen(next);
    }

    public <U, V> CompletableFuture<V> thenCombine(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> step) {
        return combine(null, other, step);
    }

    public <U, V> CompletableFuture<V> thenCombineAsync(CompletionStage<? extends U> other,
            BiFunction<? super T, ? super U, ? extends V> step) {
        return combine(common(), other, step);
    }

    public <U> CompletableFuture<Void> thenAcceptBoth(CompletionStage<? extends U> other, BiConsumer<? super T, ? super U> step) {
        return this.<U, Void>combine(null, other, (a, b) -> {
            step.accept(a, b);
            return null;
        });
    }

    public CompletableFuture<Void> runAfterBoth(CompletionStage<?> other, Runnable step) {
        return this.<Object, Void>combine(null, other, (a, b) -> {
            step.run();
            return null;
        });
    }

    @SuppressWarnings("unchecked")
    public <U> CompletableFuture<U> applyToEither(CompletionStage<? extends T> other, Function<? super T, U> step) {
        return ((CompletableFuture<T>) (Object) anyOf(seen(this), other.toCompletableFuture())).thenApply(step);
    }

    @SuppressWarnings("unchecked")
    public CompletableFuture<Void> acceptEither(CompletionStage<? extends T> other, Consumer<? super T> step) {
        return ((CompletableFuture<T>) (Object) anyOf(seen(this), other.toCompletableFuture())).thenAccept(step);
    }

    public <U> CompletableFuture<U> handle(BiFunction<? super T, Throwable, ? extends U> step) {
        return then(null, (value, thrown) -> step.apply(value, thrown));
    }

    public <U> CompletableFuture<U> handleAsync(BiFunction<? super T, Throwable, ? extends U> step) {
        return then(common(), (value, thrown) -> step.apply(value, thrown));
    }

    private CompletableFuture<T> whenComplete(Executor executor, BiConsumer<? super T, ? super Throwable> step) {
        TCompletableFuture<T> next = new TCompletableFuture<>();
        afterwards(executor, () -> {
            Throwable thrown = failure;
            try {
                step.accept(result, failure);
            } catch (Throwable each) {
                thrown = thrown != null ? thrown : each;
            }
            next.finish(result, thrown != null ? wrapped(thrown) : null);
        });
        return seen(next);
    }

    public CompletableFuture<T> whenComplete(BiConsumer<? super T, ? super Throwable> step) {
        return whenComplete(null, step);
    }

    public CompletableFuture<T> whenCompleteAsync(BiConsumer<? super T, ? super Throwable> step) {
        return whenComplete(common(), step);
    }

    public CompletableFuture<T> exceptionally(Function<Throwable, ? extends T> step) {
        return then(null, (value, thrown) -> thrown != null ? step.apply(thrown) : value);
    }

    public static CompletableFuture<Void> allOf(CompletableFuture<?>... futures) {
        TCompletableFuture<Void> next = new TCompletableFuture<>();
        if (futures.length == 0) {
            next.finish(null, null);
        }
        int[] missing = {futures.length};
        Throwable[] first = new Throwable[1];
        for (CompletableFuture<?> each : futures) {
            TCompletableFuture<?> future = own(each);
            future.afterwards(null, () -> {
                if (future.failure != null && first[0] == null) {
                    first[0] = wrapped(future.failure);
                }
                if (--missing[0] == 0) {
                    next.finish(null, first[0]);
                }
            });
        }
        return seen(next);
    }

    public static CompletableFuture<Object> anyOf(CompletableFuture<?>... futures) {
        TCompletableFuture<Object> next = new TCompletableFuture<>();
        for (CompletableFuture<?> each : futures) {
            TCompletableFuture<?> future = own(each);
            future.afterwards(null, () -> next.finish(future.result, future.failure != null ? wrapped(future.failure) : null));
        }
        return seen(next);
    }

    public boolean complete(T value) {
        return finish(value, null);
    }

    public boolean completeExceptionally(Throwable thrown) {
        if (thrown == null) {
            throw new NullPointerException();
        }
        return finish(null, thrown);
    }

    public CompletableFuture<T> completeAsync(Supplier<? extends T> supplier) {
        common().execute(() -> {
            try {
                complete(supplier.get());
            } catch (Throwable thrown) {
                finish(null, wrapped(thrown));
            }
        });
        return seen(this);
    }

    public CompletableFuture<T> orTimeout(long time, TimeUnit unit) {
        later(unit.toMillis(time), () -> finish(null, new TimeoutException()));
        return seen(this);
    }

    public CompletableFuture<T> completeOnTimeout(T value, long time, TimeUnit unit) {
        later(unit.toMillis(time), () -> finish(value, null));
        return seen(this);
    }

    private static void later(long millis, Runnable task) {
        Thread thread = new Thread(() -> {
            try {
                Thread.sleep(millis);
                task.run();
            } catch (InterruptedException failure) {
                // Nobody waits any more.
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    @Override
    public synchronized T get() throws InterruptedException, ExecutionException {
        while (!done) {
            wait();
        }
        return report();
    }

    @Override
    public synchronized T get(long time, TimeUnit unit) throws InterruptedException, ExecutionException, TimeoutException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (!done) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                throw new TimeoutException();
            }
            wait(rest);
        }
        return report();
    }

    private T report() throws ExecutionException {
        if (failure == null) {
            return result;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        Throwable cause = failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        throw new ExecutionException(cause);
    }

    public synchronized T join() {
        boolean interrupted = false;
        while (!done) {
            try {
                wait();
            } catch (InterruptedException each) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return getNow(null);
    }

    public T getNow(T otherwise) {
        if (!done) {
            return otherwise;
        }
        if (failure instanceof CancellationException) {
            throw (CancellationException) failure;
        }
        if (failure != null) {
            throw (CompletionException) wrapped(failure);
        }
        return result;
    }

    @Override
    public boolean cancel(boolean mayInterrupt) {
        return finish(null, new CancellationException()) || isCancelled();
    }

    @Override
    public boolean isCancelled() {
        return failure instanceof CancellationException;
    }

    @Override
    public boolean isDone() {
        return done;
    }

    public boolean isCompletedExceptionally() {
        return failure != null;
    }

    public int getNumberOfDependents() {
        return followers != null ? followers.size() : 0;
    }

    @Override
    public CompletableFuture<T> toCompletableFuture() {
        return seen(this);
    }
}
