class Solution {
    private static final int INFINITY = Integer.MAX_VALUE / 2; // leaves room for adding a duration

    public int networkDelayTime(int[][] times, int n, int k) {
        int[] arrival = new int[n + 1];
        Arrays.fill(arrival, 1, n + 1, INFINITY);
        arrival[k] = 0;
        for (int round = 1; round < n; round++) {
            for (int[] link : times) {
                int u = link[0];
                int v = link[1];
                int w = link[2];
                arrival[v] = Math.min(arrival[v], arrival[u] + w);
            }
        }
        int latest = Arrays.stream(arrival).max().getAsInt();
        return latest < INFINITY ? latest : -1;
    }
}
