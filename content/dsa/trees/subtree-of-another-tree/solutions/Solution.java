class Solution {
    private record Key(int value, int left, int right) {}

    private final Map<Key, Integer> numbers = new HashMap<>();
    private int wanted = -1;
    private boolean found = false;

    public boolean isSubtree(TreeNode root, TreeNode subRoot) {
        wanted = number(subRoot);
        found = false;
        number(root);
        return found;
    }

    /** Equal subtrees have equal numbers; a missing node has 0. */
    private int number(TreeNode node) {
        if (node == null) {
            return 0;
        }
        Key key = new Key(node.val, number(node.left), number(node.right));
        int own = numbers.computeIfAbsent(key, unseen -> numbers.size() + 1);
        found = found || own == wanted;
        return own;
    }
}
