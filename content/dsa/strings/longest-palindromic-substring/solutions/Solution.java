class Solution {
    public String longestPalindrome(String s) {
        int n = s.length();
        int start = 0;
        int length = 0;
        for (int middle = 0; middle < 2 * n - 1; middle++) {
            // Even: on a character. Odd: in the gap between two characters.
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < n && s.charAt(left) == s.charAt(right)) {
                left--;
                right++;
            }
            // Both pointers have gone one step too far.
            if (right - left - 1 > length) {
                start = left + 1;
                length = right - left - 1;
            }
        }
        return s.substring(start, start + length);
    }
}
