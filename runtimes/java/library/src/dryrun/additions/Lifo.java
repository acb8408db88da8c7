package dryrun.additions;

import java.util.AbstractQueue;
import java.util.Deque;
import java.util.Iterator;

/** A deque that is read as a stack. */
final class Lifo<T> extends AbstractQueue<T> {
    private final Deque<T> items;

    Lifo(Deque<T> items) {
        this.items = items;
    }

    @Override
    public boolean offer(T item) {
        return items.offerFirst(item);
    }

    @Override
    public T poll() {
        return items.pollFirst();
    }

    @Override
    public T peek() {
        return items.peekFirst();
    }

    @Override
    public Iterator<T> iterator() {
        return items.iterator();
    }

    @Override
    public int size() {
        return items.size();
    }
}
