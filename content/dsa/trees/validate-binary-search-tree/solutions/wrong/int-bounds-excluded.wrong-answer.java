class Solution {
    public boolean isValidBST(TreeNode root) {
        return within(root, Integer.MIN_VALUE, Integer.MAX_VALUE);
    }

    private boolean within(TreeNode node, int low, int high) {
        if (node == null) {
            return true;
        }
        return low < node.val && node.val < high
                && within(node.left, low, node.val)
                && within(node.right, node.val, high);
    }
}
