class Solution {
    private final List<Integer> view = new ArrayList<>();

    public List<Integer> rightSideView(TreeNode root) {
        walk(root, 0);
        return view;
    }

    private void walk(TreeNode node, int depth) {
        if (node == null) {
            return;
        }
        if (depth == view.size()) {
            view.add(node.val);
        }
        walk(node.right, depth + 1);
        walk(node.left, depth + 1);
    }
}
