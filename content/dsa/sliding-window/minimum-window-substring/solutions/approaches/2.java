class Solution {
    public String minWindow(String s, String t) {
        int[] required = new int[128];
        int[] window = new int[128];
        for (char letter : t.toCharArray()) {
            required[letter]++;
        }
        int left = 0;
        int start = 0;
        int length = Integer.MAX_VALUE;
        for (int right = 0; right < s.length(); right++) {
            window[s.charAt(right)]++;
            while (covers(window, required)) {
                if (right - left + 1 < length) {
                    start = left;
                    length = right - left + 1;
                }
                window[s.charAt(left)]--;
                left++;
            }
        }
        return length == Integer.MAX_VALUE ? "" : s.substring(start, start + length);
    }

    private static boolean covers(int[] window, int[] required) {
        for (char c = 'A'; c <= 'z'; c++) {
            if (window[c] < required[c]) {
                return false;
            }
        }
        return true;
    }
}
