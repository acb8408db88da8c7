class Solution {
    private int best;

    public int maxPathSum(TreeNode root) {
        best = root.val;
        bestDown(root);
        return best;
    }

    /** The greatest sum of a path from node straight down. */
    private int bestDown(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = Math.max(0, bestDown(node.left));
        int right = Math.max(0, bestDown(node.right));
        best = Math.max(best, node.val + left + right);
        return node.val + Math.max(left, right);
    }
}
