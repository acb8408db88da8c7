class Solution {
    public TreeNode invertTree(TreeNode root) {
        if (root == null) {
            return null;
        }
        TreeNode mirroredLeft = invertTree(root.left);
        root.left = invertTree(root.right);
        root.right = mirroredLeft;
        return root;
    }
}
