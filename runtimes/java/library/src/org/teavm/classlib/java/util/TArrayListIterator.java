package org.teavm.classlib.java.util;

import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;

/** Ends where the list ends, even if it was changed meanwhile, and says of other changes that it cannot go on: as Java's does. */
public final class TArrayListIterator<E> implements Iterator<E> {
    private final TArrayList<E> list;
    private int next;
    private int last = -1;
    private int expected;

    public TArrayListIterator(TArrayList<E> list) {
        this.list = list;
        expected = list.modCount;
    }

    @Override
    public boolean hasNext() {
        return next != list.size();
    }

    @Override
    public E next() {
        check();
        if (next >= list.size()) {
            throw new NoSuchElementException();
        }
        last = next++;
        return list.get(last);
    }

    @Override
    public void remove() {
        if (last < 0) {
            throw new IllegalStateException();
        }
        check();
        list.remove(last);
        next = last;
        last = -1;
        expected = list.modCount;
    }

    private void check() {
        if (list.modCount != expected) {
            throw new ConcurrentModificationException();
        }
    }
}
