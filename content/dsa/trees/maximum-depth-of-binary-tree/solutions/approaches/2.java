class Solution {
    public int maxDepth(TreeNode root) {
        int depth = 0;
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        while (!level.isEmpty()) {
            depth++;
            List<TreeNode> children = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.left != null) {
                    children.add(node.left);
                }
                if (node.right != null) {
                    children.add(node.right);
                }
            }
            level = children;
        }
        return depth;
    }
}
