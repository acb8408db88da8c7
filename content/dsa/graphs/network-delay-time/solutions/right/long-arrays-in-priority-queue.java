class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        Map<Integer, Map<Integer, Integer>> out = new HashMap<>();
        for (var t : times) out.computeIfAbsent(t[0], x -> new HashMap<>()).merge(t[1], t[2], Math::min);
        Map<Integer, Long> dist = new HashMap<>();
        var heap = new PriorityQueue<long[]>(Comparator.comparingLong(a -> a[0]));
        heap.add(new long[] {0L, k});
        while (!heap.isEmpty()) {
            long[] top = heap.poll();
            int node = (int) top[1];
            if (dist.putIfAbsent(node, top[0]) != null) continue;
            out.getOrDefault(node, Map.of()).forEach((to, w) -> heap.add(new long[] {top[0] + w, to}));
        }
        return dist.size() < n ? -1 : (int) (long) Collections.max(dist.values());
    }
}
