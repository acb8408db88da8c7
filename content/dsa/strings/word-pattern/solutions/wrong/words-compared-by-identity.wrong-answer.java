class Solution {
    public boolean wordPattern(String pattern, String s) {
        String[] words = s.split(" ");
        if (words.length != pattern.length()) {
            return false;
        }
        Map<Character, String> wordOf = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            char letter = pattern.charAt(i);
            if (wordOf.containsKey(letter)) {
                if (wordOf.get(letter) != words[i]) {
                    return false;
                }
            } else if (wordOf.containsValue(words[i])) {
                return false;
            }
            wordOf.put(letter, words[i]);
        }
        return true;
    }
}
