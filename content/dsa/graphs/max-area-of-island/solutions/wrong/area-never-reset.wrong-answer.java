class Solution {
    private int area;

    public int maxAreaOfIsland(int[][] grid) {
        int largest = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int col = 0; col < grid[0].length; col++) {
                if (grid[row][col] == 1) {
                    flood(grid, row, col);
                    largest = Math.max(largest, area);
                }
            }
        }
        return largest;
    }

    private void flood(int[][] grid, int row, int col) {
        if (row < 0 || row >= grid.length || col < 0 || col >= grid[0].length || grid[row][col] == 0) {
            return;
        }
        grid[row][col] = 0;
        area++;
        flood(grid, row + 1, col);
        flood(grid, row - 1, col);
        flood(grid, row, col + 1);
        flood(grid, row, col - 1);
    }
}
