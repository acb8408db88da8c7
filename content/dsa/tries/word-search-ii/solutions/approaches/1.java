class Solution {
    public List<String> findWords(char[][] board, String[] words) {
        List<String> found = new ArrayList<>();
        for (String word : words) {
            if (onBoard(board, word)) {
                found.add(word);
            }
        }
        return found;
    }

    private boolean onBoard(char[][] board, String word) {
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                if (search(board, r, c, word, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean search(char[][] board, int r, int c, String word, int i) {
        if (i == word.length()) {
            return true;
        }
        if (r < 0 || c < 0 || r == board.length || c == board[0].length
                || board[r][c] != word.charAt(i)) {
            return false;
        }
        board[r][c] = '#';
        boolean found = search(board, r - 1, c, word, i + 1)
                || search(board, r + 1, c, word, i + 1)
                || search(board, r, c - 1, word, i + 1)
                || search(board, r, c + 1, word, i + 1);
        board[r][c] = word.charAt(i);
        return found;
    }
}
