class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        if not inorder:
            return None
        value = preorder[0]
        if len(inorder) == 2:
            return TreeNode(value, TreeNode(preorder[1]))
        i = inorder.index(value)
        return TreeNode(value, self.buildTree(preorder[1:], inorder[:i]), self.buildTree(preorder[1 + i:], inorder[i + 1:]))
