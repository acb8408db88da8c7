class LRUCache {
    private static class Entry {
        int key;
        int value;
        Entry older;
        Entry newer;
    }

    private final int capacity;
    private final Map<Integer, Entry> entries = new HashMap<>();
    // Sentinels: the entries in use stand between them, least recently used first.
    private final Entry oldest = new Entry();
    private final Entry newest = new Entry();

    public LRUCache(int capacity) {
        this.capacity = capacity;
        oldest.newer = newest;
        newest.older = oldest;
    }

    public int get(int key) {
        Entry entry = entries.get(key);
        if (entry == null) {
            return -1;
        }
        unlink(entry);
        linkAsNewest(entry);
        return entry.value;
    }

    public void put(int key, int value) {
        Entry entry = entries.get(key);
        if (entry != null) {
            unlink(entry);
        } else {
            if (entries.size() == capacity) {
                Entry evicted = oldest.newer;
                unlink(evicted);
                entries.remove(evicted.key);
            }
            entry = new Entry();
            entry.key = key;
            entries.put(key, entry);
        }
        entry.value = value;
        linkAsNewest(entry);
    }

    private void unlink(Entry entry) {
        entry.older.newer = entry.newer;
        entry.newer.older = entry.older;
    }

    private void linkAsNewest(Entry entry) {
        entry.older = newest.older;
        entry.newer = newest;
        entry.older.newer = entry;
        newest.older = entry;
    }
}
