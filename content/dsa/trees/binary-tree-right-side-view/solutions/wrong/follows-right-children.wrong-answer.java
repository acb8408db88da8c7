class Solution {
    public List<Integer> rightSideView(TreeNode root) {
        List<Integer> view = new ArrayList<>();
        while (root != null) {
            view.add(root.val);
            root = root.right != null ? root.right : root.left;
        }
        return view;
    }
}
