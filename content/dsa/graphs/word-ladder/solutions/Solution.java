class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        if (!unused.contains(endWord)) {
            return 0;
        }
        unused.remove(beginWord);

        List<String> level = List.of(beginWord);
        for (int length = 1; !level.isEmpty(); length++) {
            List<String> next = new ArrayList<>();
            for (String word : level) {
                if (word.equals(endWord)) {
                    return length;
                }
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char original = letters[i];
                    for (letters[i] = 'a'; letters[i] <= 'z'; letters[i]++) {
                        String candidate = new String(letters);
                        if (unused.remove(candidate)) {
                            next.add(candidate);
                        }
                    }
                    letters[i] = original;
                }
            }
            level = next;
        }
        return 0;
    }
}
