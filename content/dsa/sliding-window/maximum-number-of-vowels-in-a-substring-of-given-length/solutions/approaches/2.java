class Solution {
    public int maxVowels(String s, int k) {
        int[] prefix = new int[s.length() + 1];
        for (int i = 0; i < s.length(); i++) {
            prefix[i + 1] = prefix[i] + vowel(s.charAt(i));
        }
        int best = 0;
        for (int i = 0; i + k <= s.length(); i++) {
            best = Math.max(best, prefix[i + k] - prefix[i]);
        }
        return best;
    }

    private static int vowel(char letter) {
        return "aeiou".indexOf(letter) >= 0 ? 1 : 0;
    }
}
