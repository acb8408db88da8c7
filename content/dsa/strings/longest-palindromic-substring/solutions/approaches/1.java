class Solution {
    public String longestPalindrome(String s) {
        int n = s.length();
        int start = 0;
        int length = 0;
        boolean[][] pal = new boolean[n][n];
        for (int size = 1; size <= n; size++) {
            for (int i = 0; i + size <= n; i++) {
                int j = i + size - 1;
                if (s.charAt(i) == s.charAt(j) && (size <= 3 || pal[i + 1][j - 1])) {
                    pal[i][j] = true;
                    start = i;
                    length = size;
                }
            }
        }
        return s.substring(start, start + length);
    }
}
