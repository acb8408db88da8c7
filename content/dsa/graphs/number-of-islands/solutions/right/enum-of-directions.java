class Solution {
    private enum Way {
        UP(-1, 0), DOWN(1, 0), LEFT(0, -1), RIGHT(0, 1);

        final int dr, dc;

        Way(int dr, int dc) {
            this.dr = dr;
            this.dc = dc;
        }
    }

    private record Cell(int r, int c) {
        Cell go(Way way) {
            return new Cell(r + way.dr, c + way.dc);
        }
    }

    public int numIslands(char[][] grid) {
        Set<Cell> land = new HashSet<>();
        for (int r = 0; r < grid.length; r++)
            for (int c = 0; c < grid[r].length; c++) if (grid[r][c] == '1') land.add(new Cell(r, c));
        int islands = 0;
        while (!land.isEmpty()) {
            islands++;
            var queue = new ArrayDeque<Cell>();
            Cell start = land.iterator().next();
            land.remove(start);
            queue.add(start);
            for (Cell cell; (cell = queue.poll()) != null; )
                for (Way way : Way.values()) {
                    Cell near = cell.go(way);
                    if (land.remove(near)) queue.add(near);
                }
        }
        return islands;
    }
}
