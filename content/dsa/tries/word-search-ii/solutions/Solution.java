class Solution {
    private static class Node {
        final Node[] children = new Node[26];
        int childCount;
        String word;
    }

    private final Node root = new Node();
    private final List<String> found = new ArrayList<>();

    public List<String> findWords(char[][] board, String[] words) {
        for (String word : words) {
            insert(word);
        }
        for (int r = 0; r < board.length; r++) {
            for (int c = 0; c < board[0].length; c++) {
                search(board, r, c, root);
            }
        }
        return found;
    }

    private void insert(String word) {
        Node node = root;
        for (int i = 0; i < word.length(); i++) {
            int letter = word.charAt(i) - 'a';
            if (node.children[letter] == null) {
                node.children[letter] = new Node();
                node.childCount++;
            }
            node = node.children[letter];
        }
        node.word = word;
    }

    private void search(char[][] board, int r, int c, Node parent) {
        if (r < 0 || c < 0 || r == board.length || c == board[0].length || board[r][c] == '#') {
            return;
        }
        char letter = board[r][c];
        Node node = parent.children[letter - 'a'];
        if (node == null) {
            return;
        }
        if (node.word != null) {
            found.add(node.word);
            node.word = null;
        }
        board[r][c] = '#';
        search(board, r - 1, c, node);
        search(board, r + 1, c, node);
        search(board, r, c - 1, node);
        search(board, r, c + 1, node);
        board[r][c] = letter;
        if (node.childCount == 0) {
            parent.children[letter - 'a'] = null;
            parent.childCount--;
        }
    }
}
