class Solution {
    public boolean isValidBST(TreeNode root) {
        return fits(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** All values are in order and strictly between low and high. */
    private boolean fits(TreeNode node, long low, long high) {
        if (node == null) {
            return true;
        }
        if (node.val <= low || node.val >= high) {
            return false;
        }
        return fits(node.left, low, node.val) && fits(node.right, node.val, high);
    }
}
