package org.teavm.classlib.java.util.concurrent;

import java.util.AbstractQueue;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A queue without room: a writer hands its element to a waiting reader. */
public class TSynchronousQueue<E> extends AbstractQueue<E> implements BlockingQueue<E> {
    private int readers;
    private E handed;

    public TSynchronousQueue() {
    }

    public TSynchronousQueue(boolean fair) {
    }

    @Override
    public synchronized boolean offer(E element) {
        if (readers == 0 || handed != null) {
            return false;
        }
        handed = element;
        notifyAll();
        return true;
    }

    @Override
    public boolean offer(E element, long time, TimeUnit unit) throws InterruptedException {
        return hand(element, unit.toMillis(time));
    }

    @Override
    public void put(E element) throws InterruptedException {
        hand(element, Long.MAX_VALUE / 2);
    }

    private synchronized boolean hand(E element, long millis) throws InterruptedException {
        long end = System.currentTimeMillis() + millis;
        while (!offer(element)) {
            long rest = end - System.currentTimeMillis();
            if (rest <= 0) {
                return false;
            }
            wait(rest);
        }
        while (handed == element) {
            wait();
        }
        return true;
    }

    @Override
    public E take() throws InterruptedException {
        return receive(Long.MAX_VALUE / 2);
    }

    @Override
    public E poll(long time, TimeUnit unit) throws InterruptedException {
        return receive(unit.toMillis(time));
    }

    private synchronized E receive(long millis) throws InterruptedException {
        long end = System.currentTimeMillis() + millis;
        readers++;
        notifyAll();
        try {
            while (handed == null) {
                long rest = end - System.currentTimeMillis();
                if (rest <= 0) {
                    return null;
                }
                wait(rest);
            }
            E element = handed;
            handed = null;
            notifyAll();
            return element;
        } finally {
            readers--;
        }
    }

    @Override
    public E poll() {
        return null;
    }

    @Override
    public E peek() {
        return null;
    }

    @Override
    public int size() {
        return 0;
    }

    @Override
    public int remainingCapacity() {
        return 0;
    }

    @Override
    public Iterator<E> iterator() {
        return Collections.emptyIterator();
    }

    @Override
    public int drainTo(Collection<? super E> target) {
        return 0;
    }

    @Override
    public int drainTo(Collection<? super E> target, int most) {
        return 0;
    }
}
