package dryrun.trace;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a program that is dry-run calls at each of its lines: the compiler writes these calls into it (see TraceCode). Only the thread
 * that began is stepped through; what others change is told at its next line.
 */
public final class Trace {
    private static final List<Method> methods = new ArrayList<>();
    private static final Map<String, Object> globals = new LinkedHashMap<>();
    private static Recorder recorder;
    private static Thread main;
    private static Frame[] calls = new Frame[64];
    private static int depth;
    private static Throwable raised;
    /** While objects are read. */
    private static boolean reading;

    private Trace() {
    }

    /** Notes down a method, numbered in order. */
    public static void method(String note) {
        methods.add(new Method(note));
    }

    /** The branches of the program, as src/trace/format.ts has them. */
    public static void begin(String branches) {
        main = Thread.currentThread();
        recorder = new Recorder();
        recorder.begin("branches").raw(",").raw(branches).end();
    }

    private static boolean isOff() {
        return recorder == null || reading || Thread.currentThread() != main;
    }

    private static Frame call() {
        return depth > 0 ? calls[depth - 1] : null;
    }

    private static void settle() {
        reading = true;
        recorder.settle(call());
        reading = false;
    }

    static void tellAll(Recorder to) {
        Map<String, Object> told = new LinkedHashMap<>(globals);
        globals.clear();
        told.forEach((name, value) -> tellGlobal(to, value, name));
        for (int i = 0; i < depth; i++) {
            calls[i].tellAll(to);
        }
    }

    private static void tellGlobal(Recorder to, Object value, String name) {
        Object known = globals.containsKey(name) ? globals.get(name) : Frame.UNKNOWN;
        if (!Values.same(known, value) && Values.isData(value)) {
            globals.put(name, value);
            to.begin("v").number(0).text(name).value(value).end();
            to.describePending();
        }
    }

    public static void enter(int method) {
        if (isOff()) {
            return;
        }
        settle();
        Frame caller = call();
        Method called = methods.get(method);
        Frame frame = new Frame(called, ++recorder.number);
        reading = true;
        recorder.step(frame);
        recorder.begin("c").number(frame.number).text(called.name).number(called.line).number(caller == null ? 0 : caller.line).end();
        reading = false;
        if (depth == calls.length) {
            Frame[] larger = new Frame[depth * 2];
            System.arraycopy(calls, 0, larger, 0, depth);
            calls = larger;
        }
        calls[depth++] = frame;
    }

    /** A place where a line begins. A line that has several is one step, until it comes by the same place again. */
    public static void line(int place) {
        if (isOff() || depth == 0) {
            return;
        }
        Frame frame = calls[depth - 1];
        int line = frame.method.lines[place];
        long bit = frame.method.bits[place];
        if (frame.line == line && frame.passed != 0 && (frame.passed & bit) == 0) {
            frame.passed |= bit;
            return;
        }
        settle();
        reading = true;
        recorder.step(frame);
        frame.line = line;
        frame.passed = bit;
        recorder.begin("l").number(line).end();
        if (frame.method.ends[place]) {
            frame.leaveScopes(recorder, place);
        }
        reading = false;
    }

    /** Code without steps of its own runs. */
    public static void tick() {
        if (recorder != null) {
            recorder.tick();
        }
    }

    public static void local(Object value, int variable) {
        if (isOff() || depth == 0) {
            return;
        }
        Frame frame = calls[depth - 1];
        if (Values.same(frame.known[variable], value) || !Values.isData(value)) {
            return;
        }
        reading = true;
        recorder.effectsIn(frame);
        frame.tell(recorder, variable, value);
        reading = false;
    }

    public static void local(int value, int variable) {
        local((Object) value, variable);
    }

    public static void local(long value, int variable) {
        local((Object) value, variable);
    }

    public static void local(float value, int variable) {
        local((Object) value, variable);
    }

    public static void local(double value, int variable) {
        local((Object) value, variable);
    }

    public static void local(boolean value, int variable) {
        local((Object) value, variable);
    }

    public static void local(char value, int variable) {
        local((Object) value, variable);
    }

    /** A static field of the program's gets a value. */
    public static void global(Object value, String name) {
        if (isOff()) {
            return;
        }
        reading = true;
        recorder.effectsIn(call());
        tellGlobal(recorder, value, name);
        reading = false;
    }

    public static void leave() {
        leave(Recorder.NOTHING);
    }

    public static void leave(Object value) {
        if (isOff() || depth == 0) {
            return;
        }
        settle();
        reading = true;
        recorder.step(null);
        recorder.begin("r").value(value).end();
        calls[--depth] = null;
        recorder.describePending();
        reading = false;
    }

    public static void leave(int value) {
        leave((Object) value);
    }

    public static void leave(long value) {
        leave((Object) value);
    }

    public static void leave(float value) {
        leave((Object) value);
    }

    public static void leave(double value) {
        leave((Object) value);
    }

    public static void leave(boolean value) {
        leave((Object) value);
    }

    public static void leave(char value) {
        leave((Object) value);
    }

    /** An exception has come to a handler of the current call's, or passes through it. It is told where it was raised. */
    public static void caught(Throwable thrown) {
        if (isOff() || depth == 0 || thrown == raised) {
            return;
        }
        raised = thrown;
        settle();
        reading = true;
        Frame frame = calls[depth - 1];
        recorder.step(frame);
        recorder.begin("e").number(frame.line).text(describe(thrown)).end();
        // What the line does after its handler is a step of its own.
        frame.passed = 0;
        reading = false;
    }

    /** An exception ends the current call. */
    public static void unwound(Throwable thrown) {
        if (isOff() || depth == 0) {
            return;
        }
        caught(thrown);
        settle();
        reading = true;
        recorder.step(null);
        recorder.begin("u").end();
        calls[--depth] = null;
        reading = false;
    }

    private static String describe(Throwable thrown) {
        String name = Values.className(thrown);
        if (thrown instanceof Traced traced && (traced.dryrun$flags() & Traced.MESSAGE_DIFFERS) != 0) {
            return name;
        }
        String message = thrown.getMessage();
        return message == null ? name : name + ": " + message;
    }

    /** An object may have changed. */
    public static void changed(Object value) {
        if (value != null && recorder != null && !reading) {
            recorder.change(value, -1);
        }
    }

    public static void changedAt(Object array, int index) {
        if (array != null && index >= 0 && recorder != null && !reading) {
            recorder.change(array, index);
        }
    }

    /** Reading a map that keeps the order of use changes it. */
    public static void read(Object map) {
        if (map instanceof LinkedHashMap) {
            changed(map);
        }
    }

    /** Any object may have changed. */
    public static void everything() {
        if (recorder != null) {
            recorder.changeAny();
        }
    }
}
