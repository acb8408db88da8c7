class Solution {
    private final List<List<String>> boards = new ArrayList<>();

    public List<List<String>> solveNQueens(int n) {
        int[] p = new int[n]; // p[r]: the column of the queen in row r
        for (int r = 0; r < n; r++) {
            p[r] = r;
        }
        permute(p, 0);
        return boards;
    }

    // The rows before first are fixed; the columns from first on are not in use.
    private void permute(int[] p, int first) {
        if (first == p.length) {
            check(p);
            return;
        }
        for (int i = first; i < p.length; i++) {
            swap(p, first, i);
            permute(p, first + 1);
            swap(p, first, i);
        }
    }

    private void check(int[] p) {
        int n = p.length;
        Set<Integer> falling = new HashSet<>();
        Set<Integer> rising = new HashSet<>();
        for (int r = 0; r < n; r++) {
            falling.add(r - p[r]);
            rising.add(r + p[r]);
        }
        if (falling.size() < n || rising.size() < n) {
            return;
        }
        List<String> board = new ArrayList<>();
        for (int c : p) {
            board.add(".".repeat(c) + "Q" + ".".repeat(n - 1 - c));
        }
        boards.add(board);
    }

    private void swap(int[] p, int i, int j) {
        int saved = p[i];
        p[i] = p[j];
        p[j] = saved;
    }
}
