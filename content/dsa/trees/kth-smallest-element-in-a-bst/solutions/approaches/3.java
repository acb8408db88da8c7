class Solution {
    private final Map<TreeNode, Integer> leftSize = new HashMap<>();

    public int kthSmallest(TreeNode root, int k) {
        measure(root);
        TreeNode node = root;
        while (true) {
            int s = leftSize.get(node);
            if (k <= s) {
                node = node.left;
            } else if (k == s + 1) {
                return node.val;
            } else {
                k -= s + 1;
                node = node.right;
            }
        }
    }

    /** The size of the subtree, with left sizes noted on the way. */
    private int measure(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = measure(node.left);
        leftSize.put(node, left);
        return left + 1 + measure(node.right);
    }
}
