class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        int top = 0;
        int bottom = matrix.length - 1;
        int left = 0;
        int right = matrix[0].length - 1;
        List<Integer> order = new ArrayList<>();
        while (top <= bottom && left <= right) {
            for (int c = left; c <= right; c++) {
                order.add(matrix[top][c]);
            }
            for (int r = top + 1; r <= bottom; r++) {
                order.add(matrix[r][right]);
            }
            if (top < bottom && left < right) {
                for (int c = right - 1; c >= left; c--) {
                    order.add(matrix[bottom][c]);
                }
                for (int r = bottom - 1; r > top; r--) {
                    order.add(matrix[r][left]);
                }
            }
            top++;
            bottom--;
            left++;
            right--;
        }
        return order;
    }
}
