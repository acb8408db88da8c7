class Solution {
    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    public List<List<Integer>> pacificAtlantic(int[][] heights) {
        int rows = heights.length;
        int columns = heights[0].length;
        Deque<int[]> pacific = new ArrayDeque<>();
        Deque<int[]> atlantic = new ArrayDeque<>();
        for (int r = 0; r < rows; r++) {
            pacific.push(new int[] {r, 0});
            atlantic.push(new int[] {r, columns - 1});
        }
        for (int c = 0; c < columns; c++) {
            pacific.push(new int[] {0, c});
            atlantic.push(new int[] {rows - 1, c});
        }

        boolean[][] toPacific = climb(heights, pacific);
        boolean[][] toAtlantic = climb(heights, atlantic);
        List<List<Integer>> both = new ArrayList<>();
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                if (toPacific[r][c] && toAtlantic[r][c]) {
                    both.add(List.of(r, c));
                }
            }
        }
        return both;
    }

    /** Marks all cells from which water reaches the cells of this coast. */
    private boolean[][] climb(int[][] heights, Deque<int[]> stack) {
        boolean[][] reached = new boolean[heights.length][heights[0].length];
        for (int[] cell : stack) {
            reached[cell[0]][cell[1]] = true;
        }
        while (!stack.isEmpty()) {
            int[] cell = stack.pop();
            int height = heights[cell[0]][cell[1]];
            for (int[] step : STEPS) {
                int y = cell[0] + step[0];
                int x = cell[1] + step[1];
                boolean inside = y >= 0 && y < heights.length && x >= 0 && x < heights[0].length;
                if (inside && !reached[y][x] && heights[y][x] >= height) {
                    reached[y][x] = true;
                    stack.push(new int[] {y, x});
                }
            }
        }
        return reached;
    }
}
