class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public int orangesRotting(int[][] grid) {
        Queue<int[]> rotten = new ArrayDeque<>();
        int fresh = 0;
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[0].length; c++) {
                if (grid[r][c] == 2) {
                    rotten.add(new int[] {r, c});
                } else if (grid[r][c] == 1) {
                    fresh++;
                }
            }
        }

        int minutes = 0;
        while (!rotten.isEmpty() && fresh > 0) {
            minutes++;
            for (int left = rotten.size(); left > 0; left--) {
                int[] cell = rotten.remove();
                for (int[] step : STEPS) {
                    int y = cell[0] + step[0];
                    int x = cell[1] + step[1];
                    boolean inside = y >= 0 && y < grid.length && x >= 0 && x < grid[0].length;
                    if (inside && grid[y][x] == 1) {
                        grid[y][x] = 2;
                        fresh--;
                        rotten.add(new int[] {y, x});
                    }
                }
            }
        }
        return fresh > 0 ? -1 : minutes;
    }
}
