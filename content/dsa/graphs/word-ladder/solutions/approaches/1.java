class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        unused.remove(beginWord);
        int length = 1;
        List<String> level = List.of(beginWord);
        while (!level.isEmpty()) {
            List<String> following = new ArrayList<>();
            for (String word : level) {
                if (word.equals(endWord)) {
                    return length;
                }
                for (int i = 0; i < word.length(); i++) {
                    for (char letter = 'a'; letter <= 'z'; letter++) {
                        String candidate = word.substring(0, i) + letter + word.substring(i + 1);
                        if (unused.remove(candidate)) {
                            following.add(candidate);
                        }
                    }
                }
            }
            level = following;
            length++;
        }
        return 0;
    }
}
