package org.teavm.classlib.java.util;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.teavm.classlib.java.util.THashMap.HashEntry;

/**
 * Gives hash maps and sets the order of iteration that candidates know from the JDK: hashes are spread, tables grow by doubling, and
 * what falls into one bucket stays in the order of insertion. The build leads TeaVM's classes here.
 */
@SuppressWarnings({"unchecked", "rawtypes"})
public final class THashOrder {
    private static final int MOST = 1 << 30;
    private static final int LONG_CHAIN = 8;
    private static final int SMALL = 64;

    private THashOrder() {
    }

    static int spread(Object key) {
        if (key == null) {
            return 0;
        }
        int hash = key.hashCode();
        return hash ^ hash >>> 16;
    }

    static HashEntry append(THashMap map, Object key, int index, int hash) {
        HashEntry entry = new HashEntry(key, hash);
        HashEntry last = map.elementData[index];
        if (last == null) {
            map.elementData[index] = entry;
        } else {
            int before = 1;
            while (last.next != null) {
                last = last.next;
                before++;
            }
            last.next = entry;
            // The JDK makes a tree of a longer chain, and in a small table gives it more room instead.
            if (before >= LONG_CHAIN && map.elementData.length < SMALL) {
                grow(map, map.elementData.length);
            }
        }
        return entry;
    }

    /** Doubles the table as often as a capacity asks for. */
    static void grow(THashMap map, int capacity) {
        HashEntry[] before = map.elementData;
        int length = Math.max(before.length, 1);
        do {
            length <<= 1;
        } while (length <= capacity && length < MOST);
        HashEntry[] after = map.newElementArray(length);
        HashEntry[] tails = new HashEntry[length];
        for (HashEntry first : before) {
            HashEntry entry = first;
            while (entry != null) {
                HashEntry next = entry.next;
                int index = entry.origKeyHash & length - 1;
                entry.next = null;
                if (tails[index] == null) {
                    after[index] = entry;
                } else {
                    tails[index].next = entry;
                }
                tails[index] = entry;
                entry = next;
            }
        }
        map.elementData = after;
        map.threshold = (int) (length * map.loadFactor);
    }

    static void putAll(THashMap map, TMap given) {
        int count = given.size();
        while (count > map.threshold && map.elementData.length < MOST) {
            grow(map, map.elementData.length);
        }
        for (TIterator entries = given.entrySet().iterator(); entries.hasNext();) {
            TMap.Entry entry = (TMap.Entry) entries.next();
            map.put(entry.getKey(), entry.getValue());
        }
    }

    /** The capacity of a map that is made of another. */
    static int capacityOfCopy(TMap given) {
        return (int) (given.size() / 0.75f + 1);
    }

    /** The capacity of a set that is made of a collection. */
    static int capacityOfSet(TCollection given) {
        return Math.max((int) (given.size() / 0.75f) + 1, 16);
    }

    /**
     * The entry of a key, if there is one. Before that the table grows where it is too full: `merge` and `compute` look for room first,
     * `put` afterwards.
     */
    private static HashEntry entryWithRoom(THashMap map, Object key) {
        if (map.elementCount > map.threshold) {
            grow(map, map.elementData.length);
        }
        return map.entryByKey(key);
    }

    /** Puts a new entry first in its bucket, where `put` puts it last. */
    private static void prepend(THashMap map, Object key, Object value) {
        int hash = spread(key);
        int index = hash & map.elementData.length - 1;
        HashEntry entry = new HashEntry(key, hash);
        entry.value = value;
        entry.next = map.elementData[index];
        map.elementData[index] = entry;
        map.elementCount++;
        map.modCount++;
    }

    private static void checkUnchanged(THashMap map, int changes) {
        if (map.modCount != changes) {
            throw new TConcurrentModificationException();
        }
    }

    /** HashMap.merge. The order of a LinkedHashMap is that of its links. */
    public static Object merge(Object given, Object key, Object value, BiFunction change) {
        if (value == null || change == null) {
            throw new NullPointerException();
        }
        THashMap map = (THashMap) given;
        HashEntry entry = entryWithRoom(map, key);
        Object before = entry == null ? null : map.get(key);
        int changes = map.modCount;
        Object after = before == null ? value : change.apply(before, value);
        checkUnchanged(map, changes);
        keep(map, entry, key, after);
        return after;
    }

    /** HashMap.compute. */
    public static Object compute(Object given, Object key, BiFunction change) {
        THashMap map = (THashMap) given;
        HashEntry entry = entryWithRoom(map, key);
        Object before = entry == null ? null : map.get(key);
        int changes = map.modCount;
        Object after = change.apply(key, before);
        checkUnchanged(map, changes);
        keep(map, entry, key, after);
        return after;
    }

    /** HashMap.computeIfAbsent. */
    public static Object computeIfAbsent(Object given, Object key, Function make) {
        THashMap map = (THashMap) given;
        HashEntry entry = entryWithRoom(map, key);
        Object before = entry == null ? null : map.get(key);
        if (before != null) {
            return before;
        }
        int changes = map.modCount;
        Object after = make.apply(key);
        checkUnchanged(map, changes);
        if (after != null) {
            keep(map, entry, key, after);
        }
        return after;
    }

    private static void keep(THashMap map, HashEntry entry, Object key, Object value) {
        if (value == null) {
            if (entry != null) {
                map.remove(key);
            }
        } else if (entry != null) {
            entry.value = value;
        } else if (map instanceof TLinkedHashMap) {
            map.put(key, value);
        } else {
            prepend(map, key, value);
        }
    }
}
