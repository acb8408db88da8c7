class Solution {
    private record Visit(TreeNode node, int depth) {}

    public int maxDepth(TreeNode root) {
        int largest = 0;
        Deque<Visit> stack = new ArrayDeque<>();
        if (root != null) {
            stack.push(new Visit(root, 1));
        }
        while (!stack.isEmpty()) {
            Visit visit = stack.pop();
            TreeNode node = visit.node();
            int depth = visit.depth();
            largest = Math.max(largest, depth);
            if (node.left != null) {
                stack.push(new Visit(node.left, depth + 1));
            }
            if (node.right != null) {
                stack.push(new Visit(node.right, depth + 1));
            }
        }
        return largest;
    }
}
