class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) {
            return false;
        }
        Map<Character, String> wordOf = new HashMap<>();
        Map<String, Character> letterOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            char letter = pattern.charAt(i);
            String word = words[i];
            if (!wordOf.computeIfAbsent(letter, key -> word).equals(word)
                    || letterOf.computeIfAbsent(word, key -> letter) != letter) {
                return false;
            }
        }
        return true;
    }
}
