package org.teavm.classlib.java.util.concurrent;

import java.util.Comparator;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentMap;

/** Threads here are cooperative: a tree is safe as it is. */
public class TConcurrentSkipListMap<K, V> extends TreeMap<K, V> implements ConcurrentMap<K, V> {
    public TConcurrentSkipListMap() {
    }

    public TConcurrentSkipListMap(Comparator<? super K> order) {
        super(order);
    }

    public TConcurrentSkipListMap(Map<? extends K, ? extends V> given) {
        super(given);
    }

    @Override
    public V putIfAbsent(K key, V value) {
        V before = get(key);
        return before != null ? before : put(key, value);
    }

    @Override
    public boolean remove(Object key, Object value) {
        if (!containsKey(key) || !Objects.equals(get(key), value)) {
            return false;
        }
        remove(key);
        return true;
    }

    @Override
    public V replace(K key, V value) {
        return containsKey(key) ? put(key, value) : null;
    }

    @Override
    public boolean replace(K key, V before, V value) {
        if (!containsKey(key) || !Objects.equals(get(key), before)) {
            return false;
        }
        put(key, value);
        return true;
    }
}
