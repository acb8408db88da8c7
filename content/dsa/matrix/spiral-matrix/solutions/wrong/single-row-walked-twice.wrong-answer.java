class Solution {
    public List<Integer> spiralOrder(int[][] matrix) {
        List<Integer> order = new ArrayList<>();
        int top = 0;
        int bottom = matrix.length - 1;
        int left = 0;
        int right = matrix[0].length - 1;
        while (top <= bottom && left <= right) {
            for (int col = left; col <= right; col++) {
                order.add(matrix[top][col]);
            }
            top++;
            for (int row = top; row <= bottom; row++) {
                order.add(matrix[row][right]);
            }
            right--;
            for (int col = right; col >= left; col--) {
                order.add(matrix[bottom][col]);
            }
            bottom--;
            for (int row = bottom; row >= top; row--) {
                order.add(matrix[row][left]);
            }
            left++;
        }
        return order;
    }
}
