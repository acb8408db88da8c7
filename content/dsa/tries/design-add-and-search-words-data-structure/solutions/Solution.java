class WordDictionary {
    private static class Node {
        final Node[] children = new Node[26];
        boolean isWord;
    }

    private final Node root = new Node();

    public WordDictionary() {}

    public void addWord(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int letter = word.charAt(i) - 'a';
            if (node.children[letter] == null) {
                node.children[letter] = new Node();
            }
            node = node.children[letter];
        }
        node.isWord = true;
    }

    public boolean search(String word) {
        return matches(word, 0, root);
    }

    private boolean matches(String word, int index, Node node) {
        if (node == null) {
            return false;
        }
        if (index == word.length()) {
            return node.isWord;
        }
        char letter = word.charAt(index);
        if (letter != '.') {
            return matches(word, index + 1, node.children[letter - 'a']);
        }
        for (Node child : node.children) {
            if (matches(word, index + 1, child)) {
                return true;
            }
        }
        return false;
    }
}
