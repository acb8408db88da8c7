class Solution {
    public boolean isValidSudoku(char[][] board) {
        List<char[]> groups = new ArrayList<>(Arrays.asList(board));
        for (int c = 0; c < 9; c++) {
            char[] column = new char[9];
            for (int r = 0; r < 9; r++) {
                column[r] = board[r][c];
            }
            groups.add(column);
        }
        for (int r = 0; r < 9; r += 3) {
            for (int c = 0; c < 9; c += 3) {
                char[] box = new char[9];
                for (int i = 0; i < 3; i++) {
                    for (int j = 0; j < 3; j++) {
                        box[3 * i + j] = board[r + i][c + j];
                    }
                }
                groups.add(box);
            }
        }
        for (char[] group : groups) {
            List<Character> digits = new ArrayList<>();
            for (char cell : group) {
                if (cell != '.') {
                    digits.add(cell);
                }
            }
            if (new HashSet<>(digits).size() < digits.size()) {
                return false;
            }
        }
        return true;
    }
}
