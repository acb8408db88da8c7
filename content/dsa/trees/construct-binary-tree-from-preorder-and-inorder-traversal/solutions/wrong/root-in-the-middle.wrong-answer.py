class Solution:
    def buildTree(self, preorder, inorder):
        if not inorder:
            return None
        mid = len(inorder) // 2
        return TreeNode(inorder[mid], self.buildTree(preorder, inorder[:mid]), self.buildTree(preorder, inorder[mid + 1:]))
