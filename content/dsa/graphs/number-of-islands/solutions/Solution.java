class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int numIslands(char[][] grid) {
        int islands = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                if (grid[row][column] == '1') {
                    islands++;
                    sink(grid, row, column);
                }
            }
        }
        return islands;
    }

    /** Turns the island at this cell into water. */
    private void sink(char[][] grid, int row, int column) {
        Deque<int[]> waiting = new ArrayDeque<>();
        waiting.push(new int[] {row, column});
        grid[row][column] = '0';
        while (!waiting.isEmpty()) {
            int[] cell = waiting.pop();
            for (int[] step : STEPS) {
                int y = cell[0] + step[0];
                int x = cell[1] + step[1];
                boolean inside = y >= 0 && y < grid.length && x >= 0 && x < grid[0].length;
                if (inside && grid[y][x] == '1') {
                    grid[y][x] = '0';
                    waiting.push(new int[] {y, x});
                }
            }
        }
    }
}
