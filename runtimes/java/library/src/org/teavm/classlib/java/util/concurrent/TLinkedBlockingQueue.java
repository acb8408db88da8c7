package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;

import java.util.Iterator;

import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A queue whose readers wait for elements, and whose writers for room. */
public class TLinkedBlockingQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private final Queue<E> items = new ArrayDeque<>();
    private final int capacity;

    public TLinkedBlockingQueue() {
        this(Integer.MAX_VALUE);
    }

    public TLinkedBlockingQueue(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public TLinkedBlockingQueue(Collection<? extends E> given) {
        this(Integer.MAX_VALUE);
        addAll(given);
    }

    @Override
    public synchronized boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        if (items.size() >= capacity) {
            return false;
        }
        items.add(element);
        notifyAll();
        return true;
    }

    @Override
    public synchronized boolean offer(E element, long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (!offer(element)) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        return true;
    }

    @Override
    public synchronized void put(E element) throws InterruptedException {
        while (!offer(element)) {
            wait();
        }
    }

    @Override
    public synchronized E take() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return poll();
    }

    @Override
    public synchronized E poll() {
        E element = items.poll();
        if (element != null) {
            notifyAll();
        }
        return element;
    }

    @Override
    public synchronized E poll(long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (items.isEmpty()) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return null;
            }
            wait(rest);
        }
        return poll();
    }

    @Override
    public E peek() {
        return items.peek();
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public int remainingCapacity() {
        return capacity == Integer.MAX_VALUE ? capacity : capacity - items.size();
    }

    @Override
    public synchronized boolean remove(Object element) {
        boolean removed = items.remove(element);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public Iterator<E> iterator() {
        return items.iterator();
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        return drainTo(target, Integer.MAX_VALUE);
    }

    @Override
    public synchronized int drainTo(Collection<? super E> target, int most) {
        int count = 0;
        while (count < most && !items.isEmpty()) {
            target.add(poll());
            count++;
        }
        return count;
    }
}
