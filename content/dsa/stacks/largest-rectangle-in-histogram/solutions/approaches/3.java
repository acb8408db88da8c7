class Solution {
    private int[] heights;
    private int[] tree; // the lowest bar below each node; bar i is leaf n + i

    public int largestRectangleArea(int[] heights) {
        int n = heights.length;
        this.heights = heights;
        tree = new int[2 * n];
        for (int i = 0; i < n; i++) {
            tree[n + i] = i;
        }
        for (int node = n - 1; node > 0; node--) {
            tree[node] = lower(tree[2 * node], tree[2 * node + 1]);
        }

        int largest = 0;
        Deque<int[]> ranges = new ArrayDeque<>();
        ranges.push(new int[] {0, n});
        while (!ranges.isEmpty()) {
            int[] range = ranges.pop();
            int start = range[0];
            int end = range[1];
            if (start == end) {
                continue;
            }
            int limit = lowest(start, end);
            largest = Math.max(largest, heights[limit] * (end - start));
            ranges.push(new int[] {start, limit});
            ranges.push(new int[] {limit + 1, end});
        }
        return largest;
    }

    private int lowest(int start, int end) {
        int limit = start;
        int left = heights.length + start;
        int right = heights.length + end;
        while (left < right) {
            if (left % 2 == 1) {
                limit = lower(limit, tree[left++]);
            }
            if (right % 2 == 1) {
                limit = lower(limit, tree[--right]);
            }
            left /= 2;
            right /= 2;
        }
        return limit;
    }

    private int lower(int i, int j) {
        return heights[i] <= heights[j] ? i : j;
    }
}
