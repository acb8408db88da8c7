class Solution {
    private record Visit(TreeNode node, int largest) {} // largest: the greatest value above the node

    public int goodNodes(TreeNode root) {
        int good = 0;
        Deque<Visit> waiting = new ArrayDeque<>();
        waiting.push(new Visit(root, root.val));
        while (!waiting.isEmpty()) {
            Visit visit = waiting.pop();
            TreeNode node = visit.node();
            if (node.val >= visit.largest()) {
                good++;
            }
            int largest = Math.max(visit.largest(), node.val);
            if (node.left != null) {
                waiting.push(new Visit(node.left, largest));
            }
            if (node.right != null) {
                waiting.push(new Visit(node.right, largest));
            }
        }
        return good;
    }
}
