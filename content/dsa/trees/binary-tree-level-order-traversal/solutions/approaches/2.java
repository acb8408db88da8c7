class Solution {
    private final List<List<Integer>> levels = new ArrayList<>();

    public List<List<Integer>> levelOrder(TreeNode root) {
        walk(root, 0);
        return levels;
    }

    private void walk(TreeNode node, int depth) {
        if (node == null) {
            return;
        }
        if (depth == levels.size()) {
            levels.add(new ArrayList<>());
        }
        levels.get(depth).add(node.val);
        walk(node.left, depth + 1);
        walk(node.right, depth + 1);
    }
}
