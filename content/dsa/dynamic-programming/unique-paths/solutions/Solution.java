class Solution {
    public int uniquePaths(int m, int n) {
        int[] row = new int[n]; // paths to the cells of the first row
        Arrays.fill(row, 1);
        for (int r = 1; r < m; r++) {
            for (int c = 1; c < n; c++) {
                row[c] += row[c - 1]; // from above plus from the left
            }
        }
        return row[n - 1];
    }
}
