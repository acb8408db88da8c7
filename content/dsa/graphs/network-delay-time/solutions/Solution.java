class Solution {
    public int networkDelayTime(int[][] times, int n, int k) {
        List<List<int[]>> links = new ArrayList<>();
        for (int node = 0; node <= n; node++) {
            links.add(new ArrayList<>());
        }
        for (int[] link : times) {
            links.get(link[0]).add(link);
        }

        boolean[] received = new boolean[n + 1];
        int missing = n;
        PriorityQueue<int[]> arrivals = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        arrivals.add(new int[] {0, k});
        while (!arrivals.isEmpty()) {
            int[] arrival = arrivals.remove();
            int time = arrival[0];
            int node = arrival[1];
            if (received[node]) {
                continue;
            }
            received[node] = true;
            if (--missing == 0) {
                return time;
            }
            for (int[] link : links.get(node)) {
                if (!received[link[1]]) {
                    arrivals.add(new int[] {time + link[2], link[1]});
                }
            }
        }
        return -1;
    }
}
