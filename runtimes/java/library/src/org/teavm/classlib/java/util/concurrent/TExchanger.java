package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Where two threads meet and take what the other has brought. */
public class TExchanger<V> {
    /** What the first of a pair brought, and what it is given. */
    private static final class Meeting<V> {
        final V brought;
        V given;
        boolean held;

        Meeting(V brought) {
            this.brought = brought;
        }
    }

    private Meeting<V> open;

    public V exchange(V item) throws InterruptedException {
        return meet(item, Long.MAX_VALUE).given;
    }

    public V exchange(V item, long time, TimeUnit unit) throws InterruptedException, TimeoutException {
        Meeting<V> meeting = meet(item, unit.toMillis(time));
        if (!meeting.held) {
            throw new TimeoutException();
        }
        return meeting.given;
    }

    private synchronized Meeting<V> meet(V item, long millis) throws InterruptedException {
        Meeting<V> own = new Meeting<>(item);
        if (open != null) {
            own.given = open.brought;
            own.held = true;
            open.given = item;
            open.held = true;
            open = null;
            notifyAll();
            return own;
        }
        open = own;
        try {
            long end = System.currentTimeMillis() + millis;
            while (!own.held) {
                long rest = end - System.currentTimeMillis();
                if (millis == Long.MAX_VALUE) {
                    wait();
                } else if (rest > 0) {
                    wait(rest);
                } else {
                    break;
                }
            }
        } finally {
            if (open == own) {
                open = null;
            }
        }
        return own;
    }
}
