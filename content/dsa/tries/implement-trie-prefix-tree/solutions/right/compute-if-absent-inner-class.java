class Trie {
    private final class Branch extends HashMap<Character, Branch> {
        boolean word;

        Branch child(char c) {
            return computeIfAbsent(c, key -> new Branch());
        }
    }

    private final Branch root = new Branch();

    public void insert(String word) {
        Branch node = root;
        for (char c : word.toCharArray()) node = node.child(c);
        node.word = true;
    }

    public boolean search(String word) {
        var node = find(word);
        return node != null && node.word;
    }

    public boolean startsWith(String prefix) {
        return find(prefix) != null;
    }

    private Branch find(String prefix) {
        Branch node = root;
        for (int i = 0; node != null && i < prefix.length(); i++) node = node.get(prefix.charAt(i));
        return node;
    }
}
