class Solution {
    public List<List<Integer>> levelOrder(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        Deque<TreeNode> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(root);
        }
        while (!queue.isEmpty()) {
            List<Integer> level = new ArrayList<>();
            for (int left = queue.size(); left > 0; left--) {
                TreeNode node = queue.poll();
                level.add(node.val);
                queue.add(node.left);
                queue.add(node.right);
            }
            levels.add(level);
        }
        return levels;
    }
}
