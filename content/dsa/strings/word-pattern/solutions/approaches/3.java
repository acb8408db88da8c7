class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) {
            return false;
        }
        Map<Character, Integer> firstLetter = new HashMap<>();
        Map<String, Integer> firstWord = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            char letter = pattern.charAt(i);
            String word = words[i];
            firstLetter.putIfAbsent(letter, i);
            firstWord.putIfAbsent(word, i);
            if (!firstLetter.get(letter).equals(firstWord.get(word))) {
                return false;
            }
        }
        return true;
    }
}
