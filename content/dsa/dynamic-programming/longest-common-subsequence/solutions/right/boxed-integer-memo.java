class Solution {
    private Integer[][] memo;

    public int longestCommonSubsequence(String text1, String text2) {
        memo = new Integer[text1.length()][text2.length()];
        return lcs(text1, text2, 0, 0);
    }

    private int lcs(String a, String b, int i, int j) {
        if (i == a.length() || j == b.length()) return 0;
        if (memo[i][j] != null) return memo[i][j];
        return memo[i][j] = a.charAt(i) == b.charAt(j)
                ? 1 + lcs(a, b, i + 1, j + 1)
                : Math.max(lcs(a, b, i + 1, j), lcs(a, b, i, j + 1));
    }
}
