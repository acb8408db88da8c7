package org.teavm.classlib.java.lang;

import java.util.ArrayList;
import java.util.List;

/**
 * Locks of objects, and waiting for them, among cooperative threads. A thread that has to wait is parked by the host on a stack of
 * its own. The compiler leads Object's methods here.
 */
final class TMonitors {
    /** Threads that want to enter, and threads in wait(), in the order in which they came. */
    private static final List<TThread> entering = new ArrayList<>();
    private static final List<TThread> waiting = new ArrayList<>();

    private TMonitors() {
    }

    static void enter(TObject object) {
        TThread self = TThread.currentThread();
        while (isHeld(object, self)) {
            self.enters = object;
            entering.add(self);
            TThread.park(0);
            entering.remove(self);
        }
        TObject.monitorEnterSync(object);
    }

    private static boolean isHeld(TObject object, TThread self) {
        return object.monitor != null && object.monitor.owner != null && object.monitor.owner != self;
    }

    static void exit(TObject object) {
        TObject.monitorExitSync(object);
        if (!entering.isEmpty() && (object.monitor == null || object.monitor.owner == null)) {
            wakeOne(object);
        }
    }

    private static void wakeOne(TObject object) {
        for (TThread each : entering) {
            if (each.enters == object) {
                each.unpark();
                return;
            }
        }
    }

    static void await(TObject object, long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        TThread self = TThread.currentThread();
        requireOwner(object);
        if (TThread.interrupted()) {
            throw new InterruptedException();
        }
        int count = object.monitor.count;
        object.monitor.count = 1;
        self.waitsFor = object;
        waiting.add(self);
        exit(object);
        TThread.park(millis);
        waiting.remove(self);
        self.waitsFor = null;
        enter(object);
        object.monitor.count = count;
        if (TThread.interrupted()) {
            throw new InterruptedException();
        }
    }

    static void signal(TObject object, boolean all) {
        requireOwner(object);
        for (int i = 0; i < waiting.size(); i++) {
            TThread each = waiting.get(i);
            if (each.waitsFor == object) {
                waiting.remove(i--);
                each.waitsFor = null;
                each.unpark();
                if (!all) {
                    return;
                }
            }
        }
    }

    private static void requireOwner(TObject object) {
        if (!TObject.holdsLock(object)) {
            throw new IllegalMonitorStateException("current thread is not owner");
        }
    }
}
