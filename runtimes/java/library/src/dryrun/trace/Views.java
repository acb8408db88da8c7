package dryrun.trace;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;

/** Objects that lead to the inside of another: iterators, entries, sublists, sets of keys. */
final class Views {
    private Views() {
    }

    static boolean mayBe(Object value) {
        if (value instanceof Iterator || value instanceof Map.Entry) {
            return true;
        }
        if (!(value instanceof Collection || value instanceof Map) || value instanceof Traced) {
            return false;
        }
        return !(value instanceof ArrayList || value instanceof HashMap || value instanceof HashSet || value instanceof ArrayDeque
                || value instanceof LinkedList || value instanceof PriorityQueue || value instanceof TreeMap || value instanceof TreeSet
                || value instanceof Vector);
    }
}
