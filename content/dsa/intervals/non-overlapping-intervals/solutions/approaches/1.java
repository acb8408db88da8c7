class Solution {
    public int eraseOverlapIntervals(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[0], b[0]));
        int[] best = new int[intervals.length];
        int kept = 0;
        for (int i = 0; i < intervals.length; i++) {
            best[i] = 1;
            for (int j = 0; j < i; j++) {
                if (intervals[j][1] <= intervals[i][0]) {
                    best[i] = Math.max(best[i], best[j] + 1);
                }
            }
            kept = Math.max(kept, best[i]);
        }
        return intervals.length - kept;
    }
}
