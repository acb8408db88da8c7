class Solution {
    public String longestPalindrome(String s) {
        String longest = "";
        for (int center = 0; center < s.length(); center++) {
            int left = center;
            int right = center;
            while (left >= 0 && right < s.length() && s.charAt(left) == s.charAt(right)) {
                left--;
                right++;
            }
            if (right - left - 1 > longest.length()) {
                longest = s.substring(left + 1, right);
            }
        }
        return longest;
    }
}
