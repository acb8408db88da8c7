class Solution {
    public boolean isValidSudoku(char[][] board) {
        // Bit d: the digit d has been seen.
        int[] rows = new int[9];
        int[] columns = new int[9];
        int[] boxes = new int[9];
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                if (board[r][c] == '.') {
                    continue;
                }
                int bit = 1 << (board[r][c] - '0');
                int box = r / 3 * 3 + c / 3;
                if (((rows[r] | columns[c] | boxes[box]) & bit) != 0) {
                    return false;
                }
                rows[r] |= bit;
                columns[c] |= bit;
                boxes[box] |= bit;
            }
        }
        return true;
    }
}
