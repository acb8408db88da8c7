class Solution {
    private final List<List<String>> boards = new ArrayList<>();
    private int n;
    private int full;
    private int[] queens; // queens[r]: the column of the queen in row r

    public List<List<String>> solveNQueens(int n) {
        this.n = n;
        full = (1 << n) - 1;
        queens = new int[n];
        place(0, 0, 0, 0);
        return boards;
    }

    private void place(int row, int columns, int left, int right) {
        if (row == n) {
            List<String> board = new ArrayList<>();
            for (int c : queens) {
                board.add(".".repeat(c) + "Q" + ".".repeat(n - 1 - c));
            }
            boards.add(board);
            return;
        }
        int free = full & ~(columns | left | right);
        while (free != 0) {
            int queen = free & -free;
            free ^= queen;
            queens[row] = Integer.numberOfTrailingZeros(queen);
            place(row + 1, columns | queen, (left | queen) << 1, (right | queen) >> 1);
        }
    }
}
