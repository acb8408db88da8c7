package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractSet;
import java.util.Collection;
import java.util.Iterator;
import java.util.concurrent.CopyOnWriteArrayList;

public class TCopyOnWriteArraySet<E> extends AbstractSet<E> {
    private final CopyOnWriteArrayList<E> items = new CopyOnWriteArrayList<>();

    public TCopyOnWriteArraySet() {
    }

    public TCopyOnWriteArraySet(Collection<? extends E> given) {
        addAll(given);
    }

    @Override
    public boolean add(E element) {
        return !items.contains(element) && items.add(element);
    }

    @Override
    public boolean remove(Object element) {
        return items.remove(element);
    }

    @Override
    public boolean contains(Object element) {
        return items.contains(element);
    }

    @Override
    public Iterator<E> iterator() {
        return items.iterator();
    }

    @Override
    public int size() {
        return items.size();
    }
}
