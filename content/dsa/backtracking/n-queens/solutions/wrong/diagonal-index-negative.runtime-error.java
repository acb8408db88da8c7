class Solution {
    private final List<List<String>> boards = new ArrayList<>();

    public List<List<String>> solveNQueens(int n) {
        place(0, n, new int[n], new boolean[n], new boolean[2 * n], new boolean[2 * n]);
        return boards;
    }

    private void place(int row, int n, int[] queens, boolean[] columns, boolean[] up, boolean[] down) {
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int queen : queens) {
                board.add(".".repeat(queen) + "Q" + ".".repeat(n - queen - 1));
            }
            boards.add(board);
            return;
        }
        for (int col = 0; col < n; col++) {
            if (columns[col] || up[row + col] || down[row - col]) {
                continue;
            }
            queens[row] = col;
            columns[col] = up[row + col] = down[row - col] = true;
            place(row + 1, n, queens, columns, up, down);
            columns[col] = up[row + col] = down[row - col] = false;
        }
    }
}
