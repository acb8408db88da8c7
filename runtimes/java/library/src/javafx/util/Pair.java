package javafx.util;

import java.io.Serializable;
import java.util.Objects;

/** A key and a value, as LeetCode provides it. */
public class Pair<K, V> implements Serializable {
    private final K key;
    private final V value;

    public Pair(K key, V value) {
        this.key = key;
        this.value = value;
    }

    public K getKey() {
        return key;
    }

    public V getValue() {
        return value;
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * 7 + Objects.hashCode(key)) + Objects.hashCode(value);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pair<?, ?> pair && Objects.equals(key, pair.key) && Objects.equals(value, pair.value);
    }
}
