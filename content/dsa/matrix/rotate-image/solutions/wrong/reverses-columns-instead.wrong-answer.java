class Solution {
    public void rotate(int[][] matrix) {
        int n = matrix.length;
        for (int row = 0; row < n; row++) {
            for (int col = row + 1; col < n; col++) {
                int old = matrix[row][col];
                matrix[row][col] = matrix[col][row];
                matrix[col][row] = old;
            }
        }
        for (int row = 0; row < n / 2; row++) {
            int[] old = matrix[row];
            matrix[row] = matrix[n - 1 - row];
            matrix[n - 1 - row] = old;
        }
    }
}
