class LRUCache {
    private final Map<Integer, Integer> values;

    public LRUCache(int capacity) {
        values = new LinkedHashMap<>() {
            @Override
            protected boolean removeEldestEntry(Map.Entry<Integer, Integer> eldest) {
                return size() > capacity;
            }
        };
    }

    public int get(int key) {
        return values.getOrDefault(key, -1);
    }

    public void put(int key, int value) {
        values.remove(key);
        values.put(key, value);
    }
}
