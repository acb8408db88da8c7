class Solution {
    public boolean exist(char[][] board, String word) {
        for (int row = 0; row < board.length; row++) {
            for (int col = 0; col < board[0].length; col++) {
                boolean[][] used = new boolean[board.length][board[0].length];
                if (trace(board, word, 0, row, col, used)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean trace(char[][] board, String word, int i, int row, int col, boolean[][] used) {
        if (i == word.length()) {
            return true;
        }
        if (row < 0 || row >= board.length || col < 0 || col >= board[0].length) {
            return false;
        }
        if (used[row][col] || board[row][col] != word.charAt(i)) {
            return false;
        }
        used[row][col] = true;
        return trace(board, word, i + 1, row + 1, col, used)
                || trace(board, word, i + 1, row - 1, col, used)
                || trace(board, word, i + 1, row, col + 1, used)
                || trace(board, word, i + 1, row, col - 1, used);
    }
}
