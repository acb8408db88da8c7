class TimeMap {
    private final Map<String, TreeMap<Integer, String>> history = new HashMap<>();

    public TimeMap() {}

    public void set(String key, String value, int timestamp) {
        history.computeIfAbsent(key, unused -> new TreeMap<>()).put(timestamp, value);
    }

    public String get(String key, int timestamp) {
        TreeMap<Integer, String> values = history.get(key);
        if (values == null) {
            return "";
        }
        Map.Entry<Integer, String> entry = values.floorEntry(timestamp);
        return entry != null ? entry.getValue() : "";
    }
}
