class Solution {
    private int longest = 0;

    public int diameterOfBinaryTree(TreeNode root) {
        height(root);
        return longest;
    }

    private int height(TreeNode node) {
        if (node == null) {
            return 0;
        }
        int left = height(node.left);
        int right = height(node.right);
        longest = Math.max(longest, left + right);
        return 1 + Math.max(left, right);
    }
}
