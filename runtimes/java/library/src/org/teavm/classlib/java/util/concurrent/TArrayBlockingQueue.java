package org.teavm.classlib.java.util.concurrent;

import java.util.Collection;

/** A queue of a fixed capacity. TeaVM's waits by rewriting methods, which programs do not have. */
public class TArrayBlockingQueue<E> extends TLinkedBlockingQueue<E> {
    public TArrayBlockingQueue(int capacity) {
        super(capacity);
    }

    public TArrayBlockingQueue(int capacity, boolean fair) {
        super(capacity);
    }

    public TArrayBlockingQueue(int capacity, boolean fair, Collection<? extends E> given) {
        super(capacity);
        addAll(given);
    }
}
