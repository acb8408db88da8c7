class Solution {
    public boolean exist(char[][] board, String word) {
        int[] available = new int[128];
        for (char[] row : board) {
            for (char letter : row) {
                available[letter]++;
            }
        }
        int[] needed = new int[128];
        for (char letter : word.toCharArray()) {
            needed[letter]++;
            if (needed[letter] > available[letter]) {
                return false;
            }
        }
        if (available[word.charAt(0)] > available[word.charAt(word.length() - 1)]) {
            word = new StringBuilder(word).reverse().toString();
        }
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
        if (r < 0 || r >= board.length || c < 0 || c >= board[0].length) {
            return false;
        }
        if (board[r][c] != word.charAt(i)) {
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
