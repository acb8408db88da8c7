class Solution {
    private final Map<Node, Node> copyOf = new HashMap<>();

    public Node cloneGraph(Node node) {
        if (node == null) {
            return null;
        }
        if (copyOf.containsKey(node)) {
            return copyOf.get(node);
        }
        Node copy = new Node(node.val);
        copyOf.put(node, copy);
        for (Node neighbor : node.neighbors) {
            copy.neighbors.add(cloneGraph(neighbor));
        }
        return copy;
    }
}
