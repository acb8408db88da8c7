class Solution {
    public int minFlips(String s) {
        int n = s.length();
        int best = n;
        for (int start = 0; start < n; start++) {
            String rotation = s.substring(start) + s.substring(0, start);
            int mismatches = 0;
            for (int i = 0; i < n; i++) {
                mismatches += (rotation.charAt(i) - '0') ^ (i % 2);
            }
            best = Math.min(best, Math.min(mismatches, n - mismatches));
        }
        return best;
    }
}
