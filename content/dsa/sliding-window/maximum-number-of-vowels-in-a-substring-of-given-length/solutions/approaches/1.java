class Solution {
    public int maxVowels(String s, int k) {
        int best = 0;
        for (int start = 0; start + k <= s.length(); start++) {
            int vowels = 0;
            for (int i = start; i < start + k; i++) {
                vowels += vowel(s.charAt(i));
            }
            best = Math.max(best, vowels);
        }
        return best;
    }

    private static int vowel(char letter) {
        return "aeiou".indexOf(letter) >= 0 ? 1 : 0;
    }
}
