class TimeMap {
    private final Map<String, TreeMap<Integer, String>> store = new HashMap<>();

    public TimeMap() {}

    public void set(String key, String value, int timestamp) {
        store.computeIfAbsent(key, k -> new TreeMap<>()).put(timestamp, value);
    }

    public String get(String key, int timestamp) {
        return store.get(key).floorEntry(timestamp).getValue();
    }
}
