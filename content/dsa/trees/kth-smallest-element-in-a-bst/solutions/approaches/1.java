class Solution {
    private final List<Integer> values = new ArrayList<>();

    public int kthSmallest(TreeNode root, int k) {
        walk(root);
        return values.get(k - 1);
    }

    private void walk(TreeNode node) {
        if (node == null) {
            return;
        }
        walk(node.left);
        values.add(node.val);
        walk(node.right);
    }
}
