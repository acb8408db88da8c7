class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int maxAreaOfIsland(int[][] grid) {
        int largest = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[0].length; column++) {
                if (grid[row][column] == 1) {
                    largest = Math.max(largest, sink(grid, row, column));
                }
            }
        }
        return largest;
    }

    /** Turns the island at this cell into water and returns its area. */
    private int sink(int[][] grid, int row, int column) {
        int area = 0;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        grid[row][column] = 0;
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            area++;
            for (int[] step : STEPS) {
                int y = cell[0] + step[0];
                int x = cell[1] + step[1];
                boolean inside = y >= 0 && y < grid.length && x >= 0 && x < grid[0].length;
                if (inside && grid[y][x] == 1) {
                    grid[y][x] = 0;
                    stack.push(new int[] {y, x});
                }
            }
        }
        return area;
    }
}
