class Solution {
    private record Pair(TreeNode a, TreeNode b) {}

    public boolean isSameTree(TreeNode p, TreeNode q) {
        Queue<Pair> queue = new ArrayDeque<>();
        queue.add(new Pair(p, q));
        while (!queue.isEmpty()) {
            Pair pair = queue.remove();
            TreeNode a = pair.a();
            TreeNode b = pair.b();
            if (a == null && b == null) {
                continue;
            }
            if (a == null || b == null || a.val != b.val) {
                return false;
            }
            queue.add(new Pair(a.left, b.left));
            queue.add(new Pair(a.right, b.right));
        }
        return true;
    }
}
