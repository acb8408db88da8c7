class Solution {
    private final List<Integer> path = new ArrayList<>();

    public int goodNodes(TreeNode root) {
        if (root == null) {
            return 0;
        }
        int good = path.stream().allMatch(value -> value <= root.val) ? 1 : 0;
        path.add(root.val);
        good += goodNodes(root.left) + goodNodes(root.right);
        path.remove(path.size() - 1);
        return good;
    }
}
