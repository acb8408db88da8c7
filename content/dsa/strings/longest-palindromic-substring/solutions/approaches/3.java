class Solution {
    public String longestPalindrome(String s) {
        String t = "|" + String.join("|", s.split("")) + "|";
        int[] radius = new int[t.length()];
        int center = 0;
        int right = 0;
        int best = 0;
        for (int i = 0; i < t.length(); i++) {
            int r = i < right ? Math.min(radius[2 * center - i], right - i) : 0;
            while (i - r - 1 >= 0 && i + r + 1 < t.length()
                    && t.charAt(i - r - 1) == t.charAt(i + r + 1)) {
                r++;
            }
            radius[i] = r;
            if (i + r > right) {
                center = i;
                right = i + r;
            }
            if (r > radius[best]) {
                best = i;
            }
        }
        int start = (best - radius[best]) / 2;
        return s.substring(start, start + radius[best]);
    }
}
