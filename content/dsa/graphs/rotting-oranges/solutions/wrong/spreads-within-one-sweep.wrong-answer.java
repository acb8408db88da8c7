class Solution {
    public int orangesRotting(int[][] grid) {
        int minutes = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int row = 0; row < grid.length; row++) {
                for (int col = 0; col < grid[0].length; col++) {
                    if (grid[row][col] == 1 && rottenNearby(grid, row, col)) {
                        grid[row][col] = 2;
                        changed = true;
                    }
                }
            }
            if (changed) {
                minutes++;
            }
        }
        for (int[] row : grid) {
            for (int cell : row) {
                if (cell == 1) {
                    return -1;
                }
            }
        }
        return minutes;
    }

    private boolean rottenNearby(int[][] grid, int row, int col) {
        return row > 0 && grid[row - 1][col] == 2
                || row + 1 < grid.length && grid[row + 1][col] == 2
                || col > 0 && grid[row][col - 1] == 2
                || col + 1 < grid[0].length && grid[row][col + 1] == 2;
    }
}
