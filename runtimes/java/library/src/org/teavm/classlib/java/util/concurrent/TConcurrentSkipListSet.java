package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;
import java.util.Comparator;
import java.util.TreeSet;

/** Threads here are cooperative: a tree is safe as it is. */
public class TConcurrentSkipListSet<E> extends TreeSet<E> {
    public TConcurrentSkipListSet() {
    }

    public TConcurrentSkipListSet(Comparator<? super E> order) {
        super(order);
    }

    public TConcurrentSkipListSet(Collection<? extends E> given) {
        super(given);
    }
}
