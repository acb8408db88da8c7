class Solution {
    private record Furthest(TreeNode node, int distance) {}

    private final Map<TreeNode, TreeNode> parent = new HashMap<>();

    public int diameterOfBinaryTree(TreeNode root) {
        Deque<TreeNode> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            TreeNode node = stack.pop();
            for (TreeNode child : Arrays.asList(node.left, node.right)) {
                if (child != null) {
                    parent.put(child, node);
                    stack.push(child);
                }
            }
        }
        TreeNode end = furthest(root).node();
        return furthest(end).distance();
    }

    private Furthest furthest(TreeNode start) {
        Map<TreeNode, Integer> distance = new HashMap<>();
        Queue<TreeNode> queue = new ArrayDeque<>();
        TreeNode node = start;
        distance.put(start, 0);
        queue.add(start);
        while (!queue.isEmpty()) {
            node = queue.remove();
            for (TreeNode neighbor : Arrays.asList(node.left, node.right, parent.get(node))) {
                if (neighbor != null && !distance.containsKey(neighbor)) {
                    distance.put(neighbor, distance.get(node) + 1);
                    queue.add(neighbor);
                }
            }
        }
        return new Furthest(node, distance.get(node));
    }
}
