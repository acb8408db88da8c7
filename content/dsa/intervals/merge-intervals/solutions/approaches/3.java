class Solution {
    public int[][] merge(int[][] intervals) {
        int lastStart = 0;
        for (int[] interval : intervals) {
            lastStart = Math.max(lastStart, interval[0]);
        }
        int[] furthest = new int[lastStart + 1];
        Arrays.fill(furthest, -1);
        for (int[] interval : intervals) {
            furthest[interval[0]] = Math.max(furthest[interval[0]], interval[1]);
        }
        List<int[]> merged = new ArrayList<>();
        int[] last = null;
        for (int start = 0; start < furthest.length; start++) {
            int end = furthest[start];
            if (end == -1) {
                continue;
            }
            if (last != null && start <= last[1]) {
                last[1] = Math.max(last[1], end);
            } else {
                last = new int[] {start, end};
                merged.add(last);
            }
        }
        return merged.toArray(new int[0][]);
    }
}
