class Solution {
    public TreeNode buildTree(int[] preorder, int[] inorder) {
        int n = preorder.length;
        if (n == 0) {
            return null;
        }
        int k = 0;
        while (inorder[k] != preorder[0]) {
            k++;
        }
        return new TreeNode(
                preorder[0],
                buildTree(slice(preorder, 1, k + 1), slice(inorder, 0, k)),
                buildTree(slice(preorder, k + 1, n), slice(inorder, k + 1, n)));
    }

    private int[] slice(int[] values, int from, int to) {
        return Arrays.copyOfRange(values, from, to);
    }
}
