class Solution {
    public boolean isValidSudoku(char[][] board) {
        Set<String> seen = new HashSet<>();
        for (int r = 0; r < 9; ++r)
            for (int c = 0; c < 9; ++c) {
                char v = board[r][c];
                if (v != '.' && !(seen.add(v + " in row " + r) && seen.add("%c in column %d".formatted(v, c))
                        && seen.add(v + " in box " + r / 3 + '-' + c / 3))) return false;
            }
        return true;
    }
}
