class Solution {
    public int[][] merge(int[][] intervals) {
        List<int[]> merged = new ArrayList<>(Arrays.asList(intervals));
        boolean found = true;
        while (found) {
            found = mergeOnePair(merged);
        }
        return merged.toArray(new int[0][]);
    }

    private boolean mergeOnePair(List<int[]> merged) {
        for (int i = 0; i < merged.size(); i++) {
            for (int j = i + 1; j < merged.size(); j++) {
                int[] a = merged.get(i);
                int[] b = merged.get(j);
                if (a[0] <= b[1] && b[0] <= a[1]) {
                    merged.set(i, new int[] {Math.min(a[0], b[0]), Math.max(a[1], b[1])});
                    merged.remove(j);
                    return true;
                }
            }
        }
        return false;
    }
}
