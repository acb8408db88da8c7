class Solution {
    public boolean isSameTree(TreeNode p, TreeNode q) {
        return textOf(p).equals(textOf(q));
    }

    private String textOf(TreeNode root) {
        StringBuilder entries = new StringBuilder();
        write(root, entries);
        return entries.toString();
    }

    private void write(TreeNode node, StringBuilder entries) {
        if (node == null) {
            entries.append("#,");
            return;
        }
        entries.append(node.val).append(',');
        write(node.left, entries);
        write(node.right, entries);
    }
}
