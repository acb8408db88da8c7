class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        int m = text1.length(), n = text2.length();
        int[] above = new int[n + 1];
        int[] row = new int[n + 1];
        for (int i = 0; i < m; i++) {
            int[] spare = above;
            above = row;
            row = spare;
            for (int j = 0; j < n; j++) {
                if (text1.charAt(i) == text2.charAt(j)) {
                    row[j + 1] = above[j] + 1;
                } else {
                    row[j + 1] = Math.max(above[j + 1], row[j]);
                }
            }
        }
        return row[n];
    }
}
