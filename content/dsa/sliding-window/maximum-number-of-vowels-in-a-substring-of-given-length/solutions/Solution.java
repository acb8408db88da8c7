class Solution {
    public int maxVowels(String s, int k) {
        int vowels = 0;
        int best = 0;
        for (int i = 0; i < s.length(); i++) {
            vowels += vowel(s.charAt(i));
            if (i >= k) {
                vowels -= vowel(s.charAt(i - k));
            }
            best = Math.max(best, vowels);
        }
        return best;
    }

    private static int vowel(char letter) {
        return "aeiou".indexOf(letter) >= 0 ? 1 : 0;
    }
}
