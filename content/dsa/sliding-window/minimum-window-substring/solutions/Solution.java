class Solution {
    public String minWindow(String s, String t) {
        int[] need = new int[128]; // negative: the window has more than enough
        for (char letter : t.toCharArray()) {
            need[letter]++;
        }
        int lacking = t.length();
        int left = 0;
        int start = 0;
        int length = Integer.MAX_VALUE;
        for (int right = 0; right < s.length(); right++) {
            if (need[s.charAt(right)]-- > 0) {
                lacking--;
            }
            while (lacking == 0) {
                if (right - left + 1 < length) {
                    start = left;
                    length = right - left + 1;
                }
                if (++need[s.charAt(left++)] > 0) {
                    lacking++;
                }
            }
        }
        return length == Integer.MAX_VALUE ? "" : s.substring(start, start + length);
    }
}
