class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        if (!unused.contains(endWord)) {
            return 0;
        }
        unused.remove(beginWord);
        unused.remove(endWord);

        Set<String> level = Set.of(beginWord);
        Set<String> other = Set.of(endWord);
        for (int length = 2; !level.isEmpty(); length++) {
            if (level.size() > other.size()) {
                Set<String> larger = level;
                level = other;
                other = larger;
            }
            Set<String> following = new HashSet<>();
            for (String word : level) {
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char original = letters[i];
                    for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                        String candidate = new String(letters);
                        if (other.contains(candidate)) {
                            return length;
                        }
                        if (unused.remove(candidate)) {
                            following.add(candidate);
                        }
                    }
                    letters[i] = original;
                }
            }
            level = following;
        }
        return 0;
    }
}
