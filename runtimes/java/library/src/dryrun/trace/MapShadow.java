package dryrun.trace;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/** A map, or a set, which is a map to null. Keys are compared by identity, or as the numbers and texts that they are. */
final class MapShadow extends Shadow {
    private Object[] keys = new Object[0];
    private Object[] values = new Object[0];
    private int keptSize;

    MapShadow(Object value, int number) {
        super(value, number);
    }

    private int size() {
        return value instanceof Map<?, ?> map ? map.size() : ((Collection<?>) value).size();
    }

    /** The entries by now, into two arrays. */
    private int look(Object[] newKeys, Object[] newValues) {
        int count = 0;
        if (value instanceof Map<?, ?> map) {
            Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
            while (count < newKeys.length && entries.hasNext()) {
                Map.Entry<?, ?> entry = entries.next();
                newKeys[count] = entry.getKey();
                newValues[count++] = entry.getValue();
            }
        } else {
            Iterator<?> items = ((Collection<?>) value).iterator();
            while (count < newKeys.length && items.hasNext()) {
                newKeys[count++] = items.next();
            }
        }
        return count;
    }

    private String type() {
        if (value instanceof Traced traced) {
            return traced.dryrun$name();
        }
        if (value instanceof HashMap) {
            return value instanceof LinkedHashMap ? "LinkedHashMap" : "HashMap";
        }
        if (value instanceof HashSet) {
            return value instanceof LinkedHashSet ? "LinkedHashSet" : "HashSet";
        }
        return value instanceof TreeMap ? "TreeMap" : value instanceof TreeSet ? "TreeSet" : value instanceof Map ? "Map" : "Set";
    }

    /** Whether the order says something; that of a hash does not. */
    private boolean isOrdered() {
        if (value instanceof LinkedHashMap || value instanceof LinkedHashSet) {
            return true;
        }
        return !(value instanceof HashMap || value instanceof HashSet);
    }

    @Override
    void describe(Recorder recorder) {
        keptSize = size();
        keys = new Object[Math.min(keptSize, ENTRIES_KEPT)];
        values = new Object[keys.length];
        look(keys, values);
        recorder.begin("n").number(number).text(value instanceof Map ? "dict" : "set").text(type()).number(keptSize).raw(",[");
        for (int i = 0; i < keys.length; i++) {
            recorder.raw(i > 0 ? ",[" : "[").first(keys[i]).raw(",");
            entryValue(recorder, values[i]).raw("]");
        }
        recorder.raw("]").end();
    }

    private Recorder entryValue(Recorder recorder, Object item) {
        return value instanceof Map ? recorder.first(item) : recorder.raw("null");
    }

    @Override
    void compareAll(Recorder recorder, Frame call) {
        int size = size();
        Object[] newKeys = new Object[Math.min(size, ENTRIES_KEPT)];
        Object[] newValues = new Object[newKeys.length];
        look(newKeys, newValues);
        int least = Math.min(keys.length, newKeys.length);
        int start = 0;
        while (start < least && Values.same(keys[start], newKeys[start])) {
            tell(recorder, call, size, start, start, newKeys, newValues);
            start++;
        }
        int end = 0;
        while (end < least - start && Values.same(keys[keys.length - 1 - end], newKeys[newKeys.length - 1 - end])) {
            end++;
        }
        boolean appends = start == keys.length;
        boolean removes = newKeys.length - end == start;
        if (isOrdered() && !appends && !removes) {
            recorder.effectsIn(call);
            describe(recorder);
            return;
        }
        for (int i = start; i < keys.length - end; i++) {
            if (find(newKeys, start, newKeys.length - end, keys[i]) < 0) {
                recorder.effectsIn(call);
                recorder.begin("x").number(number).value(keys[i]).number(size).end();
            }
        }
        for (int i = start; i < newKeys.length; i++) {
            int before = i >= newKeys.length - end ? i - newKeys.length + keys.length : find(keys, start, keys.length - end, newKeys[i]);
            tell(recorder, call, size, before, i, newKeys, newValues);
        }
        boolean hidden = size != newKeys.length && size != keptSize;
        keys = newKeys;
        values = newValues;
        keptSize = size;
        if (hidden) {
            recorder.effectsIn(call);
            recorder.begin("z").number(number).number(size).end();
        }
    }

    /** Tells an entry that is new, or has another value. */
    private void tell(Recorder recorder, Frame call, int size, int before, int index, Object[] newKeys, Object[] newValues) {
        if (before < 0 || !Values.same(values[before], newValues[index])) {
            recorder.effectsIn(call);
            recorder.begin("k").number(number).value(newKeys[index]).raw(",");
            entryValue(recorder, newValues[index]).number(size).end();
        }
    }

    private static int find(Object[] items, int from, int to, Object item) {
        for (int i = from; i < to; i++) {
            if (Values.same(items[i], item)) {
                return i;
            }
        }
        return -1;
    }
}
