package dryrun.trace;

/** What was last told of an object, to tell what has changed since. */
abstract class Shadow {
    /** Elements of a list, entries of a map, that are kept. */
    static final int LIST_KEPT = 500;
    static final int ENTRIES_KEPT = 300;
    /** Elements known to have changed; where there are more, all are compared. */
    private static final int MOST_PLACES = 8;

    final Object value;
    final int number;
    private boolean changed;
    private boolean whole;
    private int[] places;
    private int placeCount;

    Shadow(Object value, int number) {
        this.value = value;
        this.number = number;
    }

    static Shadow of(Object value, int number) {
        switch (Values.kind(value)) {
            case Values.ARRAY:
                return value instanceof Object[] ? new ListShadow(value, number) : new ArrayShadow(value, number);
            case Values.MAP:
            case Values.SET:
                return new MapShadow(value, number);
            case Values.OBJECT:
                return new ObjectShadow(value, number);
            default:
                return new ListShadow(value, number);
        }
    }

    static Object[] copy(Object[] from, int count, int size) {
        Object[] result = new Object[size];
        System.arraycopy(from, 0, result, 0, count);
        return result;
    }

    boolean isChanged() {
        return changed;
    }

    void change(int index) {
        changed = true;
        if (index < 0) {
            whole = true;
        } else if (!whole) {
            if (places == null) {
                places = new int[MOST_PLACES];
            }
            if (placeCount == MOST_PLACES) {
                whole = true;
            } else {
                places[placeCount++] = index;
            }
        }
    }

    /** Tells all of it. */
    abstract void describe(Recorder recorder);

    /** Tells what has changed anywhere in it. */
    abstract void compareAll(Recorder recorder, Frame call);

    /** Tells whether an element has changed. */
    void compareAt(Recorder recorder, Frame call, int index) {
        throw new IllegalStateException();
    }

    final void compare(Recorder recorder, Frame call) {
        if (!changed) {
            return;
        }
        changed = false;
        boolean all = whole;
        int count = placeCount;
        whole = false;
        placeCount = 0;
        if (all) {
            compareAll(recorder, call);
            return;
        }
        for (int i = 0; i < count; i++) {
            compareAt(recorder, call, places[i]);
        }
    }
}
