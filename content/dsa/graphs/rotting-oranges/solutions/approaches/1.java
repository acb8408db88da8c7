class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int orangesRotting(int[][] grid) {
        int minutes = 0;
        while (true) {
            List<int[]> turning = new ArrayList<>();
            for (int r = 0; r < grid.length; r++) {
                for (int c = 0; c < grid[0].length; c++) {
                    if (infected(grid, r, c)) {
                        turning.add(new int[] {r, c});
                    }
                }
            }
            if (turning.isEmpty()) {
                break;
            }
            for (int[] cell : turning) {
                grid[cell[0]][cell[1]] = 2;
            }
            minutes++;
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

    private boolean infected(int[][] grid, int r, int c) {
        if (grid[r][c] != 1) {
            return false;
        }
        for (int[] step : STEPS) {
            int y = r + step[0];
            int x = c + step[1];
            boolean inside = y >= 0 && y < grid.length && x >= 0 && x < grid[0].length;
            if (inside && grid[y][x] == 2) {
                return true;
            }
        }
        return false;
    }
}
