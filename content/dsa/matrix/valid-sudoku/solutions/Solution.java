class Solution {
    public boolean isValidSudoku(char[][] board) {
        Set<String> seen = new HashSet<>();
        for (int r = 0; r < 9; r++) {
            for (int c = 0; c < 9; c++) {
                char digit = board[r][c];
                if (digit == '.') {
                    continue;
                }
                // add returns whether the name was still free.
                if (!seen.add(digit + " in row " + r)
                        || !seen.add(digit + " in column " + c)
                        || !seen.add(digit + " in box " + r / 3 + ", " + c / 3)) {
                    return false;
                }
            }
        }
        return true;
    }
}
