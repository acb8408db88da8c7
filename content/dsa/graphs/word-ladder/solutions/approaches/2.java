class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String word : wordList) {
            for (String pattern : patterns(word)) {
                groups.computeIfAbsent(pattern, key -> new ArrayList<>()).add(word);
            }
        }

        Set<String> found = new HashSet<>();
        found.add(beginWord);
        int length = 1;
        List<String> level = List.of(beginWord);
        while (!level.isEmpty()) {
            List<String> following = new ArrayList<>();
            for (String word : level) {
                if (word.equals(endWord)) {
                    return length;
                }
                for (String pattern : patterns(word)) {
                    List<String> group = groups.remove(pattern);
                    if (group == null) {
                        continue;
                    }
                    for (String neighbor : group) {
                        if (found.add(neighbor)) {
                            following.add(neighbor);
                        }
                    }
                }
            }
            level = following;
            length++;
        }
        return 0;
    }

    private List<String> patterns(String word) {
        List<String> patterns = new ArrayList<>();
        for (int i = 0; i < word.length(); i++) {
            patterns.add(word.substring(0, i) + '*' + word.substring(i + 1));
        }
        return patterns;
    }
}
