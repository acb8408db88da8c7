package org.teavm.classlib.java.util.concurrent;

import java.util.Deque;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A deque whose readers wait for elements, and whose writers for room. */
public interface TBlockingDeque<E> extends BlockingQueue<E>, Deque<E> {
    void putFirst(E element) throws InterruptedException;

    void putLast(E element) throws InterruptedException;

    boolean offerFirst(E element, long time, TimeUnit unit) throws InterruptedException;

    boolean offerLast(E element, long time, TimeUnit unit) throws InterruptedException;

    E takeFirst() throws InterruptedException;

    E takeLast() throws InterruptedException;

    E pollFirst(long time, TimeUnit unit) throws InterruptedException;

    E pollLast(long time, TimeUnit unit) throws InterruptedException;
}
