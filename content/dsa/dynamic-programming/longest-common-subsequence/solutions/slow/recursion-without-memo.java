class Solution {
    public int longestCommonSubsequence(String text1, String text2) {
        if (text1.isEmpty() || text2.isEmpty()) {
            return 0;
        }
        String rest1 = text1.substring(1);
        String rest2 = text2.substring(1);
        if (text1.charAt(0) == text2.charAt(0)) {
            return 1 + longestCommonSubsequence(rest1, rest2);
        }
        return Math.max(longestCommonSubsequence(rest1, text2), longestCommonSubsequence(text1, rest2));
    }
}
