class Solution {
    public boolean isValidBST(TreeNode root) {
        long previous = Long.MIN_VALUE;
        Deque<TreeNode> stack = new ArrayDeque<>();
        TreeNode node = root;
        while (!stack.isEmpty() || node != null) {
            for (; node != null; node = node.left) {
                stack.push(node);
            }
            node = stack.pop();
            if (node.val <= previous) {
                return false;
            }
            previous = node.val;
            node = node.right;
        }
        return true;
    }
}
