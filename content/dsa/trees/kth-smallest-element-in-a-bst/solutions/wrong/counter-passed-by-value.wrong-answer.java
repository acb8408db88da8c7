class Solution {
    private int answer;

    public int kthSmallest(TreeNode root, int k) {
        walk(root, k);
        return answer;
    }

    private void walk(TreeNode node, int k) {
        if (node == null) {
            return;
        }
        walk(node.left, k);
        k--;
        if (k == 0) {
            answer = node.val;
            return;
        }
        walk(node.right, k);
    }
}
