class Solution {
    public int countSubstrings(String s) {
        int n = s.length();
        int count = 0;
        for (int middle = 0; middle < 2 * n; middle++) { // even: a character, odd: the gap behind it
            int left = middle / 2;
            int right = (middle + 1) / 2;
            while (left >= 0 && right < n && s.charAt(left) == s.charAt(right)) {
                count++;
                left--;
                right++;
            }
        }
        return count;
    }
}
