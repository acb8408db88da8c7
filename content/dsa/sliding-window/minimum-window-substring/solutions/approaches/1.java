class Solution {
    public String minWindow(String s, String t) {
        int[] required = new int[128];
        for (char letter : t.toCharArray()) {
            required[letter]++;
        }
        int bestStart = 0;
        int length = Integer.MAX_VALUE;
        for (int start = 0; start < s.length(); start++) {
            int[] need = required.clone();
            int lacking = t.length();
            for (int end = start; end < s.length(); end++) {
                if (need[s.charAt(end)]-- > 0) {
                    lacking--;
                }
                if (lacking == 0) {
                    if (end - start + 1 < length) {
                        bestStart = start;
                        length = end - start + 1;
                    }
                    break;
                }
            }
        }
        return length == Integer.MAX_VALUE ? "" : s.substring(bestStart, bestStart + length);
    }
}
