class TimeMap {
    private record Entry(int timestamp, String value) {}

    private final Map<String, List<Entry>> history = new HashMap<>(); // ascending timestamps

    public TimeMap() {}

    public void set(String key, String value, int timestamp) {
        history.computeIfAbsent(key, unused -> new ArrayList<>()).add(new Entry(timestamp, value));
    }

    public String get(String key, int timestamp) {
        List<Entry> entries = history.getOrDefault(key, List.of());
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int mid = (low + high) / 2;
            if (entries.get(mid).timestamp() <= timestamp) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        return low > 0 ? entries.get(low - 1).value() : "";
    }
}
