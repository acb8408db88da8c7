class Solution {
    public int numDecodings(String s) {
        int[] ways = new int[s.length() + 1];
        ways[0] = 1;
        for (int end = 1; end <= s.length(); end++) {
            if (s.charAt(end - 1) != '0') {
                ways[end] += ways[end - 1];
            }
            if (end > 1) {
                int pair = s.charAt(end - 2) * 10 + s.charAt(end - 1) - '0';
                if (pair >= 10 && pair <= 26) {
                    ways[end] += ways[end - 2];
                }
            }
        }
        return ways[s.length()];
    }
}
