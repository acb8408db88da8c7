// sleepsOutside: Wrong Answer had to wait
import java.util.*;
import java.util.function.DoubleSupplier;

interface Sleeper {
    void sleep(double seconds) throws InterruptedException;
}

final class TokenBucket {
    private final double burst;
    private final DoubleSupplier clock;                 // seconds
    private final Sleeper sleeper;
    private double rate, balance, asOf;

    TokenBucket(double rate, double burst) {
        this(rate, burst, () -> System.nanoTime() / 1e9, seconds -> Thread.sleep((long) Math.ceil(seconds * 1000)));
    }

    TokenBucket(double rate, double burst, DoubleSupplier clock, Sleeper sleeper) {
        if (rate <= 0 || burst < 1) throw new IllegalArgumentException("rate must be positive and burst at least 1");
        this.rate = rate;
        this.burst = burst;
        this.clock = clock;
        this.sleeper = sleeper;
        balance = burst;
        asOf = clock.getAsDouble();
    }

    synchronized boolean tryAcquire(int n) {
        check(n);
        settle();
        if (balance < n) return false;
        balance -= n;
        return true;
    }

    void acquire(int n) throws InterruptedException { acquire(n, Double.POSITIVE_INFINITY); }

    synchronized boolean acquire(int n, double timeout) throws InterruptedException {
        check(n);
        double wait;
        synchronized (this) {
            settle();
            wait = Math.max(0, (n - balance) / rate);
            if (wait > timeout) return false;           // nothing taken, nobody delayed
            balance -= n;                               // reserved now, due after wait
        }
        if (wait > 0) sleeper.sleep(wait);              // without the lock
        return true;
    }

    synchronized void setRate(double rate) {
        if (rate <= 0) throw new IllegalArgumentException("rate must be positive");
        settle();                                       // the past at the old rate
        this.rate = rate;
    }

    private void check(int n) {
        if (n < 1 || n > burst) throw new IllegalArgumentException("n must be from 1 to " + burst);
    }

    private void settle() {
        double now = clock.getAsDouble();
        balance = Math.min(burst, balance + (now - asOf) * rate);
        asOf = now;
    }
}

