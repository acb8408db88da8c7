class Solution {
    private int best = 0;

    public int maxPathSum(TreeNode root) {
        down(root);
        return best;
    }

    private int down(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = Math.max(0, down(node.left));
        int right = Math.max(0, down(node.right));
        best = Math.max(best, node.val + left + right);
        return node.val + Math.max(left, right);
    }
}
