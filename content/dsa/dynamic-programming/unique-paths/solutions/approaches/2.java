class Solution {
    public int uniquePaths(int m, int n) {
        int steps = m + n - 2;
        int down = Math.min(m, n) - 1;
        long paths = 1;
        for (int k = 1; k <= down; k++) {
            paths = paths * (steps - down + k) / k;
        }
        return (int) paths;
    }
}
