package org.teavm.classlib.java.util;

import java.util.AbstractQueue;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.function.Predicate;

/** A binary heap that sifts as Java's does, so that iterating and printing show the same order. */
public class TPriorityQueue<E> extends AbstractQueue<E> {
    private static final int INITIAL = 11;

    private Object[] heap;
    private int size;
    private int changes;
    private final Comparator<? super E> order;

    public TPriorityQueue() {
        this(INITIAL, null);
    }

    public TPriorityQueue(int capacity) {
        this(capacity, null);
    }

    public TPriorityQueue(Comparator<? super E> order) {
        this(INITIAL, order);
    }

    public TPriorityQueue(int capacity, Comparator<? super E> order) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        heap = new Object[capacity];
        this.order = order;
    }

    public TPriorityQueue(Collection<? extends E> given) {
        this(given, given instanceof SortedSet<?> sorted ? (Comparator<? super E>) sorted.comparator()
                : given instanceof PriorityQueue<?> queue ? (Comparator<? super E>) queue.comparator() : null);
    }

    public TPriorityQueue(PriorityQueue<? extends E> given) {
        this(given, (Comparator<? super E>) given.comparator());
    }

    public TPriorityQueue(SortedSet<? extends E> given) {
        this(given, (Comparator<? super E>) given.comparator());
    }

    private TPriorityQueue(Collection<? extends E> given, Comparator<? super E> order) {
        heap = Arrays.copyOf(given.toArray(), Math.max(1, given.size()));
        size = given.size();
        this.order = order;
        for (int i = 0; i < size; i++) {
            if (heap[i] == null) {
                throw new NullPointerException();
            }
        }
        heapify();
    }

    private void heapify() {
        for (int i = (size >>> 1) - 1; i >= 0; i--) {
            siftDown(i, at(i));
        }
    }

    @SuppressWarnings("unchecked")
    private E at(int index) {
        return (E) heap[index];
    }

    @SuppressWarnings("unchecked")
    private int compare(E a, E b) {
        return order != null ? order.compare(a, b) : ((Comparable<? super E>) a).compareTo(b);
    }

    private void siftUp(int start, E element) {
        int hole = start;
        while (hole > 0) {
            int parent = (hole - 1) >>> 1;
            if (compare(element, at(parent)) >= 0) {
                break;
            }
            heap[hole] = heap[parent];
            hole = parent;
        }
        heap[hole] = element;
    }

    private void siftDown(int start, E element) {
        int hole = start;
        int firstLeaf = size >>> 1;
        while (hole < firstLeaf) {
            int child = 2 * hole + 1;
            if (child + 1 < size && compare(at(child), at(child + 1)) > 0) {
                child++;
            }
            if (compare(element, at(child)) <= 0) {
                break;
            }
            heap[hole] = heap[child];
            hole = child;
        }
        heap[hole] = element;
    }

    @Override
    public boolean offer(E element) {
        if (element == null) {
            throw new NullPointerException();
        }
        changes++;
        if (size == heap.length) {
            heap = Arrays.copyOf(heap, size < 64 ? 2 * size + 2 : size + (size >> 1));
        }
        if (order == null && !(element instanceof Comparable)) {
            // Java says so at the first element too.
            compare(element, element);
        }
        siftUp(size, element);
        size++;
        return true;
    }

    @Override
    public boolean add(E element) {
        return offer(element);
    }

    @Override
    public E poll() {
        if (size == 0) {
            return null;
        }
        E first = at(0);
        removeAt(0);
        return first;
    }

    @Override
    public E peek() {
        return size == 0 ? null : at(0);
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public void clear() {
        changes++;
        Arrays.fill(heap, 0, size, null);
        size = 0;
    }

    public Comparator<? super E> comparator() {
        return order;
    }

    @Override
    public boolean contains(Object element) {
        return indexOf(element) >= 0;
    }

    @Override
    public boolean remove(Object element) {
        int index = indexOf(element);
        if (index < 0) {
            return false;
        }
        removeAt(index);
        return true;
    }

    /** Makes a heap of the rest only once all are removed, as Java does: the order shows it. */
    @Override
    public boolean removeIf(Predicate<? super E> isUnwanted) {
        int kept = 0;
        for (int i = 0; i < size; i++) {
            E element = at(i);
            if (!isUnwanted.test(element)) {
                heap[kept++] = element;
            }
        }
        if (kept == size) {
            return false;
        }
        changes++;
        Arrays.fill(heap, kept, size, null);
        size = kept;
        heapify();
        return true;
    }

    @Override
    public boolean removeAll(Collection<?> unwanted) {
        return removeIf(unwanted::contains);
    }

    @Override
    public boolean retainAll(Collection<?> wanted) {
        return removeIf(element -> !wanted.contains(element));
    }

    private int indexOf(Object element) {
        for (int i = 0; i < size; i++) {
            if (heap[i].equals(element)) {
                return i;
            }
        }
        return -1;
    }

    /** Removes; returns the element that came to stand before `index` instead, which an iterator has not seen. */
    private E removeAt(int index) {
        changes++;
        size--;
        E last = at(size);
        heap[size] = null;
        if (index == size) {
            return null;
        }
        siftDown(index, last);
        if (heap[index] != last) {
            return null;
        }
        siftUp(index, last);
        return heap[index] != last ? last : null;
    }

    @Override
    public Object[] toArray() {
        return Arrays.copyOf(heap, size);
    }

    @Override
    public Iterator<E> iterator() {
        return new HeapIterator();
    }

    private final class HeapIterator implements Iterator<E> {
        private int next;
        private int last = -1;
        private int expected = changes;
        private ArrayDeque<E> skipped;
        private E lastSkipped;

        @Override
        public boolean hasNext() {
            return next < size || skipped != null && !skipped.isEmpty();
        }

        @Override
        public E next() {
            if (expected != changes) {
                throw new ConcurrentModificationException();
            }
            if (next < size) {
                last = next++;
                return at(last);
            }
            last = -1;
            lastSkipped = skipped == null ? null : skipped.poll();
            if (lastSkipped == null) {
                throw new NoSuchElementException();
            }
            return lastSkipped;
        }

        @Override
        public void remove() {
            if (expected != changes) {
                throw new ConcurrentModificationException();
            }
            if (last >= 0) {
                E moved = removeAt(last);
                last = -1;
                if (moved == null) {
                    next--;
                } else {
                    if (skipped == null) {
                        skipped = new ArrayDeque<>();
                    }
                    skipped.add(moved);
                }
            } else if (lastSkipped != null) {
                for (int i = 0; i < size; i++) {
                    if (heap[i] == lastSkipped) {
                        removeAt(i);
                        break;
                    }
                }
                lastSkipped = null;
            } else {
                throw new IllegalStateException();
            }
            expected = changes;
        }
    }
}
