class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) {
            return false;
        }
        Set<Character> letters = new HashSet<>();
        Set<String> pairs = new HashSet<>();
        for (int i = 0; i < words.length; i++) {
            char letter = pattern.charAt(i);
            letters.add(letter);
            pairs.add(letter + words[i]); // unambiguous, since the letter is one character
        }
        int distinctWords = new HashSet<>(List.of(words)).size();
        return pairs.size() == letters.size() && pairs.size() == distinctWords;
    }
}
