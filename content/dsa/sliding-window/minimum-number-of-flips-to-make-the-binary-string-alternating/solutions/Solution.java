class Solution {
    public int minFlips(String s) {
        int n = s.length();
        int mismatches = 0;
        for (int i = 0; i < n; i++) {
            mismatches += mismatch(s.charAt(i), i);
        }
        int best = n;
        for (int i = 0; i < n; i++) {
            best = Math.min(best, Math.min(mismatches, n - mismatches));
            mismatches += mismatch(s.charAt(i), i + n) - mismatch(s.charAt(i), i);
        }
        return best;
    }

    /** 1 if the bit differs from the one at this position of the pattern 0101..., else 0. */
    private static int mismatch(char bit, int position) {
        return (bit - '0') ^ (position % 2);
    }
}
