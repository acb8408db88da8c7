class Solution {
    public int[][] merge(int[][] intervals) {
        Arrays.sort(intervals, (a, b) -> Integer.compare(a[0], b[0]));
        List<int[]> merged = new ArrayList<>();
        int[] last = intervals[0];
        merged.add(last);
        for (int[] interval : intervals) {
            if (interval[0] <= last[1]) {
                last[1] = Math.max(last[1], interval[1]);
            } else {
                last = interval;
                merged.add(last);
            }
        }
        return merged.toArray(new int[0][]);
    }
}
