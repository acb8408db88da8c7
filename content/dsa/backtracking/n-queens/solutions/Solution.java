class Solution {
    private final List<List<String>> boards = new ArrayList<>();
    private int n;
    private int[] queens; // queens[r]: the column of the queen in row r
    private boolean[] columns, falling, rising; // which columns and diagonals have a queen

    public List<List<String>> solveNQueens(int n) {
        this.n = n;
        queens = new int[n];
        columns = new boolean[n];
        falling = new boolean[2 * n - 1];
        rising = new boolean[2 * n - 1];
        place(0);
        return boards;
    }

    private void place(int row) {
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int c : queens) {
                board.add(".".repeat(c) + "Q" + ".".repeat(n - 1 - c));
            }
            boards.add(board);
            return;
        }
        for (int c = 0; c < n; c++) {
            int down = row - c + n - 1, up = row + c;
            if (columns[c] || falling[down] || rising[up]) {
                continue;
            }
            queens[row] = c;
            columns[c] = falling[down] = rising[up] = true;
            place(row + 1);
            columns[c] = falling[down] = rising[up] = false;
        }
    }
}
