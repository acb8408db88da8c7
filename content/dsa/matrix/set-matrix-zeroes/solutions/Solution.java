class Solution {
    public void setZeroes(int[][] matrix) {
        int m = matrix.length;
        int n = matrix[0].length;
        boolean clearFirstRow = false;
        boolean clearFirstColumn = false;
        for (int c = 0; c < n; c++) {
            clearFirstRow |= matrix[0][c] == 0;
        }
        for (int r = 0; r < m; r++) {
            clearFirstColumn |= matrix[r][0] == 0;
        }

        for (int r = 1; r < m; r++) {
            for (int c = 1; c < n; c++) {
                if (matrix[r][c] == 0) {
                    matrix[r][0] = 0;
                    matrix[0][c] = 0;
                }
            }
        }
        for (int r = 1; r < m; r++) {
            for (int c = 1; c < n; c++) {
                if (matrix[r][0] == 0 || matrix[0][c] == 0) {
                    matrix[r][c] = 0;
                }
            }
        }

        if (clearFirstRow) {
            Arrays.fill(matrix[0], 0);
        }
        if (clearFirstColumn) {
            for (int[] row : matrix) {
                row[0] = 0;
            }
        }
    }
}
