class Solution {
    public TreeNode lowestCommonAncestor(TreeNode root, TreeNode p, TreeNode q) {
        List<TreeNode> toP = pathTo(p, root);
        List<TreeNode> toQ = pathTo(q, root);
        TreeNode ancestor = root;
        for (int i = 0; i < Math.min(toP.size(), toQ.size()); i++) {
            if (toP.get(i) != toQ.get(i)) {
                break;
            }
            ancestor = toP.get(i);
        }
        return ancestor;
    }

    private List<TreeNode> pathTo(TreeNode target, TreeNode root) {
        List<TreeNode> path = new ArrayList<>();
        TreeNode node = root;
        path.add(node);
        while (node != target) {
            node = target.val < node.val ? node.left : node.right;
            path.add(node);
        }
        return path;
    }
}
