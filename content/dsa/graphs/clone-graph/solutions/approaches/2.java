class Solution {
    public Node cloneGraph(Node node) {
        if (node == null) {
            return null;
        }
        Map<Node, Node> copyOf = new HashMap<>();
        copyOf.put(node, new Node(node.val));
        Queue<Node> queue = new ArrayDeque<>();
        queue.add(node);
        while (!queue.isEmpty()) {
            Node original = queue.remove();
            for (Node neighbor : original.neighbors) {
                if (!copyOf.containsKey(neighbor)) {
                    copyOf.put(neighbor, new Node(neighbor.val));
                    queue.add(neighbor);
                }
                copyOf.get(original).neighbors.add(copyOf.get(neighbor));
            }
        }
        return copyOf.get(node);
    }
}
