package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.TimeUnit;

/** A deque whose readers wait for elements, and whose writers for room. */
public class TLinkedBlockingDeque<E> extends AbstractQueue<E> implements BlockingDeque<E> {
    private final ArrayDeque<E> items = new ArrayDeque<>();
    private final int capacity;

    public TLinkedBlockingDeque() {
        this(Integer.MAX_VALUE);
    }

    public TLinkedBlockingDeque(int capacity) {
        if (capacity <= 0) {
            throw new IllegalArgumentException();
        }
        this.capacity = capacity;
    }

    public TLinkedBlockingDeque(Collection<? extends E> given) {
        this(Integer.MAX_VALUE);
        addAll(given);
    }

    private static <T> T present(T element) {
        if (element == null) {
            throw new NoSuchElementException();
        }
        return element;
    }

    private static void accept(boolean taken) {
        if (!taken) {
            throw new IllegalStateException("Deque full");
        }
    }

    @Override
    public synchronized boolean offerFirst(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        if (items.size() >= capacity) {
            return false;
        }
        items.addFirst(element);
        notifyAll();
        return true;
    }

    @Override
    public synchronized boolean offerFirst(E element, long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (!offerFirst(element)) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        return true;
    }

    @Override
    public synchronized void putFirst(E element) throws InterruptedException {
        while (!offerFirst(element)) {
            wait();
        }
    }

    @Override
    public void addFirst(E element) {
        accept(offerFirst(element));
    }

    @Override
    public synchronized E pollFirst() {
        E element = items.pollFirst();
        if (element != null) {
            notifyAll();
        }
        return element;
    }

    @Override
    public synchronized E pollFirst(long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (items.isEmpty()) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return null;
            }
            wait(rest);
        }
        return pollFirst();
    }

    @Override
    public synchronized E takeFirst() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return pollFirst();
    }

    @Override
    public E peekFirst() {
        return items.peekFirst();
    }

    @Override
    public E getFirst() {
        return present(peekFirst());
    }

    @Override
    public E removeFirst() {
        return present(pollFirst());
    }

    @Override
    public synchronized boolean removeFirstOccurrence(Object element) {
        boolean removed = items.removeFirstOccurrence(element);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public synchronized boolean offerLast(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        if (items.size() >= capacity) {
            return false;
        }
        items.addLast(element);
        notifyAll();
        return true;
    }

    @Override
    public synchronized boolean offerLast(E element, long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (!offerLast(element)) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        return true;
    }

    @Override
    public synchronized void putLast(E element) throws InterruptedException {
        while (!offerLast(element)) {
            wait();
        }
    }

    @Override
    public void addLast(E element) {
        accept(offerLast(element));
    }

    @Override
    public synchronized E pollLast() {
        E element = items.pollLast();
        if (element != null) {
            notifyAll();
        }
        return element;
    }

    @Override
    public synchronized E pollLast(long time, TimeUnit unit) throws InterruptedException {
        long end = System.currentTimeMillis() + unit.toMillis(time);
        while (items.isEmpty()) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return null;
            }
            wait(rest);
        }
        return pollLast();
    }

    @Override
    public synchronized E takeLast() throws InterruptedException {
        while (items.isEmpty()) {
            wait();
        }
        return pollLast();
    }

    @Override
    public E peekLast() {
        return items.peekLast();
    }

    @Override
    public E getLast() {
        return present(peekLast());
    }

    @Override
    public E removeLast() {
        return present(pollLast());
    }

    @Override
    public synchronized boolean removeLastOccurrence(Object element) {
        boolean removed = items.removeLastOccurrence(element);
        if (removed) {
            notifyAll();
        }
        return removed;
    }

    @Override
    public boolean offer(E element) {
        return offerLast(element);
    }

    @Override
    public boolean offer(E element, long time, TimeUnit unit) throws InterruptedException {
        return offerLast(element, time, unit);
    }

    @Override
    public boolean add(E element) {
        addLast(element);
        return true;
    }

    @Override
    public void put(E element) throws InterruptedException {
        putLast(element);
    }

    @Override
    public E take() throws InterruptedException {
        return takeFirst();
    }

    @Override
    public E poll() {
        return pollFirst();
    }

    @Override
    public E poll(long time, TimeUnit unit) throws InterruptedException {
        return pollFirst(time, unit);
    }

    @Override
    public E peek() {
        return peekFirst();
    }

    @Override
    public void push(E element) {
        addFirst(element);
    }

    @Override
    public E pop() {
        return removeFirst();
    }

    @Override
    public boolean remove(Object element) {
        return removeFirstOccurrence(element);
    }

    @Override
    public int size() {
        return items.size();
    }

    @Override
    public int remainingCapacity() {
        return capacity - items.size();
    }

    @Override
    public Iterator<E> iterator() {
        return items.iterator();
    }

    @Override
    public Iterator<E> descendingIterator() {
        return items.descendingIterator();
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
