class Solution {
    public boolean exist(char[][] board, String word) {
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                if (trace(board, word, r, c, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean trace(char[][] board, String word, int r, int c, int i) {
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length || board[r][c] != word.charAt(i)) {
            return false;
        }
        if (i == word.length() - 1) {
            return true;
        }
        board[r][c] = '*'; // in use: matches no letter
        boolean found = trace(board, word, r - 1, c, i + 1)
                || trace(board, word, r + 1, c, i + 1)
                || trace(board, word, r, c - 1, i + 1)
                || trace(board, word, r, c + 1, i + 1);
        board[r][c] = word.charAt(i);
        return found;
    }
}
