class Solution {
    public boolean searchMatrix(int[][] matrix, int target) {
        int low = 0;
        int high = matrix.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (matrix[mid][0] <= target) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        int row = low - 1;
        if (row < 0) {
            return false;
        }
        return Arrays.binarySearch(matrix[row], target) >= 0;
    }
}
