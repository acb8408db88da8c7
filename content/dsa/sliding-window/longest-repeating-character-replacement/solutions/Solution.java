class Solution {
    public int characterReplacement(String s, int k) {
        int[] count = new int[26];
        int left = 0;
        int most = 0;
        for (int right = 0; right < s.length(); right++) {
            // A record: not lowered when letters leave the window.
            most = Math.max(most, ++count[s.charAt(right) - 'A']);
            if (right - left + 1 - most > k) {
                count[s.charAt(left) - 'A']--;
                left++;
            }
        }
        return s.length() - left;
    }
}
