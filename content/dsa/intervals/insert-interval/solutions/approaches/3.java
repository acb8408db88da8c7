class Solution {
    public int[][] insert(int[][] intervals, int[] newInterval) {
        int start = newInterval[0];
        int end = newInterval[1];
        int first = firstNotBelow(start, intervals, 1);
        int last = firstNotBelow(end + 1, intervals, 0);
        if (first < last) {
            start = Math.min(start, intervals[first][0]);
            end = Math.max(end, intervals[last - 1][1]);
        }
        List<int[]> result = new ArrayList<>();
        result.addAll(Arrays.asList(intervals).subList(0, first));
        result.add(new int[] {start, end});
        result.addAll(Arrays.asList(intervals).subList(last, intervals.length));
        return result.toArray(new int[0][]);
    }

    /** Index of the first interval whose start (side 0) or end (side 1) is at least this time. */
    private int firstNotBelow(int time, int[][] intervals, int side) {
        int low = 0;
        int high = intervals.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (intervals[middle][side] < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
