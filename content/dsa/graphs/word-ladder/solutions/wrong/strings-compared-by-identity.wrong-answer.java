class Solution {
    public int ladderLength(String beginWord, String endWord, List<String> wordList) {
        Set<String> unused = new HashSet<>(wordList);
        Deque<String> queue = new ArrayDeque<>();
        queue.add(beginWord);
        int length = 1;
        while (!queue.isEmpty()) {
            for (int left = queue.size(); left > 0; left--) {
                String word = queue.poll();
                if (word == endWord) {
                    return length;
                }
                char[] letters = word.toCharArray();
                for (int i = 0; i < letters.length; i++) {
                    char old = letters[i];
                    for (char c = 'a'; c <= 'z'; c++) {
                        letters[i] = c;
                        String next = new String(letters);
                        if (unused.remove(next)) {
                            queue.add(next);
                        }
                    }
                    letters[i] = old;
                }
            }
            length++;
        }
        return 0;
    }
}
