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
                buildTree(Arrays.copyOfRange(preorder, 1, k + 1), Arrays.copyOfRange(inorder, 0, k)),
                buildTree(Arrays.copyOfRange(preorder, k + 1, n), Arrays.copyOfRange(inorder, k + 1, n)));
    }
}
