class Solution {
    public int maxAreaOfIsland(int[][] grid) {
        int largest = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                largest = Math.max(largest, sink(grid, row, column));
            }
        }
        return largest;
    }

    /** Turns the island at this cell into water and returns its area. */
    private int sink(int[][] grid, int row, int column) {
        boolean inside = row >= 0 && row < grid.length && column >= 0 && column < grid[0].length;
        if (!inside || grid[row][column] == 0) {
            return 0;
        }
        grid[row][column] = 0;
        return 1 + sink(grid, row - 1, column) + sink(grid, row + 1, column)
                + sink(grid, row, column - 1) + sink(grid, row, column + 1);
    }
}
