class LRUCache {
    private record Entry(int value, int lastUse) {}

    private final int capacity;
    private int calls;
    private final Map<Integer, Entry> entries = new HashMap<>();

    public LRUCache(int capacity) {
        this.capacity = capacity;
    }

    public int get(int key) {
        calls++;
        Entry entry = entries.get(key);
        if (entry == null) {
            return -1;
        }
        entries.put(key, new Entry(entry.value, calls));
        return entry.value;
    }

    public void put(int key, int value) {
        calls++;
        if (!entries.containsKey(key) && entries.size() == capacity) {
            int oldest = -1;
            for (int known : entries.keySet()) {
                if (oldest == -1 || entries.get(known).lastUse < entries.get(oldest).lastUse) {
                    oldest = known;
                }
            }
            entries.remove(oldest);
        }
        entries.put(key, new Entry(value, calls));
    }
}
