class Solution {
    public void setZeroes(int[][] matrix) {
        int[][] original = matrix.clone();
        for (int row = 0; row < matrix.length; row++) {
            for (int col = 0; col < matrix[0].length; col++) {
                if (original[row][col] == 0) {
                    Arrays.fill(matrix[row], 0);
                    for (int[] line : matrix) {
                        line[col] = 0;
                    }
                }
            }
        }
    }
}
