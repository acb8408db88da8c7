package dryrun.trace;

import dryrun.program.Host;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the trace: operations as JSON, the beginning and the end of it where it grows too long. Half of the steps that there may be are
 * the beginning; the end comes in parts, of which the host keeps the last few.
 */
final class Recorder {
    /** What a method gives back that gives nothing back. */
    static final Object NOTHING = new Object();

    private static final int PARTS_OF_END = 5;
    /** Steps between two looks at the clock. */
    private static final int GRANT = 100;
    private static final int MOST_OBJECTS = 20_000;
    /** Characters that an operation counts besides its own: many small ones cost the page as much. */
    private static final int OVERHEAD = 8;

    /** The call that the last step belongs to; null after a call has ended. */
    Frame owner;
    int number;

    private final double deadline = Host.time() + TraceHost.seconds() * 1000;
    private int mostSteps = TraceHost.steps() / 2;
    private int mostLength = TraceHost.length() / 2;
    private boolean inHead = true;
    private int steps;
    private int length;
    private int left;
    private int checks;
    private final StringBuilder operation = new StringBuilder();
    private final Map<Object, Integer> numbers = new IdentityHashMap<>();
    private Map<Object, Shadow> shadows = new IdentityHashMap<>();
    private final List<Shadow> pending = new ArrayList<>();
    private List<Shadow> changed = new ArrayList<>();
    private boolean anyChanged;
    private Object lastLooked;
    private Shadow lastShadow;

    Recorder() {
        number = TraceHost.firstNumber();
    }

    /** Begins an operation; its parts follow, then `end`. */
    Recorder begin(String code) {
        operation.setLength(0);
        operation.append("[\"").append(code).append('"');
        return this;
    }

    Recorder number(int part) {
        operation.append(',').append(part);
        return this;
    }

    Recorder text(String part) {
        operation.append(",\"");
        Quote.units(operation, part, 500);
        operation.append('"');
        return this;
    }

    Recorder value(Object part) {
        operation.append(',');
        if (part == NOTHING) {
            operation.append("\"xnothing\"");
            return this;
        }
        Values.write(this, operation, part, 0);
        return this;
    }

    /** The first element of a list. */
    Recorder first(Object part) {
        Values.write(this, operation, part, 0);
        return this;
    }

    Recorder raw(String part) {
        operation.append(part);
        return this;
    }

    void end() {
        operation.append("],");
        length += operation.length() + OVERHEAD;
        TraceHost.write(operation);
    }

    /** A new step begins, of the operation that is written next; `call` is where its effects belong. */
    void step(Frame call) {
        if (left <= 0) {
            grant();
        }
        left--;
        steps++;
        owner = call;
    }

    /** What is written next are effects in a call. Where another step has come since its line began, the line goes on in a step of its own. */
    void effectsIn(Frame call) {
        if (owner != call && call != null) {
            step(call);
            begin("b").end();
        }
    }

    /** Looks at the clock and at the sizes, which is not done for each step, and allows some more. */
    private void grant() {
        look();
        if (steps >= mostSteps || length > mostLength) {
            nextPart();
        }
        left = Math.min(GRANT, Math.max(1, mostSteps - steps));
    }

    private void look() {
        if (Host.time() > deadline) {
            TraceHost.stop();
        }
    }

    /** Code runs that has no steps. */
    void tick() {
        if (++checks % GRANT == 0) {
            look();
        }
    }

    private void nextPart() {
        TraceHost.part(steps);
        if (inHead) {
            inHead = false;
            mostSteps /= PARTS_OF_END;
            mostLength /= PARTS_OF_END;
        }
        steps = 0;
        shadows = new IdentityHashMap<>();
        lastLooked = null;
        lastShadow = null;
        changed.clear();
        anyChanged = false;
        begin("K").end();
        Trace.tellAll(this);
        // What is told anew does not count: a part that begins large would end at once.
        length = 0;
    }

    /** The number of an object, which is described soon if it has not been; 0 where there are too many. */
    int reference(Object value) {
        Shadow shadow = shadowOf(value);
        if (shadow == null) {
            Integer known = numbers.get(value);
            if (known == null) {
                if (numbers.size() >= MOST_OBJECTS) {
                    return 0;
                }
                known = ++number;
                numbers.put(value, known);
            }
            shadow = Shadow.of(value, known);
            shadows.put(value, shadow);
            lastLooked = null;
            pending.add(shadow);
        }
        return shadow.number;
    }

    void describePending() {
        while (!pending.isEmpty()) {
            Shadow shadow = pending.remove(pending.size() - 1);
            shadow.describe(this);
        }
    }

    private Shadow shadowOf(Object value) {
        if (value != lastLooked) {
            lastLooked = value;
            lastShadow = shadows.get(value);
        }
        return lastShadow;
    }

    /** An object may have changed: as a whole, or only its element at an index from 0 on. */
    void change(Object value, int index) {
        Shadow shadow = shadowOf(value);
        if (shadow == null) {
            anyChanged |= index < 0 && Views.mayBe(value);
            return;
        }
        if (!shadow.isChanged()) {
            changed.add(shadow);
        }
        shadow.change(index);
    }

    void changeAny() {
        anyChanged = true;
    }

    /** Tells what has changed, as effects in a call. */
    void settle(Frame call) {
        if (anyChanged) {
            anyChanged = false;
            for (Shadow shadow : shadows.values()) {
                if (!shadow.isChanged()) {
                    changed.add(shadow);
                }
                shadow.change(-1);
            }
        }
        if (!changed.isEmpty()) {
            List<Shadow> now = changed;
            changed = new ArrayList<>();
            for (int i = 0; i < now.size(); i++) {
                now.get(i).compare(this, call);
            }
            describePending();
        }
        System.out.flush();
        System.err.flush();
        if (TraceHost.hasPrinted() != 0) {
            effectsIn(call);
            TraceHost.print();
        }
    }
}
