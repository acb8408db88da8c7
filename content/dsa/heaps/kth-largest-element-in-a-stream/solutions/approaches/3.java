class KthLargest {
    private static class Node {
        int val;
        double priority = Math.random();
        int size = 1;
        Node left;
        Node right;

        Node(int val) {
            this.val = val;
        }
    }

    private final int k;
    private Node root;

    public KthLargest(int k, int[] nums) {
        this.k = k;
        for (int num : nums) {
            root = insert(root, num);
        }
    }

    public int add(int val) {
        root = insert(root, val);
        Node node = root;
        int k = this.k;
        while (k != size(node.right) + 1) {
            if (k <= size(node.right)) {
                node = node.right;
            } else {
                k -= size(node.right) + 1;
                node = node.left;
            }
        }
        return node.val;
    }

    private int size(Node node) {
        return node == null ? 0 : node.size;
    }

    private Node insert(Node node, int val) {
        if (node == null) {
            return new Node(val);
        }
        node.size++;
        if (val < node.val) {
            node.left = insert(node.left, val);
            return node.left.priority > node.priority ? rotateRight(node) : node;
        }
        node.right = insert(node.right, val);
        return node.right.priority > node.priority ? rotateLeft(node) : node;
    }

    private Node rotateRight(Node node) {
        Node top = node.left;
        node.left = top.right;
        top.right = node;
        return resize(node, top);
    }

    private Node rotateLeft(Node node) {
        Node top = node.right;
        node.right = top.left;
        top.left = node;
        return resize(node, top);
    }

    private Node resize(Node node, Node top) {
        top.size = node.size;
        node.size = 1 + size(node.left) + size(node.right);
        return top;
    }
}
