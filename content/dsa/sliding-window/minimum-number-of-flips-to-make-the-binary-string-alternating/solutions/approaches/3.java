class Solution {
    public int minFlips(String s) {
        int n = s.length();
        int[] misses = new int[n + 1];
        for (int i = 0; i < n; i++) {
            misses[i + 1] = misses[i] + ((s.charAt(i) - '0') ^ (i % 2));
        }
        int best = Math.min(misses[n], n - misses[n]);
        if (n % 2 == 1) {
            for (int cut = 1; cut < n; cut++) {
                int flips = misses[cut] + (n - cut) - (misses[n] - misses[cut]);
                best = Math.min(best, Math.min(flips, n - flips));
            }
        }
        return best;
    }
}
