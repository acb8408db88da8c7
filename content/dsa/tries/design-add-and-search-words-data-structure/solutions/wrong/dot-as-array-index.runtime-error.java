class WordDictionary {
    private final WordDictionary[] children = new WordDictionary[26];
    private boolean isWord;

    public WordDictionary() {}

    public void addWord(String word) {
        WordDictionary node = this;
        for (char c : word.toCharArray()) {
            if (node.children[c - 'a'] == null) {
                node.children[c - 'a'] = new WordDictionary();
            }
            node = node.children[c - 'a'];
        }
        node.isWord = true;
    }

    public boolean search(String word) {
        if (word.isEmpty()) {
            return isWord;
        }
        String rest = word.substring(1);
        WordDictionary next = children[word.charAt(0) - 'a'];
        if (next != null) {
            return next.search(rest);
        }
        if (word.charAt(0) == '.') {
            for (WordDictionary child : children) {
                if (child != null && child.search(rest)) {
                    return true;
                }
            }
        }
        return false;
    }
}
