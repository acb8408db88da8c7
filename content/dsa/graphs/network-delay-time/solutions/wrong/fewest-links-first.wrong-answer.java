class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<int[]>> links = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            links.add(new ArrayList<>());
        }
        for (int[] time : times) {
            links.get(time[0]).add(time);
        }
        Map<Integer, Integer> arrival = new HashMap<>();
        arrival.put(k, 0);
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(k);
        while (!queue.isEmpty()) {
            int node = queue.poll();
            for (int[] link : links.get(node)) {
                if (!arrival.containsKey(link[1])) {
                    arrival.put(link[1], arrival.get(node) + link[2]);
                    queue.add(link[1]);
                }
            }
        }
        return arrival.size() < n ? -1 : Collections.max(arrival.values());
    }
}
