class Solution {
    private final Map<Integer, Integer> position = new HashMap<>();
    private int next = 0;

    public TreeNode buildTree(int[] preorder, int[] inorder) {
        for (int i = 0; i < inorder.length; i++) {
            position.put(inorder[i], i);
        }
        return build(preorder, 0, inorder.length - 1);
    }

    /** The subtree whose inorder lies between the positions low and high, both included. */
    private TreeNode build(int[] preorder, int low, int high) {
        if (low > high) {
            return null;
        }
        TreeNode root = new TreeNode(preorder[next++]);
        int middle = position.get(root.val);
        root.left = build(preorder, low, middle - 1);
        root.right = build(preorder, middle + 1, high);
        return root;
    }
}
