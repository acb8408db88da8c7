class Solution {
    private int[] parent;
    private int[] size;

    public int numIslands(char[][] grid) {
        int rows = grid.length;
        int columns = grid[0].length;
        parent = new int[rows * columns];
        size = new int[rows * columns];
        int islands = 0;
        for (int cell = 0; cell < rows * columns; cell++) {
            parent[cell] = cell;
            size[cell] = 1;
            if (grid[cell / columns][cell % columns] == '1') {
                islands++;
            }
        }

        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                int cell = r * columns + c;
                boolean land = grid[r][c] == '1';
                if (land && c + 1 < columns && grid[r][c + 1] == '1' && join(cell, cell + 1)) {
                    islands--;
                }
                if (land && r + 1 < rows && grid[r + 1][c] == '1' && join(cell, cell + columns)) {
                    islands--;
                }
            }
        }
        return islands;
    }

    private int find(int cell) {
        while (parent[cell] != cell) {
            parent[cell] = parent[parent[cell]];
            cell = parent[cell];
        }
        return cell;
    }

    /** Returns whether the two cells were in different sets. */
    private boolean join(int a, int b) {
        a = find(a);
        b = find(b);
        if (a == b) {
            return false;
        }
        if (size[a] < size[b]) {
            int smaller = a;
            a = b;
            b = smaller;
        }
        parent[b] = a;
        size[a] += size[b];
        return true;
    }
}
