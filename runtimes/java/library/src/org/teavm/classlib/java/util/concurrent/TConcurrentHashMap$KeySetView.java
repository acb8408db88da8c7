package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The keys of a ConcurrentHashMap; a key that is added gets a value that was chosen before. */
public class TConcurrentHashMap$KeySetView<K, V> extends AbstractSet<K> {
    private final ConcurrentHashMap<K, V> map;
    private final V value;

    public TConcurrentHashMap$KeySetView(ConcurrentHashMap<K, V> map, V value) {
        this.map = map;
        this.value = value;
    }

    public ConcurrentHashMap<K, V> getMap() {
        return map;
    }

    public V getMappedValue() {
        return value;
    }

    @Override
    public boolean add(K key) {
        if (value == null) {
            throw new UnsupportedOperationException();
        }
        return map.putIfAbsent(key, value) == null;
    }

    @Override
    public boolean contains(Object key) {
        return map.containsKey(key);
    }

    @Override
    public boolean remove(Object key) {
        return map.remove(key) != null;
    }

    @Override
    public void clear() {
        map.clear();
    }

    @Override
    public Iterator<K> iterator() {
        Iterator<Map.Entry<K, V>> entries = map.entrySet().iterator();
        return new Iterator<K>() {
            @Override
            public boolean hasNext() {
                return entries.hasNext();
            }

            @Override
            public K next() {
                return entries.next().getKey();
            }

            @Override
            public void remove() {
                entries.remove();
            }
        };
    }

    @Override
    public int size() {
        return map.size();
    }
}
