class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        List<Integer> order = new ArrayList<>();
        while (matrix.length > 0) {
            for (int value : matrix[0]) {
                order.add(value);
            }
            int[][] rest = Arrays.copyOfRange(matrix, 1, matrix.length);
            matrix = turnLeft(rest);
        }
        return order;
    }

    private int[][] turnLeft(int[][] rest) {
        if (rest.length == 0) {
            return rest;
        }
        int m = rest.length;
        int n = rest[0].length;
        int[][] turned = new int[n][m];
        for (int r = 0; r < m; r++) {
            for (int c = 0; c < n; c++) {
                turned[n - 1 - c][r] = rest[r][c];
            }
        }
        return turned;
    }
}
