class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        List<List<Integer>> both = new ArrayList<>();
        for (int r = 0; r < heights.length; r++) {
            for (int c = 0; c < heights[0].length; c++) {
                if (reachesBoth(heights, r, c)) {
                    both.add(List.of(r, c));
                }
            }
        }
        return both;
    }

    private boolean reachesBoth(int[][] heights, int row, int column) {
        int rows = heights.length;
        int columns = heights[0].length;
        boolean pacific = false;
        boolean atlantic = false;
        boolean[][] seen = new boolean[rows][columns];
        seen[row][column] = true;
        Deque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            int r = cell[0];
            int c = cell[1];
            pacific = pacific || r == 0 || c == 0;
            atlantic = atlantic || r == rows - 1 || c == columns - 1;
            for (int[] step : STEPS) {
                int y = r + step[0];
                int x = c + step[1];
                boolean inside = y >= 0 && y < rows && x >= 0 && x < columns;
                if (inside && !seen[y][x] && heights[y][x] <= heights[r][c]) {
                    seen[y][x] = true;
                    stack.push(new int[] {y, x});
                }
            }
        }
        return pacific && atlantic;
    }
}
