class Solution {
    public int leastInterval(char[] tasks, int n) {
        int[] counts = new int[26];
        for (char task : tasks) {
            counts[task - 'A']++;
        }
        PriorityQueue<Integer> ready = new PriorityQueue<>(Collections.reverseOrder());
        for (int count : counts) {
            if (count > 0) {
                ready.add(count);
            }
        }
        // Interval from which a kind may run again, and its tasks left.
        Queue<int[]> waiting = new ArrayDeque<>();
        int time = 0;
        while (!ready.isEmpty() || !waiting.isEmpty()) {
            if (ready.isEmpty()) {
                time = waiting.peek()[0];
            }
            while (!waiting.isEmpty() && waiting.peek()[0] <= time) {
                ready.add(waiting.remove()[1]);
            }
            int left = ready.remove() - 1;
            if (left > 0) {
                waiting.add(new int[] {time + n + 1, left});
            }
            time++;
        }
        return time;
    }
}
