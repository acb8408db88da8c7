class Solution {
    public int maxPathSum(TreeNode root) {
        int best = Integer.MIN_VALUE;
        Deque<TreeNode> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            TreeNode node = stack.pop();
            best = Math.max(best, node.val + arm(node.left) + arm(node.right));
            if (node.left != null) {
                stack.push(node.left);
            }
            if (node.right != null) {
                stack.push(node.right);
            }
        }
        return best;
    }

    private int arm(TreeNode node) {
        return node == null ? 0 : Math.max(0, node.val + Math.max(arm(node.left), arm(node.right)));
    }
}
