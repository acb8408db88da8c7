package dryrun.trace;

/** A call on the stack: its variables as last told. */
final class Frame {
    /** A variable that has not been told, or is gone. */
    static final Object UNKNOWN = new Object();

    final Method method;
    final int number;
    final Object[] known;
    int line;
    /** The places of the line that the step in progress has passed. */
    long passed;

    Frame(Method method, int number) {
        this.method = method;
        this.number = number;
        line = method.line;
        known = new Object[method.variables.length];
        for (int i = 0; i < known.length; i++) {
            known[i] = UNKNOWN;
        }
    }

    /** Tells a variable, unless it has the value that was told last. Another block's of the same name is another one. */
    void tell(Recorder recorder, int variable, Object value) {
        if (Values.same(known[variable], value) || !Values.isData(value)) {
            return;
        }
        String name = method.variables[variable];
        for (int i = 0; i < known.length; i++) {
            if (method.variables[i].equals(name)) {
                known[i] = UNKNOWN;
            }
        }
        known[variable] = value;
        recorder.begin("v").number(number).text(name).value(value).end();
        recorder.describePending();
    }

    /** The variables whose block has ended by a place are gone. */
    void leaveScopes(Recorder recorder, int place) {
        for (int i = 0; i < known.length; i++) {
            if (method.scopes[i] <= place && known[i] != UNKNOWN) {
                known[i] = UNKNOWN;
                recorder.begin("d").number(number).text(method.variables[i]).end();
            }
        }
    }

    /** Everything again, at the beginning of a part. */
    void tellAll(Recorder recorder) {
        recorder.begin("F").number(number).text(method.name).number(line).end();
        for (int i = 0; i < known.length; i++) {
            Object value = known[i];
            known[i] = UNKNOWN;
            if (value != UNKNOWN) {
                tell(recorder, i, value);
            }
        }
    }
}
