class Solution:
    def buildTree(self, preorder: List[int], inorder: List[int]) -> Optional[TreeNode]:
        def insert(node, value):
            if not node:
                return TreeNode(value)
            if value < node.val:  # takes the tree for a search tree
                node.left = insert(node.left, value)
            else:
                node.right = insert(node.right, value)
            return node

        root = None
        for value in preorder:
            root = insert(root, value)
        return root
