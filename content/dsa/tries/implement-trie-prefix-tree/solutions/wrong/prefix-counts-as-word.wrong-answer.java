class Trie {
    private final Map<Character, Trie> children = new HashMap<>();

    public Trie() {}

    public void insert(String word) {
        Trie node = this;
        for (char c : word.toCharArray()) {
            node = node.children.computeIfAbsent(c, k -> new Trie());
        }
    }

    public boolean search(String word) {
        return startsWith(word);
    }

    public boolean startsWith(String prefix) {
        Trie node = this;
        for (char c : prefix.toCharArray()) {
            node = node.children.get(c);
            if (node == null) {
                return false;
            }
        }
        return true;
    }
}
