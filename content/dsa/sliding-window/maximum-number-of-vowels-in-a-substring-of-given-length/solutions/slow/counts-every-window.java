class Solution {
    public int maxVowels(String s, int k) {
        int best = 0;
        for (int start = 0; start + k <= s.length(); start++) {
            int vowels = 0;
            for (char c : s.substring(start, start + k).toCharArray()) {
                if ("aeiou".indexOf(c) >= 0) {
                    vowels++;
                }
            }
            best = Math.max(best, vowels);
        }
        return best;
    }
}
