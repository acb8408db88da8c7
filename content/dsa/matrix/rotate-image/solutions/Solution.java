class Solution {
    public void rotate(int[][] matrix) {
        int n = matrix.length;
        for (int row = 0; row < n; row++) {
            for (int col = row + 1; col < n; col++) {
                swap(matrix, row, col, col, row);
            }
        }
        for (int row = 0; row < n; row++) {
            for (int left = 0, right = n - 1; left < right; left++, right--) {
                swap(matrix, row, left, row, right);
            }
        }
    }

    private void swap(int[][] matrix, int row1, int col1, int row2, int col2) {
        int saved = matrix[row1][col1];
        matrix[row1][col1] = matrix[row2][col2];
        matrix[row2][col2] = saved;
    }
}
