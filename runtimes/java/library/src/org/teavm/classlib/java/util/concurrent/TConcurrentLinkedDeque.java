package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;

/** Threads here are cooperative: a deque is safe as it is. Iteration goes over the elements that there were at its start. */
public class TConcurrentLinkedDeque<E> extends ArrayDeque<E> {
    public TConcurrentLinkedDeque() {
    }

    public TConcurrentLinkedDeque(Collection<? extends E> given) {
        super(given);
    }

    @Override
    public Iterator<E> iterator() {
        List<E> present = new ArrayList<>(size());
        // Not toArray, which would ask for this iterator.
        super.iterator().forEachRemaining(present::add);
        return present.iterator();
    }
}
