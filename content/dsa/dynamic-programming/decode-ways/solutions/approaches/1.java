class Solution {
    private Integer[] memo;

    public int numDecodings(String s) {
        memo = new Integer[s.length()];
        return ways(s, 0);
    }

    private int ways(String s, int i) {
        if (i == s.length()) {
            return 1;
        }
        if (s.charAt(i) == '0') {
            return 0;
        }
        if (memo[i] == null) {
            int count = ways(s, i + 1);
            if (i + 1 < s.length() && Integer.parseInt(s.substring(i, i + 2)) <= 26) {
                count += ways(s, i + 2);
            }
            memo[i] = count;
        }
        return memo[i];
    }
}
