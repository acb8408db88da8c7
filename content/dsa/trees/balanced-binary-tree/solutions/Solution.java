class Solution {
    public boolean isBalanced(TreeNode root) {
        return height(root) != -1;
    }

    /** The height of a balanced subtree, -1 for any other. */
    private int height(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = height(node.left);
        if (left == -1) {
            return -1;
        }
        int right = height(node.right);
        if (right == -1 || Math.abs(left - right) > 1) {
            return -1;
        }
        return 1 + Math.max(left, right);
    }
}
