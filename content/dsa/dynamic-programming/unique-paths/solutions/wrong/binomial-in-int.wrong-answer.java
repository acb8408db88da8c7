class Solution {
    public int uniquePaths(int m, int n) {
        int paths = 1;
        for (int i = 1; i < m; i++) {
            paths = paths * (n - 1 + i) / i;
        }
        return paths;
    }
}
