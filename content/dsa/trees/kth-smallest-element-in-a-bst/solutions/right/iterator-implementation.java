class Solution {
    static class InOrder implements Iterable<Integer> {
        private final TreeNode root;

        InOrder(TreeNode root) {
            this.root = root;
        }

        public Iterator<Integer> iterator() {
            return new Iterator<>() {
                private final Deque<TreeNode> stack = new LinkedList<>();

                {
                    push(root);
                }

                private void push(TreeNode node) {
                    for (; node != null; node = node.left) stack.push(node);
                }

                @Override
                public boolean hasNext() {
                    return !stack.isEmpty();
                }

                @Override
                public Integer next() {
                    TreeNode node = stack.pop();
                    push(node.right);
                    return node.val;
                }
            };
        }
    }

    public int kthSmallest(TreeNode root, int k) {
        for (int value : new InOrder(root)) if (--k == 0) return value;
        throw new IllegalStateException();
    }
}
