class Solution {
    public int characterReplacement(String s, int k) {
        int best = 0;
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            int left = 0;
            int others = 0;
            for (int right = 0; right < s.length(); right++) {
                if (s.charAt(right) != letter) {
                    others++;
                }
                while (others > k) {
                    if (s.charAt(left) != letter) {
                        others--;
                    }
                    left++;
                }
                best = Math.max(best, right - left + 1);
            }
        }
        return best;
    }
}
