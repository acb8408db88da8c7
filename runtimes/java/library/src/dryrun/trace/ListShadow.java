package dryrun.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Stack;
import java.util.Vector;

/** An array of objects, a collection with an order, or a text that changes. */
final class ListShadow extends Shadow {
    private Object[] kept = new Object[0];
    private int keptSize;

    ListShadow(Object value, int number) {
        super(value, number);
    }

    /** Adds an element to the list that is being written. */
    static void write(Recorder recorder, int index, Object item) {
        if (index == 0) {
            recorder.first(item);
        } else {
            recorder.value(item);
        }
    }

    private int size() {
        if (value instanceof Object[] items) {
            return items.length;
        }
        return value instanceof StringBuilder text ? text.length() : ((Collection<?>) value).size();
    }

    private Object[] look(int size) {
        Object[] result = new Object[Math.min(size, LIST_KEPT)];
        if (value instanceof Object[] items) {
            System.arraycopy(items, 0, result, 0, result.length);
        } else if (value instanceof StringBuilder text) {
            for (int i = 0; i < result.length; i++) {
                result[i] = text.charAt(i);
            }
        } else {
            Iterator<?> items = ((Collection<?>) value).iterator();
            for (int i = 0; i < result.length && items.hasNext(); i++) {
                result[i] = items.next();
            }
        }
        return result;
    }

    private String type() {
        if (value instanceof Traced traced) {
            return traced.dryrun$name();
        }
        if (value instanceof Object[]) {
            return value instanceof String[] ? "String[]" : value instanceof int[][] ? "int[][]" : value instanceof char[][] ? "char[][]"
                    : value instanceof boolean[][] ? "boolean[][]" : value instanceof long[][] ? "long[][]" : "Object[]";
        }
        if (value instanceof StringBuilder) {
            return "StringBuilder";
        }
        if (value instanceof ArrayList) {
            return "ArrayList";
        }
        if (value instanceof LinkedList) {
            return "LinkedList";
        }
        if (value instanceof ArrayDeque) {
            return "ArrayDeque";
        }
        if (value instanceof PriorityQueue) {
            return "PriorityQueue";
        }
        if (value instanceof Vector) {
            return value instanceof Stack ? "Stack" : "Vector";
        }
        return value instanceof List ? "List" : "Queue";
    }

    @Override
    void describe(Recorder recorder) {
        keptSize = size();
        kept = look(keptSize);
        recorder.begin("n").number(number).text("list").text(type()).number(keptSize).raw(",[");
        for (int i = 0; i < kept.length; i++) {
            write(recorder, i, kept[i]);
        }
        recorder.raw("]").end();
    }

    @Override
    void compareAt(Recorder recorder, Frame call, int index) {
        if (index < kept.length && value instanceof Object[] items) {
            tell(recorder, call, index, items[index]);
        }
    }

    private void tell(Recorder recorder, Frame call, int index, Object item) {
        if (!Values.same(kept[index], item)) {
            kept[index] = item;
            recorder.effectsIn(call);
            recorder.begin("=").number(number).number(index).value(item).end();
        }
    }

    @Override
    void compareAll(Recorder recorder, Frame call) {
        int size = size();
        Object[] now = look(size);
        if (size == keptSize) {
            for (int i = 0; i < now.length; i++) {
                tell(recorder, call, i, now[i]);
            }
            return;
        }
        int least = Math.min(kept.length, now.length);
        int start = 0;
        while (start < least && Values.same(kept[start], now[start])) {
            start++;
        }
        int end = 0;
        // Of a list that is not kept whole, what comes after the change is not what it was.
        if (kept.length == keptSize && now.length == size) {
            while (end < least - start && Values.same(kept[kept.length - 1 - end], now[now.length - 1 - end])) {
                end++;
            }
        }
        recorder.effectsIn(call);
        recorder.begin("s").number(number).number(start).number(kept.length - start - end).raw(",[");
        for (int i = start; i < now.length - end; i++) {
            write(recorder, i - start, now[i]);
        }
        recorder.raw("]").number(size).end();
        kept = now;
        keptSize = size;
    }
}
